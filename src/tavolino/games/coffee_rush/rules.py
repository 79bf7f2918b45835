"""The rules of Coffee Rush: how a turn unfolds; what is refused is in rules_refusal.py. Ids as in ledger.toml."""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffee_rush import telling
from tavolino.games.coffee_rush.rules_board import around, meeples_but, tokens_of
from tavolino.games.coffee_rush.rules_candidates import (
    candidates,
    moves_after_moving,
    moves_before_moving,
    steps_around,
)
from tavolino.games.coffee_rush.rules_codes import (
    END,
    FIRST_EMPTY,
    FIRST_GO,
    FIRST_MEEPLE,
    FIRST_POUR,
    FIRST_SERVE,
    FIRST_UPGRADE,
    STOP,
)
from tavolino.games.coffee_rush.rules_orders import (
    close_if_nobody_orders,
    flow_of_time,
    own_order,
    too_many_orders,
)
from tavolino.games.coffee_rush.rules_refusal import can_upgrade, refusal, refusal_of
from tavolino.games.coffee_rush.rules_scoring import best_of, points
from tavolino.games.coffee_rush.rules_setup import (
    begin_placing,
    choose_starter,
    deal,
    deal_with_less_luck,
    fill_first_cups,
    hold_first,
    new_barista,
    place,
)
from tavolino.games.coffee_rush.state import (
    BOARD,
    CAFE_FIELDS,
    CUPS,
    FREE_STEPS,
    FULL_SUPPLY,
    MOVE,
    NOBODY,
    OVER,
    PHASES,
    PLACE,
    POUR,
    RULES_VERSION,
    RUSH_TOKENS,
    SERVE,
    STOCK,
    TABS,
    UPGRADE,
    UPGRADE_PRICE,
    Barista,
    Cafe,
    Menu,
    count,
    portion,
)


