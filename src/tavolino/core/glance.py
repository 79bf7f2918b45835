"""The rules at a glance: what stands on a card with two sides, and which rules each sentence sums up."""

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Literal, get_args

Side = Literal["front", "back"]


@dataclass(frozen=True)
class GlancePoint:
    id: str  # of its text
    rules: tuple[str, ...]


@dataclass(frozen=True)
class GlanceSection:
    """The first one on the front is the game in a few sentences."""

    id: str  # of its heading
    side: Side
    points: tuple[GlancePoint, ...]


def read_glance(folder: Traversable) -> tuple[GlanceSection, ...]:
    """The `glance.toml` beside the texts, in its order; empty for a game without a card."""
    import tomllib  # not needed to play

    file = folder.joinpath("glance.toml")
    if not file.is_file():
        return ()
    sides = tomllib.loads(file.read_text("utf-8"))
    return tuple(
        GlanceSection(f"glance-{name}", side, tuple(_point(name, *row) for row in rows.items()))
        for side in get_args(Side)
        for name, rows in sides[side].items()
    )


def _point(section: str, name: str, rules: list[str]) -> GlancePoint:
    return GlancePoint(f"glance-{section}-{name}", tuple(rules))
