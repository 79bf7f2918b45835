"""Full positions that fit what a seat knows of an expedition."""

from collections import Counter

from tavolino.core.chance import Chance
from tavolino.games.coffin_rush.assemble import assemble
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.kit import Kit, beneath_bomb, kit_of
from tavolino.games.coffin_rush.position import DigPosition
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.state import BOMB, NO_TILE, STAIRS, Box
from tavolino.games.coffin_rush.view import CHEST, SARCOPHAGUS, DigView, faces_seen, is_hidden
from tavolino.games.coffin_rush.writing import Table


def imagine(view: DigView, chance: Chance) -> Expedition:
    """Unknown tiles lie in any order, and so do the traps, but for the bomb, which lies where it still can."""
    plan = plan_of(view.options.layout, kit_of(view.options.temple))
    deck = [TRAP_NAMES.index(name) for name in view.traps_left]
    shuffle_deck(deck, plan.kit.box, chance)
    table = {name: getattr(view, name) for name in Table.__required_keys__}
    position = DigPosition(**table, pending=view.question)
    tiles = _tiles(view, plan.kit, chance)
    return assemble(position, plan, view.options, tiles, [TRAP_NAMES[trap] for trap in reversed(deck)])


def _tiles(view: DigView, kit: Kit, chance: Chance) -> dict[str, str]:
    seen = Counter(faces_seen(view))
    faces: dict[str, list[int]] = {}
    for kind, pool in ((SARCOPHAGUS, kit.sarcophagi), (CHEST, kit.chests)):
        left = Counter(TILE_NAMES[tile] for tile in pool) - seen
        faces[kind] = sorted(TILE_NAMES.index(name) for name in left.elements())
        chance.shuffle(faces[kind])
    return {name: TILE_NAMES[faces[tile].pop()] if is_hidden(tile) else tile for name, tile in view.tiles.items()}


def shuffle_deck(deck: list[int], box: Box, chance: Chance) -> None:
    """In place, the top last: any order, the bomb 6th to 8th of all cards, all places left to it alike."""
    has_bomb = BOMB in deck
    if has_bomb:
        deck.remove(BOMB)
    chance.shuffle(deck)
    if has_bomb:
        # a position of one's own may have a deck too small for any of these places
        places = [beneath for beneath in beneath_bomb(box) if beneath <= len(deck)] or list(range(len(deck) + 1))
        deck.insert(places[chance.pick(len(places))], BOMB)


def swap_hidden(dig: Expedition, seat: int | None, chance: Chance) -> Expedition:
    """The tiles that this seat has not seen change places with their like; the deck is shuffled anew."""
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
    shuffle_deck(swapped.deck, dig.box, chance)
    return swapped
