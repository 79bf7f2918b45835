"""What cannot be on the table: counts that do not add up, meeples that stand wrong, turns that cannot be."""

from collections import Counter
from collections.abc import Iterator

from tavolino.core.reading import check_game
from tavolino.core.refusal import BadPosition
from tavolino.games.coffee_rush.menu import small_coffees
from tavolino.games.coffee_rush.position_form import RushPosition, Stock
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import can_get_away, steps_left
from tavolino.games.coffee_rush.state import (
    BOARD,
    FREE_STEPS,
    FULL_SUPPLY,
    INGREDIENTS,
    NOBODY,
    RULES_VERSION,
    RUSH_TOKENS,
    TOO_MANY_PENALTIES,
    Menu,
    count,
    portion,
)


def check_counts(position: RushPosition, menu: Menu) -> None:
    """Entries per player, and that all cards, ingredients and Rush tokens are somewhere."""
    _check_lengths(position)
    _check_seats(position)
    _check_cards(position, menu)
    _check_ingredients(position)
    _check_rush(position)


def _check_lengths(position: RushPosition) -> None:
    players = len(position.meeples)
    check_game(position.game, position.rules, "coffee-rush", RULES_VERSION)
    if position.players not in (None, players):
        raise BadPosition("players", f"there are meeples of {players} players")
    for name in ("cups", "tabs", "completed", "penalties", "rush", "upgrades"):
        entries = len(getattr(position, name))
        if entries != players:
            raise BadPosition(name, f"{entries} entries for {players} players")
    for seat, upgrades in enumerate(position.upgrades):
        if len(set(upgrades)) != len(upgrades):
            raise BadPosition(f"upgrades[{seat}]", "a player has each upgrade once")


def _check_seats(position: RushPosition) -> None:
    players = len(position.meeples)
    turn = position.turn
    if position.starter >= players:
        raise BadPosition("starter", f"there is no seat {position.starter}")
    if turn.seat is not None and turn.seat >= players:
        raise BadPosition("turn.seat", f"there is no seat {turn.seat}")
    if (turn.seat is None) != (turn.phase == "over"):
        raise BadPosition("turn.seat", "nobody is to move if and only if the phase is 'over'")
    named = position.options.starter if position.options else None
    if named not in (None, position.starter):
        raise BadPosition("options.starter", f"the host named seat {named}, and seat {position.starter} started")


# ---- cards


def _cards(position: RushPosition) -> Iterator[tuple[str, str]]:
    """Every card with its path."""
    for seat, tabs in enumerate(position.tabs):
        for tab, cards in enumerate(tabs):
            yield from ((f"tabs[{seat}][{tab}][{place}]", card) for place, card in enumerate(cards))
    for name, piles in (("completed", position.completed), ("penalties", position.penalties)):
        for seat, cards in enumerate(piles):
            yield from ((f"{name}[{seat}][{place}]", card) for place, card in enumerate(cards))
    yield from ((f"discarded[{place}]", card) for place, card in enumerate(position.discarded or []))
    yield from ((f"deck[{place}]", card) for place, card in enumerate(position.deck))


def _check_cards(position: RushPosition, menu: Menu) -> None:
    copies = {drink.id: int(drink.copies) for drink in menu.drinks}
    seen: Counter[str] = Counter()
    for path, card in _cards(position):
        if card not in copies:
            raise BadPosition(path, f"there is no drink {card[:40]!r} on the menu")
        seen[card] += 1
        if seen[card] > copies[card]:
            raise BadPosition(path, f"the menu has only {copies[card]} of {card!r}")
    total = sum(copies.values())
    if position.discarded is not None and seen.total() != total:
        raise BadPosition("deck", f"{seen.total()} of {total} cards are somewhere")
    if position.options is not None and position.options.less_luck and small_coffees(menu) < len(position.meeples):
        raise BadPosition("options.less_luck", "the menu has fewer Ristretto and Espresso cards than players")


# ---- tokens


