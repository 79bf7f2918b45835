"""Plots as SVG, drawn by hand: a page with them needs nothing else."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 640
LEFT = 120  # for names
ROW = 26
HEIGHT = 220
MARGIN = 30
COLOURS = ("#7a3e1d", "#2f6f8f", "#5b7f2b", "#8a3f7d", "#b07d12", "#444444")


class Whisker(NamedTuple):
    """A mark with its interval, and where it would be if all were alike; in shares of 1."""

    name: str
    low: float
    middle: float
    high: float
    fair: float


def whiskers(rows: Sequence[Whisker], title: str) -> str:
    """One row each, on a scale from 0 to the highest."""
    most = min(1.0, 1.1 * max(max(row.high, row.fair) for row in rows))
    scale = (WIDTH - LEFT - MARGIN) / most
    parts = [_whisker(row, LEFT, scale, ROW * number + ROW) for number, row in enumerate(rows)]
    bottom = ROW * (len(rows) + 1)
    axis = "".join(_tick(LEFT + scale * most * k / 4, bottom, f"{100 * most * k / 4:.0f} %") for k in range(5))
    return _svg(bottom + ROW, title, "".join(parts) + axis)


def _whisker(row: Whisker, left: float, scale: float, y: float) -> str:
    low, middle, high, fair = (left + scale * place for place in (row.low, row.middle, row.high, row.fair))
    return (
        f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>'
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 11}" y2="{y + 11}" class="fair"/>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" class="range"/>'
        f'<circle cx="{middle:.1f}" cy="{y}" r="4.5"/>'
    )


def bars(rows: Sequence[tuple[str, float]], title: str) -> str:
    """One each, as long as it is more than the least of all, which has a short one."""
    least = min(value for _, value in rows) - 20
    scale = (WIDTH - LEFT - 2 * MARGIN) / (max(value for _, value in rows) - least)
    parts = []
    for number, (name, value) in enumerate(rows):
        y = ROW * number + ROW
        long = scale * (value - least)
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LEFT}" y="{y - 8}" width="{long:.1f}" height="16"/>'
            f'<text x="{LEFT + long + 6:.1f}" y="{y + 4}">{value:.0f}</text>'
        )
    return _svg(ROW * (len(rows) + 1), title, "".join(parts))


def lines(names: Sequence[str], xs: Sequence[float], curves: Sequence[Sequence[float]], title: str) -> str:
    """A curve for each name over the same numbers; a single point is drawn as a dot."""
    most = min(1.0, 1.1 * max(max(curve) for curve in curves)) or 1.0
    wide, high = WIDTH - LEFT - MARGIN, HEIGHT - 2 * MARGIN
    parts = []
    for number, (name, curve) in enumerate(zip(names, curves, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        points = [
            (LEFT + wide * x / max(xs), MARGIN + high * (1 - max(0.0, y) / most))
            for x, y in zip(xs, curve, strict=True)
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" style="fill:{colour}"/>' for x, y in points]
        parts.append(f'<text x="8" y="{MARGIN + 18 * number + 12}" style="fill:{colour}">{escape(name)}</text>')
    parts += [_tick(LEFT + wide * k / 4, HEIGHT - MARGIN, f"{max(xs) * k / 4:.0f}") for k in range(5)]
    parts += [_height(MARGIN + high * (1 - k / 2) + 4, f"{100 * most * k / 2:.0f} %") for k in range(3)]
    return _svg(HEIGHT, title, "".join(parts))


def _height(y: float, told: str) -> str:
    return f'<text x="{LEFT - 8}" y="{y:.1f}" text-anchor="end">{escape(told)}</text>'


def _tick(x: float, y: float, told: str) -> str:
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 4:.1f}" y2="{y:.1f}" class="axis"/>'
        f'<text x="{x:.1f}" y="{y + 14:.1f}" text-anchor="middle">{escape(told)}</text>'
    )


def _svg(height: float, title: str, content: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{content}</svg>"
    )
