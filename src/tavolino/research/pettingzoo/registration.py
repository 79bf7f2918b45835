"""Where environments come from: three functions as in PettingZoo's own modules, and its registry."""

from functools import partial
from typing import Any

import pettingzoo

from tavolino.core import registry
from tavolino.core.game import Game
from tavolino.research.one_game import environment_name
from tavolino.research.pettingzoo.aec import TavolinoAEC
from tavolino.research.pettingzoo.checked import CheckedAEC
from tavolino.research.pettingzoo.parallel import TavolinoParallel


def env(game: str | Game, *, raw: bool = False, **options: Any) -> TavolinoAEC:
    """One seat after the other, with the checks that PettingZoo's own board games have: an illegal move ends the game,
    and what is done in the wrong order is told. `raw` is without them, and says what is wrong with a move."""
    return TavolinoAEC(game, **options) if raw else CheckedAEC(game, **options)


def raw_env(game: str | Game, **options: Any) -> TavolinoAEC:
    return TavolinoAEC(game, **options)


def parallel_env(game: str | Game, **options: Any) -> TavolinoParallel:
    """All seats at once, where everybody always chooses at the same time; NotTogether elsewhere."""
    return TavolinoParallel(game, **options)


def register_all() -> None:
    """All games by name; which of them have a parallel form is known once one is asked for."""
    for game_id in registry.boxes():
        name = f"tavolino/{environment_name(game_id)}-v0"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, partial(env, game_id))
            pettingzoo.register("parallel", name, partial(parallel_env, game_id))
