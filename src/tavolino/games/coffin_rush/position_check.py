"""Checks that a written expedition can be on the table; BadPosition names the field that is wrong."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import UNSET

from tavolino.core.reading import check_game
from tavolino.core.refusal import BadPosition
from tavolino.games.coffin_rush.build import FloorPlan
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.kit import Kit, beneath_bomb
from tavolino.games.coffin_rush.kit_numbers import WAKING
from tavolino.games.coffin_rush.options import DigOptions, fits
from tavolino.games.coffin_rush.position_assemble import first_seat
from tavolino.games.coffin_rush.position_check_pending import check_names
from tavolino.games.coffin_rush.position_form import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    GAME_ID,
    OPEN_STAIRS,
    TEMPLE,
    DigPosition,
    is_over,
)
from tavolino.games.coffin_rush.state import Components

STAIRS = "stairs"


def check_head(position: DigPosition, options: DigOptions, newest: int) -> int:
    """The version of the rules."""
    players = len(position.explorers)
    rules = check_game(position.game, position.rules, GAME_ID, newest)
    if position.players not in (None, players):
        raise BadPosition("players", f"there are {players} explorers")
    if not fits(players, options):
        raise BadPosition("options", f"these companies or this first player do not go with {players} players")
    if position.feather not in (CLOCKWISE, COUNTER_CLOCKWISE):
        raise BadPosition("feather", f"it shows {CLOCKWISE} or {COUNTER_CLOCKWISE}")
    for path, seat in (("turn.seat", position.turn.seat), ("turn.first", first_seat(position.turn))):
        if seat is not None and seat >= players:
            raise BadPosition(path, f"there is no seat {seat}")
    return rules


def _check_counter(position: DigPosition, components: Components) -> None:
    if position.counter is not None and position.counter > components.green_from:
        raise BadPosition("counter", f"it begins at {components.green_from}")
    if (position.counter == 0) != is_over(position):
        raise BadPosition("counter", "the game is over at 0, and only then")


def check_parts(position: DigPosition, plan: FloorPlan, rules: int) -> None:
    """Everything that can be told before the state is put together, but for tiles and traps."""
    _check_counter(position, plan.kit.components)
    _check_cells(position, plan)
    _check_spectres(position, plan.kit.components, rules)
    _check_cards(position, plan.kit)
    check_names(position, plan)


# ---- where things are


def _check_cells(position: DigPosition, plan: FloorPlan) -> None:
    temple = plan.temple
    names: list[tuple[str, str]] = []
    for seat, explorer in enumerate(position.explorers):
        names.append((f"explorers[{seat}].at", explorer.at))
        names += [(f"explorers[{seat}].known", name) for name in explorer.known]
    names += [(f"piles.{name}", name) for name in position.piles]
    for index, monster in enumerate(position.monsters or []):
        names.append((f"monsters[{index}].at", monster.at))
        if monster.kind not in ("mummy", "spectre"):
            raise BadPosition(f"monsters[{index}].kind", "mummy or spectre")
        if monster.at == plan.names[temple.camp]:
            raise BadPosition(f"monsters[{index}].at", "no monster enters the camp")
    for path, name in names:
        if name not in plan.cells:
            raise BadPosition(path, f"there is no cell {name[:20]!r}")
    kinds = Counter(monster.kind for monster in position.monsters or [])
    components = plan.kit.components
    if kinds["mummy"] > components.mummies or kinds["spectre"] > components.spectres:
        raise BadPosition("monsters", f"there are {components.mummies} mummies and {components.spectres} spectres")
    doors = {*plan.door_names, TEMPLE}
    for index, name in enumerate(position.doors):
        if name not in doors:
            raise BadPosition(f"doors[{index}]", f"there is no door {name[:40]!r}")
    if len(set(position.doors)) != len(position.doors):
        raise BadPosition("doors", "a door is named twice")
    for seat, explorer in enumerate(position.explorers):
        inside = explorer.at != plan.names[temple.camp]
        if not inside and TEMPLE not in position.doors:
            raise BadPosition(f"explorers[{seat}].at", "nobody is outside while the temple door stands")


def check_mummies(position: DigPosition, tiles: Mapping[str, str], components: Components) -> None:
    """COF-ITEM-2: there is a pawn for every mummy that can still wake."""
    awake = 1 if position.monsters is None else sum(monster.kind == "mummy" for monster in position.monsters)
    asleep = sum(tile.endswith(WAKING) for tile in tiles.values())
    if awake + asleep > components.mummies:
        raise BadPosition(
            "monsters",
            f"{awake} mummies and {asleep} sarcophagi that wake one, but {components.mummies} pawns",
        )


def _check_spectres(position: DigPosition, components: Components, rules: int) -> None:
    """COF-SPE-5"""
    if position.spectres_left is UNSET:
        return
    if rules == 1:
        raise BadPosition("spectres_left", "by version 1 of the rules every pawn comes back")
    here = sum(monster.kind == "spectre" for monster in position.monsters or [])
    if here + position.spectres_left > components.spectres:
        raise BadPosition("spectres_left", f"of {components.spectres} pawns {here} are in the temple")


def _check_cards(position: DigPosition, kit: Kit) -> None:
    for seat, explorer in enumerate(position.explorers):
        owned = [*(explorer.hand or []), *explorer.discards, *explorer.lost]
        for name in owned:
            if name not in kit.loot:
                raise BadPosition(f"explorers[{seat}]", f"there is no loot card {name[:20]!r}")
        once = all(count == 1 for count in Counter(owned).values())
        if not once or (explorer.hand is not None and len(owned) != len(kit.loot)):
            raise BadPosition(f"explorers[{seat}].hand", f"each of the {len(kit.loot)} cards is in exactly one place")


def tiles_of(position: DigPosition, plan: FloorPlan) -> dict[str, str]:
    """COF-COMP-3: every tile is in exactly one place."""
    outside = Counter(_outside(position))
    pools = [Counter(TILE_NAMES[tile] for tile in pool) for pool in (plan.kit.sarcophagi, plan.kit.chests)]
    spots = [plan.names[cell] for cell in plan.spot_cells]
    kinds = (spots[: plan.sarcophagi], spots[plan.sarcophagi :])
    if position.tiles is None:
        tiles: dict[str, str] = {}
        for pool, names in zip(pools, kinds, strict=True):
            left = list((pool - outside).elements())
            tiles |= dict(zip(names, left, strict=False))
    else:
        tiles = position.tiles
        _check_faces(tiles, kinds, pools)
    have = outside + Counter(STAIRS if tile == OPEN_STAIRS else tile for tile in tiles.values())
    every = pools[0] + pools[1]
    for name in sorted(set(have) | set(every)):
        if have[name] != every[name]:
            raise BadPosition("tiles", f"there are {every[name]} tiles {name[:20]!r}, and here {have[name]}")
    _check_known(position, tiles)
    return tiles


def _outside(position: DigPosition) -> Iterable[str]:
    for explorer in position.explorers:
        yield from explorer.backpack
        yield from explorer.tent
    for items in position.piles.values():
        yield from items


def _check_faces(tiles: dict[str, str], kinds: tuple[list[str], ...], pools: list[Counter[str]]) -> None:
    for name, tile in tiles.items():
        if name not in kinds[0] and name not in kinds[1]:
            raise BadPosition(f"tiles.{name}", "no sarcophagus or chest stands there")
        pool = pools[0] if name in kinds[0] else pools[1]
        if tile not in pool and not (tile == OPEN_STAIRS and name in kinds[0]):
            raise BadPosition(f"tiles.{name}", f"no tile of that kind shows {tile[:20]!r}")


def _check_known(position: DigPosition, tiles: dict[str, str]) -> None:
    for seat, explorer in enumerate(position.explorers):
        for name in explorer.known:
            if tiles.get(name, OPEN_STAIRS) == OPEN_STAIRS:
                raise BadPosition(f"explorers[{seat}].known", f"no closed tile lies at {name}")
    for place, items in position.piles.items():
        if not items or STAIRS in items:
            raise BadPosition(f"piles.{place}", "a pile holds treasures and relics")
    for seat, explorer in enumerate(position.explorers):
        if STAIRS in (*explorer.backpack, *explorer.tent):
            raise BadPosition(f"explorers[{seat}]", "nobody carries stairs away")


# ---- the deck


def deck_of(position: DigPosition, kit: Kit) -> list[str]:
    """COF-PHA-2: in any order; the bomb is there as long as the temple door stands."""
    every = Counter(TRAP_NAMES[trap] for trap in kit.traps)
    bomb_drawn = TEMPLE in position.doors
    if position.trap is not None and position.trap not in every:
        raise BadPosition("trap", f"there is no trap {position.trap[:20]!r}")
    deck = _default_deck(position, kit, bomb_drawn) if position.traps is None else position.traps
    have = Counter([*deck, *([position.trap] if position.trap else [])])
    for name in have:
        if have[name] > every[name]:
            raise BadPosition("traps", f"there are {every[name]} trap cards {name[:20]!r}, and here {have[name]}")
    if bomb_drawn == ("bomb" in deck):
        raise BadPosition("traps", "the bomb is in the deck as long as the temple door stands, and no longer")
    return deck


def _default_deck(position: DigPosition, kit: Kit, bomb_drawn: bool) -> list[str]:
    deck = [TRAP_NAMES[trap] for trap in kit.components.traps]
    if position.trap in deck:
        deck.remove(position.trap)
    if not bomb_drawn:
        deck.insert(len(deck) - beneath_bomb(kit.components)[1], "bomb")
    return deck
