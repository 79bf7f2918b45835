"""Every kind of event of an expedition. Cells have names; items, cards and traps have those of house.py."""

from typing import Literal

import msgspec

from tavolino.core.event import Event, SeatEvent
from tavolino.games.coffin_rush.house import Colour

Servant = Literal["mummy", "spectre"]

# ---- beginning, turns


class Began(SeatEvent, frozen=True, tag="began"):
    counter: int


class TurnBegun(SeatEvent, frozen=True, tag="turn_begun"):
    actions: int
    round: int


class LeftAlone(SeatEvent, frozen=True, tag="left_alone"):
    at: str


class TurnEnded(SeatEvent, frozen=True, tag="turn_ended"):
    pass


class Rested(SeatEvent, frozen=True, tag="rested"):
    cards: list[str]  # the whole hand


class RushSpent(SeatEvent, frozen=True, tag="rush_spent"):
    pass


class AskedForToken(SeatEvent, frozen=True, tag="asked_for_token"):
    lender_seat: int


class Lent(SeatEvent, frozen=True, tag="lent"):
    lender_seat: int


class Declined(SeatEvent, frozen=True, tag="declined"):
    lender_seat: int


# ---- movement


class Walks(SeatEvent, frozen=True, tag="walks"):
    steps: int


class Went(SeatEvent, frozen=True, tag="went"):
    start: str = msgspec.field(name="from")
    to: str


class TorchLit(SeatEvent, frozen=True, tag="torch_lit"):
    pass


class MovementEnded(SeatEvent, frozen=True, tag="movement_ended"):
    at: str


class Trapped(SeatEvent, frozen=True, tag="trapped"):
    dice: list[int]
    slot: int


# ---- things


class DoorOpened(SeatEvent, frozen=True, tag="door_opened"):
    at: str
    beyond: str


class DoorClosed(SeatEvent, frozen=True, tag="door_closed"):
    at: str
    beyond: str


class Found(SeatEvent, frozen=True, tag="found"):
    REVEALS = True

    item: str


class StairsFound(SeatEvent, frozen=True, tag="stairs_found"):
    REVEALS = True

    at: str


class Woke(SeatEvent, frozen=True, tag="woke"):
    at: str


class Fell(SeatEvent, frozen=True, tag="fell"):
    """`slot` is the item's slot just before: the items above it move down before the next one falls."""

    item: str
    at: str
    slot: int


class NothingFell(SeatEvent, frozen=True, tag="nothing_fell"):
    slot: int


class PickedUp(SeatEvent, frozen=True, tag="picked_up"):
    items: list[str]
    at: str


class Overflowed(SeatEvent, frozen=True, tag="overflowed"):
    items: int


class Kept(SeatEvent, frozen=True, tag="kept"):
    slot: int
    item: str


class Dropped(SeatEvent, frozen=True, tag="dropped"):
    item: str
    at: str


class DropDone(SeatEvent, frozen=True, tag="drop_done"):
    pass


class Stored(SeatEvent, frozen=True, tag="stored"):
    item: str


# ---- dangers


class Attacked(SeatEvent, frozen=True, tag="attacked"):
    dice: list[int]
    slot: int


class Robbed(SeatEvent, frozen=True, tag="robbed"):
    dice: list[int]
    slot: int
    attacker_seat: int


class Assaulted(SeatEvent, frozen=True, tag="assaulted"):
    attacker_seat: int


class DieChanged(SeatEvent, frozen=True, tag="die_changed"):
    dice: list[int]
    slot: int


class LuckLeft(SeatEvent, frozen=True, tag="luck_left"):
    pass


class Stolen(SeatEvent, frozen=True, tag="stolen"):
    victim_seat: int
    item: str


class CardDiscarded(SeatEvent, frozen=True, tag="card_discarded"):
    card: str


class Terrified(SeatEvent, frozen=True, tag="terrified"):
    card: str


class TerrorOfNothing(SeatEvent, frozen=True, tag="terror_of_nothing"):
    pass


# ---- cards


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    card: str
    in_red: bool


class CardLaidAside(SeatEvent, frozen=True, tag="card_laid_aside"):
    card: str
    in_red: bool


class Betrayed(SeatEvent, frozen=True, tag="betrayed"):
    victim_seat: int


class Recovered(SeatEvent, frozen=True, tag="recovered"):
    card: str


class SeenTile(msgspec.Struct, frozen=True):
    item: str
    at: str


