"""The games as Gymnasium's environments. To import this registers them.

`gymnasium.make("tavolino/CafeRace-v0")` is a seat among bots, `gymnasium.make_vec` many games at once.
"""

from tavolino.research.extras import need

need("Gymnasium", "gymnasium", "gymnasium")

from tavolino.research.gymnasium.registration import register_all  # noqa: E402 (not before what it needs is there)
from tavolino.research.gymnasium.single import TavolinoEnv  # noqa: E402
from tavolino.research.gymnasium.vector_env import TavolinoVectorEnv  # noqa: E402

__all__ = ["TavolinoEnv", "TavolinoVectorEnv"]

register_all()
