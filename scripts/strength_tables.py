"""Updates the tables of docs/strength.md from docs/ladder.results. Run it after `tavolino ladder`."""

import json
import re
from pathlib import Path

from tavolino.arena.ladder import Rung, read_ladder, rungs
from tavolino.arena.results import Results
from tavolino.arena.shares import side_shares
from tavolino.cli.figures import figure, range_of, share

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "strength.md"
LADDER = DOCS / "ladder.toml"
RESULTS = DOCS / "ladder.results"
TABLE = re.compile(r"(?P<begin><!-- ladder: (?P<game>[\w-]+) -->\n).*?(?P<end><!-- end of ladder -->\n)", re.DOTALL)
HEAD = """
| players | variant | in one seat | in all others | games | wins | 95 % interval | fair | narrower than raw |
| ---: | --- | --- | --- | ---: | ---: | --- | ---: | ---: |
"""


def updated(page: str, known: Results, ladder: list[Rung]) -> str:
    """The page with every table as the results have it."""
    return TABLE.sub(lambda found: found["begin"] + table(found["game"], known, ladder) + found["end"], page)


def table(game: str, known: Results, ladder: list[Rung]) -> str:
    rows = [row(rung, known) for rung in ladder if rung.contest.game == game and known.known(rung.contest).spans]
    return f"{HEAD}{''.join(rows)}\n" if rows else "\nNot played yet.\n\n"


def row(rung: Rung, known: Results) -> str:
    """Of what has been played, be it all or not."""
    contest = rung.contest
    first, others = side_shares(contest, known.known(contest).total())
    variant = ", ".join(f"{name} {json.dumps(value)}" for name, value in rung.variant.items()) or "as usual"
    wins = f"{share(first.wins.share)} | {range_of(first.wins)} | {share(first.fair)} | {figure(first.narrower)}"
    return f"| {contest.players} | {variant} | `{first.bot}` | `{others.bot}` | {first.games:,} | {wins} |\n"


def published() -> tuple[Results, list[Rung]]:
    return Results(RESULTS), rungs(read_ladder(LADDER.read_bytes()))


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8"), *published()), "utf-8")
