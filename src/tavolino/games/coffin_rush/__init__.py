"""Coffin Rush!: explorers loot a temple while the Pharaoh's ritual counts down. 2 to 6 players, or companies."""

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
from tavolino.core.standing import Decision, Score, Standing, decided
from tavolino.core.state import State
from tavolino.games.coffin_rush import foretold, greedy, imagine, moments, position, prospects, view
from tavolino.games.coffin_rush.board import TempleBoard, board_by
from tavolino.games.coffin_rush.build import FloorPlan, plan_of
from tavolino.games.coffin_rush.characters import CHARACTERS
from tavolino.games.coffin_rush.commands import SHOW, TEMPLE_FILE
from tavolino.games.coffin_rush.encode import DigEncoder
from tavolino.games.coffin_rush.events import AnyEvent
from tavolino.games.coffin_rush.features import columns
from tavolino.games.coffin_rush.foresight import DigForesight
from tavolino.games.coffin_rush.kit import kit_of
from tavolino.games.coffin_rush.kit_faults import faults_of
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.options import DigOptions, OwnTemple, fits
from tavolino.games.coffin_rush.prospects import DigProspects
from tavolino.games.coffin_rush.prospects_walks import DigWalk
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_card import CARD_NAMES
from tavolino.games.coffin_rush.rules_scoring import PIECES, at_tent, bonus, in_backpack, merits, side_of, sides
from tavolino.games.coffin_rush.skills import NOTCHES, SKILLS
from tavolino.games.coffin_rush.state import NOBODY, RULES_VERSION
from tavolino.games.coffin_rush.view import DigView

OTHER_SET = OwnTemple(  # something else of everything, for the tests that every variant goes through
    dice={"red": [2, 2, 3, 3, 4, 5]},
    counter={"green": 30, "bomb": 2},
    backpack={"slots": 9},
    pawns={"mummies": 5, "spectres": 2},
    sarcophagi={"azure": 1, "azure-mummy": 2},
    chests={"torch": 3, "coins": 1},
    traps={"summoning": 1, "scarabs": 3, "oblivion": 0},
    loot={**dict.fromkeys(CARD_NAMES, 1), "analysis": 0},  # also those that the house set has not got
)


