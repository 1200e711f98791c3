"""Gallery scenes of the boards: demanding positions from golden games, as the server sends them.

    python -m tools.scenes FOLDER              every game
    python -m tools.scenes FOLDER knatsch      one

From each golden game: the decision with the longest menu in each phase; a hidden reaction with and
without an answer in hand, as seen by others, and after the answer; a scored part of the game, a die
on the road, a waiting player, a spectator, and the end. Another game is played if options can make
a board harder to draw than any golden game. A scene is an `update` message, with what a browser
remembers of its player's last turn. `web/gallery` displays the scenes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Journal, read_text
from tafelrunde.core.replay import actor_of, begin, play_entry
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER
from tafelrunde.games import NAMES, find
from tafelrunde.server.api.lessons import lesson
from tafelrunde.server.base.messages import (
    NO_VIEW,
    Entry,
    Menu,
    Pace,
    SeatInfo,
    SeatKind,
    SeatUpdate,
    Spectator,
    TableInfo,
    Update,
)
from tafelrunde.server.tables.table_record import COLOURS
from tafelrunde.table.table import Table
from tools.house_scenes import GAMES, house_scenes

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "tests" / "games"
PEOPLE = ("Ada", "Bruno", "Clara", "Dietrich", "Emma", "Friedrich")
NOW = 1_800_000_000.0
LONGEST_LOG = 120
WATCHER = -1
RESULT = "result"
END = "end"
REACTION = "reaction"
CLOSES = 3.4
"""Seconds left to answer a hidden reaction."""
HARDER = {"geisterfahrer": ("long", {"fields_per_lane": 36})}
"""Options that make a board hardest to draw, with a name for the scene."""
SEED = 4

Raw = msgspec.Raw
encode = msgspec.json.encode


class Scene(msgspec.Struct):
    """What one viewer sees at one moment."""

    name: str
    game: str
    update: Update
    own: int
    """Number of the viewer's own last entry; 0 before the first."""
    before: Raw
    """View after that entry; null if there is none."""
    earlier: Raw
    """View one entry earlier, if the scene shows something that just happened; otherwise null."""


class Found(msgspec.Struct):
    """A position in a journal selected for a scene."""

    name: str
    at: int
    """Number of entries played."""
    seat: int
    staged: bool = False
    """Whether the scene shows what just happened and needs the view before it."""


# -- Selection -------------------------------------------------------------------------------


def hard_places(game: AnyGame, journal: Journal) -> list[Found]:
    """The longest menu of each phase, a waiting player, a spectator, and the end."""
    longest: dict[str, tuple[int, Found]] = {}
    state = begin(game, journal)
    middle: Found | None = None
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Act):
            phase = _phase(game, state, entry.seat)
            many = len(state.legal(entry.seat))
            if many >= longest.get(phase, (0, None))[0]:
                longest[phase] = (many, Found(phase, at, entry.seat))
            if _is_reaction(game, entry):
                for name, found in _reaction(game, journal, state, at, phase).items():
                    longest[name] = (0, found)
            if middle is None and at > 0.6 * len(journal.entries):
                middle = Found("waits", at, (entry.seat + 1) % journal.header.seats)
        if isinstance(entry, Act | Chance):
            scored, staged = _scored(game, state), _staged(game, state, entry)
            play_entry(game, state, entry, f"entry {at + 1}")
            if _scored(game, state) > scored and state.turn() != OVER:
                longest[RESULT] = (0, Found(RESULT, at + 1, 0, staged=True))
            if staged and state.turn() != OVER:
                longest[staged] = (0, Found(staged, at + 1, 0, staged=True))
    places = [found for _, found in longest.values()]
    if middle is not None:
        places += [middle, Found("watches", middle.at, WATCHER)]
    if state.turn() == OVER:
        places.append(Found(END, len(journal.entries), 0))
    return places


def _scored(game: AnyGame, state: Any) -> int:
    """Number of scored parts of the game, for games that have them."""
    view = game.view(state, 0)
    return len(getattr(view, "reviews", getattr(view, "results", ())))


def _is_reaction(game: AnyGame, entry: Act) -> bool:
    return game.reactions is not None and entry.text in game.reactions.answers


