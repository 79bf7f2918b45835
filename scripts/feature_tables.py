"""Updates the lists of numbers in docs/research.md from the games' encoders. Run it where one of these changes."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from tavolino.core.features import Feature
from tavolino.core.game import Game
from tavolino.core.registry import find

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
TABLE = re.compile(r"(?P<begin><!-- numbers: (?P<game>[\w-]+) -->\n).*?(?P<end><!-- end of numbers -->\n)", re.DOTALL)


def updated(page: str) -> str:
    """The page with every table as its game's encoder has it."""
    return TABLE.sub(lambda found: found["begin"] + tables(find(found["game"])) + found["end"], page)


def tables(game: Game) -> str:
    """With the usual options; of all numbers of players, from the most to the fewest, whatever one of them has."""
    encoders = [game.encoder(players, game.variants()[0]) for players in reversed(game.player_counts)]
    sizes = ", ".join(f"{encoder.size} with {encoder.players}" for encoder in reversed(encoders))
    once = merged(encoder.columns.table for encoder in encoders)
    each = merged(encoder.columns.seat for encoder in encoders)
    return (
        f"\nNumbers in all: {sizes} players.\n\n"
        f"| of the table | from 0 to | |\n| --- | ---: | --- |\n{rows(once)}\n"
        f"| of each seat | from 0 to | |\n| --- | ---: | --- |\n{rows(each)}\n"
    )


def merged(columns: Iterable[Sequence[Feature]]) -> list[Feature]:
    """Each name once, where it first came; the highest range, since some grow with the players."""
    found: dict[str, Feature] = {}
    for features in columns:
        for feature in features:
            known = found.setdefault(feature.name, feature)
            found[feature.name] = known._replace(most=max(known.most, feature.most))
    return list(found.values())


def rows(features: list[Feature]) -> str:
    """One for all that mean the same, in the order in which they first come."""
    order = list(dict.fromkeys((feature.meaning, feature.most) for feature in features))
    alike = sorted(features, key=lambda feature: order.index((feature.meaning, feature.most)))
    return "".join(
        f"| {', '.join(f'`{feature.name}`' for feature in group)} | {most} | {meaning} |\n"
        for (meaning, most), group in groupby(alike, key=lambda feature: (feature.meaning, feature.most))
    )


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8")), "utf-8")
