"""What can be chosen before a game of Coffee Rush."""

import msgspec

from tavolino.core.game import Options

CARDS = 80  # CR-COMP-4


class DrinkCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drink as a menu file or a record writes it."""

    id: str
    name: str
    ingredients: list[str]
    copies: int
    specialty: bool = False  # on the Specialty Menu: a Rush token for serving it


class MenuCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole menu; records carry it, so that a game with a menu of one's own can be replayed anywhere."""

    drink: list[DrinkCard]
    cards: int = CARDS  # what all copies add up to


class RushOptions(Options, frozen=True):
    several_upgrades: bool = False  # CR-UPG-2: more than one upgrade at the start of a turn
    less_luck: bool = False  # CR-OPT-1
    starter: int | None = None  # CR-SETUP-6: a seat named by the host, else chance decides
    menu: MenuCard | None = None  # None: the house menu
