"""What the next part of a turn on an expedition is like: what the characters of its bots lean towards. Compiled."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffin_rush.foresight_goals import Surroundings
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import is_chest
from tavolino.games.coffin_rush.rules_card import LootCard
from tavolino.games.coffin_rush.rules_cards import AGGRESSION, BETRAYAL, FIRST_GO
from tavolino.games.coffin_rush.rules_codes import FIRST_DROP, FIRST_KEEP, TAKE
from tavolino.games.coffin_rush.rules_scoring import side_of
from tavolino.games.coffin_rush.rules_things import has_pile
from tavolino.games.coffin_rush.state import Dig

A_LONG_WAY: Final = 6.0  # steps
FAR_FROM_ALL: Final[i64] = 99


def traits_of(around: Surroundings, dig: Expedition, seat: i64, moves: list[i64]) -> dict[str, float]:
    """Read from the moves, up to where chance has its say; what is in a tile nobody knows."""
    home = around.way_home(dig)
    start = dig.explorers[seat].at
    here = start
    robberies = sarcophagi = small = stored = 0.0
    for move in moves:
        if FIRST_GO <= move < FIRST_GO + dig.temple.first_open:
            here = move - FIRST_GO
        elif aims(AGGRESSION, move) or aims(BETRAYAL, move):
            robberies += 1.0
        elif FIRST_DROP <= move < FIRST_KEEP:
            stored += 1.0
        elif move == TAKE and not has_pile(dig, here) and not is_chest(dig, here):
            sarcophagi += 1.0
        elif move == TAKE:
            small += 1.0
    return {
        "robbery": robberies,
        "prowl": float(to_prey(dig, seat, start) - to_prey(dig, seat, here)) / A_LONG_WAY,
        "homeward": float(home.steps(start) - home.steps(here)) / A_LONG_WAY + 0.25 * stored,
        "sarcophagus": sarcophagi,
        "small": small,
    }


def aims(card: LootCard, move: i64) -> bool:
    return card.first <= move < card.first + card.count_targets()


def to_prey(dig: Dig, seat: i64, cell: i64) -> i64:
    """Steps to the nearest rival who carries something; 0 if nobody does."""
    nearest = FAR_FROM_ALL
    steps = dig.temple.steps_on_foot(cell)
    for rival in dig.explorers:
        if rival.backpack and side_of(dig, rival.seat) != side_of(dig, seat):
            nearest = min(nearest, i64(steps[rival.at]))
    return 0 if nearest == FAR_FROM_ALL else nearest
