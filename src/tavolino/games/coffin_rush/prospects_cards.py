"""Whom and what the loot cards of a hand could touch now."""

import msgspec

from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import USES
from tavolino.games.coffin_rush.rules_card import PLAYER, QUADRANT, LootCard
from tavolino.games.coffin_rush.rules_cards import AGGRESSION, FIRST_DISCARD, FIRST_GO
from tavolino.games.coffin_rush.rules_codes import FIRST_CARD
from tavolino.games.coffin_rush.rules_temple import NOTHING
from tavolino.games.coffin_rush.rules_turn import closed_tile


class CardProspect(msgspec.Struct, frozen=True):
    card: str
    seats: list[int]  # whom it could be played on
    cells: list[str]  # of the tiles that it would show without a quadrant being named
    rolls: bool  # whether the aggression dice say what is lost


def playable_cards(dig: Expedition, seat: int) -> list[CardProspect]:
    """In the order of the hand; those that can only be laid aside are left out."""
    found: dict[str, CardProspect] = {}
    for move in dig.legal_moves(seat):
        if not FIRST_CARD <= move < FIRST_DISCARD < FIRST_GO or dig.question is not None:
            continue
        use = USES[move - FIRST_CARD]
        one = found.setdefault(use.card.name, CardProspect(use.card.name, [], [], _rolls(dig, use.card)))
        if use.card.targets == PLAYER:
            one.seats.append(int(use.target))
        elif use.card.targets == QUADRANT and use.target == NOTHING:
            one.cells.extend(_closed_here(dig, seat))
    return list(found.values())


def _rolls(dig: Expedition, card: LootCard) -> bool:
    """COF-CARD-4: not in the red, where the attacker chooses."""
    return card is AGGRESSION and not dig.in_red()


def _closed_here(dig: Expedition, seat: int) -> list[str]:
    plan, quadrants = plan_for(dig.temple), dig.temple.quadrants
    here = quadrants[dig.explorers[seat].at]
    return [plan.name(cell) for cell in plan.spot_cells if quadrants[cell] == here and closed_tile(dig, cell)]
