"""What is settled before a table begins: game, options, seats, clock, who may watch."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from tavolino.core import registry
from tavolino.core.fault import fault
from tavolino.core.game import Board, Game, Options
from tavolino.core.match import Match
from tavolino.core.record import parse
from tavolino.core.refusal import BadOption

MAX_CLOCK_SECONDS = 30 * 24 * 3600
FEW_BYTES = 200

Colour = Literal["red", "blue", "yellow", "green", "orange", "violet", "black", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


Pace = Literal["quick", "usual", "calm"]  # of the bots, in pauses before their moves


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`turn`: so long for each answer. `game`: so long in all, and `increment` for each turn. `days`: by post.

    The increment `pays` for a turn, however many moves it has. The logs of earlier versions do not say what it pays
    for: there it is for each answer, and clocks go on as they began."""

    kind: Literal["none", "turn", "game", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    pays: Literal["answer", "turn"] = "answer"

    def for_new_table(self) -> "Clock":
        return msgspec.structs.replace(self, pays="turn") if self.kind == "game" else self

    def check(self) -> None:
        if self.kind != "none" and not 1 <= self.seconds <= MAX_CLOCK_SECONDS:
            raise BadOption(fault("clock.seconds", "clock-seconds", most=MAX_CLOCK_SECONDS))
        if not 0 <= self.increment <= MAX_CLOCK_SECONDS:
            raise BadOption(fault("clock.increment", "clock-increment", most=MAX_CLOCK_SECONDS))


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: a person, a bot, or nobody yet. A bot may stand in for a person who is away. In a rematch an empty
    chair is kept for the person who had it before, until they sit down or the chair is freed."""

    colour: Colour
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    kept_for: str | None = None  # a person
    kept_name: str = ""

    @property
    def forgotten(self) -> bool:
        """Somebody who has deleted their account; their id is in the log and leads nowhere."""
        return self.person is not None and not self.name

    @property
    def filled(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or self.stand_in


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a table that no later entry changes."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = Clock()
    start: dict[str, Any] | None = None  # a position to begin from, instead of the usual set-up
    # the whole record that a learner follows, so that the log can still be read after the lesson was rewritten
    lesson: str | None = None
    pace: Pace = "usual"

    @property
    def the_game(self) -> Game:
        return registry.find(self.game)

    @property
    def is_brought(self) -> bool:
        """Whether somebody has brought more than a few choices: a file of their own, a position, any long text. To
        check such things may take any time and memory, so that it is not done in the event loop."""
        brought = self.start is not None or any(isinstance(value, dict | list) for value in self.options.values())
        return self.lesson is None and (brought or len(msgspec.json.encode(self.options)) > FEW_BYTES)

    @property
    def begins_as_usual(self) -> bool:
        """Whether it is a whole game: no lesson, which everybody wins, and no position that somebody has picked."""
        return self.start is None and self.lesson is None

    @property
    def has_own_files(self) -> bool:
        """Whether a menu, a temple or the like of somebody's own is played."""
        return any(self.options.get(own.option) is not None for own in self.the_game.own_files)

    def read_options(self) -> Options:
        """They were checked when the table was opened."""
        return self.the_game.stored_options(self.options)

    def played_options(self) -> Options:
        """Those of the position to begin from, where there is one."""
        game = self.the_game
        return self.read_options() if self.start is None else game.options_of(game.load(self.start))

    def teams(self) -> list[list[int]]:
        return self.the_game.teams(self.seats, self.played_options())

    def board(self) -> Board | None:
        return self.the_game.board(self.played_options())

    def check(self) -> None:
        """Refuses what could never be played, while the person who opens the table can still correct it."""
        self.clock.check()
        self.the_game.check_players(self.seats, self.the_game.read_options(self.options))
        if self.start is not None:
            state = self.the_game.load(self.start)
            if len(state.scores()) != self.seats:
                found = len(state.scores())
                raise BadOption(fault("start", "start-seats", found=found, seats=self.seats))
            if state.next_seat() < 0:
                raise BadOption(fault("start", "start-over"))
        self.begin(bytes(32), [""] * self.seats)  # a menu with too few cards, a temple without an exit

    @property
    def rules(self) -> int:
        """The version of the rules that a game begins with now: the newest, unless it is a lesson or goes on from a
        position of an earlier one."""
        if self.lesson is not None:
            return parse(self.lesson).rules_version
        of_position = None if self.start is None else self.start.get("rules")
        return of_position if isinstance(of_position, int) else self.the_game.rules_version

    def begin(self, seed: bytes, names: list[str], script: Sequence[int] = (), rules: int | None = None) -> Match:
        """By a version of the rules, or by the one that it begins with now. Chance takes the script's values first: a
        lesson has some."""
        game = self.the_game.of_version(self.rules if rules is None else rules)
        if self.start is not None:
            return Match.from_position(game, self.start, seed, script, names)
        return Match.new(game, self.seats, self.read_options(), seed, script, names)
