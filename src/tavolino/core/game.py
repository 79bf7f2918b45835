"""The contract of a game: its static facts, and how its positions are made, viewed, stored and drawn."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Literal, get_args

import msgspec

from tavolino.core.chance import Chance
from tavolino.core.encoding import Encoder
from tavolino.core.event import Event, Log
from tavolino.core.extras import Command, OwnFile
from tavolino.core.fault import fault
from tavolino.core.foresight import Foresight
from tavolino.core.ledger import Ledger
from tavolino.core.moment import Highlight, Moment, TurnMark, best_turn
from tavolino.core.notation import MoveTable, kind_of
from tavolino.core.own_options import with_mentions
from tavolino.core.pattern import Learning
from tavolino.core.prospects import NO_PROSPECTS, PlannedWalk, Prospects
from tavolino.core.reading import as_json, read_options
from tavolino.core.refusal import BadOption, NoEncoder, UnknownRules
from tavolino.core.sampler import PositionSampler
from tavolino.core.skill import Skill
from tavolino.core.standing import Standing
from tavolino.core.state import State

Json = Mapping[str, Any]
Say = Callable[..., str]  # a message of the game's texts in the viewer's language: say("draw-deck", cards=12)

Language = Literal["en", "it", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game, typed and with defaults; each game has its own."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat (None: an onlooker) may know. Each game adds its own fields; `seat` comes first."""

    seat: int | None
    to_move: list[int]
    pending: str  # the question that those in `to_move` are asked
    over: bool


class Board(msgspec.Struct, frozen=True):
    """What lies on the table from the first move to the last, for screens to draw. Each game adds its own fields."""


