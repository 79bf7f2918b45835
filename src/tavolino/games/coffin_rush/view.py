"""What a seat may know of an expedition: all but the closed tiles that it has not seen, and the order of the traps."""

from msgspec import UNSET, UnsetType

from tavolino.core.game import View
from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.house import TRAP_NAMES
from tavolino.games.coffin_rush.options import DigOptions
from tavolino.games.coffin_rush.position import tile_name, write_open_fields, write_pending
from tavolino.games.coffin_rush.position_form import (
    OPEN_STAIRS,
    ExplorerPosition,
    MonsterPosition,
    Pending,
    TurnPosition,
)
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.state import NO_TILE

SARCOPHAGUS, CHEST = "sarcophagus", "chest"  # a closed tile that this seat does not know


class DigView(View, frozen=True, kw_only=True):
    options: DigOptions
    rules: int
    layout: list[str]
    doors: list[str]  # the open ones, `temple` when the temple door is gone
    tiles: dict[str, str]  # by cell: the face, or what kind of tile is closed there
    piles: dict[str, list[str]]
    explorers: list[ExplorerPosition]
    monsters: list[MonsterPosition]
    spectres_left: int | UnsetType = UNSET  # pawns that can still appear; not in version 1, where they come back
    traps_left: list[str]  # the cards of the deck, but not in their order
    trap: str | None
    counter: int
    feather: str
    turn: TurnPosition
    question: Pending


def look(dig: Expedition, seat: int | None) -> DigView:
    plan = plan_for(dig.temple)
    known = 0 if seat is None else dig.explorers[seat].known
    tiles = {}
    for spot, cell in enumerate(plan.spot_cells):
        if dig.tiles[spot] == NO_TILE:
            continue
        if known >> spot & 1 or dig.stairs == cell:
            tiles[plan.names[cell]] = tile_name(dig, spot, cell)
        else:
            tiles[plan.names[cell]] = SARCOPHAGUS if spot < plan.sarcophagi else CHEST
    return DigView(
        **write_open_fields(dig, plan),
        seat=seat,
        to_move=list(dig.to_move()),
        pending=dig.pending(),
        over=dig.is_over(),
        tiles=tiles,
        traps_left=[TRAP_NAMES[trap] for trap in sorted(dig.deck)],
        question=write_pending(dig, plan),
    )


def sees_more(dig: Expedition, seat: int) -> bool:
    """Whether it has seen the faces of closed tiles."""
    return dig.explorers[seat].known != 0


def is_hidden(tile: str) -> bool:
    return tile in (SARCOPHAGUS, CHEST)


def faces_seen(view: DigView) -> list[str]:
    """Every tile whose face this seat can see, wherever it is."""
    seen = ["stairs" if tile == OPEN_STAIRS else tile for tile in view.tiles.values() if not is_hidden(tile)]
    for explorer in view.explorers:
        seen += [*explorer.backpack, *explorer.tent]
    for items in view.piles.values():
        seen += items
    return seen
