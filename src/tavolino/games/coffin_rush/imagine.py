"""Full positions that fit what a seat knows of an expedition."""

from tavolino.core.chance import Chance
from tavolino.games.coffin_rush.build import FloorPlan, plan_of
from tavolino.games.coffin_rush.kit import kit_of
from tavolino.games.coffin_rush.position import OpenFields
from tavolino.games.coffin_rush.position_assemble import TILE_CODES, assemble
from tavolino.games.coffin_rush.position_form import DigPosition
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.sampler import DigSampler, HiddenTiles, shuffle_deck
from tavolino.games.coffin_rush.state import NO_TILE, STAIRS
from tavolino.games.coffin_rush.view import CHEST, SARCOPHAGUS, DigView, faces_seen, is_hidden


def sampler(view: DigView) -> DigSampler:
    plan = plan_of(view.options.layout, kit_of(view.options.temple))
    shown = {name: getattr(view, name) for name in OpenFields.__required_keys__}
    position = DigPosition(**shown, pending=view.question)
    seen = {name: tile for name, tile in view.tiles.items() if not is_hidden(tile)}
    dig = assemble(position, plan, view.options, seen, view.traps_left[::-1], view.rules)
    unseen = {SARCOPHAGUS: sorted(plan.kit.sarcophagi), CHEST: sorted(plan.kit.chests)}
    for name in faces_seen(view):
        tile = TILE_CODES[name]
        unseen[SARCOPHAGUS if tile in unseen[SARCOPHAGUS] else CHEST].remove(tile)
    return DigSampler(dig, *(HiddenTiles(_spots(view, plan, kind), faces) for kind, faces in unseen.items()))


def _spots(view: DigView, plan: FloorPlan, kind: str) -> list[int]:
    """Where tiles of this kind lie that the seat has not seen."""
    return [plan.temple.spots[plan.cells[name]] for name, tile in view.tiles.items() if tile == kind]


def swap_hidden(dig: Expedition, seat: int | None, chance: Chance) -> Expedition:
    """Tiles that this seat has not seen are exchanged with others of their kind, and the deck is shuffled again."""
    swapped = dig.clone()
    known = 0 if seat is None else dig.explorers[seat].known
    first_chest = dig.temple.first_chest
    for spots in (range(first_chest), range(first_chest, len(dig.tiles))):
        closed = [
            spot
            for spot in spots
            if dig.tiles[spot] != NO_TILE
            and not known >> spot & 1
            and not (dig.tiles[spot] == STAIRS and dig.temple.spot_cells[spot] == dig.stairs)
        ]
        faces = [dig.tiles[spot] for spot in closed]
        chance.shuffle(faces)
        for spot, face in zip(closed, faces, strict=True):
            swapped.tiles[spot] = face
    shuffle_deck(swapped.deck, dig.components, chance)
    return swapped
