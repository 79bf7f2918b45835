"""What Coffee Rush adds to the command line."""

from pathlib import Path

from tavolino.games.coffee_rush.menu import check_menu, load_menu


def menu_check(path: Path) -> int:
    """`tavolino menu check FILE`: every fault on its own line and 1, or a word of praise and 0."""
    faults = check_menu(path)
    for fault in faults:
        print(fault)
    if not faults:
        menu = load_menu(path)
        print(f"{path}: a good menu, {len(menu.drink)} drinks on {menu.cards} cards")
    return 1 if faults else 0
