"""Menus as data: the house menu, menus of people who own the box, and everything that can be wrong with one.

A menu file is TOML: `cards = 80` (may be left out) and one `[[drink]]` table per drink with `id`, `name`,
`ingredients`, `copies` and, for the Specialty Menu, `specialty = true`. See components/house_menu.toml.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from tavolino.core.extras import OwnFile
from tavolino.core.fault import Fact, Fault, cited, fault, first_faults, harmless
from tavolino.core.refusal import BadOption
from tavolino.core.toml_file import lines_at, read_toml
from tavolino.games.coffee_rush.options import CARDS, DrinkCard, MenuCard
from tavolino.games.coffee_rush.state import INGREDIENTS, Drink, Menu, portion

LARGEST_FILE = 256 * 1024  # bytes; the house menu has 4,000
FEWEST_CARDS, MOST_CARDS = 20, 200  # enough to deal, few enough to shuffle
MOST_INGREDIENTS = 6
LONGEST_NAME = 40
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HEADER = re.compile(r"^[ \t]*\[\[[ \t]*drink[ \t]*\]\]", re.MULTILINE)
SMALL = ("Ristretto", "Espresso")  # CR-OPT-2: named exactly so
DRINK_KEYS = {field.name: field.required for field in msgspec.structs.fields(DrinkCard)}


# ---- files


def parse(written: bytes) -> tuple[MenuCard | None, list[Fault]]:
    """A menu from the bytes of its file, or None and all faults."""
    data, text, faults = read_toml(written)
    faults = faults or faults_in(data, lines_at(text, (found.start() for found in HEADER.finditer(text))))
    return (None, faults) if faults else (msgspec.convert(data, MenuCard), [])


def read_menu(written: bytes) -> tuple[object, list[Fault]]:
    """The option that a menu file stands for, whole or not at all, and every fault with its place."""
    menu, faults = parse(written)
    return msgspec.to_builtins(menu), faults


def facts(menu: object) -> dict[str, Fact]:
    """What can be said of a menu without faults."""
    card = msgspec.convert(menu, MenuCard)
    return {"drinks": len(card.drink), "cards": card.cards}


MENU_FILE = OwnFile("menu", LARGEST_FILE, read_menu, facts)


# ---- faults


def faults_in(data: Mapping[str, Any], lines: list[int]) -> list[Fault]:
    """What is wrong with a menu; `lines` say where its drinks stand in the file, if that is known."""
    return first_faults(_faults(data, lines))


def _faults(data: Mapping[str, Any], lines: list[int]) -> Iterator[Fault]:
    for key in data:
        if key not in ("cards", "drink"):
            yield fault(key, "field-unknown")
    cards = data.get("cards", CARDS)
    if not _is_whole(cards) or not FEWEST_CARDS <= cards <= MOST_CARDS:
        yield fault("cards", "field-range", least=FEWEST_CARDS, most=MOST_CARDS, found=cited(cards))
        cards = None
    drinks = data.get("drink", [])
    if not isinstance(drinks, list) or not drinks:
        yield fault("drink", "coffee-rush-no-drinks")
        return
    lines = lines if len(lines) == len(drinks) else [0] * len(drinks)
    for number, drink in enumerate(drinks):
        yield from _drink_faults(number, drink, lines[number])
    yield from _repeated(drinks, lines)
    yield from _wrong_total(drinks, cards)


def _place(number: int, drink: object, key: str = "") -> str:
    """A field of a drink, and the drink's id if it has one: a menu has dozens of them."""
    path = f"drink[{number}].{key}" if key else f"drink[{number}]"
    name = drink.get("id") if isinstance(drink, dict) else None
    return f"{path} ({cited(name)})" if isinstance(name, str) else path


def _drink_faults(number: int, drink: object, line: int) -> Iterator[Fault]:
    if not isinstance(drink, dict):
        yield fault(_place(number, drink), "coffee-rush-drink", line=line, found=cited(drink))
        return
    for key in drink:
        if key not in DRINK_KEYS:
            yield fault(_place(number, drink, harmless(key)), "field-unknown", line=line)
    for key, required in DRINK_KEYS.items():
        if key in drink:
            yield from _value_faults(_place(number, drink, key), key, drink[key], line)
        elif required:
            yield fault(_place(number, drink, key), "field-missing", line=line)


