"""The report of an arena as a page of HTML, whole in one file: tables with every figure, and plots."""

from collections.abc import Iterable, Sequence
from html import escape

import msgspec

from tavolino.arena.shares import SideShare
from tavolino.arena.tournament import ArenaReport, ContestReport
from tavolino.cli.figures import figure, range_of, rating_of, share
from tavolino.cli.plots import Whisker, bars, lines, whiskers
from tavolino.narrate.texts import Texts

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2320; background: #fffdf9 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #d9cfc4 }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; max-width: 640px; font: 12px system-ui, sans-serif; fill: currentColor }
svg rect, svg circle { fill: #7a3e1d }
.range { stroke: #7a3e1d; stroke-width: 2 }
.fair { stroke: #9a8f85; stroke-dasharray: 3 3 }
.axis { stroke: currentColor }
@media (prefers-color-scheme: dark) {
  body { color: #eee4da; background: #1f1a17 }
  svg rect, svg circle { fill: #d79a6b }
  .range { stroke: #d79a6b }
}
"""
COLUMNS = ("bot", "seats", "games", "wins", "interval", "fair", "points", "deals", "raw", "narrower", "luck")


def page(found: ArenaReport, texts: Texts) -> str:
    name = texts.format("game-name")
    title = texts.format("arena-title", game=name)
    options = msgspec.json.encode(found.options).decode()
    about = texts.format("arena-about", game=name, players=found.players, options=options, seed=str(found.seed))
    parts = [_paragraph(about), _paragraph(texts.format("arena-method"))]
    for table in found.tables:
        parts += _contest(table, texts)
    if found.ratings:
        parts += [_heading(texts.format("arena-rating")), _paragraph(texts.format("arena-rating-method"))]
        rows = [[rating.bot, rating_of(rating.points)] for rating in found.ratings]
        parts.append(_table([texts.format("arena-bot"), texts.format("arena-rating")], rows))
        parts.append(bars([(rating.bot, rating.points) for rating in found.ratings], texts.format("arena-rating")))
    parts += _mirrors(found.mirrors, texts)
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n{''.join(parts)}</html>\n"
    )


def _contest(told: ContestReport, texts: Texts) -> list[str]:
    heading = texts.format("arena-table", games=told.games, bots=", ".join(told.bots))
    names = [side.bot for side in told.sides]
    curves = [[point.shares[number] for point in told.course] for number in range(len(names))]
    return [
        _heading(heading),
        _shares(told.sides, texts),
        whiskers([_whisker(side) for side in told.sides], texts.format("arena-interval")),
        lines(names, [point.games for point in told.course], curves, texts.format("arena-course")),
        _seats([told], texts),
    ]


def _mirrors(mirrors: Sequence[ContestReport], texts: Texts) -> list[str]:
    first = [mirror.sides[0] for mirror in mirrors]
    return [
        _heading(texts.format("arena-mirrors")),
        _paragraph(texts.format("arena-mirrors-method")),
        _shares(first, texts),
        whiskers([_whisker(side) for side in first], texts.format("arena-mirrors")),
        _seats(mirrors, texts),
    ]


def _shares(sides: Iterable[SideShare], texts: Texts) -> str:
    return _table([texts.format(f"arena-{column}") for column in COLUMNS], [_row(side) for side in sides])


def _row(side: SideShare) -> list[str]:
    return [
        side.bot,
        str(side.seats),
        str(side.games),
        share(side.wins.share),
        range_of(side.wins),
        share(side.fair),
        figure(side.points),
        f"{share(side.by_deals.share)} ({range_of(side.by_deals)})",
        f"{share(side.by_games.share)} ({range_of(side.by_games)})",
        figure(side.narrower),
        f"{share(side.luck)} ± {share(side.luck_error)}",
    ]


def _seats(contests: Sequence[ContestReport], texts: Texts) -> str:
    """Who begins may have it easier; everybody sits in every seat, so that it evens out."""
    players = len(contests[0].seats)
    columns = [texts.format("arena-by-seat"), *map(str, range(players)), texts.format("arena-moves")]
    rows = [[told.bots[0], *map(share, told.seats), figure(told.moves_per_game)] for told in contests]
    return _table(columns, rows)


def _whisker(side: SideShare) -> Whisker:
    return Whisker(side.bot, side.wins.low, side.wins.share, side.wins.high, side.fair)


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>\n"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def _table(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table><tr>{head}</tr>\n{body}</table>\n"
