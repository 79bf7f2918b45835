"""Full positions that fit one view, as many as a search wants: the view is read only once for all of them."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionSampler(metaclass=ABCMeta):
    """Made by `Game.sampler` from a seat's view, so that it knows no more than the seat does."""

    @abstractmethod
    def draw(self, chance: Chance) -> State:
        """A random one, each as probable as it should be; it belongs to the caller."""