def _reaction(game: AnyGame, journal: Journal, state: Any, at: int, phase: str) -> dict[str, Found]:
    """A hidden reaction without an answer in hand and for players who are not asked, and an answer
    that reveals something, as seen by its player and by another."""
    entry = journal.entries[at]
    assert isinstance(entry, Act)
    assert game.reactions is not None
    last = journal.header.seats - 1
    other = last if last != entry.seat else 0
    found = {}
    if other not in state.pending():
        found[f"{phase}-others"] = Found(f"{phase}-others", at, other)
    if len(state.legal(entry.seat)) == 1:
        found[f"{phase}-lacking"] = Found(f"{phase}-lacking", at, entry.seat)
    if entry.text != game.reactions.late:
        found[REACTION] = Found(REACTION, at + 1, entry.seat)
        found[f"{REACTION}-watched"] = Found(f"{REACTION}-watched", at + 1, other)
    return found


FEATS = {"play MANTLE": "mantle", "play TURBO_1": "turbo", "jump": "jump"}
"""Actions with a visible effect on the car."""


def _staged(game: AnyGame, state: Any, entry: Act | Chance) -> str | None:
    """What is about to be shown briefly: a die on the road, a revealed escape card, a feat."""
    view = game.view(state, 0)
    if (danger := getattr(view, "danger", None)) is not None:
        return str(danger.kind)
    return "escape" if getattr(view, "phase", "") == "escape" else FEATS.get(entry.text)


def _phase(game: AnyGame, state: Any, seat: int) -> str:
    """The phase. Rolls for different purposes are different phases, since the table differs."""
    view = msgspec.to_builtins(game.view(state, seat))
    phase = str(view.get("phase", "choose")).lower()
    if phase == "roll":
        return f"roll-{view['roll']['purpose']}"
    return f"{phase}-{rare}" if (rare := _rare(game, state, seat, view)) else phase


def _rare(game: AnyGame, state: Any, seat: int, view: dict[str, Any]) -> str:
    """Rare things on the table or in the menu, for games that have them."""
    if view.get("phase") == "select_tile" and any(link["special"] for link in view["chain"]):
        return "special"
    texts = [game.notation.text(action) for action in state.legal(seat)]
    if view.get("phase") == "symbol":
        return _of_ghosts(view, texts)
    return "diesel" if any(text.startswith("diesel ") for text in texts) else ""


def _of_ghosts(view: dict[str, Any], texts: list[str]) -> str:
    """Geisterfahrer: a ghost is moved, placed among cars, or placed on an empty road."""
    if not any(text.startswith("place ") for text in texts):
        return "moves"
    cars = [car for driver in view["drivers"] for car in driver["cars"]]
    return "near" if sum(car["where"] == "road" for car in cars) > len(cars) / 2 else ""


# -- As sent by the server ---------------------------------------------------------------------


def scene(game: AnyGame, journal: Journal, found: Found, name: str) -> Scene:
    viewer = None if found.seat == WATCHER else found.seat
    entries: list[Entry] = []
    own, before, earlier = 0, Raw(b"null"), Raw(b"null")
    state = begin(game, journal)
    for at, entry in enumerate(journal.entries[: found.at]):
        if not isinstance(entry, Act | Chance):
            continue
        last = state.clone()
        action = play_entry(game, state, entry, f"entry {at + 1}")
        lines = game.log(last, actor_of(entry), action, state, viewer)
        if lines:
            by = entry.seat if isinstance(entry, Act) else None
            entries.append(Entry(len(entries) + 1, lines, NO_VIEW, by))
            if isinstance(entry, Act) and entry.seat == viewer:
                own, before = len(entries), Raw(encode(game.view(state, viewer)))
        if found.staged:
            earlier = Raw(encode(game.view(last, viewer)))
    view = game.view(state, viewer)
    menu = None
    if viewer is not None and viewer in state.pending():
        menu = Menu(1, game.menu(state, viewer), _closes(game, state, viewer))
    told = SeatUpdate(
        seat=found.seat,
        entries=entries if found.name == END else entries[-LONGEST_LOG:],
        view=Raw(encode(view)),
        described=game.describe(view),
        menu=menu,
        can_undo=bool(menu),
        undo_asks=False,
        order=None,
    )
    update = Update(
        table=_table(game, journal, state, found.seat),
        seats=[told],
        answers=None,
        refused=None,
        now=NOW,
    )
    return Scene(name, game.name, update, own, before, earlier)


def _closes(game: AnyGame, state: Any, seat: int) -> float | None:
    """When the hidden reaction asked of this seat closes; None if it is asked something else."""
    reactions = game.reactions
    if reactions is None or game.ordered(state, seat, reactions.late) is None:
        return None
    return NOW + CLOSES