def _check_ingredients(position: RushPosition) -> None:
    left = {name: int(count(FULL_SUPPLY, kind)) for kind, name in enumerate(INGREDIENTS)}
    stocks: list[tuple[str, Stock]] = [
        (f"cups[{seat}][{cup}]", stock) for seat, cups in enumerate(position.cups) for cup, stock in enumerate(cups)
    ]
    for path, stock in [*stocks, ("turn.held", position.turn.held)]:
        for name, tokens in stock.named():
            left[name] -= tokens
            if left[name] < 0:
                raise BadPosition(f"{path}.{name}", f"there are not so many {name} tokens")
    if position.supply is not None:
        for kind, said in zip(INGREDIENTS, position.supply.counts(), strict=True):
            if said != left[kind]:
                raise BadPosition(f"supply.{kind}", f"{said}, but {left[kind]} are left over")


def _check_rush(position: RushPosition) -> None:
    left = int(RUSH_TOKENS) - sum(position.rush)
    if left < 0:
        raise BadPosition("rush", f"there are only {RUSH_TOKENS} Rush tokens")
    if position.rush_supply not in (None, left):
        raise BadPosition("rush_supply", f"{position.rush_supply}, but {left} are left over")


# ---- the board and the turn


def check_table(position: RushPosition, rush: Rush) -> None:
    """Meeples and the turn, once all counts are right."""
    _check_token(position)
    if position.turn.phase == "place":
        _check_placing(position, rush)
    else:
        _check_meeples(position)
    _check_turn(position)
    if position.turn.phase == "stock":
        _check_stocking(position, rush)
    _check_walker(position, rush)


def _check_token(position: RushPosition) -> None:
    if position.closed:
        _check_closed(position)
        return
    if not position.deck:
        raise BadPosition("closed", "the deck is empty, so the token shows CLOSED")
    if any(len(cards) >= TOO_MANY_PENALTIES for cards in position.penalties):
        raise BadPosition("closed", f"a player has {TOO_MANY_PENALTIES} penalties, so the token shows CLOSED")
    if position.turn.phase == "over":
        raise BadPosition("closed", "the game is over, so the token shows CLOSED")
    if _nobody_orders(position) and position.turn.served == 0:
        raise BadPosition("closed", "no order is on the table, so the token shows CLOSED")


def _check_closed(position: RushPosition) -> None:
    late = any(len(cards) >= TOO_MANY_PENALTIES for cards in position.penalties)
    if position.deck and not late and not _nobody_orders(position):
        reasons = f"the deck is not empty, nobody has {TOO_MANY_PENALTIES} penalties, and orders are on the table"
        raise BadPosition("closed", f"{reasons}: so the token shows OPEN")
    if position.turn.seat == position.starter:
        raise BadPosition("turn.seat", "with the token CLOSED the game ends before the starting player's next turn")


def _nobody_orders(position: RushPosition) -> bool:
    """CR-END-5: a reason with three or four players only."""
    return len(position.meeples) > 2 and not any(cards for tabs in position.tabs for cards in tabs)


def _check_placing(position: RushPosition, rush: Rush) -> None:
    players = len(position.meeples)
    placed = sum(len(cells) for cells in position.meeples)
    order = [(position.starter - 1 - place) % players for place in range(4 if players == 2 else players)]
    if placed >= len(order):
        raise BadPosition("turn.phase", "all meeples are placed")
    if [len(cells) for cells in position.meeples] != [order[:placed].count(seat) for seat in range(players)]:
        raise BadPosition("meeples", "meeples are placed in turn, the starting player last")
    if position.turn.seat != order[placed]:
        raise BadPosition("turn.seat", f"seat {order[placed]} is the next to place a meeple")
    if any(barista.cup1 or barista.cup2 or barista.cup3 for barista in rush.baristas):
        raise BadPosition("cups", "cups are empty until all meeples are placed")
    _check_apart([cell for cells in position.meeples for cell in cells])


