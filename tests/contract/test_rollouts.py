"""Every game: a play-out with the game's own rollout policy is legal to its end, and leaves nothing out."""

from collections import Counter

from contract.walk import LONGEST, Setting, every_setting, some_positions
from tavolino.core.chance import FastChance
from tavolino.core.state import State


def played_out(state: State, chance: FastChance) -> int:
    """The number of moves to the end."""
    for moves in range(LONGEST):
        seat = state.next_seat()
        if seat < 0:
            return moves
        move = state.rollout_move(seat, chance)
        assert state.refusal(seat, move) is None
        state.apply(seat, move, chance, None)
    raise AssertionError(f"no end after {LONGEST} moves")


@every_setting
def test_a_play_out_from_any_position_comes_to_an_end(setting: Setting) -> None:
    for state, seat, _ in some_positions(setting, seed=21, at_most=6):
        again = state.clone()
        moves = played_out(state, FastChance.seeded(3))
        assert (moves == 0) == (seat == -1)
        assert state.winners()
        assert played_out(again, FastChance.seeded(3)) == moves, "the same chance gives the same play-out"


@every_setting
def test_any_seat_that_must_answer_has_a_move(setting: Setting) -> None:
    for state, _, _ in some_positions(setting, seed=22, at_most=10):
        for seat in state.to_move():
            assert state.rollout_move(seat, FastChance.seeded(5)) in state.legal_moves(seat)


@every_setting
def test_without_a_better_idea_all_legal_moves_are_alike(setting: Setting) -> None:
    """Of the games here none has a policy of its own yet; one that has need not pass this."""
    state = some_positions(setting, seed=23, at_most=3)[1][0]
    seat = state.next_seat()
    if type(state).rollout_move is not State.rollout_move or seat < 0:
        return
    legal, chance = state.legal_moves(seat), FastChance.seeded(6)
    often = 200
    found = Counter(state.rollout_move(seat, chance) for _ in range(often * len(legal)))
    assert set(found) == set(legal)
    assert min(found.values()) > often / 2
    assert max(found.values()) < often * 2
