"""What a player can ask for besides a move."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from tavolino.core.match import CannotTakeBack
from tavolino.narrate.rulebook import show_rulebook
from tavolino.terminal.desk import Desk
from tavolino.terminal.saving import save
from tavolino.terminal.screen import Leave
from tavolino.terminal.wording import compact, matching

Command = Callable[[Desk, int, str], None]  # all are called alike: the seat that asks, and the words behind


def help_(desk: Desk, seat: int, words: str) -> None:
    """Every kind of move in the game, and every command."""
    desk.say("help-moves")
    kinds = dict.fromkeys(text.split()[0] for text in desk.match.moves.texts)
    for kind in kinds:
        desk.screen.say(f"  {desk.texts.format(f'move-{kind}')}")
    desk.say("help-short")
    if "legend" in desk.texts:  # a game whose drawing explains itself has none
        desk.screen.say(desk.texts.format("legend"))
    desk.say("help-commands")
    table = Table.grid(padding=(0, 2))
    for usage, message in USAGES.items():
        table.add_row(Text(f"  {usage}", style="bold"), Text(desk.texts.format(f"play-command-{message}")))
    desk.screen.show(table)


def why(desk: Desk, seat: int, words: str) -> None:
    """The rule against a move, or that there is none."""
    meant = matching(words, desk.match.moves.texts) if words else []
    if not meant:
        desk.complain("why-what", move=next(iter(desk.match.legal(seat)), desk.match.moves.texts[0]))
        return
    answers = {desk.match.why(seat, move) for move in meant}
    if len(answers) > 1:
        desk.complain("ambiguous", typed=words, moves=" · ".join(compact(meant)))
        return
    said = " · ".join(compact(meant))
    rule_id = answers.pop()
    if rule_id is None:
        desk.say("allowed", move=said)
    else:
        forbid(desk, said, rule_id)


def forbid(desk: Desk, move: str, rule_id: str) -> None:
    desk.complain("forbidden", move=move)
    desk.show_rule(rule_id)


def rules(desk: Desk, seat: int, words: str) -> None:
    """The whole book, or one rule."""
    rule_id = words.upper()
    if not rule_id:
        show_rulebook(desk.match.game, desk.texts, desk.screen.console)
    elif rule_id in desk.match.game.ledger:
        desk.show_rule(rule_id)
    else:
        desk.complain("no-such-rule", rule=words)


def save_(desk: Desk, seat: int, words: str) -> None:
    save(desk, words)


def undo(desk: Desk, seat: int, words: str) -> None:
    try:
        desk.match.take_back()
    except CannotTakeBack:
        desk.complain("undo-impossible")
    else:
        desk.say("undone")


def leave(desk: Desk, seat: int, words: str) -> None:
    raise Leave(0)


COMMANDS: Final[Mapping[str, Command]] = {
    "?": help_,
    "why": why,
    "rules": rules,
    "save": save_,
    "undo": undo,
    "quit": leave,
}
USAGES: Final = {
    "?": "help",
    "why …": "why",
    "rules": "rules",
    "rules ID": "rule",
    "save …": "save",
    "undo": "undo",
    "quit": "quit",
}
