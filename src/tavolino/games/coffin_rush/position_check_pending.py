"""Checks the turn and the question of a written expedition: what is asked can be answered."""

from tavolino.core.refusal import BadPosition
from tavolino.games.coffin_rush.build import FloorPlan
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.position_form import (
    EXPLORERS,
    OVER,
    QUESTIONS,
    RITUAL_STAGES,
    SOURCES,
    STAGES,
    TURN,
    DigPosition,
    Pending,
)
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_cards import recoverable
from tavolino.games.coffin_rush.rules_turn import is_turn_over
from tavolino.games.coffin_rush.state import CHARM, TORCH, bits


def check_names(position: DigPosition, plan: FloorPlan) -> None:
    """The names that must be known before the state is put together."""
    pending = position.pending
    if pending.question not in QUESTIONS:
        raise BadPosition("pending.question", f"one of {', '.join(QUESTIONS)}")
    if pending.stage not in STAGES:
        raise BadPosition("pending.stage", f"one of {', '.join(STAGES)}")
    if pending.source not in SOURCES:
        raise BadPosition("pending.source", f"one of {', '.join(SOURCES)}")
    if pending.wanted is not None and pending.wanted not in moves_on(plan).texts:
        raise BadPosition("pending.wanted", f"{pending.wanted[:40]!r} is no move")


def check_pending(position: DigPosition, dig: Expedition) -> None:
    pending = position.pending
    players = len(dig.explorers)
    seats = [pending.seat, pending.victim, pending.attacker, pending.spectre_target, pending.mummy_target]
    lists = [*pending.tied, *pending.victims, *position.turn.declined, *position.turn.exempt]
    if any(seat is not None and seat >= players for seat in [*seats, *lists]):
        raise BadPosition("pending", f"there are {players} seats")
    if pending.mummy_heading > 4 or pending.mummy > len(dig.mummies) or pending.mummy_actions > 3:
        raise BadPosition("pending.mummy", "no such mummy, heading or number of actions")
    _check_turn(position, dig)
    if pending.question not in (TURN, OVER):
        problem = _unanswerable(pending, dig)
        if problem:
            raise BadPosition("pending", problem)


def _check_turn(position: DigPosition, dig: Expedition) -> None:
    turn, pending = position.turn, position.pending
    in_players_turn = pending.stage == EXPLORERS and pending.question != OVER
    if in_players_turn != (turn.seat is not None):
        raise BadPosition("turn.seat", "somebody is on turn exactly while it is not the Pharaoh's")
    if turn.seat is None:
        return
    if turn.actions > 8 or turn.steps > 3 or (turn.steps > 0 and not turn.walking):
        raise BadPosition("turn", "no such number of actions or steps")
    if pending.question != TURN:
        return
    explorer = dig.explorers[turn.seat]
    if pending.seat not in (None, turn.seat):
        raise BadPosition("pending.seat", "the one on turn is asked")
    if pending.victims or pending.blows or pending.entering:
        raise BadPosition("pending", "dangers are settled before the turn goes on")
    if not turn.walking and is_turn_over(dig, explorer):
        raise BadPosition("turn.actions", "this turn would be over")
    if turn.walking and turn.steps == 0 and not explorer.carries(TORCH):
        raise BadPosition("turn.steps", "this movement would be over")
    for seat, one in enumerate(dig.explorers):
        if len(one.backpack) > dig.components.slots:
            raise BadPosition(f"explorers[{seat}].backpack", f"it has {dig.components.slots} slots for items")


def _unanswerable(pending: Pending, dig: Expedition) -> str:
    """Why a question cannot be asked here, or nothing."""
    if pending.seat is None:
        return "a question is asked of a seat"
    asked = dig.explorers[pending.seat]
    question = pending.question
    if question == "keep":
        fits = len(asked.backpack) > dig.components.slots and all(
            2 <= slot < 2 + len(asked.backpack) for slot in pending.kept
        )
        return "" if fits and len(pending.kept) < dig.components.slots else "nothing to choose between"
    if question == "luck":
        fits = pending.victim == pending.seat and 0 < pending.charms <= asked.carries(CHARM)
        rolled = pending.yellow in dig.components.yellow and pending.red in dig.components.red
        by_card = (pending.source == "card") == (pending.attacker is not None)
        return "" if fits and rolled and by_card else "no roll that a charm could change"
    if question == "target":
        return "" if len(set(pending.tied)) > 1 and pending.stage in RITUAL_STAGES[:2] else "nobody is tied"
    if question == "consent":
        on_turn = dig.turn.seat
        mate = on_turn >= 0 and on_turn != pending.seat and dig.mates(on_turn, pending.seat)
        return "" if mate and asked.rush and pending.wanted is not None else "no token to lend"
    if question == "recover":
        count = bits(recoverable(asked))
        return "" if pending.seat == dig.turn.seat and 0 < pending.count <= min(2, count) else "no card to take back"
    victim = pending.victim
    fits = victim is not None and pending.attacker == pending.seat == dig.turn.seat
    return "" if fits and victim is not None and dig.explorers[victim].backpack else "nothing to seize"
