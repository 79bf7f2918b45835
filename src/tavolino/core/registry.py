"""The shelf: games are found by their entry point, so that a further one touches no file of ours."""

from functools import cache
from importlib.metadata import entry_points

from tavolino.core.game import Game
from tavolino.core.refusal import UnknownGame


@cache
def shelf() -> dict[str, Game]:
    """All games, by id."""
    found = entry_points(group="tavolino.games")
    return {entry.name: entry.load() for entry in sorted(found, key=lambda entry: entry.name)}


def find(game_id: str) -> Game:
    game = shelf().get(game_id)
    if game is None:
        raise UnknownGame(f"there is no game {game_id[:40]!r}; there are {', '.join(shelf())}")
    return game
