"""What a player can ask for besides a move."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from tavolino.narrate.rulebook import show_rulebook
from tavolino.terminal.ahead import hint, odds, reach, walk_to
from tavolino.terminal.context import PlayContext
from tavolino.terminal.saving import save
from tavolino.terminal.screen import Leave
from tavolino.terminal.wording import compact, matching

Command = Callable[[PlayContext, int, str], None]  # called with the seat that asks and the words after the command


def help_(context: PlayContext, seat: int, words: str) -> None:
    """Every kind of move in the game, and every command."""
    context.say("help-moves")
    kinds = dict.fromkeys(text.split()[0] for text in context.match.moves.texts)
    for kind in kinds:
        context.screen.say(f"  {context.texts.format(f'move-{kind}')}")
    context.say("help-short")
    if "legend" in context.texts:  # a game whose drawing explains itself has none
        context.screen.say(context.texts.format("legend"))
    context.say("help-commands")
    table = Table.grid(padding=(0, 2))
    for usage, message in USAGES.items():
        table.add_row(Text(f"  {usage}", style="bold"), Text(context.texts.format(f"play-command-{message}")))
    context.screen.show(table)


def why(context: PlayContext, seat: int, words: str) -> None:
    """The rule against a move, or that there is none."""
    meant = matching(words, context.match.moves.texts) if words else []
    if not meant:
        context.complain("why-what", move=next(iter(context.match.legal(seat)), context.match.moves.texts[0]))
        return
    answers = {context.match.why(seat, move) for move in meant}
    if len(answers) > 1:
        context.complain("ambiguous", typed=words, moves=" · ".join(compact(meant)))
        return
    said = " · ".join(compact(meant))
    rule_id = answers.pop()
    if rule_id is None:
        context.say("allowed", move=said)
    else:
        forbid(context, said, rule_id)


def forbid(context: PlayContext, move: str, rule_id: str) -> None:
    context.complain("forbidden", move=move)
    context.show_rule(rule_id)


def rules(context: PlayContext, seat: int, words: str) -> None:
    """The whole book, or one rule."""
    rule_id = words.upper()
    if not rule_id:
        show_rulebook(context.match.game, context.texts, context.screen.console)
    elif rule_id in context.match.game.ledger:
        context.show_rule(rule_id)
    else:
        context.complain("no-such-rule", rule=words)


def save_(context: PlayContext, seat: int, words: str) -> None:
    save(context, words)


def undo(context: PlayContext, seat: int, words: str) -> None:
    """The last move of a person, and what bots have done since. Whoever else has acted sits at this screen, too."""
    movers = context.match.way_back()
    moves = next((moves for moves, mover in enumerate(movers, start=1) if mover in context.people), 0)
    for _ in range(moves):
        context.match.take_back()
    if moves:
        context.say("undone", name=context.names[movers[moves - 1]], moves=moves)
    else:
        context.complain("undo-impossible")


def leave(context: PlayContext, seat: int, words: str) -> None:
    raise Leave(0)


COMMANDS: Final[Mapping[str, Command]] = {
    "?": help_,
    "why": why,
    "reach": reach,
    "to": walk_to,
    "odds": odds,
    "hint": hint,
    "rules": rules,
    "save": save_,
    "undo": undo,
    "quit": leave,
}
USAGES: Final = {
    "?": "help",
    "why …": "why",
    "reach": "reach",
    "to …": "to",
    "odds": "odds",
    "hint": "hint",
    "rules": "rules",
    "rules ID": "rule",
    "save …": "save",
    "undo": "undo",
    "quit": "quit",
}
