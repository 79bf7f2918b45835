"""Quick sense about cards, and about the questions that others' moves put to a player."""

from collections.abc import Sequence

from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import ConsentQuestion
from tavolino.games.coffin_rush.rules_card import LootCard
from tavolino.games.coffin_rush.rules_cards import (
    ADRENALINE,
    AGGRESSION,
    ANALYSIS,
    BETRAYAL,
    CARDS,
    FIRST_DISCARD,
    RUSH,
    PlunderQuestion,
    RecoverQuestion,
    recoverable,
)
from tavolino.games.coffin_rush.rules_codes import (
    DONE,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_RED,
    FIRST_TARGET,
    FIRST_YELLOW,
    YES,
)
from tavolino.games.coffin_rush.rules_danger import LuckQuestion
from tavolino.games.coffin_rush.rules_pharaoh import TargetQuestion
from tavolino.games.coffin_rush.rules_scoring import points_of, side_of
from tavolino.games.coffin_rush.rules_things import KeepQuestion
from tavolino.games.coffin_rush.state import Explorer, Question, wealth


def _with_others(known: Sequence[LootCard]) -> list[LootCard]:
    """All cards, those last that nobody has thought about here."""
    return [*known, *(card for card in CARDS if card not in known)]


WANTED_BACK = _with_others([RUSH, AGGRESSION, ADRENALINE, ANALYSIS, BETRAYAL])
SPARED = _with_others([ANALYSIS, BETRAYAL, ADRENALINE, AGGRESSION, RUSH])  # discarded first, to come to a rest sooner


def card_to_use(dig: Expedition, me: Explorer, legal: set[int]) -> int | None:
    """A card worth playing now, or one to discard when the actions are used up."""
    if dig.turn.card_used or me.hand == 0:
        return None
    rivals = [one for one in dig.explorers if side_of(dig, one.seat) != side_of(dig, me.seat)]
    victims = [one for one in rivals if one.backpack and AGGRESSION.first + one.seat in legal]
    if victims and len(me.backpack) < dig.components.slots:
        return AGGRESSION.first + max(victims, key=lambda one: len(one.backpack)).seat
    if not me.rush and FIRST_CARD + RUSH.number in legal:
        return FIRST_CARD + RUSH.number
    betrayed = [one for one in rivals if one.hand and BETRAYAL.first + one.seat in legal]
    if betrayed and recoverable(me):
        return BETRAYAL.first + betrayed[0].seat
    if dig.turn.actions > 0 or me.rush:
        return None
    if FIRST_CARD + ANALYSIS.number in legal:
        return FIRST_CARD + ANALYSIS.number
    for card in SPARED:
        if FIRST_DISCARD + card.number in legal:
            return FIRST_DISCARD + card.number
    return None


def answer(dig: Expedition, question: Question) -> int:
    """What to say when asked."""
    legal = dig.legal_moves(question.asked)
    me = dig.explorers[question.asked]
    match question:
        case KeepQuestion():
            return max(legal, key=lambda move: (wealth(me.backpack[move - FIRST_KEEP]), -move))
        case LuckQuestion():
            return min(legal, key=lambda move: _loss(question, me, move))
        case TargetQuestion():
            return max(legal, key=lambda move: _rivalry(dig, question.asked, move - FIRST_TARGET))
        case ConsentQuestion():
            return YES
        case RecoverQuestion():
            return min(legal, key=lambda move: WANTED_BACK.index(CARDS[move - FIRST_CARD]))
        case PlunderQuestion():
            victim = dig.explorers[question.victim]
            return max(legal, key=lambda move: wealth(victim.backpack[move - FIRST_DROP - 1]))
    return legal[0]


def _loss(question: LuckQuestion, me: Explorer, move: int) -> int:
    """Wealth that the dice would take after this answer."""
    yellow, red = question.yellow, question.red
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
