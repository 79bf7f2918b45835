"""What the numbers of encode.py mean."""

from tavolino.core.features import Columns, Feature, capped, flag, series
from tavolino.games.coffee_rush.encode import MISSING, ORDERS, tokens_in
from tavolino.games.coffee_rush.state import CUPS, INGREDIENTS, PHASES, RUSH_TOKENS, TABS, UPGRADES, Menu

MOST_TOKENS = 18  # of one ingredient
MOST_STEPS = 18  # in a turn: three, and one for each Rush token
FARTHEST = 6  # steps across the board


def columns(players: int, menu: Menu) -> Columns:
    meeples = ("", "second ") if players == 2 else ("",)
    copies = [drink.copies for drink in menu.drinks]
    table = [*_turn(sum(copies)), *_ways(meeples), *_orders(menu)]
    table += series([f"unseen {drink.id}" for drink in menu.drinks], copies, "cards of this drink still in the deck")
    return Columns(table, _barista(meeples))


def _turn(cards: int) -> list[Feature]:
    return [
        flag("several upgrades", "more than one upgrade may be bought in a turn"),
        flag("less luck", "everybody began with a small coffee"),
        flag("closed", "the Starting Player token shows CLOSED: the game ends before the starting player's next turn"),
        capped("turns", "begun so far"),
        *series([*(f"asked {phase}" for phase in PHASES[:-1]), PHASES[-1]], 1, "what the game waits for"),
        Feature("steps", MOST_STEPS, "made in this turn"),
        Feature("served", 3, "cards completed in this turn"),
        Feature("upgraded", len(UPGRADES), "upgrades bought in this turn"),
        Feature("walker", 2, "the meeple that moves in this turn: the first, the second; 0 while that is open"),
        Feature("rush supply", RUSH_TOKENS, "Rush tokens that nobody has"),
        Feature("deck", cards, "cards left in it"),
        *series([f"held {name}" for name in INGREDIENTS], MOST_TOKENS, "taken and not yet poured"),
        *series([f"supply {name}" for name in INGREDIENTS], MOST_TOKENS, "tokens that nobody has"),
    ]


def _ways(meeples: tuple[str, ...]) -> list[Feature]:
    names = [f"{meeple}way to {name}" for meeple in meeples for name in INGREDIENTS]
    return series(names, FARTHEST, "fewest steps that take one with the observer's meeple; 0 before it is placed")


def _orders(menu: Menu) -> list[Feature]:
    largest = max(tokens_in(drink.recipe) for drink in menu.drinks)
    found = []
    for order in (f"order {place}" for place in range(1, ORDERS + 1)):
        found += [
            Feature(f"{order} tab", TABS, "where it lies; of the observer's orders, the most urgent first"),
            Feature(f"{order} missing", largest, "tokens until it is in a cup"),
            flag(f"{order} specialty", "a Rush token for serving it"),
            *series([f"{order} {name}" for name in INGREDIENTS], largest, "its recipe"),
        ]
    return found


def _barista(meeples: tuple[str, ...]) -> list[Feature]:
    cells = [f"{meeple}{name}" for meeple in meeples for name in ("column", "row")]
    cups = [f"cup {cup} {name}" for cup in range(1, CUPS + 1) for name in INGREDIENTS]
    missing = [*range(MISSING - 1), f"{MISSING - 1} or more"]
    return [
        capped("completed", "cards completed and still held"),
        capped("penalties", "cards that slid off the board"),
        *series(UPGRADES, 1, "whether this upgrade is active"),
        Feature("rush", RUSH_TOKENS, "Rush tokens"),
        flag("starter", "has the Starting Player token"),
        flag("to move", "must answer now"),
        *series(cells, 4, "where the meeple stands; 0 before it is placed"),
        *series(cups, MOST_TOKENS, "what a cup holds"),
        *(capped(f"tab {tab}", "orders on it") for tab in range(1, TABS + 1)),
        *(capped(f"missing {tokens}", "orders that are so many tokens from being in a cup") for tokens in missing),
    ]