def _value_faults(place: str, key: str, value: object, line: int) -> Iterator[Fault]:
    if key == "id" and not _is_id(value):
        yield fault(place, "coffee-rush-drink-id", line=line, most=LONGEST_NAME)
    if key == "name" and not _is_name(value):
        yield fault(place, "coffee-rush-drink-name", line=line, most=LONGEST_NAME)
    if key == "ingredients":
        yield from _ingredient_faults(value, place, line)
    if key == "copies" and not (isinstance(value, int) and _is_whole(value) and 1 <= value <= MOST_CARDS):
        yield fault(place, "field-range", line=line, least=1, most=MOST_CARDS, found=cited(value))
    if key == "specialty" and not isinstance(value, bool):
        yield fault(place, "coffee-rush-drink-specialty", line=line, found=cited(value))


def _ingredient_faults(ingredients: object, place: str, line: int) -> Iterator[Fault]:
    if not isinstance(ingredients, list) or not 1 <= len(ingredients) <= MOST_INGREDIENTS:
        yield fault(place, "coffee-rush-drink-ingredients", line=line, most=MOST_INGREDIENTS)
    for one in ingredients if isinstance(ingredients, list) else []:
        if one not in INGREDIENTS:
            yield fault(place, "coffee-rush-no-ingredient", line=line, found=cited(one), names=INGREDIENTS)


def _repeated(drinks: list[Any], lines: list[int]) -> Iterator[Fault]:
    first: dict[str, int] = {}
    for number, drink in enumerate(drinks):
        name = drink.get("id") if isinstance(drink, dict) else None
        if isinstance(name, str) and first.setdefault(name, number) != number:
            other = _place(first[name], None)
            yield fault(_place(number, drink, "id"), "coffee-rush-drink-twice", line=lines[number], other=other)


def _wrong_total(drinks: list[Any], cards: int | None) -> list[Fault]:
    """Said only when every drink has a readable number of copies; else that is the fault to mend first."""
    copies: list[Any] = [drink.get("copies") if isinstance(drink, dict) else None for drink in drinks]
    if cards is None or not all(_is_whole(number) for number in copies) or sum(copies) == cards:
        return []
    return [fault("", "coffee-rush-menu-total", found=cited(sum(copies)), cards=cards)]


def _is_whole(thing: object) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def _is_id(thing: object) -> bool:
    return isinstance(thing, str) and len(thing) <= LONGEST_NAME and ID.fullmatch(thing) is not None


def _is_name(thing: object) -> bool:
    return isinstance(thing, str) and 0 < len(thing.strip()) <= len(thing) <= LONGEST_NAME and thing.isprintable()


# ---- menus to play with


@cache
def house_card() -> MenuCard:
    """The house menu, CR-COMP-4."""
    folder = files("tavolino.games.coffee_rush").joinpath("components")
    menu, faults = parse(folder.joinpath("house_menu.toml").read_bytes())
    assert menu is not None, faults  # a test reads it
    return menu


@cache
def _house() -> Menu:
    return Menu([_drink(drink) for drink in house_card().drink], True)


def playable(card: MenuCard | None) -> Menu:
    """The menu as the rules use it; None is the house menu. Raises BadOption with every fault."""
    if card is None:
        return _house()
    return _own(msgspec.json.encode(card))


@lru_cache(maxsize=8)
def _own(written: bytes) -> Menu:
    """Checked once, since bots ask for the menu of every position they imagine."""
    faults = faults_in(msgspec.json.decode(written), [])
    if faults:
        raise BadOption(*(flaw.within("options.menu") for flaw in faults))
    return Menu([_drink(drink) for drink in msgspec.json.decode(written, type=MenuCard).drink], False)


def _drink(drink: DrinkCard) -> Drink:
    recipe = sum(portion(INGREDIENTS.index(ingredient), 1) for ingredient in drink.ingredients)
    return Drink(
        id=drink.id,
        name=drink.name,
        recipe=recipe,
        copies=drink.copies,
        specialty=drink.specialty,
        is_small=drink.name in SMALL,
    )


@lru_cache(maxsize=8)
def card_of(menu: Menu) -> MenuCard | None:
    """The option that a menu came from. Every view asks for it."""
    if menu.is_house:
        return None
    drinks = [
        DrinkCard(drink.id, drink.name, ingredients_of(drink), int(drink.copies), drink.specialty)
        for drink in menu.drinks
    ]
    return MenuCard(drinks, sum(drink.copies for drink in drinks))


def ingredients_of(drink: Drink) -> list[str]:
    """What is in a drink, in the order of the supply."""
    return [name for kind, name in enumerate(INGREDIENTS) for _ in range((drink.recipe >> (6 * kind)) & 63)]
