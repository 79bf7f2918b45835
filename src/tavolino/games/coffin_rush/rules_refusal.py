"""What a player may not do, and by which rule: legality is written in the moves and questions asked here."""

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_actions import refusal_on_turn
from tavolino.games.coffin_rush.state import Dig, Question


def refusal(dig: Dig, seat: i64, move: i64) -> str | None:
    if dig.question is None and seat == dig.turn.seat:
        return refusal_on_turn(dig, dig.explorers[seat], move)
    return refusal_off_turn(dig, dig.question, seat, move)


def refusal_off_turn(dig: Dig, question: Question | None, seat: i64, move: i64) -> str | None:
    if question is not None:
        return None if seat == question.asked and question.allows(dig, move) else question.rule()
    return "COF-END-1" if dig.is_over() else "COF-ACT-1"  # one player after another
