"""What a seat knows: as numbers in an array that is always the same one, or as a text."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tavolino.core.encoding import Encoder
from tavolino.research.openspiel.recall import information_text, view_text

if TYPE_CHECKING:
    from tavolino.research.openspiel.state import TavolinoState


class TavolinoObserver:
    """Writes into `tensor`, the caller's or its own. Nothing is made anew, and what was there is written over."""

    def __init__(self, encoder: Encoder, tensor: NDArray[Any] | None = None) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32) if tensor is None else tensor
        numbers = bytearray(encoder.size)
        self._bytes, self._numbers = memoryview(numbers), np.frombuffer(numbers, np.uint8)  # of the same memory
        self.dict = {"observation": self.tensor}

    def set_from(self, state: "TavolinoState", player: int) -> None:
        self.write(state, player, self.tensor)

    def write(self, state: "TavolinoState", player: int, into: NDArray[Any]) -> None:
        """Into any array of the right length: a row of a larger one, for example. Before the deal all is 0."""
        position = state.play.state
        if position is None:
            into.fill(0)
        else:
            self._bytes[:] = self.encoder.encoded(position, player)
            into[...] = self._numbers

    def string_from(self, state: "TavolinoState", player: int) -> str:
        return view_text(state.play, player)


class StringObserver:
    """All that a seat has been told since the game began."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, NDArray[Any]] = {}

    def set_from(self, state: "TavolinoState", player: int) -> None:
        """There are no numbers: a history has no fixed length."""

    def string_from(self, state: "TavolinoState", player: int) -> str:
        return information_text(state, player)
