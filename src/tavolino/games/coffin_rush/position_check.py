"""Checks that a written expedition can be on the table; BadPosition names the field that is wrong."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import UNSET

from tavolino.core.fault import cited, fault
from tavolino.core.reading import check_game
from tavolino.core.refusal import BadPosition
from tavolino.games.coffin_rush.build import FloorPlan
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.kit import Kit
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
from tavolino.games.coffin_rush.rules_setup import beneath_bomb
from tavolino.games.coffin_rush.state import Components

STAIRS = "stairs"


def check_head(position: DigPosition, options: DigOptions, newest: int) -> int:
    """The version of the rules."""
    players = len(position.explorers)
    rules = check_game(position.game, position.rules, GAME_ID, newest)
    if position.players not in (None, players):
        raise BadPosition(fault("players", "coffin-rush-explorers", players=players))
    if not fits(players, options):
        raise BadPosition(fault("options", "coffin-rush-companies", players=players))
    if position.feather not in (CLOCKWISE, COUNTER_CLOCKWISE):
        raise BadPosition(fault("feather", "field-words", names=(CLOCKWISE, COUNTER_CLOCKWISE)))
    for path, seat in (("turn.seat", position.turn.seat), ("turn.first", first_seat(position.turn))):
        if seat is not None and seat >= players:
            raise BadPosition(fault(path, "no-seat", seat=seat, last=players - 1))
    return rules


def _check_counter(position: DigPosition, components: Components) -> None:
    if position.counter is not None and position.counter > components.green_from:
        raise BadPosition(fault("counter", "field-most", most=components.green_from))
    if (position.counter == 0) != is_over(position):
        raise BadPosition(fault("counter", "coffin-rush-counter-over"))


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
            raise BadPosition(fault(f"monsters[{index}].kind", "field-words", names=("mummy", "spectre")))
        if monster.at == plan.names[temple.camp]:
            raise BadPosition(fault(f"monsters[{index}].at", "coffin-rush-monster-in-camp"))
    for path, name in names:
        if name not in plan.cells:
            raise BadPosition(fault(path, "coffin-rush-no-cell", cell=cited(name)))
    kinds = Counter(monster.kind for monster in position.monsters or [])
    components = plan.kit.components
    if kinds["mummy"] > components.mummies or kinds["spectre"] > components.spectres:
        mummies, spectres = components.mummies, components.spectres
        raise BadPosition(fault("monsters", "coffin-rush-monsters", mummies=mummies, spectres=spectres))
    doors = {*plan.door_names, TEMPLE}
    for index, name in enumerate(position.doors):
        if name not in doors:
            raise BadPosition(fault(f"doors[{index}]", "coffin-rush-no-door", door=cited(name)))
    if len(set(position.doors)) != len(position.doors):
        raise BadPosition(fault("doors", "coffin-rush-door-twice"))
    for seat, explorer in enumerate(position.explorers):
        inside = explorer.at != plan.names[temple.camp]
        if not inside and TEMPLE not in position.doors:
            raise BadPosition(fault(f"explorers[{seat}].at", "coffin-rush-outside"))


def check_mummies(position: DigPosition, tiles: Mapping[str, str], components: Components) -> None:
    """COF-ITEM-2: there is a pawn for every mummy that can still wake."""
    awake = 1 if position.monsters is None else sum(monster.kind == "mummy" for monster in position.monsters)
    asleep = sum(tile.endswith(WAKING) for tile in tiles.values())
    if awake + asleep > components.mummies:
        pawns = components.mummies
        raise BadPosition(fault("monsters", "coffin-rush-mummies", awake=awake, asleep=asleep, pawns=pawns))


def _check_spectres(position: DigPosition, components: Components, rules: int) -> None:
    """COF-SPE-5"""
    if position.spectres_left is UNSET:
        return
    if rules == 1:
        raise BadPosition(fault("spectres_left", "coffin-rush-spectres-return"))
    here = sum(monster.kind == "spectre" for monster in position.monsters or [])
    if here + position.spectres_left > components.spectres:
        raise BadPosition(fault("spectres_left", "coffin-rush-spectres", pawns=components.spectres, here=here))


def _check_cards(position: DigPosition, kit: Kit) -> None:
    for seat, explorer in enumerate(position.explorers):
        owned = [*(explorer.hand or []), *explorer.discards, *explorer.lost]
        for name in owned:
            if name not in kit.loot:
                raise BadPosition(fault(f"explorers[{seat}]", "coffin-rush-no-card", card=cited(name), names=kit.loot))
        once = all(count == 1 for count in Counter(owned).values())
        if not once or (explorer.hand is not None and len(owned) != len(kit.loot)):
            raise BadPosition(fault(f"explorers[{seat}].hand", "coffin-rush-cards", names=kit.loot))


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
            found = have[name]
            raise BadPosition(fault("tiles", "coffin-rush-tiles", tile=cited(name), count=every[name], found=found))
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
            raise BadPosition(fault(f"tiles.{name}", "coffin-rush-no-spot"))
        pool = pools[0] if name in kinds[0] else pools[1]
        if tile not in pool and not (tile == OPEN_STAIRS and name in kinds[0]):
            raise BadPosition(fault(f"tiles.{name}", "coffin-rush-no-face", found=cited(tile), names=pool))


def _check_known(position: DigPosition, tiles: dict[str, str]) -> None:
    for seat, explorer in enumerate(position.explorers):
        for name in explorer.known:
            if tiles.get(name, OPEN_STAIRS) == OPEN_STAIRS:
                raise BadPosition(fault(f"explorers[{seat}].known", "coffin-rush-no-tile", cell=cited(name)))
    for place, items in position.piles.items():
        if not items or STAIRS in items:
            raise BadPosition(fault(f"piles.{place}", "coffin-rush-pile"))
    for seat, explorer in enumerate(position.explorers):
        if STAIRS in (*explorer.backpack, *explorer.tent):
            raise BadPosition(fault(f"explorers[{seat}]", "coffin-rush-stairs-carried"))


# ---- the deck


def deck_of(position: DigPosition, kit: Kit) -> list[str]:
    """COF-PHA-2: in any order; the bomb is there as long as the temple door stands."""
    every = Counter(TRAP_NAMES[trap] for trap in kit.traps)
    bomb_drawn = TEMPLE in position.doors
    if position.trap is not None and position.trap not in every:
        raise BadPosition(fault("trap", "coffin-rush-no-trap", trap=cited(position.trap), names=every))
    deck = _default_deck(position, kit, bomb_drawn) if position.traps is None else position.traps
    have = Counter([*deck, *([position.trap] if position.trap else [])])
    for name in have:
        if have[name] > every[name]:
            found = have[name]
            raise BadPosition(fault("traps", "coffin-rush-traps", trap=cited(name), count=every[name], found=found))
    if bomb_drawn == ("bomb" in deck):
        raise BadPosition(fault("traps", "coffin-rush-bomb"))
    return deck


def _default_deck(position: DigPosition, kit: Kit, bomb_drawn: bool) -> list[str]:
    deck = [TRAP_NAMES[trap] for trap in kit.components.traps]
    if position.trap in deck:
        deck.remove(position.trap)
    if not bomb_drawn:
        deck.insert(len(deck) - beneath_bomb(kit.components)[1], "bomb")
    return deck
