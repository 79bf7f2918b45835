"""What is kept of many deals: sums of whole numbers, the same in whatever order the deals are added up."""

from collections.abc import Iterable, Sequence

import msgspec

from tavolino.arena.deals import PlayedGame


class SideSums(msgspec.Struct, frozen=True, array_like=True):
    """Of one side. A *deal* is what it won, or was lucky, in all games of that deal together."""

    won: int = 0  # parts of a victory
    games_squared: int = 0  # of what was won in each game
    deals_squared: int = 0  # … in each deal
    luck: int = 0  # millionths of a victory
    luck_squared: int = 0  # of each deal
    won_times_luck: int = 0
    points: int = 0

    def __add__(self, other: "SideSums") -> "SideSums":
        return SideSums(*map(sum, zip(_fields(self), _fields(other), strict=True)))


def _fields(sums: SideSums) -> tuple[int, ...]:
    return msgspec.structs.astuple(sums)


class Sums(msgspec.Struct, frozen=True):
    deals: int
    moves: int
    seats: list[int]  # parts of a victory, by seat
    sides: list[SideSums]

    @classmethod
    def none(cls, players: int, sides: int) -> "Sums":
        return cls(0, 0, [0] * players, [SideSums()] * sides)

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(
            self.deals + other.deals,
            self.moves + other.moves,
            [sum(pair) for pair in zip(self.seats, other.seats, strict=True)],
            [one + more for one, more in zip(self.sides, other.sides, strict=True)],
        )


def sums_of(games: Sequence[PlayedGame], sides: Iterable[Sequence[int]]) -> Sums:
    """Of one deal; its games begin with the first place in seat 0. `sides`: the places of each."""
    players = len(games)
    seats = [0] * players
    for turned, game in enumerate(games):
        for place, won in enumerate(game.won):
            seats[(place + turned) % players] += won
    return Sums(1, sum(game.moves for game in games), seats, [_side(games, places) for places in sides])


def _side(games: Sequence[PlayedGame], places: Sequence[int]) -> SideSums:
    won = [sum(game.won[place] for place in places) for game in games]
    lucky = sum(game.luck[place] for game in games for place in places)
    return SideSums(
        won=sum(won),
        games_squared=sum(parts * parts for parts in won),
        deals_squared=sum(won) ** 2,
        luck=lucky,
        luck_squared=lucky * lucky,
        won_times_luck=sum(won) * lucky,
        points=sum(game.points[place] for game in games for place in places),
    )
