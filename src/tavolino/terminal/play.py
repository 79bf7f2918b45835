"""A whole game in the terminal, from the first look at the table to the score sheet."""

import hashlib
import sys
from collections.abc import Sequence
from importlib.resources import files
from typing import TextIO

from rich.console import Console

from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.core.chance import FastChance
from tavolino.core.event import Event, Log
from tavolino.core.game import Game, Options
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.narrate.texts import Texts
from tavolino.terminal.answer import answer
from tavolino.terminal.desk import Desk
from tavolino.terminal.ending import offer_record, show_result
from tavolino.terminal.screen import Leave, Screen
from tavolino.terminal.seats import SeatPlan, check_seats
from tavolino.terminal.showing import Showing

HOUSE = files("tavolino.terminal").joinpath("text")
INTERRUPTED = 130  # what shells expect of a program that Ctrl-C has ended


def play(
    game: Game,
    seats: Sequence[SeatPlan],
    options: Options,
    lang: str,
    seed: bytes,
    *,
    console: Console | None = None,
    source: TextIO | None = None,
) -> int:
    """Play to the end, or until somebody leaves; the program's exit code.

    Raises TavolinoError, before anything is shown, where the seats, their number or the language cannot be.
    """
    check_seats(game, options, seats)
    log = Log()
    names = [plan.name for plan in seats]
    match = Match.new(game, len(seats), options, seed, seats=names, log=log)
    people = [seat for seat, plan in enumerate(seats) if plan.is_person]
    screen = Screen(console or Console(highlight=False), source or sys.stdin)
    desk = Desk(match, Texts.of(game, lang, HOUSE), screen, people)
    bots = {
        seat: levels.make(plan.level, game, _own_chance(seed, seat))
        for seat, plan in enumerate(seats)
        if plan.level is not None
    }
    playing_bots = ", ".join(f"{plan.name} ({plan.level})" for plan in seats if not plan.is_person)
    return _Evening(desk, bots, log.events).run(playing_bots)


def _own_chance(seed: bytes, seat: int) -> FastChance:
    """A bot's own dice: the table's are not touched by its thinking."""
    digest = hashlib.sha256(b"bot" + bytes([seat]) + seed).digest()
    return FastChance.seeded(int.from_bytes(digest[:7], "big"), seat)


class _Evening:
    def __init__(self, desk: Desk, bots: dict[int, Bot], events: Sequence[Event]) -> None:
        self._desk = desk
        self._bots = bots
        self._showing = Showing(desk)
        self._showing.happened(events)

    def run(self, playing_bots: str) -> int:
        try:
            self._welcome(playing_bots)
            while not self._desk.match.over:
                self._one_move()
            self._showing.face_everybody()
            self._showing.draw(None)
            show_result(self._desk)
            offer_record(self._desk)
        except Leave as leave:
            return self._say_goodbye(leave.code)
        except KeyboardInterrupt:
            self._desk.screen.say("")
            return self._say_goodbye(INTERRUPTED)
        return 0

    def _welcome(self, playing_bots: str) -> None:
        desk = self._desk
        desk.screen.say(desk.texts.format("game-name"), "bold")
        desk.screen.say(desk.texts.format("game-tagline"), "italic")
        if playing_bots:
            desk.say("bots", bots=playing_bots)
        desk.say("fair", hash=desk.match.record().seed_hash)
        if desk.people:
            desk.say("hint")
        else:
            self._showing.draw(None)

    def _one_move(self) -> None:
        """Bots answer first: nobody waits for them, and whoever answers last sees what comes of it."""
        waiting = self._desk.match.to_move()
        thinking = [seat for seat in waiting if seat in self._bots]
        if thinking:
            self._showing.happened(self._bot_move(thinking[0]))
            return
        seat = waiting[0]
        self._showing.face(seat)
        self._showing.happened(answer(self._desk, seat))
        self._showing.after_move(seat)

    def _bot_move(self, seat: int) -> list[Event]:
        match = self._desk.match
        code = self._bots[seat].choose(Outlook(match.state, seat, match.game.view))
        return match.play(seat, match.moves.text(code))

    def _say_goodbye(self, code: int) -> int:
        desk = self._desk
        self._showing.put_away()
        if desk.saved < len(desk.match.entries):
            desk.say("unsaved")
        desk.say("goodbye")
        return code