@final
class Rush(Cafe):
    """A game under way."""

    @staticmethod
    def start(
        players: i64,
        menu: Menu,
        several_upgrades: bool,
        less_luck: bool,
        named: i64,
        chance: Chance,
        log: Log | None,
    ) -> "Rush":
        """The table as set up; `named` is the starting player, NOBODY for a random one."""
        rush = Rush(
            rules_version=RULES_VERSION,
            menu=menu,
            several_upgrades=several_upgrades,
            less_luck=less_luck,
            starter_named=False,
            starter=NOBODY,
            baristas=[new_barista(seat) for seat in range(players)],
            supply=FULL_SUPPLY,
            rush=RUSH_TOKENS,
            deck=[],
            discarded=[],
            seat=NOBODY,
            phase=PLACE,
            closed=False,
            turns=0,
            upgraded=0,
            walker=NOBODY,
            others=0,
            steps=0,
            held=0,
            served=0,
        )
        choose_starter(rush, named, chance, log)
        if less_luck:
            deal_with_less_luck(rush, chance, log)
        else:
            deal(rush, chance, log)
        begin_placing(rush)
        return rush

    def clone(self) -> "Rush":
        return Rush(
            rules_version=self.rules_version,
            menu=self.menu,
            several_upgrades=self.several_upgrades,
            less_luck=self.less_luck,
            starter_named=self.starter_named,
            starter=self.starter,
            baristas=[barista.clone() for barista in self.baristas],
            supply=self.supply,
            rush=self.rush,
            deck=self.deck.copy(),
            discarded=self.discarded.copy(),
            seat=self.seat,
            phase=self.phase,
            closed=self.closed,
            turns=self.turns,
            upgraded=self.upgraded,
            walker=self.walker,
            others=self.others,
            steps=self.steps,
            held=self.held,
            served=self.served,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, CAFE_FIELDS)

    # ---- who must answer, and what they may say

    def next_seat(self) -> i64:
        return self.seat

    def to_move(self) -> list[i64]:
        return [self.seat] if self.seat != NOBODY else []

    def pending(self) -> str:
        if self.phase == UPGRADE and not can_upgrade(self, self.baristas[self.seat]):
            return PHASES[MOVE]
        return PHASES[self.phase]

    def candidates(self, seat: i64) -> tuple[i64, ...]:
        return candidates(self, seat)

    def legal_moves(self, seat: i64) -> tuple[i64, ...]:
        if self.phase < UPGRADE or seat != self.seat:
            return self.all_or_none(seat, candidates(self, seat))
        barista = self.baristas[seat]
        moves: tuple[i64, ...] = ()
        if self.phase <= MOVE:
            moves = self.legal_among(seat, moves_before_moving(self, barista)) + self.legal_steps(seat, barista)
        if refusal(self, seat, END) is None:  # all that comes after moving is as legal, so that one question settles it
            return moves + moves_after_moving(self, barista)
        return moves

    def legal_steps(self, seat: i64, barista: Barista) -> tuple[i64, ...]:
        steps = steps_around(self, barista)
        if self.walker == NOBODY or around(barista, barista.cell(self.walker)) & self.others:
            return self.legal_among(seat, steps)
        return self.all_or_none(seat, steps)  # onto free cells

    def refusal(self, seat: i64, move: i64) -> str | None:
        return refusal(self, seat, move)

    # ---- a move

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        barista = self.baristas[seat]
        if move < FIRST_UPGRADE:
            self.place_meeple(move, log)
        elif move < FIRST_MEEPLE:
            self.upgrade(barista, move - FIRST_UPGRADE, log)
        elif move < FIRST_GO:
            self.pick_meeple(barista, 0 if move - FIRST_MEEPLE == barista.meeple else 1, log)
        elif move < STOP:
            self.go(barista, move - FIRST_GO, log)
        elif self.phase == STOCK:
            self.stock(barista, move - FIRST_POUR, log)
        else:
            self.apply_after_moving(barista, move, log)

    def apply_after_moving(self, barista: Barista, move: i64, log: Log | None) -> None:
        if self.phase < POUR:
            self.stop(barista, log)
        if move < FIRST_EMPTY:
            if move != STOP:
                self.pour(barista, move - FIRST_POUR, log)
        elif move < END:
            self.empty(barista, move - FIRST_EMPTY, log)
        else:
            if self.phase < SERVE:
                self.put_back_held(log)
            if move == END:
                self.end_turn(barista, log)
            else:
                self.serve(barista, move - FIRST_SERVE, log)

    # ---- set-up

    def place_meeple(self, cell: i64, log: Log | None) -> None:
        if not place(self, cell, log):
            return
        if len(self.baristas) == 2:
            hold_first(self, self.starter)
        else:
            fill_first_cups(self, log)
            self.begin_turn(self.starter, log)

    def stock(self, barista: Barista, pouring: i64, log: Log | None) -> None:
        """CR-TWO-2: one of the two first ingredients into a cup; the starting player does so first."""
        token = self.fill_cup(barista, pouring)
        if log is not None:
            log.add(telling.stocked(barista.seat, token, pouring % CUPS + 1, "CR-TWO-2"))
        if self.held == 0:
            if barista.seat == self.starter:
                hold_first(self, 1 - self.starter)
            else:
                self.begin_turn(self.starter, log)

    # ---- a turn

    def begin_turn(self, seat: i64, log: Log | None) -> None:
        self.seat = seat
        self.phase = UPGRADE
        self.turns += 1
        self.upgraded = 0
        self.steps = 0
        self.served = 0
        self.walker = NOBODY
        self.others = 0
        if len(self.baristas) > 2:
            self.walker = 0
            self.others = meeples_but(self, seat, 0)
        if log is not None:
            log.add(telling.turn_began(self))

    def upgrade(self, barista: Barista, upgrade: i64, log: Log | None) -> None:
        """CR-UPG-1: three completed cards for a tile; CR-UPG-3: the oldest go, and for good."""
        gone = barista.completed[:UPGRADE_PRICE]
        self.discarded.extend(gone)
        del barista.completed[:UPGRADE_PRICE]
        barista.upgrades |= i64(1) << upgrade
        self.upgraded += 1
        if log is not None:
            telling.upgraded(self, upgrade, gone, log)

    def pick_meeple(self, barista: Barista, which: i64, log: Log | None) -> None:
        """CR-TWO-3; a word about moving, so that upgrades come no more."""
        self.phase = MOVE
        self.walker = which
        self.others = meeples_but(self, barista.seat, which)
        if log is not None:
            log.add(telling.picked(barista.seat, barista.cell(which)))

    def go(self, barista: Barista, cell: i64, log: Log | None) -> None:
        """CR-MOVE-3, 5: a step, paid with a Rush token after the third, takes what the cell gives."""
        if self.walker == NOBODY:
            self.pick_meeple(barista, 0 if refusal_of(self, barista, 0, cell) is None else 1, log)
        start = barista.cell(self.walker)
        barista.put(self.walker, cell)
        self.phase = MOVE
        if self.steps >= FREE_STEPS:
            barista.rush -= 1
            self.rush += 1
        self.steps += 1
        ingredient = BOARD[cell]
        wanted = tokens_of(barista, cell, self.others)
        taken = min(wanted, count(self.supply, ingredient))
        self.supply -= portion(ingredient, taken)
        self.held += portion(ingredient, taken)
        if log is not None:
            telling.stepped(self, start, cell, wanted, taken, log)

    def stop(self, barista: Barista, log: Log | None) -> None:
        self.phase = POUR
        if log is not None:
            log.add(telling.stopped(barista.seat, barista.cell(self.walker), self.steps))

    def pour(self, barista: Barista, pouring: i64, log: Log | None) -> None:
        """CR-POUR-1"""
        self.fill_cup(barista, pouring)
        if log is not None:
            log.add(telling.poured(barista.seat, pouring // CUPS, pouring % CUPS + 1))

    def fill_cup(self, barista: Barista, pouring: i64) -> i64:
        """One held ingredient into a cup; it is returned as a stock of its own."""
        token = portion(pouring // CUPS, 1)
        cup = pouring % CUPS
        self.held -= token
        barista.fill(cup, barista.cup(cup) + token)
        return token

    def empty(self, barista: Barista, cup: i64, log: Log | None) -> None:
        """CR-POUR-3"""
        gone = barista.cup(cup)
        self.supply += gone
        barista.fill(cup, 0)
        if log is not None:
            log.add(telling.emptied(barista.seat, cup + 1, gone))

    def put_back_held(self, log: Log | None) -> None:
        """CR-POUR-4"""
        if self.held != 0:
            if log is not None:
                log.add(telling.put_back(self.seat, self.held))
            self.supply += self.held
            self.held = 0

    def serve(self, barista: Barista, serving: i64, log: Log | None) -> None:
        """CR-SERVE-2, and CR-SERVE-4 for a Specialty Menu card."""
        self.phase = SERVE
        order = serving // CUPS
        cup = serving % CUPS
        drink = self.menu.drinks[order // TABS]
        self.supply += drink.recipe
        barista.fill(cup, 0)
        barista.orders.remove(order)
        barista.completed.append(order // TABS)
        self.served += 1
        tip: i64 = 0
        if drink.specialty and self.rush > 0:
            tip = 1
            self.rush -= 1
            barista.rush += 1
        if log is not None:
            telling.served(self, order, cup + 1, tip, log)

    def end_turn(self, barista: Barista, log: Log | None) -> None:
        """CR-SERVE-5, CR-END-1 to 5, CR-TWO-8: in this order."""
        too_many_orders(self, log)
        late = flow_of_time(self, barista, log)
        if len(self.baristas) == 2:
            own_order(self, barista, log)
        if late > 0:
            close_if_nobody_orders(self, log)
        following = (self.seat + 1) % len(self.baristas)
        if self.closed and following == self.starter:
            self.end(log)
        else:
            self.begin_turn(following, log)

    # ---- end and scoring

    def end(self, log: Log | None) -> None:
        """CR-END-4, CR-TWO-7"""
        self.phase = OVER
        self.seat = NOBODY
        self.walker = NOBODY
        self.others = 0
        self.steps = 0
        self.served = 0
        self.upgraded = 0
        if log is not None:
            telling.game_ended(self, log)

    def scores(self) -> list[i64]:
        return [points(barista) for barista in self.baristas]

    def winners(self) -> list[i64]:
        return best_of(self.baristas)

    def measures(self) -> list[float]:
        """Turns played; cards completed and held, and penalties, per player."""
        completed: i64 = 0
        penalties: i64 = 0
        for barista in self.baristas:
            completed += len(barista.completed)
            penalties += len(barista.penalties)
        players = float(len(self.baristas))
        return [float(self.turns), float(completed) / players, float(penalties) / players]
