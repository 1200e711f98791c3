"""Runs the tests of a tier and reports how long each part took.

    python -m tools.tiers quick    while editing
    python -m tools.tiers test     what proves the product
    python -m tools.tiers rest     what `make test-all` proves beyond `test`

docs/testing.md says what each tier proves. The time of each test is recorded in `.times/`. The tier
`rest` also fails if a test of the tier `test` took longer than LIMIT.
"""

from __future__ import annotations

import json
import resource
import shlex
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
TIMES = ROOT / ".times"
LIMIT = 20.0
"""Maximum seconds for a test of the tier `test`, without its set-up."""
SLOWEST = 10
SLOWER, NOTICEABLE = 1.5, 1.0
"""A test is reported as slower if it took this many times as long as before, and this many seconds
longer."""
IDLE = 0.1
"""Below this share of idle time, the tests had to wait for other programs."""

PYTEST = "python -m pytest -q --dist loadgroup"
BUILT = f".venv-compiled/bin/{PYTEST} -n 4 --rules built"
"""With more workers than cores: the server's tests wait for a third of their time."""
SOURCES = f".venv/bin/{PYTEST} -n 2 --rules interpreted -p no:playwright"
BROWSER = f".venv/bin/{PYTEST} -n 2 --rules interpreted tests/browser"
CLIENT = f"{sys.executable} tools/bootstrap.py client-test"
UNITS = "tests/core tests/table tests/bots tests/kit"
RULES = "tests/contract tests/games"
TOOLS = "tests/lab tests/library tests/cli"
MINUTES = {"quick": 1.5, "test": 8, "rest": 17}
TIERS = {
    "quick": {
        "sources": f"{SOURCES} -m 'not full' --samples 6 tests/test_imports.py {UNITS} {RULES}"
        " --ignore tests/contract/test_honest_bots.py",
        "client": CLIENT,
    },
    "test": {
        "built": f"{BUILT} -m 'not full' {UNITS} {RULES} {TOOLS} tests/server",
        "sources": f"{SOURCES} -m 'not full' tests/test_imports.py tests/tools"
        " tests/games/test_perft.py tests/contract/test_goldens.py",
        "agreement": ".venv/bin/python -m tests.kit.soak --minutes 0 --seed 4",
        "client": CLIENT,
        "browser": f"{BROWSER} -m 'not full'",
    },
    "rest": {
        "depth": f"{BUILT} -m full {RULES} {TOOLS} tests/server",
        "sources": f"{SOURCES} {UNITS} {RULES} {TOOLS}",
        "packages": f"{SOURCES} -m full tests/tools",
        "postgresql": f"{BUILT} --store postgresql tests/server",
        "browser": f"{BROWSER} -m full",
    },
}
"""The command of each part."""


@dataclass
class Part:
    """Durations of a part and of each of its tests, and the tests' share of the machine's load."""

    name: str
    passed: bool
    seconds: float
    core_seconds: float
    share: float = 1.0
    tests: dict[str, float] = field(default_factory=dict)


# -- Running -------------------------------------------------------------------------------------


def run(tier: str, name: str, command: str) -> Part:
    say(f"\n{tier}, {name}: {command}\n")
    results = TIMES / "results.xml"
    results.unlink(missing_ok=True)
    words = shlex.split(command)
    if "pytest" in words:
        words += [f"--junitxml={results}", "-o", "junit_family=xunit1"]
        words += ["-o", "junit_duration_report=call"]
    started, before, machine = time.monotonic(), core_seconds(), machine_seconds()
    code = subprocess.run(words, cwd=ROOT, check=False).returncode
    used = core_seconds() - before
    busy, idle = (now - then for now, then in zip(machine_seconds(), machine, strict=True))
    crowded = busy > used and idle < IDLE * (busy + idle)
    share = used / busy if crowded else 1.0
    tests = read_times(results) if results.exists() else {}
    return Part(name, code == 0, time.monotonic() - started, used, share, tests)


def core_seconds() -> float:
    """CPU seconds of all finished child processes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def machine_seconds() -> tuple[float, float]:
    """Busy and idle seconds of all cores together; zero if the system does not report them."""
    if not Path("/proc/stat").exists():
        return 0.0, 0.0
    hundredths = [int(word) for word in Path("/proc/stat").read_text().split()[1:9]]
    idle = hundredths[3] + hundredths[4]
    return (sum(hundredths) - idle) / 100, idle / 100


def read_times(results: Path) -> dict[str, float]:
    """Seconds per test, with the group suffix that xdist adds to names removed."""
    times = {}
    for case in ElementTree.parse(results).iter("testcase"):
        name = case.attrib["name"].partition("]@")
        times[f"{case.attrib['file']}::{name[0]}{name[1][:1]}"] = float(case.attrib["time"])
    return times


# -- Reporting -----------------------------------------------------------------------------------


def report(tier: str, parts: list[Part], before: list[Part]) -> None:
    say(f"\n{tier}:\n")
    for part in parts:
        failed = "" if part.passed else "  FAILED"
        say(f"  {part.name:<12}{clock(part.seconds)}  {part.core_seconds:5.0f} core-s{failed}\n")
    total = sum(part.seconds for part in parts)
    say(f"  {'together':<12}{clock(total)} of {clock(60 * MINUTES[tier])}\n")
    tests, earlier = times_of(parts), times_of(before)
    say("slowest tests:\n")
    for name in sorted(tests, key=lambda name: -tests[name])[:SLOWEST]:
        say(f"  {tests[name]:5.1f} s  {name}\n")
    for name in sorted(tests):
        was = earlier.get(name, tests[name])
        if tests[name] > SLOWER * was and tests[name] > was + NOTICEABLE:
            say(f"slower: {was:.1f} s → {tests[name]:.1f} s  {name}\n")


def times_of(parts: list[Part]) -> dict[str, float]:
    """Estimated seconds of each test on a quiet machine."""
    return {
        f"{name} ({part.name})": took * part.share
        for part in parts
        for name, took in part.tests.items()
    }


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60:3}:{int(seconds) % 60:02}"


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


# -- Recording -----------------------------------------------------------------------------------


def load(tier: str) -> list[Part]:
    kept = TIMES / f"{tier}.json"
    return [Part(**part) for part in json.loads(kept.read_text())] if kept.exists() else []


def save(tier: str, parts: list[Part]) -> None:
    (TIMES / f"{tier}.json").write_text(json.dumps([asdict(part) for part in parts], indent=1))


def too_slow() -> list[str]:
    times = times_of(load("test"))
    return [
        f"{name}: {took:.1f} s, more than {LIMIT:.0f} s"
        for name, took in times.items()
        if took > LIMIT
    ]


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in TIERS:
        sys.exit(__doc__)
    tier = sys.argv[1]
    TIMES.mkdir(exist_ok=True)
    before = load(tier)
    parts = [run(tier, name, command) for name, command in TIERS[tier].items()]
    save(tier, parts)
    report(tier, parts, before)
    faults = too_slow() if tier == "rest" else []
    for fault in faults:
        say(f"too slow for `make test`: {fault}\n")
    return 1 if faults or not all(part.passed for part in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
