"""`tavolino temple show` and `tavolino temple check`: look at a temple, and hear all that is wrong with one's own."""

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.draw import plain
from tavolino.games.coffin_rush.layouts import (
    RANDOM,
    STANDARD,
    house_quadrants,
    layout_problems,
    named_layouts,
    passages,
    read_rows,
    set_problems,
)
from tavolino.games.coffin_rush.quadrants import Quadrant, parse

FINE, WRONG, UNREADABLE = 0, 1, 2


def show(layout: str | None = None, seed: int | None = None) -> int:
    """Print the map of a layout, by name or text, or the random one of a seed."""
    text = layout or (STANDARD if seed is None else f"{RANDOM}{seed}")
    try:
        plan = plan_of(text)
    except ValueError as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    print(plain(plan))
    print()
    print("\n".join(plan.rows))
    return FINE


def check(file: Path) -> int:
    """Print everything that is wrong with a file of quadrants, layouts or both, written as house.toml is."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return UNREADABLE
    wrong, summary = problems_of(data)
    for problem in wrong:
        print(problem)
    if wrong:
        print(f"{len(wrong)} thing(s) wrong")
        return WRONG
    print("\n".join(summary))
    return FINE


def problems_of(data: Mapping[str, object]) -> tuple[list[str], list[str]]:
    """All that is wrong with a set; and what there is in it, if nothing is."""
    wrong = [f"file: there is no section {name!r}" for name in data if name not in ("quadrants", "layouts")]
    quadrants, flaws = _quadrants(data.get("quadrants", {}))
    wrong += flaws
    if not flaws and "quadrants" in data:
        wrong += set_problems(quadrants)
    layouts = data.get("layouts", {} if "quadrants" not in data else dict(named_layouts()))
    if "quadrants" not in data and "layouts" not in data:
        wrong.append("file: neither quadrants nor layouts")
    summary = [f"quadrants: {len(quadrants)}, all fine"]
    if not isinstance(layouts, Mapping):
        return [*wrong, "layouts: a table of names, each with its rows"], []
    for name, rows in layouts.items():
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            wrong.append(f"layout {name}: a list of rows, each a text")
            continue
        if not flaws:
            wrong += [f"{name}: {problem}" for problem in layout_problems(rows, quadrants)]
            laid, _ = read_rows(rows, quadrants)
            doors = len(passages(laid)) + sum(one.quadrant.doors for one in laid)
            summary.append(f"layout {name}: {doors} doors, all fine")
    return wrong, summary


def _quadrants(drawings: object) -> tuple[dict[str, Quadrant], list[str]]:
    """The house's quadrants with those of the file in their place."""
    quadrants = dict(house_quadrants())
    if not isinstance(drawings, Mapping):
        return quadrants, ["quadrants: a table of names, each with its drawing"]
    wrong: list[str] = []
    for name, drawing in drawings.items():
        if not isinstance(drawing, str):
            wrong.append(f"quadrant {name}: a drawing is a text")
            continue
        quadrant, flaws = parse(name, drawing)
        wrong += flaws
        if quadrant is not None:
            quadrants[name] = quadrant
    return quadrants, wrong
