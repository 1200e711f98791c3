"""Random numbers: unbiased, reproducible, and equal to the vectors in docs/randomness.md."""

from __future__ import annotations

import re
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from tafelrunde.core.rng import (
    FastRng,
    HmacStream,
    LabelledStreams,
    Rng,
    commitment,
    seal,
    stream_key,
)

PAGE = (Path(__file__).parents[2] / "docs" / "randomness.md").read_text("utf-8")


def vectors(title: str) -> list[list[str]]:
    """The lines of the code block under a heading."""
    block = re.search(rf"^## {re.escape(title)}.*?```\n(.*?)```", PAGE, re.M | re.S)
    assert block is not None
    return [line.split() for line in block[1].splitlines()]


def test_fast_rng_matches_its_vectors() -> None:
    for seed, *words in vectors("Fast generator"):
        rng = FastRng(int(seed))
        assert [rng.word() for word in words] == [int(word) for word in words]


def test_fast_rng_numbers_match_their_vectors() -> None:
    for seed, n, *values in vectors("Whole numbers from the fast generator"):
        rng = FastRng(int(seed))
        assert [rng.below(int(n)) for value in values] == [int(value) for value in values]


def test_stream_matches_its_vectors() -> None:
    for secret, seeds, *words in vectors("Cryptographic stream"):
        pairs = [] if seeds == "-" else [part.split(":") for part in seeds.split(",")]
        key = stream_key(
            bytes.fromhex(secret), [(int(seat), bytes.fromhex(seed)) for seat, seed in pairs]
        )
        stream = HmacStream(key)
        assert [f"{stream.word():08x}" for word in words] == words


def test_seal_matches_its_vectors() -> None:
    for secret, *lines, published in vectors("Seal"):
        assert seal(bytes.fromhex(secret), " ".join(lines).replace(" / ", "\n")) == published


def test_commitment_matches_its_vectors() -> None:
    for secret, published in vectors("Commitment"):
        assert commitment(bytes.fromhex(secret)) == published


RFC_4231 = [
    (
        "0b" * 20,
        b"Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ),
    (
        b"Jefe".hex(),
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        "aa" * 20,
        b"\xdd" * 50,
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ),
    (
        "aa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
]


@pytest.mark.parametrize(("key", "message", "digest"), RFC_4231)
def test_hmac_matches_rfc_4231(key: str, message: bytes, digest: str) -> None:
    """The stream's block function and key derivation both use this HMAC-SHA-256 code."""
    import hmac

    assert hmac.digest(bytes.fromhex(key), message, "sha256").hex() == digest
    stream = HmacStream(bytes.fromhex(key))
    block = hmac.digest(bytes.fromhex(key), bytes(8), "sha256")
    assert [stream.word() for at in range(8)] == [
        int.from_bytes(block[4 * at : 4 * at + 4], "big") for at in range(8)
    ]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 19, 101])
@pytest.mark.parametrize("kind", ["fast", "stream"])
def test_numbers_are_uniform(kind: str, n: int) -> None:
    rng: Rng = FastRng(n) if kind == "fast" else HmacStream(bytes([n]) * 32)
    draws = 300 * n
    counts = Counter(rng.below(n) for draw in range(draws))
    assert set(counts) == set(range(n))
    chi = sum((many - 300) ** 2 / 300 for many in counts.values())
    assert abs(chi - (n - 1)) < 6 * sqrt(2 * (n - 1))


@pytest.mark.parametrize("label", [0, 1, 257, 33825, 10**12])
@pytest.mark.parametrize("n", [2, 6, 101])
def test_numbers_of_a_label_are_uniform(label: int, n: int) -> None:
    streams = LabelledStreams(bytes([n]) * 32)
    streams.label = label
    counts = Counter(streams.below(n) for draw in range(300 * n))
    chi = sum((many - 300) ** 2 / 300 for many in counts.values())
    assert abs(chi - (n - 1)) < 6 * sqrt(2 * (n - 1))


def test_labels_do_not_depend_on_each_other() -> None:
    alone, mixed = LabelledStreams(bytes(32)), LabelledStreams(bytes(32))
    alone.label = 5
    expected = [alone.below(1000) for _ in range(20)]
    found = []
    for number in range(20):
        mixed.label = 6
        for _ in range(number % 3):
            mixed.below(7)
        mixed.label = 5
        found.append(mixed.below(1000))
    assert found == expected


LABELLED = PAGE.split("## Equal luck")[1].split("```")[1].strip().splitlines()


@pytest.mark.parametrize("line", LABELLED)
def test_labelled_streams_match_the_vectors(line: str) -> None:
    secret, label, count, first = line.split()
    streams = LabelledStreams(stream_key(bytes.fromhex(secret), []))
    streams.label = int(label)
    words = [streams.word() for _ in range(int(count) + 1)]
    assert f"{words[-1]:08x}" == first


def test_adjacent_seeds_give_unrelated_games() -> None:
    counts = Counter(FastRng(seed).below(7) for seed in range(7000))
    chi = sum((many - 1000) ** 2 / 1000 for many in counts.values())
    assert abs(chi - 6) < 6 * sqrt(12)
    pairs = Counter((FastRng(seed).below(3), FastRng(seed + 1).below(3)) for seed in range(9000))
    chi = sum((many - 1000) ** 2 / 1000 for many in pairs.values())
    assert abs(chi - 8) < 6 * sqrt(16)


class Scripted(Rng):
    """Replays given words."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def test_biased_words_are_rejected() -> None:
    """2**32 is not a multiple of 3, so the word 0 must be redrawn, exactly once."""
    rng = Scripted(0, 2**31)
    assert rng.below(3) == 1
    assert rng.words == []
