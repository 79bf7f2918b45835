"""What cannot be on the table: counts that do not add up, meeples that stand wrong, turns that cannot be."""

from collections import Counter
from collections.abc import Iterator

from tavolino.core.fault import cited, fault
from tavolino.core.reading import check_game
from tavolino.core.refusal import BadPosition
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
        raise BadPosition(fault("players", "coffee-rush-players", players=players))
    for name in ("cups", "tabs", "completed", "penalties", "rush", "upgrades"):
        entries = len(getattr(position, name))
        if entries != players:
            raise BadPosition(fault(name, "position-entries", entries=entries, players=players))
    for seat, upgrades in enumerate(position.upgrades):
        if len(set(upgrades)) != len(upgrades):
            raise BadPosition(fault(f"upgrades[{seat}]", "coffee-rush-upgrade-twice"))


def _check_seats(position: RushPosition) -> None:
    players = len(position.meeples)
    turn = position.turn
    if position.starter >= players:
        raise BadPosition(fault("starter", "no-seat", seat=position.starter, last=players - 1))
    if turn.seat is not None and turn.seat >= players:
        raise BadPosition(fault("turn.seat", "no-seat", seat=turn.seat, last=players - 1))
    if (turn.seat is None) != (turn.phase == "over"):
        raise BadPosition(fault("turn.seat", "coffee-rush-nobody-moves"))
    named = position.options.starter if position.options else None
    if named not in (None, position.starter):
        raise BadPosition(fault("options.starter", "coffee-rush-other-starter", starter=position.starter))


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
            raise BadPosition(fault(path, "coffee-rush-no-drink", drink=cited(card)))
        seen[card] += 1
        if seen[card] > copies[card]:
            raise BadPosition(fault(path, "coffee-rush-few-copies", drink=cited(card), copies=copies[card]))
    total = sum(copies.values())
    if position.discarded is not None and seen.total() != total:
        raise BadPosition(fault("deck", "coffee-rush-cards", found=seen.total(), cards=total))
    players, small = len(position.meeples), len(menu.small_cards)
    if position.options is not None and position.options.less_luck and small < players:
        raise BadPosition(fault("options.less_luck", "coffee-rush-few-small", cards=small, players=players))


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
                raise BadPosition(fault(f"{path}.{name}", "coffee-rush-few-tokens"))
    if position.supply is not None:
        for kind, said in zip(INGREDIENTS, position.supply.counts(), strict=True):
            if said != left[kind]:
                raise BadPosition(fault(f"supply.{kind}", "coffee-rush-supply", left=left[kind]))


def _check_rush(position: RushPosition) -> None:
    left = int(RUSH_TOKENS) - sum(position.rush)
    if left < 0:
        raise BadPosition(fault("rush", "coffee-rush-rush-tokens", most=RUSH_TOKENS))
    if position.rush_supply not in (None, left):
        raise BadPosition(fault("rush_supply", "coffee-rush-supply", left=left))


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
        raise BadPosition(fault("closed", "coffee-rush-closed-deck"))
    if any(len(cards) >= TOO_MANY_PENALTIES for cards in position.penalties):
        raise BadPosition(fault("closed", "coffee-rush-closed-penalties", most=TOO_MANY_PENALTIES))
    if position.turn.phase == "over":
        raise BadPosition(fault("closed", "coffee-rush-closed-over"))
    if _nobody_orders(position) and position.turn.served == 0:
        raise BadPosition(fault("closed", "coffee-rush-closed-orders"))


def _check_closed(position: RushPosition) -> None:
    late = any(len(cards) >= TOO_MANY_PENALTIES for cards in position.penalties)
    if position.deck and not late and not _nobody_orders(position):
        raise BadPosition(fault("closed", "coffee-rush-open", most=TOO_MANY_PENALTIES))
    if position.turn.seat == position.starter:
        raise BadPosition(fault("turn.seat", "coffee-rush-last-round"))


def _nobody_orders(position: RushPosition) -> bool:
    """CR-END-5: a reason with three or four players only."""
    return len(position.meeples) > 2 and not any(cards for tabs in position.tabs for cards in tabs)


