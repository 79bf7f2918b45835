"""The rules of Café Race: how a round unfolds; what is refused is in rules_refusal.py. Ids as in ledger.toml."""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.cafe_race import telling
from tavolino.games.cafe_race.rules_candidates import candidates
from tavolino.games.cafe_race.rules_codes import FIRST_BID, FIRST_OPEN, FIRST_THRUST, PASS
from tavolino.games.cafe_race.rules_refusal import refusal
from tavolino.games.cafe_race.rules_scoring import best_seats, scores_of
from tavolino.games.cafe_race.rules_ties import foremost, rank_for_dice, rank_for_movement
from tavolino.games.cafe_race.state import (
    BIDDING,
    FULL_CUP,
    HIGHEST,
    LAST_FINISH,
    NOBODY,
    OPENING,
    OVER,
    RACE_FIELDS,
    RULES_VERSION,
    START,
    THRUST,
    Clerk,
    Stairs,
    clerks_on,
    highest_of,
    is_finish,
    is_full,
    is_step,
    one_die,
)


@final
class Race(Stairs):
    """A race under way."""

    @staticmethod
    def start(players: i64, auction: bool, chance: Chance, log: Log | None) -> "Race":
        """RACE-SETUP-1, and the first round's dice."""
        race = Race(
            rules_version=RULES_VERSION,
            auction=auction,
            round=0,
            question=THRUST,
            clerks=[Clerk(seat=seat, cell=START, tokens=FULL_CUP, thrust=0, speed=0) for seat in range(players)],
            dice=0,
            opener=NOBODY,
            bidder=NOBODY,
            die=0,
            bid=0,
            leader=NOBODY,
        )
        race.begin_round(chance, log)
        return race

    def clone(self) -> "Race":
        return Race(
            rules_version=self.rules_version,
            auction=self.auction,
            round=self.round,
            question=self.question,
            clerks=[clerk.clone() for clerk in self.clerks],
            dice=self.dice,
            opener=self.opener,
            bidder=self.bidder,
            die=self.die,
            bid=self.bid,
            leader=self.leader,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, RACE_FIELDS)

    # ---- who must answer, and what they may say

    def next_seat(self) -> i64:
        if self.question == THRUST:
            for clerk in self.clerks:
                if clerk.thrust == 0:
                    return clerk.seat
        if self.question == OPENING:
            return self.opener
        if self.question == BIDDING:
            return self.bidder
        return NOBODY

    def to_move(self) -> list[i64]:
        if self.question == THRUST:
            return [clerk.seat for clerk in self.clerks if clerk.thrust == 0]
        seat = self.next_seat()
        return [seat] if seat != NOBODY else []

    def pending(self) -> str:
        return ("thrust", "open", "bid", "over")[self.question]

    def candidates(self, seat: i64) -> tuple[i64, ...]:
        return candidates(self)

    def legal_moves(self, seat: i64) -> tuple[i64, ...]:
        return self.all_or_none(seat, candidates(self))

    def refusal(self, seat: i64, move: i64) -> str | None:
        return refusal(self, seat, move)

    # ---- a move

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move < FIRST_OPEN:
            self.choose_thrust(seat, move - FIRST_THRUST + 1, chance, log)
        elif move < FIRST_BID:
            die = (move - FIRST_OPEN) // HIGHEST + 1
            bid = (move - FIRST_OPEN) % HIGHEST + 1
            self.open_auction(die, bid, chance, log)
        else:
            self.answer_auction(seat, 0 if move == PASS else move - FIRST_BID + 1, chance, log)

    # ---- a round begins

    def begin_round(self, chance: Chance, log: Log | None) -> None:
        self.refill_empty_cups(log)  # RACE-MOVE-10: before anything is rolled
        self.round += 1
        self.question = THRUST
        for clerk in self.clerks:
            clerk.lay_down()
        self.roll_speed_dice(chance)
        if log is not None:
            log.add(telling.speeds_rolled(self.round, self.speeds(), self.auction))
        if self.auction:
            self.find_first_opener(chance, log)

    def refill_empty_cups(self, log: Log | None) -> None:
        """RACE-MOVE-9"""
        for clerk in self.clerks:
            if clerk.tokens == 0:
                clerk.tokens = FULL_CUP
                clerk.cell = START
                if log is not None:
                    log.add(telling.refilled(clerk.seat, FULL_CUP))
                    log.add(telling.back_to_start(clerk.seat))

    def roll_speed_dice(self, chance: Chance) -> None:
        """RACE-SPEED-1: one die per player."""
        self.dice = 0
        for _clerk in self.clerks:
            self.dice += one_die(chance.die())

    # ---- phase 1, basic game: secret thrusts

    def choose_thrust(self, seat: i64, thrust: i64, chance: Chance, log: Log | None) -> None:
        self.clerks[seat].thrust = thrust
        if log is not None:
            log.add(telling.chose(seat, thrust))
        if self.all_have_chosen():
            self.take_dice(chance, log)
            self.move_clerks(chance, log)

    def all_have_chosen(self) -> bool:
        return all(clerk.thrust != 0 for clerk in reversed(self.clerks))  # the last seat is mostly the last to choose

    def take_dice(self, chance: Chance, log: Log | None) -> None:
        """RACE-SPEED-3: the highest thrust takes the highest die, and so on."""
        if log is not None:
            log.add(telling.revealed(self.clerks))
        rank_for_dice(self.clerks, self.order, chance, log)
        left = self.dice
        for clerk in self.order:
            clerk.speed = highest_of(left)
            left -= one_die(clerk.speed)
        if log is not None:
            telling.dice_taken(self.order, log)

    # ---- phase 1, advanced game: one auction per die

    def find_first_opener(self, chance: Chance, log: Log | None) -> None:
        """RACE-AUC-2: random at first, then the player nearest the finish."""
        if self.round == 1:
            self.opener = chance.pick(len(self.clerks))
        else:
            self.opener = self.nearest_to_finish(LAST_FINISH, chance, log)
        self.question = OPENING
        if log is not None:
            log.add(telling.opener_found(self.opener, "RACE-AUC-2"))

    def nearest_to_finish(self, limit: i64, chance: Chance, log: Log | None) -> i64:
        clerk = foremost(self.clerks, limit, chance, log)
        return NOBODY if clerk is None else clerk.seat

    def open_auction(self, die: i64, bid: i64, chance: Chance, log: Log | None) -> None:
        """RACE-AUC-3"""
        self.die = die
        self.bid = bid
        self.leader = self.opener
        self.bidder = self.opener
        self.question = BIDDING
        if log is not None:
            log.add(telling.opened(self.opener, die, bid))
        self.call_next_bidder(chance, log)

    def answer_auction(self, seat: i64, bid: i64, chance: Chance, log: Log | None) -> None:
        """RACE-AUC-4: a higher bid, or a pass (0)."""
        if bid > 0:
            self.bid = bid
            self.leader = seat
        if log is not None:
            log.add(telling.answered(seat, bid))
        self.call_next_bidder(chance, log)

    def call_next_bidder(self, chance: Chance, log: Log | None) -> None:
        """Clockwise to the next player without a die; a bid of 6 (RACE-AUC-5) or the full circle ends it."""
        players: i64 = len(self.clerks)
        if self.bid < HIGHEST:
            seat = (self.bidder + 1) % players
            while seat != self.opener and self.clerks[seat].speed != 0:
                seat = (seat + 1) % players
            if seat != self.opener:
                self.bidder = seat
                return
        self.award_die(chance, log)

    def award_die(self, chance: Chance, log: Log | None) -> None:
        """RACE-AUC-6: the bid becomes the thrust."""
        winner = self.clerks[self.leader]
        winner.thrust = self.bid
        winner.speed = self.die
        self.dice -= one_die(self.die)
        if log is not None:
            log.add(telling.auction_won(winner, last=self.dice == 0))
        self.die = 0
        self.bid = 0
        self.leader = NOBODY
        self.bidder = NOBODY
        if self.dice != 0:
            self.find_next_opener(winner, chance, log)
        else:
            self.opener = NOBODY
            self.move_clerks(chance, log)

    def find_next_opener(self, winner: Clerk, chance: Chance, log: Log | None) -> None:
        """RACE-AUC-7: the same opener again until they win; then the next behind, the same cell included."""
        if winner.seat == self.opener:
            self.opener = self.nearest_to_finish(winner.cell, chance, log)
            if self.opener == NOBODY:  # only in a position set by hand are all the others ahead
                self.opener = self.nearest_to_finish(LAST_FINISH, chance, log)
        self.question = OPENING
        if log is not None:
            log.add(telling.opener_found(self.opener, "RACE-AUC-7"))

    # ---- phase 2: movement

    def move_clerks(self, chance: Chance, log: Log | None) -> None:
        """RACE-MOVE-1: the whole order is fixed before the first clerk moves."""
        rank_for_movement(self.clerks, self.order, chance, log)
        if log is not None:
            telling.order_fixed(self.order, log)
        others: i64 = 0
        for clerk in self.clerks:
            others += clerks_on(clerk.cell, 1)
        arrived = False
        for clerk in self.order:
            others -= clerks_on(clerk.cell, 1)
            self.move_clerk(clerk, others, chance, log)
            others += clerks_on(clerk.cell, 1)
            arrived = arrived or is_finish(clerk.cell)
        if arrived:
            self.end(log)
        else:
            self.begin_round(chance, log)

    def move_clerk(self, clerk: Clerk, others: i64, chance: Chance, log: Log | None) -> None:
        """RACE-MOVE-2: forward exactly its speed, unless a full cell or the end of the track stops it."""
        start = clerk.cell
        goal = start + clerk.speed
        cell = start
        while cell < goal and cell < LAST_FINISH and not is_full(others, cell + 1):
            cell += 1
        clerk.cell = cell
        blocked = cell < goal and cell < LAST_FINISH
        overshot = cell < goal and cell == LAST_FINISH
        if log is not None:
            telling.moved(clerk, start, blocked, overshot, is_full(others, cell + 1), log)
        # RACE-MOVE-4, 5, 8 call for a balance roll; RACE-MOVE-3, 7: on a landing or the finish there is none
        if blocked or overshot or is_step(cell):
            self.balance(clerk, chance, log)
        if log is not None and is_finish(cell):
            log.add(telling.reached_finish(clerk))

    def balance(self, clerk: Clerk, chance: Chance, log: Log | None) -> None:
        """RACE-MOVE-4: two white dice against thrust + speed."""
        first = chance.die()
        second = chance.die()
        if first + second < clerk.thrust + clerk.speed:
            clerk.tokens -= 1
        if log is not None:
            log.add(telling.balanced(clerk, first, second))

    # ---- end and scoring

    def end(self, log: Log | None) -> None:
        """RACE-END-1"""
        self.question = OVER
        if log is not None:
            telling.game_ended(self, log)

    def scores(self) -> list[i64]:
        return scores_of(self)

    def winners(self) -> list[i64]:
        return best_seats(self)

    def measures(self) -> list[float]:
        """Rounds played, and tokens left per player."""
        left: i64 = 0
        for clerk in self.clerks:
            left += clerk.tokens
        return [float(self.round), float(left) / float(len(self.clerks))]
