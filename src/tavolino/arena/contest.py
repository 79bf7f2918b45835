"""A contest: who sits at the table, and the seed of all its deals. Everybody plays each deal in every seat."""

from dataclasses import dataclass

import msgspec

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.fault import fault
from tavolino.core.game import Game, Options
from tavolino.core.refusal import BadOption

WHOLE = 60  # parts of a victory: each of up to six who share it gets a whole number of them
MOST_PLAYERS = 6
MOST_GAMES = 2**32  # a seed has so many different ones: FastChance tells streams apart by 32 bits


@dataclass(frozen=True)
class Contest:
    """Everything that the results of a deal depend on, but its number."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]  # by place at the table, clockwise; the first place is another seat in each game
    seed: int

    @classmethod
    def checked(cls, game: Game, players: int, options: Options, bots: tuple[str, ...], seed: int) -> "Contest":
        """A contest that can be played. Fewer bots than places are repeated around the table."""
        game.check_players(players, options)
        if players > MOST_PLAYERS:
            raise BadOption(fault("players", "contest-players", most=MOST_PLAYERS))
        if not 0 < len(bots) <= players:
            raise BadOption(fault("bots", "series-bots", most=players, found=len(bots)))
        for name in bots:
            levels.check(name, game)
        around = tuple(bots[place % len(bots)] for place in range(players))
        return cls(game.id, players, options, around, seed % 2**63)

    @property
    def mirror(self) -> bool:
        """A bot against itself: neither side may win more than its share."""
        return len(set(self.bots)) == 1

    @property
    def sides(self) -> list[list[int]]:
        """The places of each side: those of one bot. Of a mirror the first place (or team) against all others."""
        if not self.mirror:
            return [[place for place in range(self.players) if self.bots[place] == bot] for bot in self.names]
        teams = registry.find(self.game).teams(self.players, self.options)
        first = teams[0] if teams else [0]
        return [first, [place for place in range(self.players) if place not in first]]

    @property
    def names(self) -> list[str]:
        """Of the sides."""
        return [self.bots[0]] * 2 if self.mirror else list(dict.fromkeys(self.bots))

    def title(self) -> str:
        """The same text for the same contest, whoever writes it: a line of a file."""
        told = {
            "game": self.game,
            "rules": registry.find(self.game).rules_version,
            "players": self.players,
            "options": unusual(self.options),
            "bots": self.bots,
            "seed": self.seed,
        }
        return msgspec.json.encode(told, order="deterministic").decode()


def unusual(options: Options) -> dict[str, object]:
    """Those that are not as usual: a game may get further options, and the contest is the same."""
    usual: dict[str, object] = msgspec.to_builtins(type(options)())
    chosen: dict[str, object] = msgspec.to_builtins(options)
    return {name: value for name, value in chosen.items() if usual[name] != value}


def deals_for(games: int, players: int) -> int:
    """So many that everybody sits in every seat equally often, at least this number of games in all."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(fault("games", "series-games", most=MOST_GAMES))
    return -(-games // players)


def one_against_all(game: Game, players: int, options: Options, one: str, others: str) -> tuple[str, ...]:
    """By place: one seat against all others, or one team against all others, whose seats alternate."""
    teams = len(game.teams(players, options)) or players
    return tuple(one if place % teams == 0 else others for place in range(players))