class Game(ABC):
    """Static facts of a game, and everything that is not a method of a position."""

    id: str
    package: str  # where its ledger and texts lie
    min_players: int
    max_players: int
    rules_version: int  # of the class: the newest; of an object made by `of_version`: the one that it plays by
    options_type: type[Options]
    view_type: type[View]  # what `view` returns; the browser's types are generated from it
    event_types: tuple[type[Event], ...]  # everything that can happen in it
    board_type: type[Board] | None = None  # what `board` returns, if anything
    prospects_type: type[Prospects] = Prospects  # what `prospects` returns
    measure_names: tuple[str, ...]
    own_files: tuple[OwnFile, ...] = ()
    commands: tuple[Command, ...] = ()
    team_options: tuple[Json, ...] = ()  # choices that make teams
    skills: Mapping[str, Skill] = MappingProxyType({})  # of its bots beside random and greedy, by name
    characters: tuple[str, ...] = ()  # those of them that have a name, a face and a line of their own

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(self.package)

    def of_version(self, rules: int) -> "Game":
        """The same game by an earlier version of its rules, for tables and records that began with it."""
        newest = type(self).rules_version
        if not 1 <= rules <= newest:
            raise UnknownRules(f"version {rules} of the rules of {self.id} is not known here; the newest is {newest}")
        return self if rules == self.rules_version else _by_version(type(self), rules)

    # ---- before the game

    @property
    def player_counts(self) -> range:
        return range(self.min_players, self.max_players + 1)

    def read_options(self, data: object) -> Options:
        """Options from JSON; what is left out has its default."""
        return read_options(data, self.options_type)

    def stored_options(self, data: object) -> Options:
        """Options that were read and checked before, when their table was opened. A game can leave out checks that take
        long and that playing does not need."""
        return self.read_options(data)

    def check_players(self, players: int, options: Options) -> None:
        """Raises BadOption if so many cannot play, at all or with these options."""
        if players not in self.player_counts:
            least, most = self.min_players, self.max_players
            raise BadOption(fault("players", "option-players", game=self.id, least=least, most=most, players=players))
        if not self.fits(players, options):
            raise BadOption(fault("options", "option-not-for", game=self.id, players=players))

    def variants(self) -> list[Options]:
        """Every combination of options worth testing; the default first."""
        return [self.options_type()]

    def fits(self, players: int, options: Options) -> bool:
        """Whether so many can play with these options; some need an even number, for example."""
        return players in self.player_counts

    def teams(self, players: int, options: Options) -> list[list[int]]:
        """The seats of each team, who win or lose together; empty without teams."""
        return []

    @property
    def texts(self) -> Traversable:
        """The folder of its Fluent files, one per language."""
        return files(self.package).joinpath("text")

    @property
    def faults(self) -> Traversable:
        """The folder of Fluent files with what can be wrong with its options and positions; a game may need none."""
        return files(self.package).joinpath("faults")

    @property
    def character_texts(self) -> Traversable:
        """The folder of Fluent files with the names of its characters and what they say; it need not be there."""
        return files(self.package).joinpath("characters")

    @property
    def lessons(self) -> Traversable:
        """The folder of its first lesson: a record with remarks, and what they say in each language."""
        return files(self.package).joinpath("lessons")

    @property
    def glance(self) -> Traversable:
        """The folder of its rules at a glance: which there are, and their texts in each language. Not every game has
        them."""
        return files(self.package).joinpath("glance")

    def first_lesson(self) -> str | None:
        """The record of the lesson for people who have never played it; not every game has one."""
        record = self.lessons.joinpath("first.record")
        return record.read_text("utf-8") if record.is_file() else None

    # ---- the game itself

    @abstractmethod
    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        """The first position in which somebody must answer."""

    @abstractmethod
    def moves(self, options: Options) -> MoveTable:
        """Every move there is, legal now or not."""

    def joint_choices(self, options: Options) -> int:
        """Where everybody always chooses at the same time, from the same moves: how many, their codes being the first
        ones. 0 where that is not so."""
        return 0

    def move_kinds(self) -> list[str]:
        """The kinds of all moves, whatever is chosen before the game."""
        return sorted({kind_of(text) for options in self.variants() for text in self.moves(options).texts})

    def board(self, options: Options) -> Board | None:
        """What never changes during a game and is told once; None where the views say everything.

        It follows from the options, which everybody knows, so nothing in it can be secret.
        """
        return None

    def rules_of(self, state: State) -> int:
        """The version of the rules that this position is played by."""
        return self.rules_version

    @abstractmethod
    def options_of(self, state: State) -> Options:
        """The options that this position is played with."""

    # ---- a position as text

    @abstractmethod
    def position(self, state: State) -> Json:
        """Everything, hidden things too."""

    @abstractmethod
    def load(self, position: object) -> State:
        """The position that `position` wrote; raises BadPosition naming the field that is wrong."""

    # ---- what a seat may know

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that a seat (None: an onlooker) may know, what it learned earlier included."""

    @abstractmethod
    def sees_more(self, state: State, seat: int) -> bool:
        """Whether the seat's view has anything that an onlooker's has not; seats without can share one."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """A random full position that fits the view, each as probable as it should be."""

    def sampler(self, view: View) -> PositionSampler:
        """Many such positions, for searches. A game can read the view once for all of them."""
        return ImaginedAgain(self, view)

    @abstractmethod
    def swap_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        """The same position, except that what this seat may not know is drawn again.

        Written from the state, not from the view, so that tests can compare the two.
        """

    def encoder(self, players: int, options: Options) -> Encoder:
        """Writes what a seat may know as numbers, for bots that learn and for research."""
        raise NoEncoder(f"{self.id} has no encoder, so that it cannot be told as numbers")

    def sent_view(self, state: State, seat: int | None) -> View:
        """The view as it is sent after every move: what is told once, a file of one's own, is only mentioned."""
        view = self.view(state, seat)
        return with_mentions(view, self.own_files) if self.own_files else view

    def prospects(self, view: View) -> Prospects:
        """Walks, odds, targets: what could happen next. From the view alone, so that it tells nothing new."""
        return NO_PROSPECTS

    def view_json(self, state: State, seat: int | None) -> Json:
        view: Json = as_json(self.view(state, seat))
        return view

    # ---- scores and bots

    @abstractmethod
    def standing(self, state: State) -> Standing:
        """Scores with their parts, ranking and winners, as they stand now."""

    def reckoning(self, state: State) -> list[dict[str, float]]:
        """By seat, what a coach counts to say why one choice was better than another; each has a text, `part-…`."""
        return [{part: float(points) for part, points in score.parts.items()} for score in self.standing(state).scores]

    @abstractmethod
    def greedy(self, view: View, chance: Chance) -> int:
        """A sensible move for the view's seat, found quickly."""

    def foresight(self) -> Foresight:
        """What a search has to know beyond the rules."""
        return Foresight()

    def learning(self, players: int, options: Options) -> Learning | None:
        """What bots learn with so many players and these options; None where they learn nothing."""
        return None

    @property
    def weights(self) -> Traversable:
        """The folder of what they have learned."""
        return files(self.package).joinpath("weights")

    # ---- looking back

    def turn(self, state: State) -> tuple[int, int | None]:
        """Which turn a position belongs to: its round (0: they are not counted) and whose it is (None: everybody's)."""
        return 0, int(state.next_seat())

    def highlights(self, past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
        """What was remarkable in a game that is over."""
        return best_turn(past, turns)

    # ---- in the terminal

    @abstractmethod
    def draw(self, view: View, names: list[str], say: Say) -> str:
        """The table as a few lines of text with rich markup; words come from the game's texts."""

    def told_walk(self, walk: PlannedWalk, say: Say) -> str:
        """What a walk costs and brings, in one line."""
        return f"{walk.to}: {', '.join(walk.moves)}"

    def foretold(self, prospects: Prospects, names: list[str], say: Say) -> list[str]:
        """Everything else that could happen, a line for each."""
        return []


class ImaginedAgain(PositionSampler):
    """For games without a sampler of their own: reads the view for every position."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    def draw(self, chance: Chance) -> State:
        return self.game.imagine(self.view, chance)


@cache
def _by_version(kind: type[Game], rules: int) -> Game:
    game = kind()
    game.rules_version = rules
    return game
