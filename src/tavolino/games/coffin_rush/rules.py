"""The rules of Coffin Rush!: what a move sets going; what is refused is in rules_refusal.py. Ids as in ledger.toml."""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_actions import action_of
from tavolino.games.coffin_rush.rules_candidates import candidates
from tavolino.games.coffin_rush.rules_pharaoh import servants
from tavolino.games.coffin_rush.rules_refusal import refusal
from tavolino.games.coffin_rush.rules_scoring import best_seats, scores_of
from tavolino.games.coffin_rush.rules_setup import choose_first, lay_tiles, new_explorer, stack_traps
from tavolino.games.coffin_rush.rules_temple import NOTHING, Temple
from tavolino.games.coffin_rush.rules_turn import begin_round, go_on
from tavolino.games.coffin_rush.state import (
    DIG_FIELDS,
    NO_TRAP,
    NOBODY,
    Components,
    Dig,
    Turn,
)


@final
class Expedition(Dig):
    """An expedition under way."""

    @staticmethod
    def start(
        rules_version: i64,
        players: i64,
        temple: Temple,
        components: Components,
        tiles: tuple[list[i64], list[i64]],
        companies: i64,
        lend: bool,
        named_first: i64,
        chance: Chance,
        log: Log | None,
    ) -> "Expedition":
        """COF-SETUP-2 … 7. `tiles`: all sarcophagi, all chests."""
        first = choose_first(players, named_first, chance)
        laid = lay_tiles(tiles[0], tiles[1], chance)
        dig = Expedition(
            rules_version=rules_version,
            temple=temple,
            components=components,
            companies=companies,
            lend=lend,
            named_first=named_first,
            explorers=[new_explorer(seat, temple, components) for seat in range(players)],
            tiles=laid,
            stairs=NOTHING,
            doors=0,
            dropped=[],
            mummies=[temple.rune],
            spectres=[],
            spectres_left=components.spectres,
            deck=stack_traps(components, chance),
            trap=NO_TRAP,
            exempt=0,
            counter=components.green_from,
            forward=1,
            first=first,
            played=0,
            round=0,
            turn=Turn(seat=NOBODY, actions=0),
        )
        if log is not None:
            log.add(telling.began(dig))
        begin_round(dig, log)
        return dig

    def clone(self) -> "Expedition":
        ritual = self.ritual
        return Expedition(
            rules_version=self.rules_version,
            temple=self.temple,
            components=self.components,
            companies=self.companies,
            lend=self.lend,
            named_first=self.named_first,
            explorers=[explorer.clone() for explorer in self.explorers],
            tiles=self.tiles.copy(),
            stairs=self.stairs,
            doors=self.doors,
            dropped=self.dropped.copy(),
            mummies=self.mummies.copy(),
            spectres=self.spectres.copy(),
            spectres_left=self.spectres_left,
            deck=self.deck.copy(),
            trap=self.trap,
            exempt=self.exempt,
            counter=self.counter,
            forward=self.forward,
            first=self.first,
            played=self.played,
            round=self.round,
            turn=self.turn.clone(),
            question=self.question,
            aggression=self.aggression,
            encounter=self.encounter,
            ritual=None if ritual is None else ritual.clone(),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, DIG_FIELDS)

    # ---- who must answer, and what they may say

    def next_seat(self) -> i64:
        question = self.question
        return self.turn.seat if question is None else question.asked

    def to_move(self) -> list[i64]:
        seat = self.next_seat()
        return [seat] if seat != NOBODY else []

    def pending(self) -> str:
        question = self.question
        if question is not None:
            return question.name()
        return "over" if self.is_over() else "turn"

    def candidates(self, seat: i64) -> tuple[i64, ...]:
        return candidates(self, seat)

    def legal_moves(self, seat: i64) -> tuple[i64, ...]:
        if self.question is None:
            return candidates(self, seat)  # which asks already
        return super().legal_moves(seat)

    def refusal(self, seat: i64, move: i64) -> str | None:
        return refusal(self, seat, move)

    # ---- a move

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        question = self.question
        if question is None:
            action_of(self.temple, move).make(self, self.explorers[seat], move, chance, log)
        elif question.answer(self, move, chance, log):
            self.resume(chance, log)

    def resume(self, chance: Chance, log: Log | None) -> None:
        """Once a question is answered: go on with the player's turn, or with the Pharaoh's."""
        ritual = self.ritual
        if ritual is None:
            go_on(self, chance, log)
        elif servants(self, ritual, chance, log):
            begin_round(self, log)

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
