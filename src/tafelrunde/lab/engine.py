"""Engines that run many jobs: in this process or in several. `ray_cluster.py` is another one."""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class Engine(ABC):
    """Runs jobs. Results do not depend on the engine, since each job contains all its inputs."""

    workers: int
    """Number of jobs that run in parallel."""

    @abstractmethod
    def spread(
        self, work: Callable[[Job], Result], jobs: Sequence[Job]
    ) -> Iterator[tuple[int, Result]]:
        """Yield the index and result of each job in order of completion."""


class Processes(Engine):
    """Processes on this machine; a single one is the calling process."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise ValueError("at least one process is required")
        self.workers = workers

    def spread(
        self, work: Callable[[Job], Result], jobs: Sequence[Job]
    ) -> Iterator[tuple[int, Result]]:
        if self.workers == 1:
            yield from enumerate(map(work, jobs))
            return
        pool = ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_first
        )
        try:
            numbers = {pool.submit(work, job): number for number, job in enumerate(jobs)}
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


THIS_PROCESS = Processes(1)


def leave_interrupts_to_the_first() -> None:
    """Ignore Ctrl-C, which reaches every process, so that only the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
