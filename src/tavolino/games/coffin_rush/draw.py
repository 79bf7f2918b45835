"""The temple from above, as text with rich markup, in signs that need no translation.

·  floor   ▒ debris   ~ plague   ^ trap   Ω altar   ≡ stairs   ✶ rune   ▮ sarcophagus   ▪ chest   $ pile
+  closed door   ' open door   M mummy   S spectre   0-5 explorers   ◆ treasure (◈ woke a mummy)   † ♣ ♀ ¢ relics
"""

from rich.cells import set_cell_size
from rich.markup import escape

from tavolino.core.game import Say
from tavolino.games.coffin_rush.build import FloorPlan, plan_of
from tavolino.games.coffin_rush.kit import Kit, kit_of
from tavolino.games.coffin_rush.position_form import CLOCKWISE, ExplorerPosition
from tavolino.games.coffin_rush.quadrants import SIDE, STEPS
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.view import CHEST, SARCOPHAGUS, DigView, is_hidden

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")  # by seat
SYMBOLS = {
    ".": "·", "d": "[dim]▒[/]", "p": "[green]~[/]", "t": "[red]^[/]", "a": "[bold white]Ω[/]", "*": "[bold red]✶[/]",
    "r": "[red]≡[/]", "g": "[green]≡[/]", "y": "[yellow]≡[/]", "b": "[blue]≡[/]", "s": "·", "c": "·",
    "R": "[bold]R[/]", "C": "[bold]C[/]",
}  # fmt: skip
TILES = {SARCOPHAGUS: "[yellow]▮[/]", CHEST: "[yellow]▪[/]"}
THINGS = {
    "green": "[green]◆[/]", "yellow": "[yellow]◆[/]", "azure": "[cyan]◆[/]", "red": "[red]◆[/]",
    "violet": "[magenta]◆[/]", "azure-mummy": "[cyan]◈[/]", "red-mummy": "[red]◈[/]",
    "violet-mummy": "[magenta]◈[/]", "stairs": "[blue]≡[/]", "open stairs": "[blue]≡[/]",
    "torch": "[bold]†[/]", "charm": "[bold]♣[/]", "amulet": "[bold]♀[/]", "coins": "[bold]¢[/]",
}  # fmt: skip
NAME_WIDTH = 12
WALL, OPEN_DOOR, CLOSED_DOOR = "[dim]█[/]", "[yellow]'[/]", "[yellow]+[/]"

Grid = dict[tuple[int, int], str]


def draw(view: DigView, names: list[str], say: Say) -> str:
    """The map, then a line for each explorer."""
    plan = plan_of(view.options.layout, kit_of(view.options.temple))
    cells = {name: SYMBOLS[plan.symbols[cell]] for name, cell in plan.cells.items()}
    for name, tile in view.tiles.items():
        cells[name] = TILES[tile] if is_hidden(tile) else THINGS[tile]
    for name in view.piles:
        cells[name] = "[bold yellow]$[/]"
    for monster in view.monsters:
        cells[monster.at] = "[bold red]M[/]" if monster.kind == "mummy" else "[bold white]S[/]"
    for seat, explorer in enumerate(view.explorers):
        cells[explorer.at] = f"[bold {COLOURS[seat]} reverse]{seat}[/]"
    grid = map_of(plan, cells, set(view.doors))
    return "\n".join([grid, "", *_status(view, plan.kit, names, say)])


def plain(plan: FloorPlan) -> str:
    """The bare map of a layout, without markup."""
    cells = {name: plan.symbols[cell] for name, cell in plan.cells.items()}
    return map_of(plan, cells, set(), wall="█", closed="+", opened="'")