class CoffinRush(Game):
    id = "coffin-rush"
    package = __name__
    min_players = 2
    max_players = 6
    rules_version = RULES_VERSION
    options_type = DigOptions
    view_type = DigView
    event_types = get_args(AnyEvent)
    board_type = TempleBoard
    prospects_type = DigProspects
    own_files = (TEMPLE_FILE,)
    commands = (SHOW,)
    measure_names = ("rounds", "points", "home")
    team_options = ({"companies": 2}, {"companies": 3})
    skills = SKILLS | NOTCHES | CHARACTERS
    characters = tuple(CHARACTERS)

    def read_options(self, data: object) -> Options:
        """Options from JSON; a temple of one's own is checked whole, with the layouts that are not played on, too."""
        options = self.stored_options(data)
        temple = _options(options).temple
        wrong = [] if temple is None else faults_of(as_json(temple))
        if wrong:
            raise BadOption(*(flaw.within("options.temple") for flaw in wrong))
        return options

    def stored_options(self, data: object) -> Options:
        return super().read_options(data)

    def variants(self) -> list[Options]:
        return [
            DigOptions(),
            DigOptions(layout="snake", first=1),
            DigOptions(companies=2),
            DigOptions(companies=3, lend=True, layout="ring"),
            DigOptions(temple=OTHER_SET),
        ]

    def fits(self, players: int, options: Options) -> bool:
        return super().fits(players, options) and fits(players, _options(options))

    def teams(self, players: int, options: Options) -> list[list[int]]:
        """COF-TEAM-4: seats of the companies alternate."""
        companies = _options(options).companies
        return [list(range(company, players, companies)) for company in range(companies)]

    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        chosen = _options(options)
        if not fits(players, chosen):
            raise BadOption(fault("options", "coffin-rush-companies", players=players))
        first = NOBODY if chosen.first is None else chosen.first
        plan = _plan(chosen)
        kit = plan.kit
        tiles = (list(kit.sarcophagi), list(kit.chests))
        return Expedition.start(
            self.rules_version,
            players,
            plan.temple,
            kit.components,
            tiles,
            chosen.companies,
            chosen.lend,
            first,
            chance,
            log,
        )

    def moves(self, options: Options) -> MoveTable:
        return moves_on(_plan(_options(options)))

    def board(self, options: Options) -> Board:
        return board_by(_plan(_options(options)).temple.key)

    def rules_of(self, state: State) -> int:
        return int(_dig(state).rules_version)

    def options_of(self, state: State) -> Options:
        return position.options_of(_dig(state))

    def position(self, state: State) -> Json:
        written: Json = as_json(position.write(_dig(state)))
        return written

    def load(self, written: object) -> State:
        return position.read(written, self.rules_version)

    def view(self, state: State, seat: int | None) -> View:
        return view.look(_dig(state), seat)

    def sees_more(self, state: State, seat: int) -> bool:
        return view.sees_more(_dig(state), seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine.sampler(_seen(seen)).draw(chance)

    def sampler(self, seen: View) -> PositionSampler:
        return imagine.sampler(_seen(seen))

    def swap_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        return imagine.swap_hidden(_dig(state), seat, chance)

    def encoder(self, players: int, options: Options) -> Encoder:
        plan = _plan(_options(options))
        places = [(int(x), int(y)) for x, y in (name.split(",") for name in plan.names)]
        return DigEncoder(columns(players, plan), players, plan.temple, plan.kit.components, places)

    def prospects(self, seen: View) -> Prospects:
        return prospects.look_ahead(_seen(seen))

    def standing(self, state: State) -> Standing:
        dig = _dig(state)
        points = dig.scores()
        scores = []
        for explorer in dig.explorers:
            parts = {"tent": at_tent(explorer), "backpack": in_backpack(explorer)}
            parts["collections"] = bonus(dig, side_of(dig, explorer.seat))
            if dig.companies:
                parts["companions"] = points[explorer.seat] - sum(parts.values())
            scores.append(Score(explorer.seat, points[explorer.seat], parts))
        own = merits(dig)
        ranking = [[seat for seat, merit in enumerate(own) if merit == rank] for rank in sorted(set(own), reverse=True)]
        return Standing(dig.is_over(), scores, ranking, list(dig.winners()), _decision(dig) if dig.is_over() else None)

    def greedy(self, seen: View, chance: Chance) -> int:
        return greedy.greedy(_seen(seen), chance)

    def foresight(self) -> Foresight:
        return DigForesight()

    def turn(self, state: State) -> tuple[int, int | None]:
        dig = _dig(state)
        return dig.round, dig.turn.seat if dig.ritual is None else None  # the Pharaoh's

    def highlights(self, past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
        return moments.highlights(past, turns)

    def draw(self, seen: View, names: list[str], say: Say) -> str:
        from tavolino.games.coffin_rush.draw import draw  # Rich, which only a terminal needs

        return draw(_seen(seen), names, say)

    def told_walk(self, walk: PlannedWalk, say: Say) -> str:
        assert isinstance(walk, DigWalk)
        return foretold.walk_line(walk, say)

    def foretold(self, found: Prospects, names: list[str], say: Say) -> list[str]:
        assert isinstance(found, DigProspects)
        return foretold.lines(found, names, say)


def _plan(options: DigOptions) -> FloorPlan:
    return plan_of(options.layout, kit_of(options.temple))


def _options(options: Options) -> DigOptions:
    assert isinstance(options, DigOptions)
    return options


def _decision(dig: Expedition) -> Decision:
    own = merits(dig)[: sides(dig)]  # members of a company share theirs
    rule = "COF-TEAM-6" if dig.companies else "COF-SCORE-3"
    measures = [(merit // PIECES // PIECES, merit // PIECES % PIECES, merit % PIECES) for merit in own]
    return decided(rule, ("points", "treasures", "outside"), measures)


def _dig(state: State) -> Expedition:
    assert isinstance(state, Expedition)
    return state


def _seen(seen: View) -> DigView:
    assert isinstance(seen, DigView)
    return seen


GAME = CoffinRush()
