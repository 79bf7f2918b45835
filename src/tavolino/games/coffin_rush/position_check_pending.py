"""Checks the turn and the question of a written expedition: what is asked can be answered."""

from tavolino.core.fault import Fault, cited, fault
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
from tavolino.games.coffin_rush.rules_bits import bits
from tavolino.games.coffin_rush.rules_cards import recoverable
from tavolino.games.coffin_rush.rules_turn import is_turn_over
from tavolino.games.coffin_rush.state import CHARM, TORCH


def check_names(position: DigPosition, plan: FloorPlan) -> None:
    """The names that must be known before the state is put together."""
    pending = position.pending
    if pending.question not in QUESTIONS:
        raise BadPosition(fault("pending.question", "field-words", names=QUESTIONS))
    if pending.stage not in STAGES:
        raise BadPosition(fault("pending.stage", "field-words", names=STAGES))
    if pending.source not in SOURCES:
        raise BadPosition(fault("pending.source", "field-words", names=SOURCES))
    if pending.wanted is not None and pending.wanted not in moves_on(plan).texts:
        raise BadPosition(fault("pending.wanted", "coffin-rush-no-move", move=cited(pending.wanted)))


def check_pending(position: DigPosition, dig: Expedition) -> None:
    pending = position.pending
    players = len(dig.explorers)
    seats = [pending.seat, pending.victim, pending.attacker, pending.spectre_target, pending.mummy_target]
    lists = [*pending.tied, *pending.victims, *position.turn.declined, *position.turn.exempt]
    for seat in [*seats, *lists]:
        if seat is not None and seat >= players:
            raise BadPosition(fault("pending", "no-seat", seat=seat, last=players - 1))
    if pending.mummy_heading > 4 or pending.mummy > len(dig.mummies) or pending.mummy_actions > 3:
        raise BadPosition(fault("pending.mummy", "coffin-rush-mummy-turn"))
    _check_turn(position, dig)
    if pending.question not in (TURN, OVER):
        wrong = _unanswerable(pending, dig)
        if wrong is not None:
            raise BadPosition(wrong)


def _check_turn(position: DigPosition, dig: Expedition) -> None:
    turn, pending = position.turn, position.pending
    in_players_turn = pending.stage == EXPLORERS and pending.question != OVER
    if in_players_turn != (turn.seat is not None):
        raise BadPosition(fault("turn.seat", "coffin-rush-whose-turn"))
    if turn.seat is None:
        return
    if turn.actions > 8 or turn.steps > 3 or (turn.steps > 0 and not turn.walking):
        raise BadPosition(fault("turn", "coffin-rush-turn-numbers"))
    if pending.question != TURN:
        return
    explorer = dig.explorers[turn.seat]
    if pending.seat not in (None, turn.seat):
        raise BadPosition(fault("pending.seat", "coffin-rush-who-is-asked", seat=turn.seat))
    if pending.victims or pending.blows or pending.entering:
        raise BadPosition(fault("pending", "coffin-rush-dangers"))
    if not turn.walking and is_turn_over(dig, explorer):
        raise BadPosition(fault("turn.actions", "coffin-rush-turn-over"))
    if turn.walking and turn.steps == 0 and not explorer.carries(TORCH):
        raise BadPosition(fault("turn.steps", "coffin-rush-movement-over"))
    for seat, one in enumerate(dig.explorers):
        if len(one.backpack) > dig.components.slots:
            raise BadPosition(fault(f"explorers[{seat}].backpack", "coffin-rush-backpack", slots=dig.components.slots))


def _unanswerable(pending: Pending, dig: Expedition) -> Fault | None:
    """Why a question cannot be asked here."""
    if pending.seat is None:
        return fault("pending", "coffin-rush-asked-nobody")
    asked = dig.explorers[pending.seat]
    question = pending.question
    if question == "keep":
        fits = len(asked.backpack) > dig.components.slots and all(
            2 <= slot < 2 + len(asked.backpack) for slot in pending.kept
        )
        few = len(pending.kept) < dig.components.slots
        return None if fits and few else fault("pending", "coffin-rush-nothing-to-keep")
    if question == "luck":
        fits = pending.victim == pending.seat and 0 < pending.charms <= asked.carries(CHARM)
        rolled = pending.yellow in dig.components.yellow and pending.red in dig.components.red
        by_card = (pending.source == "card") == (pending.attacker is not None)
        return None if fits and rolled and by_card else fault("pending", "coffin-rush-no-luck")
    if question == "target":
        tied = len(set(pending.tied)) > 1 and pending.stage in RITUAL_STAGES[:2]
        return None if tied else fault("pending", "coffin-rush-nobody-tied")
    if question == "consent":
        on_turn = dig.turn.seat
        mate = on_turn >= 0 and on_turn != pending.seat and dig.mates(on_turn, pending.seat)
        asks = mate and asked.rush and pending.wanted is not None
        return None if asks else fault("pending", "coffin-rush-nothing-to-lend")
    if question == "recover":
        fits = pending.seat == dig.turn.seat and 0 < pending.count <= min(2, bits(recoverable(asked)))
        return None if fits else fault("pending", "coffin-rush-nothing-to-recover")
    victim = pending.victim
    fits = victim is not None and pending.attacker == pending.seat == dig.turn.seat
    seizes = fits and victim is not None and len(dig.explorers[victim].backpack) > 0
    return None if seizes else fault("pending", "coffin-rush-nothing-to-seize")
