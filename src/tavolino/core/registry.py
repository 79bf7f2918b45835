"""The registry of games: our own are found by their folder, those of other packages by their entry point.

So adding a game changes no existing file, wherever it lives.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from tavolino.core.game import Game
from tavolino.core.refusal import UnknownGame

FOLDER = "tavolino.games"  # the group of entry points, too


@cache
def built_in() -> dict[str, EntryPoint]:
    """Our own games, by id: the folder `cafe_race` is `cafe-race`, and defines `GAME`."""
    folders = sorted(module.name for module in iter_modules(import_module(FOLDER).__path__) if module.ispkg)
    ids = {name.replace("_", "-"): name for name in folders}
    return {game_id: EntryPoint(game_id, f"{FOLDER}.{name}:GAME", FOLDER) for game_id, name in ids.items()}


@cache
def boxes() -> dict[str, EntryPoint]:
    """All games, by id, not loaded yet."""
    found = {entry.name: entry for entry in entry_points(group=FOLDER)} | built_in()
    return dict(sorted(found.items()))


@cache
def shelf() -> dict[str, Game]:
    """All games, by id."""
    return {game_id: find(game_id) for game_id in boxes()}


@cache
def find(game_id: str) -> Game:
    """One game, without loading the others."""
    box = built_in().get(game_id) or boxes().get(game_id)
    if box is None:
        raise UnknownGame(f"there is no game {game_id[:40]!r}; there are {', '.join(boxes())}")
    game: Game = box.load()
    return game
