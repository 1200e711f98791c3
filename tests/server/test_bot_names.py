"""The names of bots: the same everywhere, and unchanged at tables of older versions."""

from __future__ import annotations

import msgspec

from tafelrunde.bots.tempers import CALM, PEOPLE
from tafelrunde.server.tables.table_record import Seat, Setup


def table(seats: int, company: int) -> Setup:
    return Setup(
        game="geisterfahrer",
        rules=1,
        options={},
        seats=[Seat() for _ in range(seats)],
        host=1,
        company=company,
    )


def test_bots_are_people_with_a_temperament() -> None:
    setup = table(4, 7)
    setup.seats[0].take(1, "Bernd", "red")
    for number in (1, 2, 3):
        setup.seat_bot(number, "hard")
    bots = setup.seats[1:]
    assert len({seat.temper for seat in bots}) == 3
    for number, seat in enumerate(bots, 1):
        assert seat.called(number) == seat.bot
        assert seat.temper == PEOPLE[seat.bot]
        assert seat.bot[0] != "B"
        level = "hard" if seat.temper == CALM else f"hard/{seat.temper}"
        assert seat.sits(number).name == level


def test_a_bot_keeps_its_name_at_another_level() -> None:
    setup = table(2, 3)
    setup.seat_bot(1, "easy")
    bot = setup.seats[1].bot
    setup.seat_bot(1, "hard")
    assert (setup.seats[1].bot, setup.seats[1].level) == (bot, "hard")


def test_a_person_taking_a_seat_replaces_its_bot() -> None:
    setup = table(2, 3)
    setup.seat_bot(1, "easy")
    setup.seats[1].take(2, "Zoe", "blue")
    assert (setup.seats[1].bot, setup.seats[1].temper) == ("", CALM)


def test_tables_of_older_versions_keep_their_bots() -> None:
    kept = (
        b'{"game": "knatsch", "rules": 1, "options": {}, "host": 1, "seats": [{"kind": "person", \
"person": 1, "name": "Zoe"}, {"kind": "bot", "level": "hard"}, {"kind": "open"}]}'
    )
    setup = msgspec.json.decode(kept, type=Setup)
    assert setup.seats[1].called(1) == "Bruno"
    assert setup.seats[1].sits(1).name == "hard"
    setup.seat_bot(2, "medium")
    assert setup.seats[2].bot[0] not in "BZ"
    again = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
    assert again == setup
