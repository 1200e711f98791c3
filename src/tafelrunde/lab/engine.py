"""Who does the same work for many jobs: this process, or several. `ray_cluster.py` is one more."""

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
    """Whoever does it, the results are the same: what a job needs, the job says."""

    workers: int
    """How many jobs are done at the same time."""

    @abstractmethod
    def spread(
        self, work: Callable[[Job], Result], jobs: Sequence[Job]
    ) -> Iterator[tuple[int, Result]]:
        """The number of each job and its result, in the order in which they are done."""


class Processes(Engine):
    """On this machine; one is the process that asks."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise ValueError("at least one process has to do the work")
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
    """Ctrl-C reaches every process; only the one that started the others answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