def _table(game: AnyGame, journal: Journal, state: Any, me: int) -> TableInfo:
    over = state.turn() == OVER
    seats = [_seat(seat, me, over) for seat in range(journal.header.seats)]
    for seat in state.pending():
        if (closes := _closes(game, state, seat)) is not None:
            seats[seat] = msgspec.structs.replace(seats[seat], deadline=closes)
    return TableInfo(
        code="GALLERY",
        game=game.name,
        status="over" if over else "playing",
        options=dict(journal.header.options),
        seats=seats,
        host=True,
        arranges=True,
        door=True,
        watch="all",
        pace=Pace("live", 300),
        undo="generous",
        tips="told",
        may_tip=True,
        level="medium",
        spectators=[Spectator(1, "Gustav", False)],
        screens=0,
        by_screen=False,
        organiser=None,
        starts=None,
        offer=None,
        commitment="ab" * 32,
        again=None,
        rematch=None,
        start=False,
        standing=[int(place) for place in state.standing()] if over else None,
    )


def _seat(seat: int, me: int, over: bool) -> SeatInfo:
    """A mix of occupants: a bot, a player with a clock, an absent player, one who resigned."""
    others: tuple[SeatKind, ...] = ("bot", "person", "person", "bot", "person")
    kind = "person" if seat == me else others[seat % 5]
    away = seat == 2 and seat != me
    return SeatInfo(
        kind=kind,
        name=PEOPLE[seat],
        colour=COLOURS[seat],
        level="medium" if kind == "bot" else None,
        temper="bold" if kind == "bot" else None,
        owner=None,
        mine=seat == me,
        online=not away,
        away=NOW - 60 if away else None,
        autopilot=away,
        resigned=seat == 4 and seat != me,
        deadline=None if over or kind == "bot" else NOW + 95 + 37 * seat,
    )


# -- All of them ---------------------------------------------------------------------------------


def scenes(game: AnyGame) -> Iterator[tuple[Scene, Scene]]:
    """All scenes of one game per number of seats, and only new kinds of scenes from the others.

    Each as one player sees it, and as a television does: a spectator."""
    seen: set[str] = set()
    for journal in _kept(game, "playthroughs"):
        for found in hard_places(game, journal):
            seen.add(found.name)
            yield _both(game, journal, found, f"{journal.header.seats}-{found.name}")
    for journal in _kept(game, "journals"):
        for found in hard_places(game, journal):
            if found.name not in seen:
                seen.add(found.name)
                yield _both(game, journal, found, f"{journal.header.seats}-{found.name}")
    if game.name in HARDER:
        word, options = HARDER[game.name]
        journal = _played(game, options)
        for found in hard_places(game, journal):
            yield _both(game, journal, found, f"{journal.header.seats}-{word}-{found.name}")


def _both(game: AnyGame, journal: Journal, found: Found, name: str) -> tuple[Scene, Scene]:
    watched = msgspec.structs.replace(found, seat=WATCHER)
    return scene(game, journal, found, name), scene(game, journal, watched, name)


def _played(game: AnyGame, options: Mapping[str, object]) -> Journal:
    """A complete heuristic game with the most seats; deterministic."""
    table = Table(game, max(game.seats), options, FastRng(SEED))
    table.start()
    thumb, rng = game.policies["thumb"](), FastRng(SEED + 1)
    while not table.over:
        seat, menu = min(table.menus.items())
        table.act(seat, game.notation.text(thumb.choose(table.state, seat, rng)), menu)
    return table.journal


def _kept(game: AnyGame, folder: str) -> Iterator[Journal]:
    for path in sorted((KEPT / game.name / folder).glob("*.journal")):
        yield read_text(path.read_text("utf-8"))


def write(folder: Path, names: Sequence[str] = NAMES) -> None:
    """Write the scenes and the lesson of each game, and the pages around them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        found = list(scenes(find(name)))
        (folder / f"{name}.json").write_bytes(encode([played for played, _ in found]))
        (folder / f"{name}-tv.json").write_bytes(encode([watched for _, watched in found]))
        (folder / f"lesson-{name}.json").write_bytes(encode(lesson(name)))
        _tell(name, [played.name for played, _ in found])
    pages = list(house_scenes())
    (folder / "house.json").write_bytes(encode(pages))
    (folder / "games.json").write_bytes(pages[0].answers[GAMES])
    _tell("house", [page.name for page in pages])


def _tell(what: str, names: list[str]) -> None:
    sys.stdout.write(f"{what}: {', '.join(names)}\n")


def main() -> None:
    write(Path(sys.argv[1]), sys.argv[2:] or NAMES)


if __name__ == "__main__":
    main()
