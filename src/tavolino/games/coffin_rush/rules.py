"""The rules of Coffin Rush!: what a player may not do, and what a move sets going. Ids as in ledger.toml.

Chance at set-up: the first player (unless named), the sarcophagi, the chests and the traps without the bomb
(each one shuffle), the bomb's place (one pick of three).
"""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_cards import (
    card_candidates,
    may_use_cards,
    plunder,
    recover,
    recoverable,
    refusal_of_card,
    use_card,
)
from tavolino.games.coffin_rush.rules_codes import (
    DONE,
    FIRST_AGGRESSION,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_RED,
    FIRST_TARGET,
    FIRST_YELLOW,
    NO,
    PASS,
    STOP,
    TAKE,
    WALK,
    YES,
)
from tavolino.games.coffin_rush.rules_danger import change_die, settle_attack
from tavolino.games.coffin_rush.rules_monsters import set_target
from tavolino.games.coffin_rush.rules_pharaoh import begin_servants, resume
from tavolino.games.coffin_rush.rules_scoring import best_seats, scores_of
from tavolino.games.coffin_rush.rules_temple import FIRST_GO, NOTHING, TEMPLE_DOOR, Temple
from tavolino.games.coffin_rush.rules_things import drop, has_pile, keep
from tavolino.games.coffin_rush.rules_turn import (
    ask_for_loan,
    begin_movement,
    begin_round,
    borrow,
    can_pay,
    closed_tile,
    door_cost,
    end_movement,
    end_turn,
    enter,
    go_on,
    open_tile,
    refusal_to_go,
    spend,
    take,
    tile_cost,
    tunnel_from,
)
from tavolino.games.coffin_rush.state import (
    ALL_CARDS,
    BOMB,
    CONSENT,
    EXPLORERS,
    KEEP,
    LUCK,
    MUMMY_TARGET,
    NO_TRAP,
    NOBODY,
    OVER,
    PLUNDER,
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
        above = 5 + chance.pick(3)
        deck.insert(len(deck) - above, BOMB)
        explorers = [
            Explorer(seat, temple.rush, [], ALL_CARDS, 0, 0, [], False, 0) for seat in range(players)
        ]
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
        return Expedition, (
            self.rules_version, self.temple, self.box, self.companies, self.lend, self.named_first, self.explorers,
            self.tiles, self.stairs, self.doors, self.dropped, self.mummies, self.spectres, self.deck, self.trap,
            self.exempt, self.counter, self.forward, self.first, self.played, self.round, self.turn, self.question,
        )  # fmt: skip

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
            self.turn_candidates(self.explorers[seat], moves)
        else:
            self.answer_candidates(kind, seat, moves)
        return tuple(moves)

    def turn_candidates(self, explorer: Explorer, moves: list[i64]) -> None:
        turn = self.turn
        moves.append(PASS)
        can_act = can_pay(self, 1)
        if turn.walking:
            moves.append(STOP)
            self.step_candidates(explorer, moves)
        elif can_act:
            moves.append(WALK)
        if can_act:
            self.touch_candidates(explorer, moves)
        if can_act or turn.dropping:
            for index in range(len(explorer.backpack)):
                moves.append(FIRST_DROP + 1 + index)
        if turn.dropping:
            moves.append(DONE)
        if may_use_cards(self, explorer):
            card_candidates(self, explorer, moves)

    def step_candidates(self, explorer: Explorer, moves: list[i64]) -> None:
        temple = self.temple
        tunnel = tunnel_from(self, explorer.at)
        for direction in range(4):
            place = explorer.at * 4 + direction
            other = temple.neighbours[place]
            if other != NOTHING and other != tunnel and self.is_open(temple.gates[place]):
                moves.append(FIRST_GO + other)
        if tunnel != NOTHING:
            moves.append(FIRST_GO + tunnel)

    def touch_candidates(self, explorer: Explorer, moves: list[i64]) -> None:
        """Doors beside the cell, and what lies on it."""
        temple = self.temple
        at = explorer.at
        if temple.touched[at] != NOTHING:
            for direction in range(4):
                gate = temple.gates[at * 4 + direction]
                if NOTHING < gate < TEMPLE_DOOR:
                    beyond = temple.touched[temple.neighbours[at * 4 + direction]]
                    first = temple.first_close if self.is_open(gate) else temple.first_open
                    moves.append(first + beyond)
        pile = has_pile(self, at)
        tile = closed_tile(self, at)
        if pile or tile:
            moves.append(TAKE)
        if pile and tile:
            moves.append(temple.first_open + temple.touched[at])

    def answer_candidates(self, kind: i64, seat: i64, moves: list[i64]) -> None:
        question = self.question
        if kind == KEEP:
            for index in range(len(self.explorers[seat].backpack)):
                moves.append(FIRST_KEEP + index)
        elif kind == LUCK:
            moves.append(DONE)
            for move in range(FIRST_YELLOW, FIRST_TARGET):
                moves.append(move)
        elif kind == TARGET:
            for other in range(len(self.explorers)):
                moves.append(FIRST_TARGET + other)
        elif kind == CONSENT:
            moves.append(YES)
            moves.append(NO)
        elif kind == RECOVER:
            for move in range(FIRST_CARD, FIRST_AGGRESSION):
                moves.append(move)
        elif kind == PLUNDER:
            for index in range(len(self.explorers[question.victim].backpack)):
                moves.append(FIRST_DROP + 1 + index)

    # ---- what they may not do

    def refusal(self, seat: i64, move: i64) -> str | None:
        kind = self.question.kind
        if kind == TURN:
            if seat != self.turn.seat:
                return "COF-ACT-1"  # one player after another
            return self.refusal_on_turn(self.explorers[seat], move)
        if kind == KEEP:
            return self.refusal_to_keep(seat, move)
        if kind == LUCK:
            return self.refusal_of_luck(seat, move)
        if kind == TARGET:
            chosen = move - FIRST_TARGET
            fits = seat == self.question.asked and 0 <= chosen < 6 and ((self.question.tied >> chosen) & 1) != 0
            return None if fits else "COF-MUM-2"
        if kind == CONSENT:
            fits = seat == self.question.asked and (move == YES or move == NO)
            return None if fits else "COF-TEAM-3"
        if kind == RECOVER or kind == PLUNDER:
            return self.refusal_of_choice(kind, seat, move)
        return "COF-END-1"

    def refusal_to_keep(self, seat: i64, move: i64) -> str | None:
        """COF-ITEM-5: one of the items, each once."""
        question = self.question
        index = move - FIRST_KEEP
        if seat != question.asked or move >= FIRST_YELLOW or not 0 <= index < len(self.explorers[seat].backpack):
            return "COF-ITEM-5"
        return "COF-ITEM-5" if (question.kept >> (index + 2)) & 1 else None

    def refusal_of_luck(self, seat: i64, move: i64) -> str | None:
        """COF-ITEM-12: one die to another of its own faces, or leave them as they are."""
        if seat != self.question.asked:
            return "COF-ITEM-12"
        if move == DONE:
            return None
        if FIRST_YELLOW <= move < FIRST_RED:
            return None if move - FIRST_YELLOW + 1 in self.box.yellow else "COF-ITEM-12"
        if FIRST_RED <= move < FIRST_TARGET:
            return None if move - FIRST_RED + 1 in self.box.red else "COF-ITEM-12"
        return "COF-ITEM-12"

    def refusal_of_choice(self, kind: i64, seat: i64, move: i64) -> str | None:
        """The two choices that a card asks for: a card to take back, an item to seize."""
        question = self.question
        if kind == RECOVER:
            card = move - FIRST_CARD
            fits = FIRST_CARD <= move < FIRST_AGGRESSION and ((recoverable(self.explorers[seat]) >> card) & 1) != 0
            return None if fits and seat == question.asked else "COF-CARD-1"
        index = move - FIRST_DROP - 1
        fits = move < FIRST_KEEP and 0 <= index < len(self.explorers[question.victim].backpack)
        return None if fits and seat == question.asked else "COF-CARD-4"

    def refusal_on_turn(self, explorer: Explorer, move: i64) -> str | None:
        if move >= FIRST_GO:
            if move < self.temple.first_open:
                return refusal_to_go(self, explorer, move - FIRST_GO)
            return self.refusal_to_touch(explorer, move)
        if move >= FIRST_CARD:
            return refusal_of_card(self, explorer, move)
        if FIRST_DROP <= move < FIRST_KEEP:
            return self.refusal_to_drop(explorer, move - FIRST_DROP + 1)
        if move == PASS:
            return None
        if move == WALK:
            if self.turn.walking:
                return "COF-ACT-2"  # one movement at a time
            return None if can_pay(self, 1) else "COF-ACT-1"
        if move == STOP:
            return None if self.turn.walking else "COF-ACT-2"
        if move == TAKE:
            return self.refusal_to_take(explorer)
        if move == DONE:
            return None if self.turn.dropping else "COF-ACT-4"
        if move < FIRST_DROP:
            return "COF-TEAM-3"  # nobody has asked for a token
        if move < FIRST_YELLOW:
            return "COF-ITEM-5"  # the backpack holds all there is
        return "COF-ITEM-12" if move < FIRST_TARGET else "COF-MUM-2"

    def refusal_to_touch(self, explorer: Explorer, move: i64) -> str | None:
        """COF-ACT-3, COF-MAP-4: a door of the own cell; or the tile on it, where a pile makes `take` mean the pile."""
        temple = self.temple
        closing = move >= temple.first_close
        cell = temple.touchable[move - (temple.first_close if closing else temple.first_open)]
        cost: i64 = 1
        if cell == explorer.at:
            if closing or not closed_tile(self, cell) or not has_pile(self, cell):
                return "COF-ACT-3"
            cost = tile_cost(self, explorer.seat, self.is_chest(cell))
        else:
            gate = self.gate_between(explorer.at, cell)
            if gate == NOTHING or self.is_open(gate) != closing:
                return "COF-ACT-3"
            if not closing:
                cost = door_cost(self, explorer.seat)
        return None if can_pay(self, cost) else "COF-ACT-1"

    def refusal_to_take(self, explorer: Explorer) -> str | None:
        cost: i64 = 1
        if not has_pile(self, explorer.at):
            if not closed_tile(self, explorer.at):
                return "COF-ITEM-7" if explorer.at == self.temple.camp else "COF-ACT-3"
            cost = tile_cost(self, explorer.seat, self.is_chest(explorer.at))
        return None if can_pay(self, cost) else "COF-ACT-1"

    def refusal_to_drop(self, explorer: Explorer, slot: i64) -> str | None:
        if slot == 1:
            return "COF-ITEM-4"  # the Rush! token never drops
        if slot - 2 >= len(explorer.backpack):
            return "COF-ACT-4"
        return None if self.turn.dropping or can_pay(self, 1) else "COF-ACT-1"

    def is_chest(self, cell: i64) -> bool:
        """Sarcophagi have the first spots, chests the last eight."""
        return self.temple.spots[cell] >= self.temple.first_chest

    def gate_between(self, cell: i64, other: i64) -> i64:
        """The stone door between two cells, or NOTHING."""
        for direction in range(4):
            if self.temple.neighbours[cell * 4 + direction] == other:
                gate = self.temple.gates[cell * 4 + direction]
                return gate if gate < TEMPLE_DOOR else NOTHING
        return NOTHING

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
            return tile_cost(self, explorer.seat, self.is_chest(explorer.at))
        if FIRST_DROP <= move < FIRST_KEEP:
            return 0 if self.turn.dropping else 1
        if move >= temple.first_close:
            return 1
        if move >= temple.first_open:
            if temple.touchable[move - temple.first_open] == explorer.at:
                return tile_cost(self, explorer.seat, self.is_chest(explorer.at))
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
        self.doors ^= i64(1) << self.gate_between(explorer.at, cell)
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
            set_target(self, True, target, log)
            question.stage = MUMMY_TARGET
        else:
            set_target(self, False, target, log)
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


assert OVER == 7  # the order of names in `pending`
