"""The café in the terminal: the board, all counters, and what the player at the screen can use."""

from textwrap import wrap

from rich.markup import escape

from tavolino.core.game import Say
from tavolino.games.coffee_rush.menu import ingredients_of, playable
from tavolino.games.coffee_rush.moves import CELL_NAMES
from tavolino.games.coffee_rush.position_form import Stock
from tavolino.games.coffee_rush.state import BOARD, INGREDIENTS, Drink
from tavolino.games.coffee_rush.view import RushView

WIDTH = 80
COLOURS = ("red", "blue", "green", "yellow")  # CR-COMP-5: the first two have two meeples
LONGEST_NAME = 24


def draw(view: RushView, names: list[str], say: Say) -> str:
    drinks = {drink.id: drink for drink in playable(view.options.menu).drinks}
    lines = [*_board(view), "", *_supply(view, say), ""]
    for seat in range(view.players):
        lines += _counter(view, seat, names[seat], drinks, say)
    return "\n".join(lines)


# ---- the board


def _board(view: RushView) -> list[str]:
    """Four rows of cells; a player's meeple is their number in their colour."""
    standing: dict[str, list[int]] = {cell: [] for cell in CELL_NAMES}
    for seat, cells in enumerate(view.meeples):
        for cell in cells:
            standing[cell].append(seat)
    lines = ["[dim]     " + "".join(f"{column:<17}" for column in "abcd").rstrip() + "[/]"]
    for row in range(4):
        places = "".join(_cell(cell, standing[cell]) for cell in CELL_NAMES[4 * row : 4 * row + 4])
        lines.append(f"[dim]{row + 1}[/]    {places.rstrip()}")
    return lines


def _cell(cell: str, seats: list[int]) -> str:
    name = INGREDIENTS[BOARD[CELL_NAMES.index(cell)]]
    meeples = "".join(f" [bold {COLOURS[seat]}]●{seat + 1}[/]" for seat in seats)
    return name + meeples + " " * (17 - len(name) - 3 * len(seats))


def _supply(view: RushView, say: Say) -> list[str]:
    stock = "  ".join(f"{name} {count}" for name, count in zip(INGREDIENTS, view.supply.counts(), strict=True))
    sign = say("draw-closed" if view.closed else "draw-open")
    piles = [sign, say("draw-deck", cards=view.deck), say("draw-rush-tokens", tokens=view.rush_supply)]
    return [*_folded(stock, ""), " · ".join(piles)]


# ---- the players


def _counter(view: RushView, seat: int, name: str, drinks: dict[str, Drink], say: Say) -> list[str]:
    on_turn = view.turn.seat == seat
    shown = escape(name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…")
    token = " ⚑" if view.starter == seat else ""
    facts = [
        say("draw-completed", cards=len(view.completed[seat])),
        say("draw-penalties", cards=len(view.penalties[seat])),
        say("draw-rush", tokens=view.rush[seat]),
    ]
    mark = "▶" if on_turn else " "
    lines = [f"{mark} [bold {COLOURS[seat]}]●{seat + 1} {shown}[/]{token}  {' · '.join(facts)}"]
    if view.upgrades[seat]:
        lines += _folded(say("draw-upgrades", upgrades=", ".join(view.upgrades[seat])))
    cups = [f"{say('draw-cup', cup=cup)} {_tokens(stock)}" for cup, stock in enumerate(view.cups[seat], start=1)]
    lines += _folded("   ".join(cups))
    if on_turn and view.turn.held.named():
        lines += [f"[bold]{line}[/]" for line in _folded(say("draw-in-hand", tokens=_tokens(view.turn.held)))]
    lines += _own_orders(view, seat, drinks, say) if view.seat == seat else _orders(view, seat, drinks, say)
    return lines


def _tokens(stock: Stock) -> str:
    """`2 coffee, milk`, or a dash for nothing."""
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in stock.named()) or "–"


def _own_orders(view: RushView, seat: int, drinks: dict[str, Drink], say: Say) -> list[str]:
    """One order a line, with its recipe and the name that `serve` takes."""
    lines = []
    for tab, cards in enumerate(view.tabs[seat], start=1):
        for card in cards:
            drink = drinks[card]
            star = "★" if drink.specialty else " "
            recipe = ", ".join(ingredients_of(drink))
            lines += _folded(f"{say('draw-tab', tab=tab)} {star} {f'{card}@{tab}':<27} {recipe}")
    return lines


def _orders(view: RushView, seat: int, drinks: dict[str, Drink], say: Say) -> list[str]:
    tabs = [
        f"{say('draw-tab', tab=tab)}: " + ", ".join(drinks[card].name for card in cards)
        for tab, cards in enumerate(view.tabs[seat], start=1)
        if cards
    ]
    return _folded(" · ".join(tabs))


def _folded(text: str, indent: str = "      ") -> list[str]:
    """Plain text, wrapped into lines."""
    lines = wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, drop_whitespace=True)
    return [escape(line) for line in lines]