def _check_meeples(position: RushPosition) -> None:
    own = 2 if len(position.meeples) == 2 else 1
    for seat, cells in enumerate(position.meeples):
        if len(cells) != own:
            raise BadPosition(f"meeples[{seat}]", f"{len(cells)} meeples on the board, not {own}")
    mover = position.turn.seat
    standing = [cell for seat, cells in enumerate(position.meeples) for cell in cells if seat != mover]
    if mover is not None:
        mine = list(position.meeples[mover])
        if position.turn.phase == "move" and position.turn.steps > 0:  # the walker may pass over another
            mine = mine[1:] if position.turn.meeple in (None, mine[0]) else mine[:1]
        standing += mine
    _check_apart(standing)


def _check_apart(cells: list[str]) -> None:
    for cell in cells:
        if cells.count(cell) > 1:
            raise BadPosition("meeples", f"two meeples stand on {cell}")


def _check_turn(position: RushPosition) -> None:
    turn = position.turn
    if turn.phase not in ("move", "pour", "serve") and turn.steps > 0:
        raise BadPosition("turn.steps", f"no step is made in the phase {turn.phase!r}")
    if turn.phase in ("pour", "serve") and turn.steps == 0:
        raise BadPosition("turn.steps", "moving comes before pouring and serving")
    if turn.steps > FREE_STEPS + RUSH_TOKENS - sum(position.rush) + turn.served:  # spent tokens lie in the supply
        raise BadPosition("turn.steps", "more steps than Rush tokens that could have paid for them")
    if turn.phase != "serve" and turn.served > 0:
        raise BadPosition("turn.served", f"nothing is served in the phase {turn.phase!r}")
    held = sum(turn.held.counts())
    if held > 0 and not (turn.phase == "stock" or (turn.phase in ("move", "pour") and turn.steps > 0)):
        raise BadPosition("turn.held", f"nothing is held in the phase {turn.phase!r}")
    if turn.phase in ("move", "pour") and held > turn.steps * _most_of_a_step(position):
        raise BadPosition("turn.held", f"so many tokens cannot come from {turn.steps} steps")
    if turn.upgraded > (0 if turn.seat is None else len(position.upgrades[turn.seat])):
        raise BadPosition("turn.upgraded", "more upgrades than the player has")


def _most_of_a_step(position: RushPosition) -> int:
    """CR-UPG-8: no cell is both a corner and a specialty."""
    assert position.turn.seat is not None  # somebody moves or pours
    upgrades = position.upgrades[position.turn.seat]
    doubles = ("double-meeples" in upgrades) + ("double-corners" in upgrades or "double-specialties" in upgrades)
    return int(2**doubles)


def _check_stocking(position: RushPosition, rush: Rush) -> None:
    """CR-TWO-2: what was under the meeples is in hand or in the cups; the starting player was first."""
    if len(position.meeples) != 2 or rush.held == 0:
        raise BadPosition("turn.phase", "'stock' is two players' choice of cups for their first ingredients")
    for barista in rush.baristas:
        first = portion(BOARD[barista.meeple], 1) + portion(BOARD[barista.second], 1)
        poured = barista.cup1 + barista.cup2 + barista.cup3
        due = first - rush.held if barista.seat == rush.seat else 0 if rush.seat == rush.starter else first
        if poured != due:
            raise BadPosition(f"cups[{barista.seat}]", "first come the ingredients under the meeples, and nothing else")


def _check_walker(position: RushPosition, rush: Rush) -> None:
    turn = position.turn
    if turn.meeple is not None:
        if turn.seat is None or len(position.meeples) != 2 or turn.phase in ("place", "stock"):
            raise BadPosition("turn.meeple", "a meeple is picked in a turn with two players")
        if turn.meeple not in position.meeples[turn.seat]:
            raise BadPosition("turn.meeple", f"seat {turn.seat} has no meeple on {turn.meeple}")
    if rush.walker == NOBODY:
        if turn.steps > 0:
            raise BadPosition("turn.meeple", "with two players it must be said which meeple is under way")
        return
    barista = rush.baristas[rush.seat]
    cell = barista.cell(rush.walker)
    stuck = (rush.others >> cell) & 1 and not can_get_away(barista, cell, rush.others, steps_left(rush, barista))
    if stuck:
        raise BadPosition("turn.steps", "the meeple can no longer reach a free cell")
