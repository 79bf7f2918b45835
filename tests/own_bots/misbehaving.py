"""A program that plays the last of its legal moves, except that every so often it does something wrong.

`misbehaving.py KIND HOW_OFTEN`: the kind is one of those below; 0 is never, 1 at every move, 2 at every second move of
a game; 0.01 is at one move of a hundred, by the chance that it is given. It knows nothing of Tavolino but the lines
that it is sent.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, NoReturn


def crash(_: dict[str, Any]) -> NoReturn:
    raise RuntimeError("the coffee machine is on fire")


def hang(_: dict[str, Any]) -> NoReturn:
    while True:
        time.sleep(3600)


def cheat(asked: dict[str, Any]) -> None:
    answer(asked, {"move": "fly to the moon"})


def babble(_: dict[str, Any]) -> None:
    print("hmm, let me see", flush=True)


def flood(_: dict[str, Any]) -> NoReturn:
    while True:
        os.write(1, b"bla" * 20_000)


def leave(_: dict[str, Any]) -> NoReturn:
    os._exit(7)


def confuse(asked: dict[str, Any]) -> None:
    answer({"id": asked["id"] - 1}, {"move": asked["legal"][0]})


def complain(asked: dict[str, Any]) -> None:
    print(json.dumps({"id": asked["id"], "error": {"message": "no more coffee"}}), flush=True)


KINDS: dict[str, Callable[[dict[str, Any]], None]] = {
    "crash": crash,
    "hang": hang,
    "cheat": cheat,
    "babble": babble,
    "flood": flood,
    "leave": leave,
    "confuse": confuse,
    "complain": complain,
    "behave": lambda asked: answer(asked, {"move": asked["legal"][-1]}),
}


def answer(asked: dict[str, Any], ok: object) -> None:
    print(json.dumps({"id": asked["id"], "ok": ok}), flush=True)


def main(kind: str, how_often: str) -> None:
    chance, chosen = Random(0), 0
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "choose":
            chosen += 1
            KINDS[kind if is_due(how_often, chosen, chance) else "behave"](asked)
        else:
            chance, chosen = Random(asked["seed"]), 0
            answer(asked, None)


def is_due(how_often: str, chosen: int, chance: Random) -> bool:
    if "." in how_often:
        return chance.random() < float(how_often)
    every = int(how_often)
    return every > 0 and chosen % every == 0


if __name__ == "__main__":
    main(*sys.argv[1:])
