"""No sequence of taking back ever gives a seat a view that it could not have had.

Games are played at random, and what can be taken back is: by oneself, and over others who agree or decline. Whenever
moves are undone, they are made again in other worlds: those that looked the same to a seat, or to an onlooker, before
the first of them. Had they shown it anything that it could not know, some other world would have shown it something
else; then it would now sit before a position with a view that cannot be had there.
"""

from random import Random
from typing import NamedTuple

import msgspec
import pytest

from contract.walk import Setting, settings
from table.company import Company
from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.event import Log
from tavolino.core.reading import as_json
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.coffee_rush.events import OwnOrder
from tavolino.table import decide_undo
from tavolino.table import entry as entries
from tavolino.table.choices import can_undo, undo_needs

STEPS = 120
WORLDS = 3  # that look the same to a seat


class Made(NamedTuple):
    before: State
    seat: int
    code: int


class Tally(NamedTuple):
    alone: int  # moves taken back by oneself
    agreed: int  # times over what others had done


GAMES = ("cafe-race", "coffee-rush", "coffin-rush")


def chosen_settings() -> list[Setting]:
    """By the newest rules."""
    fitting = [one for one in settings() if one.players <= 3 and one.game.id in GAMES]
    return [one for one in fitting if one.game is find(one.game.id)]


class Regretful:
    """A table at which people take back whenever they can."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.random = Random(seed)
        self.chance = FastChance.seeded(seed)
        self.company = Company(setting.game.id, setting.players, **as_json(setting.options)).sit().start()
        self.made: list[Made] = []
        self.consents: set[int] = set()
        self.alone = self.agreed = 0

    def play(self) -> Tally:
        for _ in range(STEPS):
            if self.company.table.status == "finished":
                break
            if not self.regret():
                self.move()
        assert self.company.reloaded().asked == self.company.table.asked
        return Tally(self.alone, self.agreed)

    def move(self) -> None:
        table = self.company.table
        seat = self.random.choice(sorted(table.asked))
        match = table.playing()
        code = int(self.random.choice(table.asked[seat].legal))
        self.made.append(Made(match.state, seat, code))
        self.company.move(seat, match.moves.text(code))

    def regret(self) -> bool:
        """Somebody takes back, asks, or answers; whether anything came of it."""
        table = self.company.table
        seat = self.random.randrange(self.setting.players)
        if self.random.random() < 0.6:
            return False
        if table.undo_request is not None:
            self.answer(self.random.choice(table.undo_request.waiting), table.undo_request.entry)
        elif can_undo(table, seat):
            self.company.do(lambda table, at: decide_undo.take_back(table, seat, table.seq, at))
        elif undo_needs(table, seat):
            self.consents = set()
            self.company.do(lambda table, at: decide_undo.ask_undo(table, seat, table.seq, at))
        else:
            return False
        self.check(self.company.entries()[-1])
        return True

    def answer(self, seat: int, request: int) -> None:
        if self.random.random() < 0.8:
            self.consents.add(seat)
            self.company.do(lambda table, at: decide_undo.agree_undo(table, seat, request, at))
        else:
            self.company.do(lambda table, at: decide_undo.decline_undo(table, seat, request, at))

    def check(self, entry: entries.AnyEntry) -> None:
        if not isinstance(entry, entries.TakenBack):
            return
        undone = self.made[-entry.moves :]
        del self.made[-entry.moves :]
        others = {move.seat for move in undone} - {entry.seat}
        self.alone += not others
        self.agreed += bool(others)
        assert others <= self.consents, "without consent"
        assert self.company.table.playing().state is undone[0].before
        self.shown_nothing(undone)

    def shown_nothing(self, undone: list[Made]) -> None:
        for viewer in (None, *range(self.setting.players)):
            seen = self.told(undone[0].before.clone(), undone, viewer, ScriptedChance([]))
            for _ in range(WORLDS):
                world = self.setting.game.swap_hidden(undone[0].before, viewer, self.chance)
                assert self.told(world, undone, viewer, self.chance) == seen, f"{viewer} has seen what was hidden"

    def told(self, state: State, moves: list[Made], viewer: int | None, chance: FastChance | ScriptedChance) -> object:
        """All that a viewer gets to know of these moves, made one after the other."""
        heard: list[object] = []
        for move in moves:
            log = Log()
            if state.refusal(move.seat, move.code) is not None:
                return "it could not be made"
            state.apply(move.seat, move.code, chance, log)
            view = self.setting.game.view(state, viewer)
            heard.append([msgspec.json.encode(view), [event.seen_by(viewer) for event in log.events]])
        return heard


def several(setting: Setting) -> list[Tally]:
    return [Regretful(setting, seed).play() for seed in range(3)]


@pytest.mark.parametrize("setting", chosen_settings(), ids=str)
def test_what_is_taken_back_has_shown_nobody_anything(setting: Setting) -> None:
    tallies = several(setting)
    if str(setting) != "cafe-race-3":  # thrusts are secret, and dice follow them: there is never anything to take back
        assert sum(tally.alone for tally in tallies) > 0
        assert sum(tally.agreed for tally in tallies) > 0


def test_taking_back_over_an_order_that_was_drawn_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: cards from the deck that say nothing of having been hidden."""
    monkeypatch.setattr(OwnOrder, "REVEALS", False)
    cafe = next(setting for setting in chosen_settings() if setting.game.id == "coffee-rush" and setting.players == 2)
    with pytest.raises(AssertionError, match="has seen what was hidden"):
        several(cafe)


def test_taking_back_without_being_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: nobody has to agree."""
    monkeypatch.setattr("tavolino.table.consent._who_agrees", lambda *_: set())
    auction = next(setting for setting in chosen_settings() if str(setting) == "cafe-race-3-auction")
    with pytest.raises(AssertionError, match="without consent"):
        several(auction)
