"""Full positions that fit what a seat knows of an expedition."""

from tavolino.core.chance import Chance
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.kit import Kit, beneath_bomb, kit_of
from tavolino.games.coffin_rush.position import OpenFields
from tavolino.games.coffin_rush.position_assemble import TILE_CODES, assemble
from tavolino.games.coffin_rush.position_form import DigPosition
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.state import BOMB, NO_TILE, STAIRS, Components
from tavolino.games.coffin_rush.view import CHEST, SARCOPHAGUS, DigView, faces_seen


def imagine(view: DigView, chance: Chance) -> Expedition:
    """Unknown tiles are in random order, and so are the traps, but for the bomb, which has any possible place."""
    plan = plan_of(view.options.layout, kit_of(view.options.temple))
    deck = [TRAP_NAMES.index(name) for name in view.traps_left]
    shuffle_deck(deck, plan.kit.components, chance)
    shown = {name: getattr(view, name) for name in OpenFields.__required_keys__}
    position = DigPosition(**shown, pending=view.question)
    tiles = _tiles(view, plan.kit, chance)
    return assemble(position, plan, view.options, tiles, [TRAP_NAMES[trap] for trap in reversed(deck)], view.rules)


def _tiles(view: DigView, kit: Kit, chance: Chance) -> dict[str, str]:
    unseen = {SARCOPHAGUS: sorted(kit.sarcophagi), CHEST: sorted(kit.chests)}
    for name in faces_seen(view):
        tile = TILE_CODES[name]
        unseen[SARCOPHAGUS if tile in unseen[SARCOPHAGUS] else CHEST].remove(tile)
    for tiles in unseen.values():
        chance.shuffle(tiles)
    return {name: TILE_NAMES[unseen[tile].pop()] if tile in unseen else tile for name, tile in view.tiles.items()}


def shuffle_deck(deck: list[int], components: Components, chance: Chance) -> None:
    """Shuffles in place; the top is last. The bomb is 6th to 8th of all cards, each place with equal probability."""
    has_bomb = BOMB in deck
    if has_bomb:
        deck.remove(BOMB)
    chance.shuffle(deck)
    if has_bomb:
        # the deck of a position that was set up by hand may be too small for any of these places
        places = [beneath for beneath in beneath_bomb(components) if beneath <= len(deck)] or list(range(len(deck) + 1))
        deck.insert(places[chance.pick(len(places))], BOMB)


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
