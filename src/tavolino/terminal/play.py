"""A whole game in the terminal, from the first look at the table to the score sheet."""

import hashlib
import sys
from collections.abc import Sequence
from importlib.resources import files
from typing import TextIO

from rich.console import Console

from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.coach.telling import COACH_TEXTS
from tavolino.core.chance import FastChance
from tavolino.core.event import Event, Log
from tavolino.core.game import Game, Options
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.narrate.texts import Texts
from tavolino.own_bots import seating
from tavolino.own_bots.ending import ending_by_exception
from tavolino.own_bots.own_bot import MOVE_SECONDS
from tavolino.own_bots.record_folder import RecordFolder
from tavolino.terminal.answer import answer
from tavolino.terminal.context import PlayContext
from tavolino.terminal.ending import offer_record, show_result
from tavolino.terminal.own_players import OwnPlayers
from tavolino.terminal.screen import Leave, Screen
from tavolino.terminal.seats import SeatPlan, check_seats, with_characters
from tavolino.terminal.showing import Showing

TERMINAL_TEXTS = files("tavolino.terminal").joinpath("text")
USUAL_RECORDS = RecordFolder()
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
    move_seconds: float = MOVE_SECONDS,
    records: RecordFolder = USUAL_RECORDS,
) -> int:
    """Play to the end, or until somebody leaves; the program's exit code.

    Raises TavolinoError, before anything is shown, where the seats, their number or the language cannot be.
    """
    check_seats(game, options, seats)
    texts = Texts.of(game, lang, TERMINAL_TEXTS, COACH_TEXTS)
    seats = with_characters(game, seats, texts)
    log = Log()
    names = [plan.name for plan in seats]
    match = Match.new(game, len(seats), options, seed, seats=names, log=log)
    people = [seat for seat, plan in enumerate(seats) if plan.is_person]
    screen = Screen(console or Console(highlight=False), source or sys.stdin)
    context = PlayContext(match, texts, screen, people)
    bots = {
        seat: seating.seat(plan.level, game, _own_chance(seed, seat), move_seconds)
        for seat, plan in enumerate(seats)
        if plan.level is not None
    }
    playing_bots = ", ".join(f"{plan.name} ({plan.level})" for plan in seats if not plan.is_person)
    with OwnPlayers(context, bots, records) as own, ending_by_exception():
        players = {}
        for seat, bot in bots.items():
            start = GameStart(match.game, match.options, match.players, seat)
            players[seat] = seated(bot, start)
            players[seat].begin(start)
        characters = [plan for plan in seats if plan.level in game.characters]
        return _GameLoop(context, players, own, log.events).run(playing_bots, characters)


def _own_chance(seed: bytes, seat: int) -> FastChance:
    """A bot's own chance, so that its decisions do not change the game's dice."""
    digest = hashlib.sha256(b"bot" + bytes([seat]) + seed).digest()
    return FastChance.seeded(int.from_bytes(digest[:7], "big"), seat)


class _GameLoop:
    def __init__(self, context: PlayContext, bots: dict[int, Bot], own: OwnPlayers, events: Sequence[Event]) -> None:
        self._desk = context
        self._bots = bots
        self._own = own
        self._showing = Showing(context)
        self._showing.happened(events)

    def run(self, playing_bots: str, characters: Sequence[SeatPlan]) -> int:
        try:
            self._welcome(playing_bots, characters)
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

    def _welcome(self, playing_bots: str, characters: Sequence[SeatPlan]) -> None:
        context = self._desk
        context.screen.say(context.texts.format("game-name"), "bold")
        context.screen.say(context.texts.format("game-tagline"), "italic")
        if playing_bots:
            context.say("bots", bots=playing_bots)
        for plan in characters:
            way, line = (context.texts.format(f"character-{plan.level}-{part}") for part in ("way", "line"))
            context.say("character", name=plan.name, way=way, line=line)
        context.say("fair", hash=context.match.record().seed_hash)
        if context.people:
            context.say("hint")
        else:
            self._showing.draw(None)

    def _one_move(self) -> None:
        """Bots answer first: they are fast, and so the last person to answer sees the result."""
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
        self._own.look(seat)
        return match.play(seat, match.moves.text(code))

    def _say_goodbye(self, code: int) -> int:
        context = self._desk
        self._showing.put_away()
        if context.saved < len(context.match.entries):
            context.say("unsaved")
        context.say("goodbye")
        return code
