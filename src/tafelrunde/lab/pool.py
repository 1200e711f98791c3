"""The same work for many jobs, in this process or in several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[int, Result]]:
    """The number of each job and its result, in the order in which they are done."""
    if workers == 1:
        yield from enumerate(map(work, jobs))
        return
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_first
    )
    try:
        numbers = {pool.submit(work, job): number for number, job in enumerate(jobs)}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process; only the one that started the others answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
