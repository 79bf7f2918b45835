"""The rules of a game at a glance, told in one language, and shown in a terminal."""

from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from tavolino.core.game import Game
from tavolino.core.glance import Side, read_glance
from tavolino.core.refusal import TavolinoError
from tavolino.narrate.texts import Texts


class NoGlance(TavolinoError):
    """A game without rules at a glance."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"there are no rules at a glance for {game.id}")


@dataclass(frozen=True)
class PointText:
    text: str
    rules: list[str]


@dataclass(frozen=True)
class GlanceText:
    side: Side
    heading: str
    points: list[PointText]


def glance_texts(game: Game, texts: Texts) -> list[GlanceText]:
    """Both sides of the card, in order; `texts` have those of its folder, too."""
    return [
        GlanceText(
            section.side,
            texts.format(section.id),
            [PointText(texts.format(point.id), list(point.rules)) for point in section.points],
        )
        for section in read_glance(game.glance)
    ]


def show_glance(game: Game, lang: str, console: Console) -> None:
    if not read_glance(game.glance):
        raise NoGlance(game)
    for section in glance_texts(game, Texts.of(game, lang, game.glance)):
        console.print(Text(section.heading, style="bold underline"))
        for point in section.points:
            line = Text("· ")
            line.append(point.text).append(f" ({', '.join(point.rules)})", style="cyan")
            console.print(line)
        console.print()
