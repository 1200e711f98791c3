"""Sets of numbers from 0 to 61 as the bits of a machine word."""

from typing import Final

from mypy_extensions import i64

BIT: Final[tuple[int, ...]] = tuple(2**position for position in range(62))
"""BIT[n] is the set {n}. Compiled, `1 << n` with a variable n would be a 32-bit shift."""

_PAIRS: Final = 0x1555555555555555
_NIBBLES: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F


def count_bits(mask: i64) -> i64:
    """The number of elements of the set."""
    pairs = mask - ((mask >> 1) & _PAIRS)
    nibbles = (pairs & _NIBBLES) + ((pairs >> 2) & _NIBBLES)
    sums = (nibbles + (nibbles >> 4)) & _BYTES
    sums += sums >> 8
    sums += sums >> 16
    return (sums + (sums >> 32)) & 0x7F


def lowest_bit(mask: i64) -> i64:
    """The smallest element of a non-empty set."""
    low = mask & -mask
    position: i64 = 0
    if low >= 0x100000000:
        low >>= 32
        position = 32
    if low >= 0x10000:
        low >>= 16
        position += 16
    if low >= 0x100:
        low >>= 8
        position += 8
    if low >= 0x10:
        low >>= 4
        position += 4
    if low >= 4:
        low >>= 2
        position += 2
    if low >= 2:
        position += 1
    return position


def nth_bit(mask: i64, n: i64) -> i64:
    """The element of the set that has n smaller ones."""
    i: i64
    for i in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


def list_bits(mask: i64) -> list[i64]:
    """The elements of the set, ascending."""
    numbers: list[i64] = []
    while mask:
        numbers.append(lowest_bit(mask))
        mask &= mask - 1
    return numbers
