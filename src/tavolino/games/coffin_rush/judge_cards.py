"""Quick sense about cards, and about the questions that others' moves put to a player."""

from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_cards import recoverable
from tavolino.games.coffin_rush.rules_codes import (
    DONE,
    FIRST_AGGRESSION,
    FIRST_BETRAYAL,
    FIRST_CARD,
    FIRST_DISCARD,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_RED,
    FIRST_TARGET,
    FIRST_YELLOW,
    YES,
)
from tavolino.games.coffin_rush.rules_scoring import points_of, side_of
from tavolino.games.coffin_rush.state import (
    ADRENALINE,
    AGGRESSION,
    ANALYSIS,
    BETRAYAL,
    CONSENT,
    KEEP,
    LUCK,
    RECOVER,
    RUSH,
    TARGET,
    Explorer,
    wealth,
)

WANTED_BACK = (RUSH, AGGRESSION, ADRENALINE, ANALYSIS, BETRAYAL)
SPARED = (ANALYSIS, BETRAYAL, ADRENALINE, AGGRESSION, RUSH)  # what to discard first, to come to a rest sooner


def card_to_use(dig: Expedition, me: Explorer, legal: set[int]) -> int | None:
    """A card worth playing now, or one to discard when the actions are used up."""
    if dig.turn.card_used or me.hand == 0:
        return None
    rivals = [one for one in dig.explorers if side_of(dig, one.seat) != side_of(dig, me.seat)]
    victims = [one for one in rivals if one.backpack and FIRST_AGGRESSION + one.seat in legal]
    if victims and len(me.backpack) < dig.box.slots:
        return FIRST_AGGRESSION + max(victims, key=lambda one: len(one.backpack)).seat
    if not me.rush and FIRST_CARD + RUSH in legal:
        return FIRST_CARD + RUSH
    betrayed = [one for one in rivals if one.hand and FIRST_BETRAYAL + one.seat in legal]
    if betrayed and recoverable(me):
        return FIRST_BETRAYAL + betrayed[0].seat
    if dig.turn.actions > 0 or me.rush:
        return None
    for card in (ADRENALINE, ANALYSIS):
        if FIRST_CARD + card in legal and card == ANALYSIS:
            return FIRST_CARD + card
    for card in SPARED:
        if FIRST_DISCARD + card in legal:
            return FIRST_DISCARD + card
    return None


def answer(dig: Expedition, seat: int) -> int:
    """What to say when asked."""
    kind = dig.question.kind
    legal = dig.legal_moves(seat)
    me = dig.explorers[seat]
    if kind == KEEP:
        return max(legal, key=lambda move: (wealth(me.backpack[move - FIRST_KEEP]), -move))
    if kind == LUCK:
        return min(legal, key=lambda move: _loss(dig, me, move))
    if kind == TARGET:
        return max(legal, key=lambda move: _rivalry(dig, seat, move - FIRST_TARGET))
    if kind == CONSENT:
        return YES
    if kind == RECOVER:
        return min(legal, key=lambda move: WANTED_BACK.index(move - FIRST_CARD))
    victim = dig.explorers[dig.question.victim]
    return max(legal, key=lambda move: wealth(victim.backpack[move - FIRST_DROP - 1]))


def _loss(dig: Expedition, me: Explorer, move: int) -> int:
    """Wealth that the dice would take after this answer."""
    yellow, red = dig.question.yellow, dig.question.red
    if move != DONE and move < FIRST_RED:
        yellow = move - FIRST_YELLOW + 1
    elif move != DONE:
        red = move - FIRST_RED + 1
    index = yellow + red - 2
    return wealth(me.backpack[index]) if index < len(me.backpack) else 0


def _rivalry(dig: Expedition, seat: int, target: int) -> int:
    """Friends last, the rival with most points first."""
    if side_of(dig, target) == side_of(dig, seat):
        return -1 if target != seat else -2
    return points_of(dig, side_of(dig, target))
