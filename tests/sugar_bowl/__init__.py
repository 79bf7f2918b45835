"""Sugar Bowl: the smallest game with a die, a secret and an end. The example of docs/add-a-game.md."""

from typing import Annotated, get_args

import msgspec

from tavolino.core.chance import Chance
from tavolino.core.encoding import Encoder
from tavolino.core.event import Log
from tavolino.core.fault import fault
from tavolino.core.game import Game, Json, Options, Say, View
from tavolino.core.notation import MoveTable
from tavolino.core.reading import as_json, read_position
from tavolino.core.refusal import BadPosition
from tavolino.core.standing import Score, Standing
from tavolino.core.state import State

from .encode import COLUMNS, BowlEncoder
from .events import AnyEvent
from .rules import MOST, Bowl

Count = Annotated[int, msgspec.Meta(ge=0, le=6 * MOST)]


class BowlPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=0, le=6)]
    chosen: list[Annotated[int, msgspec.Meta(ge=0, le=MOST)]]
    lumps: list[Count]


class BowlView(View, frozen=True, kw_only=True):
    rounds: int
    lumps: list[int]
    decided: list[bool]
    mine: int  # what this seat chose; 0 for an onlooker


class SugarBowl(Game):
    id = "sugar-bowl"
    package = __name__
    min_players = 2
    max_players = 4
    rules_version = 1
    options_type = Options
    view_type = BowlView
    event_types = get_args(AnyEvent)
    measure_names = ("lumps",)

    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        return Bowl.start(players, chance)

    def moves(self, options: Options) -> MoveTable:
        return MoveTable([f"take {lumps}" for lumps in range(1, MOST + 1)])

    def options_of(self, state: State) -> Options:
        return Options()

    def position(self, state: State) -> Json:
        bowl = _bowl(state)
        written: Json = as_json(BowlPosition(bowl.rounds, bowl.chosen, bowl.lumps))
        return written

    def load(self, position: object) -> State:
        read = read_position(position, BowlPosition)
        players, chosen = len(read.lumps), len(read.chosen)
        if players not in self.player_counts:
            raise BadPosition(fault("lumps", "sugar-bowl-players", players=players))
        if chosen != players:
            raise BadPosition(fault("chosen", "position-entries", entries=chosen, players=players))
        if read.rounds and 0 not in read.chosen:
            raise BadPosition(fault("chosen", "sugar-bowl-all-decided"))
        return Bowl(read.rounds, list(read.chosen), list(read.lumps))

    def view(self, state: State, seat: int | None) -> View:
        bowl = _bowl(state)
        return BowlView(
            seat=seat,
            to_move=bowl.to_move(),
            pending=bowl.pending(),
            over=bowl.rounds == 0,
            rounds=bowl.rounds,
            lumps=bowl.lumps.copy(),
            decided=[lumps != 0 for lumps in bowl.chosen],
            mine=0 if seat is None else bowl.chosen[seat],
        )

    def sees_more(self, state: State, seat: int) -> bool:
        return _bowl(state).chosen[seat] != 0

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, BowlView)
        chosen = [1 + chance.pick(MOST) if decided else 0 for decided in view.decided]
        if view.seat is not None:
            chosen[view.seat] = view.mine
        return Bowl(view.rounds, chosen, view.lumps.copy())

    def swap_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        bowl = _bowl(state).clone()
        for other, lumps in enumerate(bowl.chosen):
            if lumps and other != seat:
                bowl.chosen[other] = 1 + chance.pick(MOST)
        return bowl

    def encoder(self, players: int, options: Options) -> Encoder:
        return BowlEncoder(COLUMNS, players)

    def standing(self, state: State) -> Standing:
        bowl = _bowl(state)
        scores = [Score(seat, lumps, {"lumps": lumps}) for seat, lumps in enumerate(bowl.lumps)]
        ranking = [
            [seat for seat, lumps in enumerate(bowl.lumps) if lumps == height]
            for height in sorted(set(bowl.lumps), reverse=True)
        ]
        return Standing(bowl.rounds == 0, scores, ranking, bowl.winners())

    def greedy(self, view: View, chance: Chance) -> int:
        return chance.pick(MOST)  # nobody knows a better way without knowing the others

    def draw(self, view: View, names: list[str], say: Say) -> str:
        assert isinstance(view, BowlView)
        return "\n".join(f"{name}: {'▫' * lumps}" for name, lumps in zip(names, view.lumps, strict=True))


def _bowl(state: State) -> Bowl:
    assert isinstance(state, Bowl)
    return state


GAME = SugarBowl()
