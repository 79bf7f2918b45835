"""What is kept of a series: sums of whole numbers, the same in whatever order its games are added up."""

from collections.abc import Sequence

import msgspec

from tavolino.arena.tally import Tally


class PlayerSums(msgspec.Struct, frozen=True, array_like=True):
    """Of a seat, or of a bot."""

    won: int = 0  # billionths of a victory
    points: int = 0

    def __add__(self, other: "PlayerSums") -> "PlayerSums":
        return PlayerSums(self.won + other.won, self.points + other.points)


class SeriesSums(msgspec.Struct, frozen=True):
    games: int
    moves: int
    seats: list[PlayerSums]
    bots: list[PlayerSums]  # by place in the plan
    measures: list[int]  # billionths

    @classmethod
    def none(cls, players: int) -> "SeriesSums":
        return cls(0, 0, [PlayerSums()] * players, [PlayerSums()] * players, [])

    def __add__(self, other: "SeriesSums") -> "SeriesSums":
        return SeriesSums(
            self.games + other.games,
            self.moves + other.moves,
            [one + more for one, more in zip(self.seats, other.seats, strict=True)],
            [one + more for one, more in zip(self.bots, other.bots, strict=True)],
            [one + more for one, more in zip(self.measures, other.measures, strict=True)]
            if self.measures and other.measures
            else self.measures or other.measures,
        )


def series_sums(tally: Tally, places: Sequence[int]) -> SeriesSums:
    """`places`: in the plan, of the bot in each seat."""
    seats = [PlayerSums(won, points) for won, points in zip(tally.wins, tally.points, strict=True)]
    bots = [seats[places.index(place)] for place in range(len(places))]
    return SeriesSums(tally.games, tally.moves, seats, bots, list(tally.measures))
