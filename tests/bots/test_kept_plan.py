"""A turn that was thought out is played to its end, and no further than things go as they were to go."""

import pytest

from bots.planner import RUSH, Planner
from contract.walk import Setting, every_setting, walk
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import KeptPlan, SeatedBot, fingerprint, foreseen, plans_ahead, think
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.registry import find
from tavolino.core.seed import seed_from
from tavolino.games.coffee_rush.rules import Rush

LONGEST = 12  # moves of a plan


class Cafe:
    """A game of three in which one bot has all seats, each with a plan of its own."""

    def __init__(self, seed: int = 1) -> None:
        self.bot = Planner()
        self.chance = FastChance.seeded(seed)
        options = RUSH.options_type()
        state = RUSH.new(3, options, self.chance)
        assert isinstance(state, Rush)
        self.state = state
        self.seats = [SeatedBot(self.bot, GameStart(RUSH, options, 3, seat)) for seat in range(3)]

    def move(self) -> int:
        seat = self.state.next_seat()
        move = int(self.seats[seat].choose(Outlook(self.state, seat, RUSH.view)))
        assert self.state.refusal(seat, move) is None
        self.state.apply(seat, move, self.chance, None)
        return move

    def to_the_midst_of_a_turn(self) -> SeatedBot:
        while self.state.steps != 2:
            self.move()
        return self.seats[self.state.next_seat()]


def test_a_bot_that_plans_turns_is_asked_once_for_each() -> None:
    cafe = Cafe()
    moves = 0
    while cafe.state.next_seat() >= 0:
        cafe.move()
        moves += 1
    assert cafe.bot.asked == cafe.state.turns + 3  # and once for each meeple
    assert moves > 3 * cafe.bot.asked


def test_a_plan_is_dropped_when_things_are_not_as_they_were_to_be() -> None:
    cafe = Cafe()
    seat = cafe.to_the_midst_of_a_turn()
    asked = cafe.bot.asked
    cafe.move()
    assert cafe.bot.asked == asked, "the control: the plan goes on"
    assert seat.kept.rest
    cafe.state.rush -= 1
    cafe.state.baristas[(cafe.state.seat + 1) % 3].rush += 1
    cafe.move()
    assert cafe.bot.asked == asked + 1


def test_a_plan_is_dropped_when_its_move_is_not_legal_any_more() -> None:
    cafe = Cafe()
    plan = cafe.to_the_midst_of_a_turn().kept
    seat = cafe.state.next_seat()
    view, legal = RUSH.view(cafe.state, seat), cafe.state.legal_moves(seat)
    again = KeptPlan()
    again.rest = plan.rest
    assert again.next(RUSH, view, legal) == plan.rest[0].move
    without = tuple(move for move in legal if move != plan.rest[0].move)
    assert plan.next(RUSH, view, without) == -1
    assert plan.rest == []


def test_who_plans_nothing_is_asked_for_every_move() -> None:
    assert plans_ahead(Planner())
    chance = FastChance.seeded(1)
    assert [plans_ahead(levels.make(name, RUSH, chance)) for name in ("random", "greedy")] == [False, False]


def test_of_a_plan_no_more_is_kept_than_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that is over is not planned on, although a bot says how it would go on."""
    cafe = Cafe()
    cafe.to_the_midst_of_a_turn()
    seat = cafe.state.next_seat()
    outlook = Outlook(cafe.state, seat, RUSH.view)
    turn = cafe.bot.plan(outlook)
    monkeypatch.setattr(Planner, "plan", lambda *_: [*turn, *turn])
    move, rest = think(cafe.bot, RUSH, outlook)
    assert [move, *(planned.move for planned in rest)] == turn


def passed(setting: Setting, seed: int) -> list[tuple[int, int]]:
    return [(seat, move) for _state, seat, move in walk(setting, seed)][:-1]


@every_setting
def test_what_is_planned_goes_as_far_as_a_seat_can_take_back_by_itself(setting: Setting) -> None:
    """As long as nothing was drawn or shown and nobody else has to answer, and no further."""
    game = setting.game
    chance = FastChance.seeded(3)
    match = Match.new(game, setting.players, setting.options, seed_from(3))
    for _ in range(150):
        if match.over:
            break
        seat = match.to_move()[0]
        view = game.view(match.state, seat)
        moves: list[int] = []
        expected: list[bytes] = []
        while len(moves) < LONGEST:
            legal = match.state.legal_moves(seat)
            moves.append(int(legal[chance.pick(len(legal))]))
            match.play(seat, match.moves.text(moves[-1]))
            if match.last_mover() is None or match.to_move() != [seat] or len(moves) == LONGEST:
                break
            expected.append(fingerprint(game, game.view(match.state, seat)))
        rest = foreseen(game, view, seat, [*moves, *moves])
        assert [planned.seen for planned in rest[: len(expected)]] == expected
        assert len(rest) == len(expected) or len(moves) == LONGEST


def test_what_is_hidden_changes_no_plan() -> None:
    rush = find("coffin-rush")
    setting = Setting(rush, 2, rush.variants()[0])
    chance = FastChance.seeded(4)
    for place, (state, seat, move) in enumerate(walk(setting, 2)):
        if place % 7 == 0 and seat >= 0:
            other = rush.swap_hidden(state, seat, chance)
            told = [foreseen(rush, rush.view(one, seat), seat, [move, move]) for one in (state, other)]
            assert told[0] == told[1]
