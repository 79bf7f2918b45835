"""What is still won at Coffee Rush by somebody who stands so and so between two turns: the linear regression behind the
numbers in `games/coffee_rush/foresight_prospects.py`, from games in which everybody plays planned turns.

    python benchmarks/coffee_prospects.py --players 4 --games 3000

It prints the fitted numbers, the standard error of a prediction on games that were not fitted, and how sharp a lead is
(everybody's chance of winning as e to the power of sharpness times points expected), near the end and far from it.
"""

import argparse
import json

import numpy as np
from numpy.typing import NDArray

from tavolino.core.chance import FastChance
from tavolino.core.estimate import outcome
from tavolino.core.registry import find
from tavolino.games.coffee_rush.foresight import USUAL, RushForesight
from tavolino.games.coffee_rush.foresight_pour import PourPlanner
from tavolino.games.coffee_rush.foresight_prospects import TENTHS, how_far
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_scoring import points
from tavolino.games.coffee_rush.state import COUNT, CUPS, TABS, Barista

Numbers = NDArray[np.float64]

EVERY = 3  # turns, from one noted position to the next
FITTED = 0.7  # of the games; the others are predicted
NAMES = ("one", "promised", "token", "rush", "tab 1", "tab 2", "tab 3", "tab 4", "penalty", "round")
SHARPNESSES = np.arange(0.4, 4.0, 0.1)
STAGES = ((0.0, 0.1), (0.1, 0.5), (0.5, 0.999), (0.999, 1.1))  # how far the end is


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3000)
    chosen = parser.parse_args()
    features, won, winners, far, so_far = played(chosen.players, chosen.games)
    fitted = int(len(far) * FITTED)
    rows = fitted * chosen.players
    weights = np.linalg.lstsq(features[:rows], won[:rows], rcond=None)[0]
    print("error", round(float(np.std(won[rows:] - features[rows:] @ weights)), 3), "of", round(float(won.std()), 3))
    for place, name in enumerate(NAMES):
        print(f"{name:10}{weights[place]:+.2f} at last {weights[len(NAMES) + place]:+.2f} more while the end is far")
    expected = (features @ weights + so_far).reshape(-1, chosen.players)
    for low, high in STAGES:
        now = (far >= low) & (far < high)
        print(json.dumps({"far": [low, high], "positions": int(now.sum())} | sharpness(expected[now], winners[now])))


def played(players: int, games: int) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    """By position and seat: features, and points still won; by position: everybody's part of the victory, and how far
    the end was; by position and seat again: points so far."""
    game, foresight = find("coffee-rush"), RushForesight()
    features: list[list[float]] = []
    won: list[float] = []
    winners: list[list[float]] = []
    far: list[float] = []
    for number in range(games):
        chance = FastChance.seeded(99, number)
        state = game.new(players, game.options_type(), chance)
        assert isinstance(state, Rush)
        noted = 0
        while (seat := state.next_seat()) >= 0:
            if foresight.settled(state) and state.turns > 0 and state.turns % EVERY == number % EVERY:
                noted += 1
                far.append(how_far(state))
                features += [standing(state, barista) for barista in state.baristas]
            foresight.play_on(state, seat, chance)
        winners += [outcome(state)] * noted
        won += [float(score) for score in state.scores()] * noted
    table = np.array(features)
    so_far = table[:, -1]
    return table[:, :-1], np.array(won) - so_far, np.array(winners), np.array(far), so_far


def standing(rush: Rush, barista: Barista) -> list[float]:
    far = how_far(rush)
    pouring = PourPlanner(rush.menu, barista, USUAL, barista.orders)
    pouring.find_best(0)
    tabs = [sum(order % TABS == tab for order in barista.orders) for tab in range(TABS)]
    tokens = sum(barista.cup(cup) % COUNT for cup in range(CUPS))
    waiting = (barista.seat - rush.seat) % len(rush.baristas) / len(rush.baristas)
    promised = max(0.0, pouring.best_worth) / TENTHS
    plain = [
        1.0,
        promised,
        float(tokens),
        float(barista.rush),
        *map(float, tabs),
        float(len(barista.penalties)),
        float(waiting),
    ]
    return [*plain, *(far * number for number in plain), float(points(barista))]


def sharpness(expected: Numbers, winners: Numbers) -> dict[str, float]:
    """The one that makes what happened most likely, and how likely that is: nats a position."""
    if not len(winners):
        return {}
    losses = [(loss(share * expected, winners), share) for share in SHARPNESSES]
    least, best = min(losses)
    return {"sharpness": round(float(best), 1), "nats": round(least, 3)}


def loss(logits: Numbers, winners: Numbers) -> float:
    logs = logits - np.logaddexp.reduce(logits, axis=1, keepdims=True)
    return float(-(winners * logs).sum(axis=1).mean())


if __name__ == "__main__":
    main()
