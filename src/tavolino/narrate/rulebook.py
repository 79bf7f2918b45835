"""The rules of a game to read: in order, by section, our own rulings marked as such."""

from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tavolino.core.game import Game
from tavolino.core.ledger import Rule
from tavolino.narrate.texts import Texts


@dataclass(frozen=True)
class RuleText:
    id: str
    text: str
    ruling: bool  # wholly or partly our own decision
    book: str | None  # for a ruling: what the printed book says or leaves open


@dataclass(frozen=True)
class Section:
    id: str
    heading: str
    rules: list[RuleText]


def rule_text(game: Game, rule_id: str, texts: Texts) -> RuleText:
    return _read(game, game.ledger[rule_id], texts)


def rulebook(game: Game, texts: Texts) -> list[Section]:
    """All rules, in the order of the ledger."""
    sections: dict[str, Section] = {}
    for rule in game.ledger.rules.values():
        if rule.section not in sections:
            sections[rule.section] = Section(rule.section, texts.format(f"section-{rule.section}"), [])
        sections[rule.section].rules.append(_read(game, rule, texts))
    return list(sections.values())


def _read(game: Game, rule: Rule, texts: Texts) -> RuleText:
    """As it is in the version of the rules that is played: the words of an earlier one are beside those of the newest,
    where they differ."""
    for version in range(game.rules_version, type(game).rules_version):
        earlier = texts.beside(rule.id, f"v{version}")
        if earlier is not None:
            return RuleText(rule.id, earlier, rule.ruling, texts.beside(rule.id, f"v{version}-book"))
    return RuleText(rule.id, texts.format(rule.id), rule.ruling, texts.beside(rule.id, "book"))


# ---- on the screen


def show_rulebook(game: Game, texts: Texts, console: Console) -> None:
    console.print(Text(texts.format("game-name"), style="bold"), justify="left")
    console.print(Text(texts.format("game-tagline"), style="italic"))
    for section in rulebook(game, texts):
        console.print()
        console.print(Text(section.heading, style="bold underline"))
        for rule in section.rules:
            show_rule(rule, texts, console)


def show_rule(rule: RuleText, texts: Texts, console: Console) -> None:
    line = Text(rule.id, style="bold cyan")
    if rule.ruling:
        line.append(f" ({texts.format('rulebook-ruling')})", style="yellow")
    console.print(line)
    console.print(Padding(Text(rule.text), (0, 0, 0, 2)))
    if rule.book is not None:
        console.print(Padding(Text(rule.book, style="italic"), (0, 0, 0, 4)))
