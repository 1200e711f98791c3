"""`tafelrunde` whose cards and bots follow from a number: `python -m tests.browser.seeded 7 serve`.

Nothing else is foreseeable: cookies, codes and passwords stay as random as ever.
"""

from __future__ import annotations

import secrets
import sys
from random import Random

from tafelrunde.cli import main
from tafelrunde.server.tables import bot_workers, services


class Foreseen:
    """Every table has the same secret and every bot the same whims, in whatever order they ask."""

    choice = staticmethod(secrets.choice)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def token_bytes(self, many: int) -> bytes:
        return Random(self.seed).randbytes(many)

    def randbits(self, many: int) -> int:
        return Random(self.seed).getrandbits(many)


if __name__ == "__main__":
    for module in (bot_workers, services):
        vars(module)["secrets"] = Foreseen(int(sys.argv[1]))
    del sys.argv[1]
    main()
