"""Coffee Rush: baristas fetch ingredients, fill cups and serve orders before they slide away. 2 to 4 players."""

from collections.abc import Sequence
from typing import get_args

from tavolino.core.chance import Chance
from tavolino.core.encoding import Encoder
from tavolino.core.event import Log
from tavolino.core.fault import fault
from tavolino.core.foresight import Foresight
from tavolino.core.game import Board, Game, Json, Options, Say, View
from tavolino.core.moment import Highlight, Moment, TurnMark
from tavolino.core.notation import MoveTable
from tavolino.core.prospects import PlannedWalk, Prospects
from tavolino.core.reading import as_json
from tavolino.core.refusal import BadOption
from tavolino.core.sampler import PositionSampler
from tavolino.core.standing import Score, Standing, decided
from tavolino.core.state import State
from tavolino.games.coffee_rush import foretold, greedy, imagine, moments, position, prospects, view
from tavolino.games.coffee_rush.board import CafeBoard, board_of
from tavolino.games.coffee_rush.characters import CHARACTERS
from tavolino.games.coffee_rush.encode import RushEncoder
from tavolino.games.coffee_rush.events import AnyEvent
from tavolino.games.coffee_rush.features import columns
from tavolino.games.coffee_rush.foresight import RushForesight
from tavolino.games.coffee_rush.menu import MENU_FILE, playable
from tavolino.games.coffee_rush.moves import move_table
from tavolino.games.coffee_rush.options import RushOptions
from tavolino.games.coffee_rush.prospects import RushProspects, RushWalk
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_scoring import points, upgrades_of
from tavolino.games.coffee_rush.skills import NOTCHES, SKILLS
from tavolino.games.coffee_rush.state import NOBODY, OVER, RULES_VERSION
from tavolino.games.coffee_rush.view import RushView


class CoffeeRush(Game):
    id = "coffee-rush"
    package = __name__
    min_players = 2
    max_players = 4
    rules_version = RULES_VERSION
    options_type = RushOptions
    view_type = RushView
    event_types = get_args(AnyEvent)
    board_type = CafeBoard
    prospects_type = RushProspects
    measure_names = ("turns", "completed", "penalties")
    own_files = (MENU_FILE,)
    skills = SKILLS | NOTCHES | CHARACTERS
    characters = tuple(CHARACTERS)

    def read_options(self, data: object) -> Options:
        """Options from JSON; a menu of one's own is checked whole."""
        options = super().read_options(data)
        playable(_rush_options(options).menu)
        return options

    def variants(self) -> list[Options]:
        return [
            RushOptions(),
            RushOptions(less_luck=True),
            RushOptions(several_upgrades=True, starter=1),
        ]

    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        chosen = _rush_options(options)
        menu = playable(chosen.menu)
        named = NOBODY if chosen.starter is None else chosen.starter
        if chosen.starter is not None and not 0 <= chosen.starter < players:
            raise BadOption(fault("options.starter", "no-seat", seat=chosen.starter, last=players - 1))
        small, others = len(menu.small_cards), len(menu.other_cards)  # CR-OPT-2
        if chosen.less_luck and small < players:
            raise BadOption(fault("options.less_luck", "coffee-rush-few-small", cards=small, players=players))
        if chosen.less_luck and others < players + 2:  # one each, one more, and a deck
            raise BadOption(fault("options.less_luck", "coffee-rush-few-others", cards=others, least=players + 2))
        return Rush.start(players, menu, chosen.several_upgrades, chosen.less_luck, named, chance, log)

    def moves(self, options: Options) -> MoveTable:
        menu = playable(_rush_options(options).menu)
        return move_table(tuple(drink.id for drink in menu.drinks))

    def board(self, options: Options) -> Board:
        return board_of(_rush_options(options))

    def options_of(self, state: State) -> Options:
        return position.options_of(_rush(state))

    def position(self, state: State) -> Json:
        written: Json = as_json(position.write(_rush(state)))
        return written

    def load(self, written: object) -> State:
        return position.read(written)

    def view(self, state: State, seat: int | None) -> View:
        return view.look(_rush(state), seat)

    def sees_more(self, state: State, seat: int) -> bool:
        return False  # all that is hidden is the deck, and it is hidden from everybody

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine.sampler(_seen(seen)).draw(chance)

    def sampler(self, seen: View) -> PositionSampler:
        return imagine.sampler(_seen(seen))

    def swap_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        return imagine.swap_hidden(_rush(state), chance)

    def encoder(self, players: int, options: Options) -> Encoder:
        menu = playable(_rush_options(options).menu)
        return RushEncoder(columns(players, menu), players, menu)

    def foresight(self) -> Foresight:
        return RushForesight()

    def prospects(self, seen: View) -> Prospects:
        return prospects.look_ahead(_seen(seen))

    def standing(self, state: State) -> Standing:
        rush = _rush(state)
        scores = [
            Score(
                barista.seat,
                points(barista),
                {
                    "completed": len(barista.completed),
                    "upgrades": 2 * upgrades_of(barista),
                    "penalties": -len(barista.penalties),
                },
            )
            for barista in rush.baristas
        ]
        merits = [(points(barista), len(barista.completed), barista.rush) for barista in rush.baristas]
        ranking = [
            [seat for seat, own in enumerate(merits) if own == best] for best in sorted(set(merits), reverse=True)
        ]
        over = rush.phase == OVER
        decision = decided("CR-SCORE-2", ("points", "completed", "rush"), merits) if over else None
        return Standing(over, scores, ranking, list(rush.winners()), decision)

    def reckoning(self, state: State) -> list[dict[str, float]]:
        """As they are counted on the table: penalties are so many cards, and fewer are better."""
        return [
            {"completed": float(len(barista.completed)), "penalties": float(len(barista.penalties))}
            for barista in _rush(state).baristas
        ]

    def greedy(self, seen: View, chance: Chance) -> int:
        return greedy.greedy(_seen(seen), chance)

    def turn(self, state: State) -> tuple[int, int | None]:
        rush = _rush(state)
        return rush.turns, rush.seat

    def highlights(self, past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
        return moments.highlights(past, turns)

    def draw(self, seen: View, names: list[str], say: Say) -> str:
        from tavolino.games.coffee_rush.draw import draw  # Rich, which only a terminal needs

        return draw(_seen(seen), names, say)

    def told_walk(self, walk: PlannedWalk, say: Say) -> str:
        assert isinstance(walk, RushWalk)
        return foretold.walk_line(walk, say)

    def foretold(self, found: Prospects, names: list[str], say: Say) -> list[str]:
        assert isinstance(found, RushProspects)
        return foretold.lines(found, say)


def _rush(state: State) -> Rush:
    assert isinstance(state, Rush)
    return state


def _seen(seen: View) -> RushView:
    assert isinstance(seen, RushView)
    return seen


def _rush_options(options: Options) -> RushOptions:
    assert isinstance(options, RushOptions)
    return options


GAME = CoffeeRush()
