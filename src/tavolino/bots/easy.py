"""Somebody's first evening: it plays for what lies before it, and gives no thought to what the others may want."""

from typing import Final

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.playout import settle
from tavolino.core.chance import Chance
from tavolino.core.foresight import Foresight, leads
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook

GLANCES: Final[i64] = 2  # at each move: too few to tell good luck from a good move


class EasyBot(Bot):
    def __init__(self, chance: Chance, game: Game) -> None:
        super().__init__(chance)
        self.game = game
        self.foresight: Foresight = game.foresight()

    def choose(self, outlook: Outlook) -> i64:
        moves = outlook.legal_moves()
        view = outlook.view()
        assert isinstance(view, View)
        best = moves[0]
        highest = -1e9
        for move in moves:
            looks = self.look(view, outlook.seat, move)
            if looks > highest:
                highest = looks
                best = move
        return best

    def look(self, view: View, seat: i64, move: i64) -> float:
        """How far ahead the seat is when it has made the move and the others have answered anyhow."""
        total = 0.0
        for _glance in range(GLANCES):
            state = self.game.imagine(view, self.chance)
            state.apply(seat, move, self.chance, None)
            settle(state, self.foresight, self.chance)
            total += leads(self.foresight.prospects(state))[seat]
        return total
