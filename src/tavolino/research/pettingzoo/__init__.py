"""The games as PettingZoo's environments. To import this registers them.

`pettingzoo.make("aec", "tavolino/CafeRace-v0")`; "parallel" where everybody always chooses at the same time.
"""

from tavolino.research.extras import need

need("PettingZoo", "pettingzoo", "pettingzoo")

from tavolino.research.pettingzoo.aec import TavolinoAEC  # noqa: E402 (not before what it needs is there)
from tavolino.research.pettingzoo.parallel import NotTogether, TavolinoParallel  # noqa: E402
from tavolino.research.pettingzoo.registration import env, parallel_env, raw_env, register_all  # noqa: E402
from tavolino.research.pettingzoo.turns import AgentTurn, AgentTurns  # noqa: E402

__all__ = [
    "AgentTurn",
    "AgentTurns",
    "NotTogether",
    "TavolinoAEC",
    "TavolinoParallel",
    "env",
    "parallel_env",
    "raw_env",
]

register_all()
