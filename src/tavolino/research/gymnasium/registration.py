"""All games in Gymnasium's registry."""

import gymnasium

from tavolino.core import registry
from tavolino.research.one_game import environment_name

HERE = "tavolino.research.gymnasium"


def register_all() -> None:
    """By name: processes of an AsyncVectorEnv find the classes themselves."""
    for game_id in registry.boxes():
        name = f"tavolino/{environment_name(game_id)}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{HERE}.single:TavolinoEnv",
                vector_entry_point=f"{HERE}.vector_env:TavolinoVectorEnv",
                kwargs={"game": game_id},
            )
