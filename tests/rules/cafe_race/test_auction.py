"""The advanced game: speed dice by auction."""

import pytest

from rules.cafe_race.scene import KEEP, SPILL, auction, cells, movement_order, play_with, rolls_off, seats
from scene import Scene
from tavolino.games.cafe_race.events import AuctionOpened

AUC_3, AUC_4, AUC_9 = "RACE-AUC-3", "RACE-AUC-4", "RACE-AUC-9"


def first_round(speeds: list[int], opener: int) -> Scene:
    """All in the start zone, and chance has picked the opener."""
    return Scene.new("cafe-race", len(speeds), dice=[*speeds, opener], auction=True)


def opener(race: Scene) -> int:
    """Who opens now."""
    assert race.view(None)["pending"] == "open"
    [seat] = race.match.to_move()
    return seat


def bidder(race: Scene) -> int:
    assert race.view(None)["pending"] == "bid"
    [seat] = race.match.to_move()
    return seat


# ---- the dice and the first opener


@pytest.mark.rule("RACE-AUC-1")
def test_speed_dice_are_rolled_as_in_the_basic_game() -> None:
    race = first_round([2, 6, 1, 4], opener=0)
    assert [(event["rule"], event["dice"]) for event in race.told("speeds_rolled")] == [("RACE-AUC-1", [6, 4, 2, 1])]
    assert race.view(None)["speeds"] == [6, 4, 2, 1]


@pytest.mark.rule("RACE-AUC-1", "RACE-AUC-5", "RACE-AUC-8")
def test_there_is_one_auction_per_die_and_then_the_clerks_move() -> None:
    race = auction([14, 4, 8, 7], speeds=[6, 4, 2, 1], opener=0)
    for seat, die in ((0, 6), (2, 2), (3, 1)):
        assert opener(race) == seat
        race.play(seat, f"open {die} 6")
        assert [event["speed"] for event in race.told("auction_won")] == [die]
        assert cells(race) == [14, 4, 8, 7]
    play_with(race, 1, "open 4 6", [1, 1, 1, 1])
    assert movement_order(race) == [0, 1, 2, 3]
    assert cells(race) == [20, 8, 10, 8]
    assert race.told("speeds_rolled")[0]["round"] == 2


