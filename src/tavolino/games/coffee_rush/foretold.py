"""What could happen in the café, in words, for the terminal. Ingredients and drinks are written as moves take them."""

from tavolino.core.game import Say
from tavolino.games.coffee_rush.position_form import Stock
from tavolino.games.coffee_rush.prospects import CupProspect, RushProspects, RushWalk


def walk_line(walk: RushWalk, say: Say) -> str:
    way = " ".join([walk.start, *walk.path])
    return say("walk-to", at=walk.to, steps=len(walk.path), way=way, tokens=_tokens(walk.gathers))


def lines(prospects: RushProspects, say: Say) -> list[str]:
    return [_cup(cup, say) for cup in prospects.cups]


def _cup(cup: CupProspect, say: Say) -> str:
    if not cup.orders:
        return say("odds-cup-stuck", cup=cup.cup)
    orders = [f"{one.drink}@{one.tab} ({_tokens(one.missing) or '✓'})" for one in cup.orders]
    return say("odds-cup", cup=cup.cup, orders=", ".join(orders))


def _tokens(stock: Stock) -> str:
    return " ".join(f"{tokens}×{name}" if tokens > 1 else name for name, tokens in stock.named())
