"""The order in which Café Race draws chance, as docs/protocol.md promises it."""

from typing import Any

from caller import Caller

Event = dict[str, Any]


def all_thrust(caller: Caller, *thrusts: int) -> list[Event]:
    """Every seat chooses; what the last choice set off."""
    for seat, thrust in enumerate(thrusts):
        done = caller.ask("move", seat=seat, move=f"thrust {thrust}")
    events: list[Event] = done["events"]
    return events


def rolls(events: list[Event], *kinds: str) -> list[tuple[int, list[int]]]:
    return [(event["seat"], event["dice"]) for event in events if event["event"] in kinds]


def test_speed_dice_then_tie_rolls_by_seat_then_balance_rolls_in_order_of_movement_then_speed_dice() -> None:
    caller = Caller()
    speed, ties, balance, following = [2, 6, 4], [1, 1, 6, 6, 3, 4], [5, 5, 1, 2, 2, 3], [1, 5, 3]
    caller.ask("new", game="cafe-race", players=3, seed=1, dice=speed + ties + balance + following)
    assert caller.ask("position")["speeds"] == [6, 4, 2]
    events = all_thrust(caller, 3, 3, 3)
    assert rolls(events, "rolled_off") == [(0, [1, 1]), (1, [6, 6]), (2, [3, 4])]
    assert [event["seats"] for event in events if event["event"] == "order_fixed"] == [[1, 2, 0]]
    assert rolls(events, "kept_balance", "spilled") == [(1, [5, 5]), (2, [1, 2]), (0, [2, 3])]
    assert caller.ask("position")["speeds"] == [5, 3, 1]
    assert caller.ask("position")["tokens"] == [5, 5, 4]
    assert caller.ask("dice", values=[]) == {"queued": 0}


def test_two_ties_roll_together_by_seat_and_only_those_still_equal_roll_again() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=4, dice=[6, 5, 4, 3])
    caller.ask("dice", values=[1, 2, 6, 6, 2, 1, 1, 1, 1, 1, 1, 2])
    events = all_thrust(caller, 5, 3, 5, 3)
    assert rolls(events, "rolled_off") == [
        (0, [1, 2]), (1, [6, 6]), (2, [2, 1]), (3, [1, 1]),
        (0, [1, 1]), (2, [1, 2]),
    ]  # fmt: skip
    assert [event["seats"] for event in events if event["event"] == "order_fixed"] == [[2, 0, 1, 3]]


def test_equal_speeds_roll_for_the_order_of_movement_after_the_rolls_for_the_dice() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, dice=[4, 4, 1])
    for_dice, for_movement, balance = [1, 1, 2, 2], [6, 6, 5, 5], [1, 2, 3, 4, 5, 6]
    caller.ask("dice", values=for_dice + for_movement + balance)
    events = all_thrust(caller, 3, 3, 1)
    assert rolls(events, "rolled_off") == [(0, [1, 1]), (1, [2, 2]), (0, [6, 6]), (1, [5, 5])]
    assert rolls(events, "kept_balance", "spilled") == [(0, [1, 2]), (1, [3, 4]), (2, [5, 6])]


def test_the_first_opener_of_an_auction_is_picked_after_the_speed_dice() -> None:
    caller = Caller()
    begun = caller.ask("new", game="cafe-race", players=5, options={"auction": True}, dice=[1, 2, 3, 4, 5, 4])
    assert begun["to_move"] == [4]
    assert caller.ask("record").splitlines()[-1] == "0 - start | d1! d2! d3! d4! d5! p4!"


def test_openers_that_are_level_roll_off_by_seat_when_the_next_opener_is_sought() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, options={"auction": True}, dice=[6, 5, 4, 1])
    caller.ask("dice", values=[1, 1, 3, 3])
    events = caller.ask("move", seat=1, move="open 6 6")["events"]
    assert rolls(events, "rolled_off") == [(0, [1, 1]), (2, [3, 3])]
    assert caller.ask("view")["to_move"] == [2]


def test_behind_the_queue_chance_comes_from_the_seed() -> None:
    """Queued values do not use up the seed's: those serve the set-up or, that being queued, what follows."""
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed="moka")
    from_seed = caller.ask("record").splitlines()[-1].split(" | ")[1]
    caller.ask("new", game="cafe-race", players=3, seed="moka", dice=[6, 5, 4])
    all_thrust(caller, 6, 5, 4)
    assert caller.ask("record").splitlines()[-1].split(" | ")[1].startswith(f"{from_seed} ")
