"""What a bot is told when a game begins."""

from mypy_extensions import i64

from tavolino.core import registry
from tavolino.core.game import Game, Options


class GameStart:
    """What everybody knows of the game, and the seat that the bot plays."""

    def __init__(self, game: Game, options: Options, players: i64, seat: i64) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes, which have games of their own."""
        told = (self.game.id, self.game.rules_version, self.options, self.players, self.seat)
        return _unpacked, told


def _unpacked(game: str, rules: int, options: Options, players: int, seat: int) -> GameStart:
    return GameStart(registry.find(game).of_version(rules), options, players, seat)
