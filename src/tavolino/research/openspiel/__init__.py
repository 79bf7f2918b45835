"""The games for OpenSpiel. To import this registers them: `pyspiel.load_game("tavolino_cafe_race(players=4)")`."""

from tavolino.research.extras import need

need("OpenSpiel", "pyspiel", "openspiel")

from tavolino.research.openspiel.game import TavolinoGame, load, register_all  # noqa: E402 (not before what it needs is there)
from tavolino.research.openspiel.observer import TavolinoObserver  # noqa: E402
from tavolino.research.openspiel.state import TavolinoState  # noqa: E402

__all__ = ["TavolinoGame", "TavolinoObserver", "TavolinoState", "load"]

register_all()