def map_of(
    plan: FloorPlan,
    cells: dict[str, str],
    doors: set[str],
    wall: str = WALL,
    closed: str = CLOSED_DOOR,
    opened: str = OPEN_DOOR,
) -> str:
    """Cells at odd positions, walls and doors between them, and coordinates on two sides."""
    grid: Grid = {}
    for (x, y), name in zip(plan.places, plan.names, strict=True):
        cell = plan.cells[name]
        grid[2 * x + 1, 2 * y + 1] = cells[name]
        if plan.symbols[cell] in "RC":
            _space(plan, cell, grid, doors, (wall, closed, opened))
            continue
        for direction, (dx, dy) in enumerate(STEPS):
            grid[2 * x + 1 + dx, 2 * y + 1 + dy] = _edge(plan, cell, direction, doors, (wall, closed, opened))
        for dx in (0, 2):
            for dy in (0, 2):
                grid.setdefault((2 * x + dx, 2 * y + dy), wall)
    right = max(x for x, _ in grid)
    bottom = max(y for _, y in grid)
    lines = ["   " + "".join(f"{x // 2 % 10}" if x % 2 else " " for x in range(right + 1))]
    for y in range(bottom + 1):
        margin = f"{y // 2:>2} " if y % 2 else "   "
        lines.append(margin + "".join(grid.get((x, y), " ") for x in range(right + 1)))
    return "\n".join(lines)


def _edge(plan: FloorPlan, cell: int, direction: int, doors: set[str], signs: tuple[str, str, str]) -> str:
    wall, closed, opened = signs
    temple = plan.temple
    if temple.neighbours[cell * 4 + direction] == NOTHING:
        return wall
    gate = temple.gates[cell * 4 + direction]
    if gate == NOTHING:
        return " "
    name = "temple" if gate == TEMPLE_DOOR else plan.door_names[gate]
    return opened if name in doors else closed


def _space(plan: FloorPlan, cell: int, grid: Grid, doors: set[str], signs: tuple[str, str, str]) -> None:
    """The base camp is drawn as a hall: its outline, its openings, the temple door between its two spaces."""
    if plan.symbols[cell] == "C":
        return
    wall = signs[0]
    x, y = plan.places[cell]
    left, top = 2 * (x - SIDE // 2), 2 * (y - SIDE // 2)
    for step in range(2 * SIDE + 1):
        for place in (
            (left + step, top),
            (left + step, top + 2 * SIDE),
            (left, top + step),
            (left + 2 * SIDE, top + step),
        ):
            grid.setdefault(place, wall)
    for direction, (dx, dy) in enumerate(STEPS):
        gate = plan.temple.gates[cell * 4 + direction]
        if gate == TEMPLE_DOOR:
            for across in range(1 - SIDE, SIDE):
                grid[2 * x + 1 + 3 * dx + across * dy, 2 * y + 1 + 3 * dy + across * dx] = wall
            grid[2 * x + 1 + 3 * dx, 2 * y + 1 + 3 * dy] = _edge(plan, cell, direction, doors, signs)
        elif gate != NOTHING:
            grid[2 * x + 1 + SIDE * dx, 2 * y + 1 + SIDE * dy] = _edge(plan, cell, direction, doors, signs)


def _status(view: DigView, kit: Kit, names: list[str], say: Say) -> list[str]:
    """The Pharaoh's line, then one per player: token, cell, cards, backpack and tent, in signs."""
    components = kit.components
    risk = (
        "green" if view.counter > components.yellow_from else "yellow" if view.counter > components.red_from else "red"
    )
    arrow = "↻" if view.feather == CLOCKWISE else "↺"
    trap = say("trap-name", trap=view.trap) if view.trap else ""
    lines = [f"[bold {risk}]⧗ {view.counter}[/]  {arrow}  {trap}".rstrip()]
    for seat, explorer in enumerate(view.explorers):
        mark = "►" if seat in view.to_move else " "
        name = set_cell_size(names[seat], NAME_WIDTH)
        token = "[bold yellow]+1[/]" if explorer.rush else "  "
        cards = " ".join(_card(card, explorer) for card in kit.loot)
        carried, stored = ("".join(THINGS[item] for item in items) for items in (explorer.backpack, explorer.tent))
        lines.append(
            f"{mark}[bold {COLOURS[seat]} reverse]{seat}[/] {escape(name)} {token} {explorer.at:<6}{cards}"
            f"  ▣ {carried}  △ {stored}".rstrip()
        )
    return lines


def _card(card: str, explorer: ExplorerPosition) -> str:
    """Two letters: bright in hand, dim among the discards, dots when lost."""
    letters = card[:2].capitalize()
    if card in explorer.lost:
        return "··"
    return f"[dim]{letters}[/]" if card in explorer.discards else f"[bold]{letters}[/]"
