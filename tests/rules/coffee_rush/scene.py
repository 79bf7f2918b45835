"""Scenes in the café, written down by what matters in them; all other cards and tokens find a place by themselves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from scene import Scene
from tavolino.games.coffee_rush.menu import house_card

Tabs = Mapping[int, Sequence[str]]  # tab → drinks

CORNERS_APART = (("a1",), ("b2",), ("c3",), ("d4",))
TWO_EACH = (("a1", "a3"), ("c3", "d4"))


SOMETHING = "steamed-milk"


def stock(words: str) -> dict[str, int]:
    """`coffee milk coffee` as a position writes it."""
    return dict(Counter(words.split()))


def cafe(
    players: int = 4,
    *,
    seat: int = 0,
    phase: str = "upgrade",
    starter: int = 0,
    closed: bool = False,
    meeples: Sequence[Sequence[str]] | None = None,
    cups: Mapping[int, Sequence[str]] | None = None,
    tabs: Mapping[int, Tabs] | None = None,
    completed: Mapping[int, Sequence[str]] | None = None,
    penalties: Mapping[int, Sequence[str]] | None = None,
    rush: Mapping[int, int] | None = None,
    upgrades: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    keeper: int = -1,
    held: str = "",
    options: Mapping[str, Any] | None = None,
    **turn: Any,
) -> Scene:
    """The top of the deck is given; the rest follows, or, beyond `deck_size`, lies completed before `keeper`."""
    seats = range(players)
    upgraded = [list((upgrades or {}).get(seat, ())) for seat in seats]
    own_tabs = [[list((tabs or {}).get(seat, {}).get(tab, ())) for tab in (1, 2, 3, 4)] for seat in seats]
    if players > 2 and not closed and not any(cards for board in own_tabs for cards in board):
        own_tabs[-1][0] = [SOMETHING]  # an open café has an order on the table
    done = [list((completed or {}).get(seat, ())) for seat in seats]
    late = [list((penalties or {}).get(seat, ())) for seat in seats]
    rest = Counter({drink.id: drink.copies for drink in house_card().drink})
    for cards in [*done, *late, *(cards for board in own_tabs for cards in board), deck]:
        rest.subtract(cards)
    others = sorted(rest.elements())
    discarded = [others.pop() for _ in range(3 * sum(len(tiles) for tiles in upgraded))]
    whole = [*deck, *others]
    if deck_size is not None:
        done[keeper] += whole[deck_size:]
        whole = whole[:deck_size]
    standing = meeples or (TWO_EACH if players == 2 else CORNERS_APART[:players])
    return Scene.at(
        "coffee-rush",
        starter=starter,
        closed=closed,
        meeples=[list(cells) for cells in standing],
        cups=[[stock(words) for words in [*(cups or {}).get(seat, ()), "", "", ""][:3]] for seat in seats],
        tabs=own_tabs,
        completed=done,
        penalties=late,
        rush=[(rush or {}).get(seat, 0) for seat in seats],
        upgrades=upgraded,
        deck=whole,
        discarded=discarded,
        turn={"seat": seat, "phase": phase, "held": stock(held), **turn},
        options=dict(options or {}),
    )
