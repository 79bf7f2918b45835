"""How a search sees an expedition: what could be done next, how far everything is, how everybody plays on."""

import pytest

from tavolino.core.chance import FastChance
from tavolino.core.game import Options
from tavolino.core.registry import find
from tavolino.games.coffin_rush.foresight import DigForesight
from tavolino.games.coffin_rush.foresight_goals import PRIZE, Goal, Look, Surroundings, Taste
from tavolino.games.coffin_rush.foresight_time import Countdown
from tavolino.games.coffin_rush.foresight_turn import Noticing, TurnTaker
from tavolino.games.coffin_rush.kit import kit_of
from tavolino.games.coffin_rush.rules import Expedition

DIG = find("coffin-rush")
SETTINGS = [
    (players, options)
    for options in [*DIG.variants(), DIG.read_options({"layout": "random:3"})]
    for players in DIG.player_counts
    if DIG.fits(players, options)
]


def begun(players: int, options: Options, seed: int) -> Expedition:
    dig = DIG.new(players, options, FastChance.seeded(seed))
    assert isinstance(dig, Expedition)
    return dig


def turns_played(players: int, options: Options, seed: int) -> list[Expedition]:
    """A game to its end, every position in which somebody is on turn or asked; and its end."""
    chance, foresight = FastChance.seeded(seed, 1), DIG.foresight()
    dig = begun(players, options, seed)
    passed = []
    while (seat := dig.next_seat()) >= 0:
        passed.append(dig.clone())
        foresight.play_on(dig, seat, chance)
    return [*passed, dig]


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_every_turn_that_is_played_on_is_legal(players: int, options: Options) -> None:
    seen = 0
    for dig in turns_played(players, options, 3)[:-1]:
        if dig.question is not None:
            continue
        seat = dig.turn.seat
        taker = TurnTaker(Surroundings(dig, Taste()), dig.clone(), seat, FastChance.seeded(7))
        taker.play()
        chance = FastChance.seeded(7)
        for move in taker.moves:
            assert dig.refusal(seat, move) is None
            dig.apply(seat, move, chance, None)
        assert DIG.position(dig) == DIG.position(taker.dig)
        seen += len(taker.moves)
    assert seen > 100


@pytest.mark.parametrize(("players", "options"), SETTINGS[::3], ids=str)
def test_what_could_be_done_is_legal_and_leaves_chance_to_its_last_move(players: int, options: Options) -> None:
    foresight, listed = DIG.foresight(), 0
    for dig in turns_played(players, options, 5)[:-1:3]:
        seat = dig.next_seat()
        for moves in foresight.turns(dig, seat, 8):
            tried, noticing = dig.clone(), Noticing()
            for move in moves:
                assert not noticing.asked
                assert tried.refusal(seat, move) is None
                tried.apply(seat, move, noticing, None)
            listed += 1
    assert listed > 20


def test_in_the_midst_of_a_turn_there_is_still_something_to_try() -> None:
    foresight, midst = DIG.foresight(), 0
    for dig in turns_played(4, DIG.options_type(), 5)[:-1:5]:
        seat = dig.next_seat()
        dig.apply(seat, foresight.turns(dig, seat, 8)[0][0], FastChance.seeded(1), None)
        if dig.next_seat() == seat:
            assert all(moves for moves in foresight.turns(dig, seat, 8))
            midst += 1
    assert midst > 5


def test_what_could_be_done_does_not_depend_on_what_is_hidden() -> None:
    foresight, chance, swapped = DIG.foresight(), FastChance.seeded(2), 0
    for dig in turns_played(3, DIG.options_type(), 11)[:-1:4]:
        seat = dig.next_seat()
        other = DIG.swap_hidden(dig, seat, chance)
        swapped += DIG.position(other) != DIG.position(dig)
        assert foresight.turns(dig, seat, 9) == foresight.turns(other, seat, 9)
    assert swapped > 5


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_way_takes_as_many_actions_as_was_reckoned(seed: int) -> None:
    many = 60
    dig = begun(2, DIG.read_options({"layout": f"random:{seed}"}), seed)
    dig.mummies.clear()
    dig.turn.actions = many
    seat = dig.turn.seat
    look = Look(Surroundings(dig, Taste()), dig, seat)
    for cell in dig.temple.spot_cells:
        taker = TurnTaker(look.around, dig.clone(), seat, Noticing())
        assert taker.go(Goal(PRIZE, cell, 0.0), look.reach) or taker.halted
        if taker.me.at == cell:
            assert many - taker.turn.actions == look.reach.actions(cell)


def test_the_rounds_that_are_left_are_reckoned_from_the_dice() -> None:
    components = kit_of().components
    countdown = Countdown(components)
    assert countdown.mean[1] == pytest.approx(1)
    assert countdown.mean[2] == pytest.approx(1 + 1 / 6)  # only a red 1 leaves something
    assert list(countdown.sure)[:3] == [0, 1, 1]
    rounds = []
    chance = FastChance.seeded(1)
    for _try in range(2000):
        counter, often = int(components.green_from), 0
        while counter > 0:
            counter -= chance.face(countdown.die(counter))
            often += 1
        rounds.append(often)
    start = components.green_from
    assert countdown.mean[start] == pytest.approx(sum(rounds) / len(rounds), abs=0.15)
    assert sum(often >= countdown.sure[start] for often in rounds) / len(rounds) > 0.72
    assert sum(often > countdown.sure[start] for often in rounds) / len(rounds) < 0.78


def test_another_temple_is_seen_with_other_eyes() -> None:
    """One foresight may be asked about several tables."""
    foresight = DigForesight()
    for layout in ("standard", "ring", "standard"):
        dig = begun(2, DIG.read_options({"layout": layout}), 4)
        assert foresight.turns(dig, dig.turn.seat, 6) == DIG.foresight().turns(dig, dig.turn.seat, 6)


def test_beginners_play_legal_turns_and_bring_less_home() -> None:
    foresight, chance = DIG.foresight(), FastChance.seeded(6)
    beginner = others = 0
    for seed in range(12):
        dig = begun(3, DIG.options_type(), seed)
        while (seat := dig.next_seat()) >= 0:
            if seat != seed % 3:
                foresight.play_on(dig, seat, chance)
                continue
            for move in foresight.beginners_turn(dig, seat, chance):
                assert dig.refusal(seat, move) is None
                dig.apply(seat, move, chance, None)
        scores = dig.scores()
        beginner += scores[seed % 3]
        others += sum(scores) - scores[seed % 3]
    assert 12 < beginner < 0.8 * others / 2, "they are no fools, but others know better"


def test_at_the_end_prospects_are_points_and_before_it_they_tell_who_is_ahead() -> None:
    foresight, right, judged = DIG.foresight(), 0, 0
    for seed in range(6):
        passed = turns_played(4, DIG.options_type(), seed)
        points = foresight.prospects(passed[-1])
        assert points == [float(own) for own in passed[-1].scores()]
        late = foresight.prospects(passed[-6])
        assert sum(late) == pytest.approx(sum(points), rel=0.3)
        right += points[late.index(max(late))] == max(points)
        judged += 1
        assert foresight.sharpness(passed[-6]) > foresight.sharpness(passed[0]) > 0
    assert right * 2 > judged
