"""One person's answer: reads lines until one of them is a legal move."""

from tavolino.core.event import Event
from tavolino.terminal.commands import COMMANDS, forbid
from tavolino.terminal.context import PlayContext
from tavolino.terminal.wording import compact, matching


def answer(context: PlayContext, seat: int) -> list[Event]:
    """The events of the move, or of all moves of a walk; none if a move was taken back instead."""
    put_question(context, seat)
    lines = len(context.match.entries)
    while True:
        typed = context.screen.ask("> ")
        move = understand(context, seat, typed)
        if move is not None:
            return context.match.play(seat, move)
        if len(context.match.entries) != lines:
            walked, context.walked = context.walked, []
            return walked


def put_question(context: PlayContext, seat: int) -> None:
    question = context.texts.format(f"prompt-{context.match.state.pending().replace('_', '-')}")
    context.screen.say(f"{context.names[seat]}: {question}", "bold")
    context.say("moves", moves=" · ".join(compact(context.match.legal(seat))))


def understand(context: PlayContext, seat: int, typed: str) -> str | None:
    """The legal move that was typed. Anything else is handled here."""
    word, _, words = typed.partition(" ")
    if not typed:
        context.complain("type-something")
    elif word.lower() in COMMANDS:
        COMMANDS[word.lower()](context, seat, words.strip())
    elif matching(typed, context.match.moves.texts):
        return _legal(context, seat, typed)
    else:
        _maybe_command(context, seat, typed)
    return None


def _legal(context: PlayContext, seat: int, typed: str) -> str | None:
    """A short form is read as a legal move if possible; otherwise the rule against it is shown."""
    meant = matching(typed, context.match.legal(seat))
    if len(meant) == 1:
        return meant[0]
    if meant:
        context.complain("ambiguous", typed=typed, moves=" · ".join(compact(meant)))
        return None
    moves = matching(typed, context.match.moves.texts)
    refused = {context.match.why(seat, move): move for move in reversed(moves)}
    for rule_id in sorted(rule_id for rule_id in refused if rule_id is not None):
        forbid(context, typed if len(moves) > 1 else moves[0], rule_id)
    return None


def _maybe_command(context: PlayContext, seat: int, typed: str) -> None:
    """Commands have short forms too, where no move begins so."""
    word, _, words = typed.partition(" ")
    meant = [command for command in COMMANDS if command.startswith(word.lower())]
    if len(meant) == 1 and not any(text.startswith(word.lower()) for text in context.match.moves.texts):
        COMMANDS[meant[0]](context, seat, words.strip())
    else:
        context.complain("not-a-move", typed=typed)
