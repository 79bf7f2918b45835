"""Small sets as the bits of one number: cards of a hand, seats, doors, spots, slots."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The set of one. Written so that a number is shifted that has 64 bits: a literal has 32 once it is compiled."""
    only: i64 = 1
    only <<= place
    return only


def bits(mask: i64) -> i64:
    """How many are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The place of the first; of directions, north before east before south before west."""
    place: i64 = 0
    while not (mask >> place) & 1:
        place += 1
    return place