def _check_placing(position: RushPosition, rush: Rush) -> None:
    players = len(position.meeples)
    placed = sum(len(cells) for cells in position.meeples)
    order = [(position.starter - 1 - place) % players for place in range(4 if players == 2 else players)]
    if placed >= len(order):
        raise BadPosition(fault("turn.phase", "coffee-rush-all-placed"))
    if [len(cells) for cells in position.meeples] != [order[:placed].count(seat) for seat in range(players)]:
        raise BadPosition(fault("meeples", "coffee-rush-placing-order"))
    if position.turn.seat != order[placed]:
        raise BadPosition(fault("turn.seat", "coffee-rush-next-to-place", seat=order[placed]))
    if any(barista.cup1 or barista.cup2 or barista.cup3 for barista in rush.baristas):
        raise BadPosition(fault("cups", "coffee-rush-cups-early"))
    _check_apart([cell for cells in position.meeples for cell in cells])


def _check_meeples(position: RushPosition) -> None:
    own = 2 if len(position.meeples) == 2 else 1
    for seat, cells in enumerate(position.meeples):
        if len(cells) != own:
            raise BadPosition(fault(f"meeples[{seat}]", "coffee-rush-meeples", found=len(cells), own=own))
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
            raise BadPosition(fault("meeples", "coffee-rush-meeples-meet", cell=cell))


def _check_turn(position: RushPosition) -> None:
    turn = position.turn
    if turn.phase not in ("move", "pour", "serve") and turn.steps > 0:
        raise BadPosition(fault("turn.steps", "coffee-rush-steps-early", phase=cited(turn.phase)))
    if turn.phase in ("pour", "serve") and turn.steps == 0:
        raise BadPosition(fault("turn.steps", "coffee-rush-no-steps"))
    if turn.steps > FREE_STEPS + RUSH_TOKENS - sum(position.rush) + turn.served:  # spent tokens lie in the supply
        raise BadPosition(fault("turn.steps", "coffee-rush-unpaid-steps"))
    if turn.phase != "serve" and turn.served > 0:
        raise BadPosition(fault("turn.served", "coffee-rush-served-early", phase=cited(turn.phase)))
    held = sum(turn.held.counts())
    if held > 0 and not (turn.phase == "stock" or (turn.phase in ("move", "pour") and turn.steps > 0)):
        raise BadPosition(fault("turn.held", "coffee-rush-held-early", phase=cited(turn.phase)))
    if turn.phase in ("move", "pour") and held > turn.steps * _most_of_a_step(position):
        raise BadPosition(fault("turn.held", "coffee-rush-held-many", steps=turn.steps))
    if turn.upgraded > (0 if turn.seat is None else len(position.upgrades[turn.seat])):
        raise BadPosition(fault("turn.upgraded", "coffee-rush-upgraded"))


def _most_of_a_step(position: RushPosition) -> int:
    """CR-UPG-8: no cell is both a corner and a specialty."""
    assert position.turn.seat is not None  # somebody moves or pours
    upgrades = position.upgrades[position.turn.seat]
    doubles = ("double-meeples" in upgrades) + ("double-corners" in upgrades or "double-specialties" in upgrades)
    return int(2**doubles)


def _check_stocking(position: RushPosition, rush: Rush) -> None:
    """CR-TWO-2: what was under the meeples is in hand or in the cups; the starting player was first."""
    if len(position.meeples) != 2 or rush.held == 0:
        raise BadPosition(fault("turn.phase", "coffee-rush-stock", phase=cited(position.turn.phase)))
    for barista in rush.baristas:
        first = portion(BOARD[barista.meeple], 1) + portion(BOARD[barista.second], 1)
        poured = barista.cup1 + barista.cup2 + barista.cup3
        due = first - rush.held if barista.seat == rush.seat else 0 if rush.seat == rush.starter else first
        if poured != due:
            raise BadPosition(fault(f"cups[{barista.seat}]", "coffee-rush-first-ingredients"))


def _check_walker(position: RushPosition, rush: Rush) -> None:
    turn = position.turn
    if turn.meeple is not None:
        if turn.seat is None or len(position.meeples) != 2 or turn.phase in ("place", "stock"):
            raise BadPosition(fault("turn.meeple", "coffee-rush-no-pick"))
        if turn.meeple not in position.meeples[turn.seat]:
            raise BadPosition(fault("turn.meeple", "coffee-rush-no-meeple", seat=turn.seat, cell=turn.meeple))
    if rush.walker == NOBODY:
        if turn.steps > 0:
            raise BadPosition(fault("turn.meeple", "coffee-rush-which-meeple"))
        return
    barista = rush.baristas[rush.seat]
    cell = barista.cell(rush.walker)
    stuck = (rush.others >> cell) & 1 and not can_get_away(barista, cell, rush.others, steps_left(rush, barista))
    if stuck:
        raise BadPosition(fault("turn.steps", "coffee-rush-stuck"))
