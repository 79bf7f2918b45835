"""The rules of Coffin Rush!: what a player may not do, and what a move sets going. Ids as in ledger.toml.

Chance at set-up: the first player (unless named), the sarcophagi, the chests and the traps without the bomb
(each one shuffle), the bomb's place (one pick of three).
"""

from typing import Any, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.build import plan_by
from tavolino.games.coffin_rush.rules_candidates import answer_candidates, turn_candidates
from tavolino.games.coffin_rush.rules_cards import plunder, recover, use_card
from tavolino.games.coffin_rush.rules_codes import (
    DONE,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_RED,
    FIRST_TARGET,
    FIRST_YELLOW,
    PASS,
    STOP,
    TAKE,
    WALK,
    YES,
)
from tavolino.games.coffin_rush.rules_danger import change_die, settle_attack
from tavolino.games.coffin_rush.rules_monsters import set_target
from tavolino.games.coffin_rush.rules_pharaoh import begin_servants, resume
from tavolino.games.coffin_rush.rules_refusals import gate_between, is_chest, refusal_of
from tavolino.games.coffin_rush.rules_scoring import best_seats, scores_of
from tavolino.games.coffin_rush.rules_temple import FIRST_GO, NOTHING, Temple
from tavolino.games.coffin_rush.rules_things import drop, has_pile, keep
from tavolino.games.coffin_rush.rules_turn import (
    ask_for_loan,
    begin_movement,
    begin_round,
    borrow,
    door_cost,
    end_movement,
    end_turn,
    enter,
    go_on,
    open_tile,
    spend,
    take,
    tile_cost,
)
from tavolino.games.coffin_rush.state import (
    ALL_CARDS,
    BOMB,
    BOMB_PLACES,
    CONSENT,
    EXPLORERS,
    FIRST_ABOVE_BOMB,
    KEEP,
    LUCK,
    MUMMY_TARGET,
    NO_TRAP,
    NOBODY,
    OVER,
    RECOVER,
    RULES_VERSION,
    SPECTRE_TARGET,
    TARGET,
    TURN,
    Box,
    Dig,
    Explorer,
    Question,
    Turn,
)


