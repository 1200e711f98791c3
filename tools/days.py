"""Writes the numbers of the games of the day: one byte for each date.

.venv-compiled/bin/python -m tools.days 2026-11 26    26 months from November 2026
"""

import sys
from calendar import monthrange
from multiprocessing import Pool
from pathlib import Path

from tafelrunde.table.days import Day, find_number

FILE = Path(__file__).parents[1] / "src" / "tafelrunde" / "table" / "days.txt"


def number(date: str) -> int:
    return find_number(Day(date))


def write(first: str, months: int) -> None:
    year, month = map(int, first.split("-"))
    lines = []
    with Pool() as pool:
        for at in range(months):
            here = f"{year + (month - 1 + at) // 12}-{(month - 1 + at) % 12 + 1:02}"
            days = monthrange(*map(int, here.split("-")))[1]
            found = pool.map(number, [f"{here}-{day:02}" for day in range(1, days + 1)])
            lines.append(f"{here} {bytes(found).hex()}\n")
            FILE.write_text("".join(lines), "ascii")


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]))
