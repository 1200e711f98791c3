"""An engine for several machines, using Ray (an optional package).

Anyone who can reach a Ray cluster can run code on it, so keep it in a private network.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from types import TracebackType
from typing import Any

import msgspec

from tafelrunde import games as registry
from tafelrunde.core.build import compiled
from tafelrunde.lab.engine import Engine, Job, Result

TASKS_PER_WORKER = 2
"""Jobs in flight per worker, so that no worker waits for its next job."""
RETRIES = 3
"""Retries of a job whose worker died."""
OBJECTS = 100_000_000
"""Bytes of Ray's object store for jobs and results, which are small."""
ALONE = {
    "RAY_raylet_start_wait_time_s": "240",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}
"""Environment for a cluster of one machine: long timeouts in case the machine is busy, and (the
last one) reachable only from this machine."""


class NoClusterError(Exception):
    """The Ray cluster does not respond, or a local one did not start."""


class Versions(msgspec.Struct, frozen=True):
    """Versions that must be equal on all machines; a mixture would silently change results."""

    tafelrunde: str
    python: str
    compiled: bool
    rules: dict[str, int]

    def differences(self, other: Versions) -> list[tuple[str, str, str]]:
        """What differs, its value here, and its value there."""
        ours, theirs = self._plain(), other._plain()
        return [(name, ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]]

    def _plain(self) -> dict[str, str]:
        own = {"tafelrunde": self.tafelrunde, "python": self.python}
        rules = {f"rules of {name}": str(number) for name, number in self.rules.items()}
        return {**own, "compiled": str(self.compiled).lower(), **rules}


class MixedClusterError(Exception):
    """A machine of the cluster runs different versions."""

    def __init__(self, machine: str, differences: list[tuple[str, str, str]]) -> None:
        super().__init__(machine, differences)
        self.machine = machine
        self.differences = differences


def versions() -> Versions:
    rules = {name: registry.find(name).rules_version for name in registry.names()}
    python = ".".join(str(part) for part in sys.version_info[:3])
    return Versions(version("tafelrunde"), python, compiled(), rules)


class RayCluster(Engine):
    """A running cluster; without an address, a private one on this machine that no other machine
    can reach."""

    def __init__(self, address: str | None = None, workers: int = 1) -> None:
        if address is None:
            os.environ.update(ALONE)
        ray = self._ray = import_module("ray")  # reads its environment on import
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        try:
            if address is None:
                ray.init(
                    address="local",  # not a cluster already running here
                    num_cpus=workers,
                    include_dashboard=False,
                    object_store_memory=OBJECTS,
                    **quiet,
                )
            else:
                ray.init(address=address, **quiet)
        except Exception as error:  # Ray also raises plain exceptions
            raise NoClusterError(str(error)) from error
        self.workers = sum(int(node["Resources"]["CPU"]) for node in self._machines())

    def __enter__(self) -> RayCluster:
        try:
            self._check_versions()
        except BaseException:
            self._ray.shutdown()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ray.shutdown()

    def _machines(self) -> list[dict[str, Any]]:
        """The machines that can run jobs."""
        return [one for one in self._ray.nodes() if one["Alive"] and one["Resources"].get("CPU")]

    def _check_versions(self) -> None:
        ray, ours = self._ray, versions()
        where = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
        asked = []
        for node in self._machines():
            there = where(node["NodeID"], soft=False)
            task = ray.remote(num_cpus=1, scheduling_strategy=there)(versions)
            asked.append((node["NodeManagerHostname"], task.remote()))
        for machine, answer in asked:
            if differences := ours.differences(ray.get(answer)):
                raise MixedClusterError(machine, differences)

    def spread(
        self, work: Callable[[Job], Result], jobs: Sequence[Job]
    ) -> Iterator[tuple[int, Result]]:
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        waiting = iter(enumerate(jobs))
        numbers: dict[Any, int] = {}
        try:
            for number, job in waiting:
                numbers[task.remote(job)] = number
                if len(numbers) == TASKS_PER_WORKER * self.workers:
                    break
            while numbers:
                [done], _ = ray.wait(list(numbers), num_returns=1)
                yield numbers.pop(done), ray.get(done)
                for number, job in waiting:
                    numbers[task.remote(job)] = number
                    break
        finally:
            for under_way in numbers:
                ray.cancel(under_way, force=True)
