"""One person's answer: lines are read until one of them is a move that the rules allow."""

from tavolino.core.event import Event
from tavolino.terminal.commands import COMMANDS, forbid
from tavolino.terminal.desk import Desk
from tavolino.terminal.wording import compact, matching


def answer(desk: Desk, seat: int) -> list[Event]:
    """What happened at the move; nothing if instead one was taken back."""
    put_question(desk, seat)
    lines = len(desk.match.entries)
    while True:
        typed = desk.screen.ask("> ")
        move = understand(desk, seat, typed)
        if move is not None:
            return desk.match.play(seat, move)
        if len(desk.match.entries) != lines:
            return []


def put_question(desk: Desk, seat: int) -> None:
    question = desk.texts.format(f"prompt-{desk.match.state.pending().replace('_', '-')}")
    desk.screen.say(f"{desk.names[seat]}: {question}", "bold")
    desk.say("moves", moves=" · ".join(compact(desk.match.legal(seat))))


def understand(desk: Desk, seat: int, typed: str) -> str | None:
    """The legal move that was typed. Anything else is dealt with here."""
    word, _, words = typed.partition(" ")
    if not typed:
        desk.complain("type-something")
    elif word.lower() in COMMANDS:
        COMMANDS[word.lower()](desk, seat, words.strip())
    elif matching(typed, desk.match.moves.texts):
        return _legal(desk, seat, typed)
    else:
        _maybe_command(desk, seat, typed)
    return None


def _legal(desk: Desk, seat: int, typed: str) -> str | None:
    """A short form means a legal move if it can; if it cannot, the rule against it is told."""
    meant = matching(typed, desk.match.legal(seat))
    if len(meant) == 1:
        return meant[0]
    if meant:
        desk.complain("ambiguous", typed=typed, moves=" · ".join(compact(meant)))
        return None
    moves = matching(typed, desk.match.moves.texts)
    refused = {desk.match.why(seat, move): move for move in reversed(moves)}
    for rule_id in sorted(rule_id for rule_id in refused if rule_id is not None):
        forbid(desk, typed if len(moves) > 1 else moves[0], rule_id)
    return None


def _maybe_command(desk: Desk, seat: int, typed: str) -> None:
    """Commands have short forms too, where no move begins so."""
    word, _, words = typed.partition(" ")
    meant = [command for command in COMMANDS if command.startswith(word.lower())]
    if len(meant) == 1:
        COMMANDS[meant[0]](desk, seat, words.strip())
    else:
        desk.complain("not-a-move", typed=typed)