@final
class Expedition(Dig):
    """An expedition under way."""

    @staticmethod
    def start(
        players: i64,
        temple: Temple,
        box: Box,
        tiles: tuple[list[i64], list[i64]],
        companies: i64,
        lend: bool,
        named_first: i64,
        chance: Chance,
        log: Log | None,
    ) -> "Expedition":
        """COF-SETUP-2 … 7. `tiles`: all sarcophagi, all chests."""
        first = named_first if named_first != NOBODY else chance.pick(players)
        sarcophagi, chests = tiles
        chance.shuffle(sarcophagi)
        chance.shuffle(chests)
        deck = box.traps.copy()
        chance.shuffle(deck)
        # COF-SETUP-5: 6th, 7th or 8th from the top, which is the end of the list
        above = FIRST_ABOVE_BOMB + chance.pick(BOMB_PLACES)
        deck.insert(len(deck) - above, BOMB)
        explorers = [Explorer(seat, temple.rush, [], ALL_CARDS, 0, 0, [], False, 0) for seat in range(players)]
        dig = Expedition(
            RULES_VERSION, temple, box, companies, lend, named_first, explorers, sarcophagi + chests, NOTHING, 0, [],
            [temple.rune], [], deck, NO_TRAP, 0, box.green_from, 1, first, 0, 0,
            Turn(NOBODY, 0, False, 0, 0, False, False, 0, 0), Question(),
        )  # fmt: skip
        if log is not None:
            log.add(telling.began(dig))
        begin_round(dig, log)
        return dig

    def clone(self) -> "Expedition":
        return Expedition(
            self.rules_version, self.temple, self.box, self.companies, self.lend, self.named_first,
            [explorer.clone() for explorer in self.explorers], self.tiles.copy(), self.stairs, self.doors,
            self.dropped.copy(), self.mummies.copy(), self.spectres.copy(), self.deck.copy(), self.trap, self.exempt,
            self.counter, self.forward, self.first, self.played, self.round, self.turn.clone(), self.question.clone(),
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        """The map and the set go by the key they were built from: they are large, and shared by all positions."""
        rest = (
            self.companies, self.lend, self.named_first, self.explorers, self.tiles, self.stairs, self.doors,
            self.dropped, self.mummies, self.spectres, self.deck, self.trap, self.exempt, self.counter, self.forward,
            self.first, self.played, self.round, self.turn, self.question,
        )  # fmt: skip
        return unpacked, (self.temple.key, self.rules_version, rest)

    # ---- who must answer

    def next_seat(self) -> i64:
        if self.question.kind == TURN:
            return self.turn.seat
        return self.question.asked

    def to_move(self) -> list[i64]:
        seat = self.next_seat()
        return [seat] if seat != NOBODY else []

    def pending(self) -> str:
        return ("turn", "keep", "luck", "target", "consent", "recover", "plunder", "over")[self.question.kind]

    # ---- what they may say

    def candidates(self, seat: i64) -> tuple[i64, ...]:
        if seat != self.next_seat():
            return ()
        moves: list[i64] = []
        kind = self.question.kind
        if kind == TURN:
            turn_candidates(self, self.explorers[seat], moves)
        else:
            answer_candidates(self, kind, seat, moves)
        return tuple(moves)

    # ---- what they may not do

    def refusal(self, seat: i64, move: i64) -> str | None:
        return refusal_of(self, seat, move)

    # ---- a move

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if self.question.kind != TURN:
            self.answer(seat, move, chance, log)
            return
        explorer = self.explorers[seat]
        if move == PASS:
            end_movement(self, "COF-ACT-1", log)
            end_turn(self, chance, log)
            return
        cost = self.cost_of(explorer, move)
        if cost > 0:
            if ask_for_loan(self, cost, move, log):
                return
            spend(self, cost, log)
        self.do(explorer, move, chance, log)
        go_on(self, chance, log)

    def cost_of(self, explorer: Explorer, move: i64) -> i64:
        """COF-ACT-1: what a move costs in actions."""
        temple = self.temple
        if move == WALK:
            return 1
        if move == TAKE:
            if has_pile(self, explorer.at):
                return 1
            return tile_cost(self, explorer.seat, is_chest(self, explorer.at))
        if FIRST_DROP <= move < FIRST_KEEP:
            return 0 if self.turn.dropping else 1
        if move >= temple.first_close:
            return 1
        if move >= temple.first_open:
            if temple.touchable[move - temple.first_open] == explorer.at:
                return tile_cost(self, explorer.seat, is_chest(self, explorer.at))
            return door_cost(self, explorer.seat)
        return 0

    def do(self, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        """A move of the player on turn that is paid for."""
        temple = self.temple
        if move >= FIRST_GO:
            if move < temple.first_open:
                enter(self, explorer, move - FIRST_GO, chance, log)
            else:
                self.touch(explorer, move, log)
        elif move >= FIRST_CARD:
            self.turn.dropping = 0
            use_card(self, explorer, move, chance, log)
        elif move >= FIRST_DROP:
            if self.turn.walking:
                end_movement(self, "COF-ACT-6", log)
            drop(self, explorer, move - FIRST_DROP + 1, log)
        elif move == WALK:
            begin_movement(self, explorer, log)
        elif move == STOP:
            end_movement(self, "COF-ACT-2", log)
        elif move == TAKE:
            take(self, explorer, log)
        else:
            self.turn.dropping = 0
            if log is not None:
                log.add(telling.drop_done(explorer))

    def touch(self, explorer: Explorer, move: i64, log: Log | None) -> None:
        temple = self.temple
        closing = move >= temple.first_close
        cell = temple.touchable[move - (temple.first_close if closing else temple.first_open)]
        if cell == explorer.at:
            open_tile(self, explorer, temple.spots[cell], log)
            return
        self.doors ^= i64(1) << gate_between(self, explorer.at, cell)
        if log is not None:
            log.add(telling.door_moved(self, explorer, cell, closing))

    # ---- an answer

    def answer(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        question = self.question
        if question.kind == KEEP:
            if not keep(self, move - FIRST_KEEP + 2, log):
                return
        elif question.kind == LUCK:
            if not self.answer_luck(move, log):
                return
        elif question.kind == TARGET:
            self.answer_target(move - FIRST_TARGET, chance, log)
        elif question.kind == CONSENT:
            self.answer_consent(seat, move == YES, chance, log)
            return
        elif question.kind == RECOVER:
            recover(self, move - FIRST_CARD, log)
        else:
            plunder(self, move - FIRST_DROP + 1, log)
        if question.stage == EXPLORERS:
            go_on(self, chance, log)
        elif resume(self, chance, log):
            begin_round(self, log)

    def answer_luck(self, move: i64, log: Log | None) -> bool:
        """True when the dice are final."""
        question = self.question
        if move == DONE:
            if log is not None:
                log.add(telling.luck_left(self))
        elif move < FIRST_RED:
            if not change_die(self, True, move - FIRST_YELLOW + 1, log):
                return False
        elif not change_die(self, False, move - FIRST_RED + 1, log):
            return False
        question.charms = 0
        settle_attack(self, log)
        return True

    def answer_target(self, target: i64, chance: Chance, log: Log | None) -> None:
        question = self.question
        question.tied = 0
        question.asked = NOBODY
        if question.stage == SPECTRE_TARGET:
            set_target(self, True, target, False, log)
            question.stage = MUMMY_TARGET
        else:
            set_target(self, False, target, False, log)
            begin_servants(self, chance, log)

    def answer_consent(self, seat: i64, agreed: bool, chance: Chance, log: Log | None) -> None:
        """COF-TEAM-3: with the token the move is made; without, the player goes on as they are."""
        question = self.question
        move = question.wanted
        question.kind = TURN
        question.asked = NOBODY
        question.wanted = NOTHING
        if agreed:
            borrow(self, seat, log)
        else:
            self.turn.declined |= i64(1) << seat
            if log is not None:
                log.add(telling.declined(self, seat))
        if self.refusal(self.turn.seat, move) is None:
            self.apply(self.turn.seat, move, chance, log)
        else:
            go_on(self, chance, log)

    # ---- points

    def scores(self) -> list[i64]:
        return scores_of(self)

    def winners(self) -> list[i64]:
        return best_seats(self)

    def measures(self) -> list[float]:
        """Rounds played, points per player, whether anybody brought loot home."""
        home = 0.0
        total: i64 = 0
        for points in scores_of(self):
            total += points
        for explorer in self.explorers:
            if explorer.tent:
                home = 1.0
        return [float(self.round), float(total) / float(len(self.explorers)), home]


def unpacked(key: str, rules_version: i64, rest: tuple[Any, ...]) -> Expedition:
    """A pickled expedition, with the map and the set of that key."""
    plan = plan_by(key)
    return Expedition(rules_version, plan.temple, plan.kit.box, *rest)


assert OVER == 7  # the order of names in `pending`
