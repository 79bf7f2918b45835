"""A series of games between bots: everything that its result depends on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from tavolino.arena.contest import MOST_GAMES, unusual
from tavolino.arena.span import Span
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core import registry
from tavolino.core.fault import fault
from tavolino.core.game import Game, Options
from tavolino.core.refusal import BadOption
from tavolino.own_bots import seating
from tavolino.own_bots.own_bot import MOVE_SECONDS

MOST_MOVE_SECONDS = 3600.0


@dataclass(frozen=True)
class SeriesPlan:
    """Everything that the result depends on."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: Options
    rotate: bool  # move the bots one seat on from game to game
    move_seconds: float = MOVE_SECONDS  # that a player of one's own may take for an answer

    @property
    def own_places(self) -> list[int]:
        """Where players of one's own are named among the bots."""
        return [place for place, bot in enumerate(self.bots) if bot not in levels.names()]

    @property
    def turns(self) -> int:
        """In how many ways the bots sit."""
        return self.players if self.rotate else 1

    def places(self, turned: int) -> list[int]:
        """In the plan, of the bot in each seat, when all sit so many seats further on."""
        return [(seat - turned) % self.players for seat in range(self.players)]

    def game_name(self, number: int) -> str:
        return f"{self.game}-seed-{self.seed}-game-{number}"

    @classmethod
    def checked(
        cls,
        game: Game,
        players: int,
        games: int,
        bots: Iterable[str],
        seed: int,
        options: Options,
        rotate: bool,
        own: Sequence[str] = (),
        move_seconds: float = MOVE_SECONDS,
    ) -> "SeriesPlan":
        """A plan that can be played. `own` have the first seats; fewer bots than other seats are repeated there."""
        game.check_players(players, options)
        names = tuple(bots)
        if not 1 <= games <= MOST_GAMES:
            raise BadOption(fault("games", "series-games", most=MOST_GAMES))
        if len(own) > players or not 0 < len(names) <= max(1, players - len(own)):
            raise BadOption(fault("bots", "series-bots", most=players, found=len(own) + len(names)))
        if not 0 < move_seconds <= MOST_MOVE_SECONDS:
            raise BadOption(fault("move-seconds", "series-move-seconds", most=int(MOST_MOVE_SECONDS)))
        chairs = (*own, *(names[place % len(names)] for place in range(players - len(own))))
        for text in dict.fromkeys(chairs):
            seating.check(text, GameStart(game, options, players, 0))
        return cls(game.id, players, games, chairs, seed % 2**63, options, rotate, move_seconds)

    def title(self) -> str:
        """The same text for the same games, however many of them, whoever writes it: a line of a file."""
        told = {
            "game": self.game,
            "rules": registry.find(self.game).rules_version,
            "players": self.players,
            "options": unusual(self.options),
            "bots": self.bots,
            "seed": self.seed,
            "rotate": self.rotate,
        }
        return msgspec.json.encode(told, order="deterministic").decode()


class SeriesBatch(NamedTuple):
    """Some games of a plan, by their numbers."""

    plan: SeriesPlan
    span: Span

    def singles(self) -> "list[SeriesBatch]":
        return [SeriesBatch(self.plan, Span(number, number + 1)) for number in self.span.numbers]
