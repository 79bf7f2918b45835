"""Sugar Bowl with a second version of its rules, in which one was changed on purpose."""

from sugar_bowl import SugarBowl
from sugar_bowl.events import Took
from sugar_bowl.rules import Bowl
from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.game import Options
from tavolino.core.state import State


class GenerousBowl(Bowl):
    """LUMP-TAKE-2 is another rule: equal hands get a lump each, instead of nothing."""

    def clone(self) -> "GenerousBowl":
        return GenerousBowl(self.rounds, self.chosen.copy(), self.lumps.copy())

    def share_out(self, log: Log | None) -> None:
        for seat, lumps in enumerate(self.chosen):
            if self.chosen.count(lumps) > 1:
                self.lumps[seat] += 1
                if log is not None:
                    log.add(Took("LUMP-TAKE-2", seat, 1))
        super().share_out(log)


class ChangedBowl(SugarBowl):
    id = "changed-bowl"
    rules_version = 2

    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        bowl = Bowl.start(players, chance)
        return bowl if self.rules_version == 1 else GenerousBowl(bowl.rounds, bowl.chosen, bowl.lumps)


GAME = ChangedBowl()
