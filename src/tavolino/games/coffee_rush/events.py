"""Every kind of event in the café. Cells have names, cups and tabs are counted from 1, cards have an id and a name."""

from typing import Literal

import msgspec

from tavolino.core.event import Event, SeatEvent
from tavolino.games.coffee_rush.state import Ingredient

# ---- set-up


class StarterChosen(SeatEvent, frozen=True, tag="starter_chosen"):
    by: Literal["host", "chance"]


class CafeOpened(SeatEvent, frozen=True, tag="opened"):
    pass


class Shuffled(Event, frozen=True, tag="shuffled"):
    cards: int


class Placed(SeatEvent, frozen=True, tag="placed"):
    cell: str


class Stocked(SeatEvent, frozen=True, tag="stocked"):
    ingredient: Ingredient
    cup: int


# ---- orders


class Dealt(SeatEvent, frozen=True, tag="dealt"):
    REVEALS = True
    DEALT = True

    tab: int
    count: int
    cards: list[str]
    drinks: list[str]


class OrdersDrawn(SeatEvent, frozen=True, tag="orders_drawn"):
    REVEALS = True
    DEALT = True

    tab: int
    count: int
    cards: list[str]
    drinks: list[str]


class OwnOrder(SeatEvent, frozen=True, tag="own_order"):
    REVEALS = True
    DEALT = True

    tab: int
    count: int
    cards: list[str]
    drinks: list[str]


class NothingToDraw(SeatEvent, frozen=True, tag="nothing_to_draw"):
    count: int


class Closed(SeatEvent, frozen=True, tag="closed"):
    because: Literal["penalties", "no_orders", "deck"]


class Flowed(SeatEvent, frozen=True, tag="flowed"):
    left: int


class Penalised(SeatEvent, frozen=True, tag="penalised"):
    count: int
    penalties: int  # in total, including these
    rush: int  # tokens that came with them
    cards: list[str]
    drinks: list[str]


# ---- a turn


class TurnBegan(SeatEvent, frozen=True, tag="turn_began"):
    turn: int


class LastTurn(SeatEvent, frozen=True, tag="last_turn"):
    pass


class Upgraded(SeatEvent, frozen=True, tag="upgraded"):
    upgrade: str


class Discarded(SeatEvent, frozen=True, tag="discarded"):
    count: int
    cards: list[str]
    drinks: list[str]


class Picked(SeatEvent, frozen=True, tag="picked"):
    cell: str


class RushUsed(SeatEvent, frozen=True, tag="rush_used"):
    rush: int  # tokens left


class Stepped(SeatEvent, frozen=True, tag="stepped"):
    start: str = msgspec.field(name="from")
    to: str
    step: int


class Took(SeatEvent, frozen=True, tag="took"):
    ingredient: Ingredient
    count: int


class RanShort(SeatEvent, frozen=True, tag="ran_short"):
    ingredient: Ingredient
    count: int
    wanted: int


class Doubled(SeatEvent, frozen=True, tag="doubled"):
    upgrade: str


class Multiplied(SeatEvent, frozen=True, tag="multiplied"):
    count: int


class Stopped(SeatEvent, frozen=True, tag="stopped"):
    cell: str
    steps: int


class Poured(SeatEvent, frozen=True, tag="poured"):
    ingredient: Ingredient
    cup: int


class Emptied(SeatEvent, frozen=True, tag="emptied"):
    cup: int
    count: int
    ingredients: list[Ingredient]


class PutBack(SeatEvent, frozen=True, tag="put_back"):
    count: int
    ingredients: list[Ingredient]


class OrderReady(SeatEvent, frozen=True, tag="order_ready"):
    card: str
    drink: str
    tab: int
    cup: int


class Served(SeatEvent, frozen=True, tag="served"):
    card: str
    drink: str
    completed: int  # orders, including this one


class Tipped(SeatEvent, frozen=True, tag="tipped"):
    count: int


# ---- the end


class GameEnded(Event, frozen=True, tag="game_ended"):
    turns: int


class Scored(SeatEvent, frozen=True, tag="scored"):
    points: int
    completed: int
    upgrades: int
    penalties: int


class Won(Event, frozen=True, tag="won"):
    seats: list[int]


AnyEvent = (
    StarterChosen | CafeOpened | Shuffled | Placed | Stocked
    | Dealt | OrdersDrawn | OwnOrder | NothingToDraw | Closed | Flowed | Penalised
    | TurnBegan | LastTurn | Upgraded | Discarded | Picked | RushUsed | Stepped | Took | RanShort | Doubled | Multiplied
    | Stopped | Poured | Emptied | PutBack | OrderReady | Served | Tipped
    | GameEnded | Scored | Won
)  # fmt: skip
