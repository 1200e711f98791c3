"""Options for where lab games run: `--workers`, `--engine`, `--address`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import wraps
from importlib.util import find_spec
from typing import Any

import click

from tafelrunde.cli.arguments import BadArgumentError, install_command
from tafelrunde.cli.help import told
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.build import compiled, why_interpreted
from tafelrunde.lab.engine import Engine, Processes

KINDS = ("processes", "ray")
MOST_WORKERS = 256


@dataclass(frozen=True)
class ChosenEngine:
    kind: str
    workers: int
    address: str | None

    @contextmanager
    def started(self, words: TerminalWords) -> Iterator[Engine]:
        say_if_interpreted(words)
        if self.kind == "ray":
            with self._ray(words) as cluster:
                yield cluster
        elif self.address is not None:
            raise BadArgumentError(words.say("address-without-ray"))
        else:
            yield Processes(self.workers)

    @contextmanager
    def _ray(self, words: TerminalWords) -> Iterator[Engine]:
        if find_spec("ray") is None:
            raise BadArgumentError(words.say("no-ray", command=install_command("ray")))
        from tafelrunde.lab.ray_cluster import MixedClusterError, NoClusterError, RayCluster

        try:
            # Ray reports on its workers on stdout, where the results go.
            with RayCluster(self.address, self.workers) as cluster, redirect_stdout(sys.stderr):
                yield cluster
        except NoClusterError as error:
            where = self.address or words.say("this-machine")
            reason = str(error).splitlines()[0]
            raise BadArgumentError(words.say("no-cluster", where=where, reason=reason)) from None
        except MixedClusterError as error:
            differ = "; ".join(f"{name}: {a} ≠ {b}" for name, a, b in error.differences)
            say = words.say("mixed-cluster", machine=error.machine, differences=differ)
            raise BadArgumentError(say) from None


def say_if_interpreted(words: TerminalWords) -> None:
    """Say on stderr that the installed package lacks compiled rules."""
    if not compiled() and why_interpreted() == "wheel":
        click.echo(words.say("doctor-interpreted-wheel"), err=True)


def with_engine(command: Callable[..., Any]) -> Callable[..., Any]:
    """Pass the three options as one argument, `engine`."""

    @told(
        "--workers", type=click.IntRange(1, MOST_WORKERS), default=1, show_default=True, metavar="W"
    )
    @told("--engine", type=click.Choice(KINDS), default=KINDS[0], show_default=True)
    @told("--address", metavar="HOST:PORT")
    @wraps(command)
    def with_chosen(
        *given: Any, workers: int, engine: str, address: str | None, **named: Any
    ) -> Any:
        return command(*given, engine=ChosenEngine(engine, workers, address), **named)

    return with_chosen
