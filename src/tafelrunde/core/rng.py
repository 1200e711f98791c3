"""Unbiased random numbers: a fast generator, and one whose output can be verified."""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

HIGHEST: Final = 1 << 30
"""The largest argument of `below`."""
WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A stream of 32-bit words, and unbiased whole numbers derived from them."""

    @abstractmethod
    def word(self) -> i64:
        """The next 32 bits."""

    def below(self, n: i64) -> i64:
        """A uniform whole number from 0 to n - 1 (Lemire's method)."""
        product = self.word() * n
        if product & WORD < n:
            too_low = (WORD + 1 - n) % n
            while product & WORD < too_low:
                product = self.word() * n
        return product >> 32


# -- For simulation and search -----------------------------------------------------------

# PCG XSH-RS with 62 bits of state, so that all numbers fit into a machine word.
_STATE: Final = (1 << 62) - 1
_MULTIPLIER: Final = 2444805353187672469
_INCREMENT: Final = 1442695040888963407
_MIX: Final = 3512401965023503517
_MIXING_ROUNDS: Final = 3


@final
class FastRng(Rng):
    """A small, fast generator. Seeds are mixed, so that 0, 1, 2... give unrelated streams."""

    def __init__(self, seed: i64) -> None:
        mixed = seed & _STATE
        for _round in range(_MIXING_ROUNDS):
            mixed = ((mixed ^ (mixed >> 31)) * _MIX + _INCREMENT) & _STATE
        self.state: i64 = mixed ^ (mixed >> 29)

    def word(self) -> i64:
        state = (self.state * _MULTIPLIER + _INCREMENT) & _STATE
        self.state = state
        return ((state ^ (state >> 22)) >> (20 + (state >> 59))) & WORD

    def below(self, n: i64) -> i64:
        state = (self.state * _MULTIPLIER + _INCREMENT) & _STATE
        self.state = state
        product = (((state ^ (state >> 22)) >> (20 + (state >> 59))) & WORD) * n
        if product & WORD < n:
            too_low = (WORD + 1 - n) % n
            while product & WORD < too_low:
                product = self.word() * n
        return product >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return fast_rng_at, (self.state,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastRng) and other.state == self.state

    def __repr__(self) -> str:
        return f"<FastRng at {self.state}>"


def fast_rng_at(state: i64) -> FastRng:
    """The generator at this point of its stream."""
    rng = FastRng(0)
    rng.state = state
    return rng


# -- For tables --------------------------------------------------------------------------

_LABEL: Final = b"tafelrunde stream 1"
_LUCK: Final = b"tafelrunde luck 1"
_BOT: Final = b"tafelrunde bot 1"
_BOT_SEED_BYTES: Final = 7
_SEAL: Final = b"tafelrunde seal 2"
_WORDS_PER_BLOCK: Final = 8


def commitment(secret: bytes) -> str:
    """The older form of a seal, which commits to the secret only."""
    return hashlib.sha256(secret).hexdigest()


def seal(secret: bytes, played: str) -> str:
    """What a table publishes before the first draw: a commitment to its secret and its game."""
    return hashlib.sha256(_SEAL + bytes([len(secret)]) + secret + played.encode()).hexdigest()


def stream_key(secret: bytes, seeds: list[tuple[int, bytes]]) -> bytes:
    """HMAC-SHA-256 of a label and the people's seeds, keyed with the table's secret."""
    message = _LABEL
    for seat, seed in seeds:
        message += bytes([seat, len(seed)]) + seed
    return hmac.digest(secret, message, "sha256")


@final
class HmacStream(Rng):
    """HMAC-SHA-256 in counter mode: block i is HMAC(key, i as eight bytes, big-endian), read as
    eight big-endian words. Only a party that chooses all of its seeds could control it."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.blocks: i64 = 0
        self.words: list[i64] = []
        self.next_word: i64 = 0

    def position(self) -> i64:
        """The number of words taken."""
        return self.blocks * _WORDS_PER_BLOCK - (len(self.words) - self.next_word)

    def skip_to(self, position: i64) -> None:
        """Continue after this many words."""
        self.blocks = position // _WORDS_PER_BLOCK
        self.words = []
        self.next_word = 0
        while self.position() < position:
            self.word()

    def word(self) -> i64:
        if self.next_word == len(self.words):
            block = hmac.digest(self.key, int(self.blocks).to_bytes(8, "big"), "sha256")
            self.words = [
                int.from_bytes(block[4 * at : 4 * at + 4], "big") for at in range(_WORDS_PER_BLOCK)
            ]
            self.blocks += 1
            self.next_word = 0
        word = self.words[self.next_word]
        self.next_word += 1
        return word

    def __reduce__(self) -> tuple[object, ...]:
        return hmac_stream_at, (self.key, self.position())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HmacStream):
            return False
        return other.key == self.key and other.position() == self.position()

    def __repr__(self) -> str:
        """Omit the key, which must stay secret."""
        return f"<HmacStream after {self.position()} words>"


def hmac_stream_at(key: bytes, position: i64) -> HmacStream:
    """The stream of this key after `position` words."""
    stream = HmacStream(key)
    stream.skip_to(position)
    return stream


@final
class LabelledStreams(Rng):
    """A stream for each label, for equal luck: a number depends only on the key, its label and how
    many numbers the label gave before. Each begins a stream of its own, with the key HMAC-SHA-256
    of a word, the label and that count (eight big-endian bytes each)."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.label: i64 = 0
        self.counts: dict[int, int] = {}
        """How many numbers each label has given."""

    def _next(self) -> HmacStream:
        label = int(self.label)
        count = self.counts.get(label, 0)
        self.counts[label] = count + 1
        place = label.to_bytes(8, "big") + count.to_bytes(8, "big")
        return HmacStream(hmac.digest(self.key, _LUCK + place, "sha256"))

    def word(self) -> i64:
        return self._next().word()

    def below(self, n: i64) -> i64:
        return self._next().below(n)

    def __repr__(self) -> str:
        """Omit the key, which must stay secret."""
        return f"<LabelledStreams with {len(self.counts)} labels>"


def bot_seed(key: bytes, seat: int, menu: int) -> int:
    """The seed of a bot's choice where luck is equal, so that the game can be repeated: from the
    table's key, its seat and the number of its menu."""
    place = seat.to_bytes(8, "big") + menu.to_bytes(8, "big")
    digest = hmac.digest(key, _BOT + place, "sha256")
    return int.from_bytes(digest[:_BOT_SEED_BYTES], "big")