@pytest.mark.rule("RACE-AUC-2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_opener_of_the_game_is_random(seat: int) -> None:
    race = first_round([6, 4, 2, 1], opener=seat)
    assert opener(race) == seat
    assert race.told("opener_found") == [{"event": "opener_found", "rule": "RACE-AUC-2", "seat": seat}]


def next_round(final: list[int], cups: list[int], ties: list[int]) -> Scene:
    """Everybody has moved one cell onto a landing; `ties` are the white dice for the next opener."""
    last = len(final) - 1
    took = {seat: (6 - seat, 1) for seat in range(last)}
    race = auction([cell - 1 for cell in final], speeds=[1], opener=last, tokens=cups, took=took)
    play_with(race, last, "open 1 1", [3] * len(final) + ties)
    assert cells(race) == final
    return race


@pytest.mark.rule("RACE-AUC-2")
def test_in_later_rounds_the_player_nearest_the_finish_opens() -> None:
    race = next_round([18, 20, 19, 10], cups=[5, 1, 5, 5], ties=[])
    assert opener(race) == 1
    assert race.told("opener_found")[0]["rule"] == "RACE-AUC-2"


@pytest.mark.rule("RACE-AUC-2")
def test_of_two_nearest_the_finish_the_one_with_more_tokens_opens() -> None:
    assert opener(next_round([8, 20, 20, 9], cups=[5, 2, 3, 5], ties=[])) == 2


@pytest.mark.rule("RACE-AUC-2", "RACE-SPEED-5")
def test_of_two_nearest_with_equal_tokens_the_higher_roll_opens() -> None:
    race = next_round([8, 20, 20, 9], cups=[5, 3, 3, 5], ties=[6, 1, 4, 4])
    assert rolls_off(race) == [(1, [6, 1]), (2, [4, 4])]
    assert opener(race) == 2


@pytest.mark.rule("RACE-AUC-2", "RACE-SPEED-5")
def test_equal_highest_rolls_for_the_opening_roll_again_among_themselves() -> None:
    """Three who were sent back to the start; nobody else is left on the stairs."""
    race = auction([11, 12, 14], speeds=[1], opener=2, tokens=[1, 1, 1], took={0: (6, 2), 1: (5, 1)})
    ties = [5, 5, 1, 2, 4, 6, 2, 1, 2, 2]
    play_with(race, 2, "open 1 2", [*SPILL, *SPILL, *SPILL, 4, 4, 4, *ties])
    assert cells(race) == [0, 0, 0]
    assert [seat for seat, dice in rolls_off(race)] == [0, 1, 2, 0, 2]
    assert opener(race) == 2


# ---- opening


@pytest.mark.rule("RACE-AUC-3")
def test_the_opener_picks_any_die_on_the_table_and_bids_1_to_6() -> None:
    race = first_round([5, 5, 3], opener=1)
    assert race.legal(1) == [f"open {die} {bid}" for die in (5, 3) for bid in range(1, 7)]
    for die in (1, 2, 4, 6):
        assert race.refusal(1, f"open {die} 3") == AUC_3


@pytest.mark.rule("RACE-AUC-3")
def test_the_opener_must_bid() -> None:
    race = first_round([5, 4, 3], opener=1)
    for move in ("pass", "bid 3", "thrust 3"):
        assert race.refusal(1, move) == AUC_3


@pytest.mark.rule("RACE-AUC-3")
def test_nobody_but_the_opener_opens() -> None:
    race = first_round([5, 4, 3], opener=1)
    for seat in (0, 2):
        assert race.legal(seat) == []
        assert race.refusal(seat, "open 5 3") == AUC_3


@pytest.mark.rule("RACE-AUC-3")
def test_a_die_that_was_taken_is_no_longer_on_the_table() -> None:
    race = auction([14, 4, 8], speeds=[6, 4, 2], opener=0)
    race.play(0, "open 4 6")
    assert race.refusal(opener(race), "open 4 1") == AUC_3
    assert race.view(None)["speeds"] == [6, 2]


def test_everybody_sees_the_die_the_bid_and_the_leader() -> None:
    race = first_round([5, 4, 3], opener=1)
    [opened] = race.play(1, "open 4 2")
    assert opened == AuctionOpened(AUC_3, 1, die=4, bid=2)
    for viewer in (None, 0, 1, 2):
        assert race.view(viewer)["auction"] == {"opener": 1, "die": 4, "bid": 2, "leader": 1, "bidder": 2}


# ---- bidding


@pytest.mark.rule("RACE-AUC-4")
def test_clockwise_each_other_player_bids_or_passes_once() -> None:
    race = first_round([6, 5, 4, 3], opener=2)
    race.play(2, "open 6 1")
    for seat, move in ((3, "bid 2"), (0, "pass"), (1, "bid 4")):
        assert bidder(race) == seat
        for other in {0, 1, 2, 3} - {seat}:
            assert race.legal(other) == []
            assert race.refusal(other, "bid 5") == AUC_4
            assert race.refusal(other, "pass") == AUC_4
        race.play(seat, move)
    assert [(event["seat"], event["thrust"]) for event in race.told("auction_won")] == [(1, 4)]


@pytest.mark.rule("RACE-AUC-4")
def test_a_bid_or_a_pass_is_all_that_a_bidder_can_do() -> None:
    race = first_round([6, 5, 4], opener=0)
    race.play(0, "open 6 2")
    for move in ("open 5 4", "thrust 4"):
        assert race.refusal(1, move) == AUC_4


@pytest.mark.rule("RACE-AUC-4")
def test_players_with_a_die_are_passed_over() -> None:
    race = auction([18, 4, 8, 9, 2], speeds=[5, 4, 1], opener=0, took={1: (6, 6), 3: (5, 2)})
    race.play(0, "open 5 1")
    assert bidder(race) == 2
    assert race.refusal(1, "bid 6") == AUC_4
    race.play(2, "pass")
    assert bidder(race) == 4
    assert race.refusal(3, "bid 6") == AUC_4


@pytest.mark.rule("RACE-AUC-6")
def test_if_all_pass_the_opener_takes_the_die() -> None:
    race = first_round([6, 5, 4], opener=1)
    race.play(1, "open 4 1")
    assert [event.kind() for event in race.play(2, "pass")] == ["passed"]
    race.play(0, "pass", dice=[1, 2, 2, 2])
    assert race.told("auction_won") == [
        {"event": "auction_won", "rule": "RACE-AUC-6", "seat": 1, "thrust": 1, "speed": 4}
    ]


@pytest.mark.rule("RACE-AUC-5")
def test_a_bid_of_6_by_the_opener_ends_the_auction_at_once() -> None:
    race = auction([14, 4, 8], speeds=[6, 4, 2], opener=0)
    race.play(0, "open 6 6")
    assert race.told("auction_won") == [
        {"event": "auction_won", "rule": "RACE-AUC-5", "seat": 0, "thrust": 6, "speed": 6}
    ]
    assert opener(race) == 2


@pytest.mark.rule("RACE-AUC-5")
def test_a_bid_of_6_by_another_ends_the_auction_before_the_rest_are_asked() -> None:
    race = auction([14, 4, 8, 9], speeds=[6, 4, 2, 1], opener=0)
    race.play(0, "open 6 2")
    race.play(1, "bid 6")
    assert [(event["rule"], event["seat"]) for event in race.told("auction_won")] == [("RACE-AUC-5", 1)]
    assert opener(race) == 0
    assert race.position["thrusts"] == [None, 6, None, None]


@pytest.mark.rule("RACE-AUC-6")
def test_the_highest_bidder_takes_the_die_and_the_bid_is_their_thrust() -> None:
    race = auction([14, 4, 8, 9], speeds=[6, 4, 2, 1], opener=0)
    race.play(0, "open 4 1")
    race.play(1, "bid 3")
    race.play(2, "bid 5")
    race.play(3, "pass")
    assert [(event["rule"], event["seat"]) for event in race.told("auction_won")] == [("RACE-AUC-6", 2)]
    assert race.position["thrusts"] == [None, None, 5, None]
    assert race.position["taken"] == [None, None, 4, None]
    assert race.position["speeds"] == [6, 2, 1]


@pytest.mark.rule("RACE-AUC-6")
def test_the_winner_takes_no_further_part_this_round() -> None:
    race = auction([14, 4, 8, 9], speeds=[6, 4, 2, 1], opener=0)
    race.play(0, "open 4 1")
    race.play(1, "bid 6")
    race.play(0, "open 6 1")
    assert bidder(race) == 2
    race.play(2, "pass")
    race.play(3, "pass")
    assert seats(race, "auction_won") == [0]
    assert race.legal(0) == race.legal(1) == []


@pytest.mark.rule("RACE-AUC-5")
def test_of_two_equal_dice_one_is_taken_and_one_stays() -> None:
    race = auction([14, 4, 8], speeds=[4, 4, 2], opener=0)
    race.play(0, "open 4 6")
    assert race.position["speeds"] == [4, 2]
    assert "open 4 1" in race.legal(opener(race))


@pytest.mark.rule("RACE-AUC-8", "RACE-MOVE-1", "RACE-MOVE-4")
def test_the_bid_weighs_on_balance_and_order_like_any_thrust() -> None:
    race = auction([0, 7, 1], speeds=[3], opener=0, took={1: (2, 1), 2: (6, 3)})
    play_with(race, 0, "open 3 4", [5, 4, 3, 4, 1, 1, 1])
    assert movement_order(race) == [2, 0, 1]  # equal speeds: the higher bid first
    assert [(event["seat"], event["needed"]) for event in race.told("kept_balance")] == [(2, 9), (0, 7)]


# ---- the next opener


@pytest.mark.rule("RACE-AUC-7")
def test_an_opener_who_did_not_win_opens_again_with_another_die() -> None:
    race = auction([14, 4, 8, 9], speeds=[6, 4, 2, 1], opener=0)
    race.play(0, "open 6 1")
    race.play(1, "bid 6")
    assert race.told("opener_found") == [{"event": "opener_found", "rule": "RACE-AUC-7", "seat": 0}]
    assert race.refusal(0, "open 6 1") == AUC_3
    race.play(0, "open 2 1")
    assert bidder(race) == 2


@pytest.mark.rule("RACE-AUC-7")
def test_after_an_opener_who_won_the_player_next_behind_opens() -> None:
    race = auction([14, 4, 8, 9], speeds=[6, 4, 2, 1], opener=0, tokens=[5, 5, 5, 1])
    race.play(0, "open 6 6")
    assert race.told("opener_found") == [{"event": "opener_found", "rule": "RACE-AUC-7", "seat": 3}]


@pytest.mark.rule("RACE-AUC-7")
def test_next_behind_leaves_out_those_who_have_a_die() -> None:
    race = auction([14, 4, 8, 9], speeds=[6, 4, 2, 1], opener=0)
    race.play(0, "open 6 1")
    race.play(1, "pass")
    race.play(2, "pass")
    race.play(3, "bid 2")
    assert opener(race) == 0
    race.play(0, "open 4 6")
    assert opener(race) == 2  # seat 3 was next behind, but has a die


@pytest.mark.rule("RACE-AUC-7")
def test_a_clerk_on_the_same_cell_counts_as_behind() -> None:
    race = auction([14, 4, 14, 9], speeds=[6, 4, 2, 1], opener=0, tokens=[5, 5, 1, 5])
    race.play(0, "open 6 6")
    assert opener(race) == 2


@pytest.mark.rule("RACE-AUC-7")
def test_of_two_next_behind_the_one_with_more_tokens_opens() -> None:
    race = auction([14, 9, 9, 4], speeds=[6, 4, 2, 1], opener=0, tokens=[5, 2, 3, 5])
    race.play(0, "open 6 6")
    assert opener(race) == 2


@pytest.mark.rule("RACE-AUC-7", "RACE-SPEED-5")
def test_of_two_next_behind_with_equal_tokens_the_higher_roll_opens() -> None:
    race = auction([14, 9, 9, 4], speeds=[6, 4, 2, 1], opener=0, tokens=[5, 3, 3, 5])
    play_with(race, 0, "open 6 6", [2, 2, 2, 3])
    assert rolls_off(race) == [(1, [2, 2]), (2, [2, 3])]
    assert opener(race) == 2


@pytest.mark.rule("RACE-AUC-7", "RACE-SPEED-5")
def test_in_the_start_zone_all_the_others_are_behind_and_roll() -> None:
    race = first_round([6, 5, 4, 3], opener=2)
    play_with(race, 2, "open 6 6", [1, 1, 3, 3, 2, 4, 6, 6, 5, 6])
    assert [seat for seat, dice in rolls_off(race)] == [0, 1, 3, 1, 3]
    assert opener(race) == 1


# ---- the last die


@pytest.mark.rule("RACE-AUC-8")
@pytest.mark.parametrize("bid", [1, 2, 3, 4, 5, 6])
def test_the_last_player_takes_the_last_die_with_a_bid_of_their_own(bid: int) -> None:
    race = auction([17, 7, 8], speeds=[2], opener=2, took={0: (6, 1), 1: (5, 3)})
    assert race.legal(2) == [f"open 2 {face}" for face in range(1, 7)]
    assert race.refusal(2, "pass") == AUC_3
    play_with(race, 2, f"open 2 {bid}", [1, 1, 1])
    assert race.told("auction_won") == [
        {"event": "auction_won", "rule": "RACE-AUC-8", "seat": 2, "thrust": bid, "speed": 2}
    ]
    assert cells(race) == [18, 10, 10]


@pytest.mark.rule("RACE-AUC-8")
def test_an_opener_who_never_won_is_left_with_the_last_die() -> None:
    race = auction([14, 7, 8], speeds=[6, 2, 1], opener=0)
    race.play(0, "open 6 1")
    race.play(1, "bid 6")
    race.play(0, "open 2 1")
    race.play(2, "bid 6")
    play_with(race, 0, "open 1 1", [*KEEP, *KEEP, 1, 1, 1])
    assert race.told("auction_won")[0]["rule"] == "RACE-AUC-8"
    assert cells(race) == [15, 13, 10]


# ---- bids


@pytest.mark.rule("RACE-AUC-9")
@pytest.mark.parametrize("bid", [1, 2, 3, 4, 5])
def test_a_bid_is_above_the_last_one_and_at_most_6(bid: int) -> None:
    race = first_round([6, 5, 4], opener=0)
    race.play(0, f"open 6 {bid}")
    for too_low in range(1, bid + 1):
        assert race.refusal(1, f"bid {too_low}") == AUC_9
    assert race.legal(1) == [*(f"bid {higher}" for higher in range(bid + 1, 7)), "pass"]


@pytest.mark.rule("RACE-AUC-9")
def test_a_pass_leaves_the_bid_to_beat_as_it_was() -> None:
    race = first_round([6, 5, 4, 3], opener=0)
    race.play(0, "open 6 3")
    race.play(1, "pass")
    assert race.refusal(2, "bid 3") == AUC_9
    race.play(2, "bid 4")
    assert race.refusal(3, "bid 4") == AUC_9
