"""Café Race written directly for OpenSpiel's Python interface: each die is a chance node, seats choose in order."""

from collections.abc import Mapping
from typing import Any

import pyspiel
from plain_rules import (
    FULL_CUP,
    HIGHEST,
    LAST_STEP,
    START,
    Keys,
    dice_keys,
    landing_cell,
    movement_keys,
    must_balance,
    ranked,
    refill_empty_cups,
    shares,
)

NAME = "plain_race"
FEWEST, MOST = 3, 6
DIE = [(face, 1 / HIGHEST) for face in range(HIGHEST)]

# What the game waits for. All but the thrust are chance nodes.
SPEED, THRUST, TIE_FOR_DICE, TIE_FOR_MOVEMENT, BALANCE, OVER = range(6)

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Plain race",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST,
    min_num_players=FEWEST,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4},
)


class PlainRaceGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        players = (params or {}).get("players", 4)
        info = pyspiel.GameInfo(
            num_distinct_actions=HIGHEST,
            max_chance_outcomes=HIGHEST,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=10_000,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "PlainRaceState":
        return PlainRaceState(self)


class PlainRaceState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: PlainRaceGame) -> None:
        super().__init__(game)
        players = game.num_players()
        self.cells = [START] * players
        self.tokens = [FULL_CUP] * players
        self.thrusts: list[int] = []  # of the seats that have chosen
        self.speeds = [0] * players
        self.dice: list[int] = []
        self.rolled: list[int] = []  # until all are there that are waited for
        self.keys: Keys = []  # of the ranking under way
        self.tied: list[int] = []
        self.order: list[int] = []  # seats that have still to move
        self.stage = SPEED

    # ---- who is next, and what may be done

    def current_player(self) -> int:
        if self.stage == THRUST:
            return len(self.thrusts)
        return int(pyspiel.PlayerId.TERMINAL if self.stage == OVER else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(HIGHEST))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DIE

    def is_terminal(self) -> bool:
        return self.stage == OVER

    def returns(self) -> list[float]:
        return shares(self.cells, self.tokens) if self.stage == OVER else [0.0] * len(self.cells)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{'die' if player == pyspiel.PlayerId.CHANCE else 'thrust'} {action + 1}"

    def __str__(self) -> str:
        standing = f"{self.cells} {self.tokens} {self.thrusts} {self.speeds} {self.dice}"
        return f"{self.stage} {standing} {self.rolled} {self.order}"

    # ---- what happens

    def _apply_action(self, action: int) -> None:
        if self.stage == THRUST:
            self.thrusts.append(action + 1)
            if len(self.thrusts) == len(self.cells):
                self.keys = dice_keys(self.thrusts, self.cells, self.tokens)
                self._rank(TIE_FOR_DICE)
            return
        self.rolled.append(action + 1)
        if len(self.rolled) == self._awaited():
            rolled, self.rolled = self.rolled, []
            self._take(rolled)

    def _awaited(self) -> int:
        """Dice."""
        if self.stage == SPEED:
            return len(self.cells)
        return 2 if self.stage == BALANCE else 2 * len(self.tied)

    def _take(self, rolled: list[int]) -> None:
        if self.stage == SPEED:
            self.dice = sorted(rolled, reverse=True)
            self.thrusts = []
            self.stage = THRUST
        elif self.stage == BALANCE:
            seat = self.order.pop(0)
            if sum(rolled) < self.thrusts[seat] + self.speeds[seat]:
                self.tokens[seat] -= 1
            self._move_clerks()
        else:
            for place, seat in enumerate(self.tied):
                self.keys[seat].append(rolled[2 * place] + rolled[2 * place + 1])
            self._rank(self.stage)

    def _rank(self, stage: int) -> None:
        self.stage = stage
        order, self.tied = ranked(self.keys)
        if self.tied:
            return
        if stage == TIE_FOR_DICE:
            for seat, die in zip(order, self.dice, strict=True):
                self.speeds[seat] = die
            self.keys = movement_keys(self.speeds, self.thrusts, self.cells, self.tokens)
            self._rank(TIE_FOR_MOVEMENT)
        else:
            self.order = order
            self._move_clerks()

    def _move_clerks(self) -> None:
        """Until somebody has to balance, or the round is over."""
        while self.order:
            seat = self.order[0]
            goal = self.cells[seat] + self.speeds[seat]
            self.cells[seat] = landing_cell(self.cells[seat], self.speeds[seat], self.cells)
            if must_balance(self.cells[seat], goal):
                self.stage = BALANCE
                return
            self.order.pop(0)
        if max(self.cells) > LAST_STEP:
            self.stage = OVER
        else:
            refill_empty_cups(self.cells, self.tokens)
            self.stage = SPEED


def load(players: int) -> PlainRaceGame:
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, PlainRaceGame)
    loaded: PlainRaceGame = pyspiel.load_game(NAME, {"players": players})
    return loaded
