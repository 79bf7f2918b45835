"""The shelf: games are found by their entry point, so that a further one touches no file of ours."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tavolino.core.game import Game
from tavolino.core.refusal import UnknownGame


@cache
def boxes() -> dict[str, EntryPoint]:
    """All games, by id, each still in its box."""
    found = entry_points(group="tavolino.games")
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}


@cache
def shelf() -> dict[str, Game]:
    """All games, by id."""
    return {game_id: find(game_id) for game_id in boxes()}


@cache
def find(game_id: str) -> Game:
    """One game; the others need not be loaded for it."""
    box = boxes().get(game_id)
    if box is None:
        raise UnknownGame(f"there is no game {game_id[:40]!r}; there are {', '.join(boxes())}")
    game: Game = box.load()
    return game