class Analysed(SeatEvent, frozen=True, tag="analysed"):
    """Everybody knows where; only the analyst knows what was seen."""

    SECRET = ("seen",)

    quadrant: str
    count: int
    seen: list[SeenTile] | msgspec.UnsetType = msgspec.UNSET

    def known_to(self) -> tuple[int, ...]:
        return (self.seat,)


class Adrenaline(SeatEvent, frozen=True, tag="adrenaline"):
    in_red: bool


class RushTurned(SeatEvent, frozen=True, tag="rush_turned"):
    pass


class RushInVain(SeatEvent, frozen=True, tag="rush_in_vain"):
    pass


# ---- the Pharaoh's turn: trap, power, counter


class PharaohTurn(Event, frozen=True, tag="pharaoh_turn"):
    round: int


class TrapDrawn(Event, frozen=True, tag="trap_drawn"):
    REVEALS = True
    DEALT = True

    trap: str
    in_red: bool


class Sheltered(SeatEvent, frozen=True, tag="sheltered"):
    pass


class TrapsReshuffled(Event, frozen=True, tag="traps_reshuffled"):
    cards: int


class BombWentOff(Event, frozen=True, tag="bomb_went_off"):
    counter: int


class RedRisk(Event, frozen=True, tag="red_risk"):
    counter: int


class SpectreAppeared(Event, frozen=True, tag="spectre_appeared"):
    at: str


class NoSpectreLeft(Event, frozen=True, tag="no_spectre_left"):
    pass


class DoorsSealed(Event, frozen=True, tag="doors_sealed"):
    pass


class FeatherFlipped(SeatEvent, frozen=True, tag="feather_flipped"):
    """`seat` begins the next round."""

    clockwise: bool


class PowerRolled(Event, frozen=True, tag="power_rolled"):
    power: int
    die: Colour
    counter: int


class TrapReddened(Event, frozen=True, tag="trap_reddened"):
    trap: str


# ---- the Pharaoh's turn: servants


class TargetsTied(SeatEvent, frozen=True, tag="targets_tied"):
    """`seat` decides."""

    tied_seats: list[int]
    servant: Servant


class TargetFixed(SeatEvent, frozen=True, tag="target_fixed"):
    servant: Servant


class ServantWaits(Event, frozen=True, tag="waits"):
    servant: Servant
    at: str


class SpectreMoved(Event, frozen=True, tag="spectre_moved"):
    start: str = msgspec.field(name="from")
    to: str


class PassedAltar(Event, frozen=True, tag="passed_altar"):
    servant: Servant
    seat: int


class SpectreGone(Event, frozen=True, tag="spectre_gone"):
    at: str


class MummyMoved(Event, frozen=True, tag="mummy_moved"):
    mummy: int  # from 1
    start: str = msgspec.field(name="from")
    to: str


class MummyBlocked(Event, frozen=True, tag="mummy_blocked"):
    mummy: int
    at: str


class MummyOpened(Event, frozen=True, tag="mummy_opened"):
    mummy: int
    at: str
    beyond: str


# ---- the end


class Ended(Event, frozen=True, tag="ended"):
    round: int


class Scored(SeatEvent, frozen=True, tag="scored"):
    tent: int
    backpack: int


class CollectionHeld(Event, frozen=True, tag="collection_held"):
    seats: list[int]
    collection: str


class CompanyScored(Event, frozen=True, tag="company_scored"):
    seats: list[int]
    points: int
    collections: int


class Won(Event, frozen=True, tag="won"):
    seats: list[int]
    points: int
    by: Literal["points", "treasures", "outside"]


AnyEvent = (
    Began | TurnBegun | LeftAlone | TurnEnded | Rested | RushSpent | AskedForToken | Lent | Declined
    | Walks | Went | TorchLit | MovementEnded | Trapped
    | DoorOpened | DoorClosed | Found | StairsFound | Woke | Fell | NothingFell | PickedUp | Overflowed | Kept | Dropped
    | DropDone | Stored
    | Attacked | Robbed | Assaulted | DieChanged | LuckLeft | Stolen | CardDiscarded | Terrified | TerrorOfNothing
    | CardPlayed | CardLaidAside | Betrayed | Recovered | Analysed | Adrenaline | RushTurned | RushInVain
    | PharaohTurn | TrapDrawn | Sheltered | TrapsReshuffled | BombWentOff | RedRisk | SpectreAppeared | NoSpectreLeft
    | DoorsSealed | FeatherFlipped | PowerRolled | TrapReddened
    | TargetsTied | TargetFixed | ServantWaits | SpectreMoved | PassedAltar | SpectreGone | MummyMoved | MummyBlocked
    | MummyOpened
    | Ended | Scored | CollectionHeld | CompanyScored | Won
)  # fmt: skip
