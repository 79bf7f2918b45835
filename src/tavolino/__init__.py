"""Tavolino: a little café table for people, bots and onlookers.

`import tavolino` offers the names that `tavolino.api` lists. They are loaded at the first access, so that they cost the
start of a server or a terminal game nothing.
"""

from typing import TYPE_CHECKING

from tavolino import sources

sources.obey_environment()

if TYPE_CHECKING:
    from tavolino.api import *  # noqa: F403 (the list is api.__all__)
else:

    def __getattr__(name: str) -> object:
        import tavolino.api as api  # `from tavolino import api` would ask here again

        if name != "__all__" and name not in api.__all__:
            raise AttributeError(f"module 'tavolino' has no attribute {name!r}", name=name, obj=api)
        return getattr(api, name)

    def __dir__() -> list[str]:
        import tavolino.api as api

        return sorted({*globals(), *api.__all__})
