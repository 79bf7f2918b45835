"""Somebody's first evening: it plays for what lies before it, and gives no thought to what the others may want."""

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.playout import settle
from tavolino.core.chance import Chance
from tavolino.core.foresight import Foresight, leads
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook
from tavolino.core.skill import Skill


class EasyBot(Bot):
    """Plays a turn as the game says that beginners do; where it does not say so, it looks a few times at each move, too
    few to tell good luck from a good move."""

    def __init__(self, chance: Chance, game: Game, skill: Skill) -> None:
        super().__init__(chance)
        self.game = game
        self.skill = skill
        self.foresight: Foresight = game.foresight()

    def choose(self, outlook: Outlook) -> i64:
        return self.plan(outlook)[0]

    def plan(self, outlook: Outlook) -> list[i64]:
        view = outlook.view()
        assert isinstance(view, View)
        state = self.game.imagine(view, self.chance)
        turn = self.foresight.beginners_turn(state, outlook.seat, self.chance)
        return turn or [self.best_looking(view, outlook)]

    def best_looking(self, view: View, outlook: Outlook) -> i64:
        moves = outlook.legal_moves()
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
        for _glance in range(self.skill.iterations):
            state = self.game.imagine(view, self.chance)
            state.apply(seat, move, self.chance, None)
            settle(state, self.foresight, self.chance)
            total += leads(self.foresight.prospects(state))[seat]
        return total
