"""Every game: a sampler draws what `imagine` would, as often as one likes, and its positions are independent."""

from collections import Counter

import msgspec

from contract.walk import Setting, every_setting, some_positions
from tavolino.core.chance import FastChance
from tavolino.core.registry import find
from tavolino.core.state import State

CRITICAL_CHI_SQUARE_7 = 35.3  # seven degrees of freedom: exceeded by chance once in 100,000 times


def play_out(state: State, chance: FastChance) -> None:
    while (seat := state.next_seat()) >= 0:
        state.apply(seat, state.rollout_move(seat, chance), chance, None)


@every_setting
def test_a_sampler_draws_what_would_be_imagined_with_the_same_chance(setting: Setting) -> None:
    game = setting.game
    for state, _seat, _move in some_positions(setting, seed=41, at_most=6):
        for seat in (None, *range(setting.players)):
            view = game.view(state, seat)
            worlds = game.sampler(view)
            drawn, imagined = FastChance.seeded(4), FastChance.seeded(4)
            for _ in range(3):
                world = worlds.draw(drawn)
                assert game.position(world) == game.position(game.imagine(view, imagined))
                assert msgspec.json.encode(game.view(world, seat)) == msgspec.json.encode(view)


@every_setting
def test_what_becomes_of_a_drawn_position_does_not_change_the_next(setting: Setting) -> None:
    game = setting.game
    for state, _seat, _move in some_positions(setting, seed=42, at_most=4):
        worlds = game.sampler(game.view(state, 0))
        before = game.position(worlds.draw(FastChance.seeded(5)))
        play_out(worlds.draw(FastChance.seeded(6)), FastChance.seeded(7))
        assert game.position(worlds.draw(FastChance.seeded(5))) == before


def chi_square(found: Counter[str], shares: Counter[str]) -> float:
    """How far the faces found are from coming as often as there are tiles of them."""
    tries = found.total()
    expected = {face: tries * tiles / shares.total() for face, tiles in shares.items()}
    return sum((found[face] - often) ** 2 / often for face, often in expected.items())


def chests_of_one_view(tries: int) -> tuple[Counter[str], Counter[str]]:
    """What is drawn into the first chest of Coffin Rush!, and what lies in all of them."""
    game = find("coffin-rush")
    state = game.new(3, game.read_options({}), FastChance.seeded(8))
    closed = [name for name, tile in game.view_json(state, 0)["tiles"].items() if tile == "chest"]
    laid = game.position(state)["tiles"]
    worlds, chance = game.sampler(game.view(state, 0)), FastChance.seeded(9)
    found = Counter(game.position(worlds.draw(chance))["tiles"][closed[0]] for _ in range(tries))
    return found, Counter(laid[name] for name in closed)


def test_unseen_tiles_are_drawn_as_often_as_they_are_there() -> None:
    found, shares = chests_of_one_view(tries=1500)
    assert 1 < len(shares) <= 8
    assert chi_square(found, shares) < CRITICAL_CHI_SQUARE_7


def test_the_chi_square_would_notice_a_face_that_comes_too_often() -> None:
    """The negative control: as found, but that one draw in eight gives the commonest face instead."""
    found, shares = chests_of_one_view(tries=1500)
    face = shares.most_common(1)[0][0]
    loaded = Counter({other: round(often * 7 / 8) for other, often in found.items()})
    loaded[face] += 1500 - loaded.total()
    assert chi_square(loaded, shares) > CRITICAL_CHI_SQUARE_7
