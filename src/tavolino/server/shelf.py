"""What can be played here."""

from functools import cache

from tavolino.core.catalogue import Box, catalogue
from tavolino.server.call import Call


async def games(_: Call[None, None]) -> list[Box]:
    return _games()


_games = cache(catalogue)  # the shelf does not change while a server runs, and anybody may ask
