"""What every contestant does: a line with a number comes in, it plays for about so many CPU-seconds, a JSON object goes
out. It runs in environments that have nothing of ours."""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Played = tuple[int, float]  # moves, CPU-seconds of this process with all its threads


def serve(play: Callable[[float], Played]) -> None:
    for line in sys.stdin:
        moves, seconds = play(float(line))
        print(json.dumps({"moves": moves, "seconds": seconds}), flush=True)


def games_on_end(play_some: Callable[[], int]) -> Callable[[float], Played]:
    """Of a function that plays a game, or a few, and returns the number of moves."""

    def play(budget: float) -> Played:
        moves, seconds = 0, 0.0
        began = time.process_time()
        while seconds < budget:
            moves += play_some()
            seconds = time.process_time() - began
        return moves, seconds

    return play


def steps_on_end(choose: Callable[[], Any], step: Callable[[Any], None], moves: int) -> Callable[[float], Played]:
    """Of many games at once: `step` makes so many moves. What choosing the actions takes is not counted."""

    def play(budget: float) -> Played:
        steps, seconds = 0, 0.0
        while seconds < budget:
            actions = choose()
            began = time.process_time()
            step(actions)
            seconds += time.process_time() - began
            steps += 1
        return steps * moves, seconds

    return play
