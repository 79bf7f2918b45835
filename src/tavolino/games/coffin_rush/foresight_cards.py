"""Quick sense about loot cards, and about the questions that others' moves put to a player. Compiled."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import ConsentQuestion
from tavolino.games.coffin_rush.rules_cards import (
    ADRENALINE,
    AGGRESSION,
    ANALYSIS,
    BETRAYAL,
    FIRST_DISCARD,
    RUSH,
    PlunderQuestion,
    RecoverQuestion,
    may_use_cards,
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
from tavolino.games.coffin_rush.rules_scoring import points_by_side, side_of
from tavolino.games.coffin_rush.rules_temple import NEXT, NOTHING
from tavolino.games.coffin_rush.rules_things import KeepQuestion
from tavolino.games.coffin_rush.state import OBLIVION, Dig, Explorer, is_treasure, wealth

WANTED_BACK: Final[list[i64]] = [AGGRESSION.number, RUSH.number, BETRAYAL.number, ADRENALINE.number, ANALYSIS.number]
SPARED: Final[list[i64]] = [ANALYSIS.number, ADRENALINE.number, BETRAYAL.number, RUSH.number]


def card_first(dig: Dig, me: Explorer) -> i64:
    """A card to be played before anything else is done, or NOTHING: the token, or a betrayal that brings a good one."""
    if not may_play(dig, me):
        return NOTHING
    if not me.rush and RUSH.is_in(me.hand):
        return FIRST_CARD + RUSH.number
    back = recoverable(me)
    if BETRAYAL.is_in(me.hand) and (AGGRESSION.is_in(back) or RUSH.is_in(back)):
        return betrayal(dig, me)
    return NOTHING


def may_play(dig: Dig, me: Explorer) -> bool:
    return may_use_cards(dig, me) and not dig.suffers(me.seat, OBLIVION)


def betrayal(dig: Dig, me: Explorer) -> i64:
    """Of the rivals in the quadrant the one with most points."""
    best: i64 = NOTHING
    most: i64 = -1
    points = points_by_side(dig)
    for other in dig.explorers:
        side = side_of(dig, other.seat)
        if side == side_of(dig, me.seat) or other.hand == 0 or points[side] <= most:
            continue
        if BETRAYAL.refusal(dig, me, other.seat) is None:
            most = points[side]
            best = BETRAYAL.first + other.seat
    return best


def robbery(dig: Dig, me: Explorer, victim: i64, near: bool) -> i64:
    """The aggression on a rival, where it is possible; near: so that the item is taken and does not only fall."""
    if not may_play(dig, me) or not AGGRESSION.is_in(me.hand):
        return NOTHING
    temple = dig.temple
    sight: i64 = temple.sight[me.at * temple.cells + dig.explorers[victim].at]
    if sight == 0 or (near and sight // 4 > NEXT) or AGGRESSION.refusal(dig, me, victim) is not None:
        return NOTHING
    return AGGRESSION.first + victim


def card_last(dig: Dig, me: Explorer) -> i64:
    """When everything else is done: what still does some good, or one to discard, so as to come to a rest sooner."""
    if not may_use_cards(dig, me):
        return NOTHING
    if may_play(dig, me):
        if BETRAYAL.is_in(me.hand):
            move = betrayal(dig, me)
            if move != NOTHING:
                return move
        if ANALYSIS.is_in(me.hand):
            return FIRST_CARD + ANALYSIS.number
        if RUSH.is_in(me.hand) and not me.rush:
            return FIRST_CARD + RUSH.number
    for card in SPARED:
        if (me.hand >> card) & 1 and not (card == RUSH.number and not me.rush):
            return FIRST_DISCARD + card
    return NOTHING


# ---- questions


def answer(dig: Expedition) -> i64:
    """What to say when asked."""
    question = dig.question
    assert question is not None
    me = dig.explorers[question.asked]
    if isinstance(question, ConsentQuestion):
        return YES
    best: i64 = NOTHING
    highest = -1e9
    for move in dig.legal_moves(question.asked):
        if isinstance(question, KeepQuestion):
            worth = carried_worth(me.backpack[move - FIRST_KEEP])
        elif isinstance(question, LuckQuestion):
            worth = -luck_loss(question, me, move)
        elif isinstance(question, TargetQuestion):
            worth = rivalry(dig, question.asked, move - FIRST_TARGET)
        elif isinstance(question, RecoverQuestion):
            worth = -float(WANTED_BACK.index(move - FIRST_CARD)) if move - FIRST_CARD in WANTED_BACK else -99.0
        elif isinstance(question, PlunderQuestion):
            worth = carried_worth(dig.explorers[question.victim].backpack[move - FIRST_DROP - 1])
        else:
            worth = 0.0
        if worth > highest:
            highest = worth
            best = move
    return best


def carried_worth(tile: i64) -> float:
    return float(wealth(tile)) + (0.3 if is_treasure(tile) else 0.0)


def luck_loss(question: LuckQuestion, me: Explorer, move: i64) -> float:
    """What the dice would take after this answer."""
    yellow = question.yellow
    red = question.red
    if move != DONE and move < FIRST_RED:
        yellow = move - FIRST_YELLOW + 1
    elif move != DONE:
        red = move - FIRST_RED + 1
    index = yellow + red - 2
    return carried_worth(me.backpack[index]) if index < len(me.backpack) else 0.0


def rivalry(dig: Dig, seat: i64, target: i64) -> float:
    """Friends last, the rival with most points first."""
    side = side_of(dig, target)
    if side == side_of(dig, seat):
        return -1.0 if target != seat else -2.0
    return float(points_by_side(dig)[side]) + float(len(dig.explorers[target].backpack))
