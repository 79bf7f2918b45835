"""Do the rules of cafe-race.mjs agree with ours? The same dice and thrusts go to both, and after every move the
positions and what each seat may see are compared, at the end scores and winners.

    .venv/bin/python benchmarks/peers/agree.py [GAMES] [SEED]
"""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

from node import HERE, prepared

from tavolino.core.registry import find

DICE = 5_000  # for one game; if they ever ran out, the referee would stop
NO_THRUSTS = (0, 7, -1, 2.5, None)
TEMPERS = ((1, 6), (1, 2), (5, 6))  # any thrust, careful, bold: so that rare things happen too


class Disagreement(Exception):
    """The two sides differ."""


class Side:
    """A program that answers each line of JSON with another."""

    def __init__(self, *command: str) -> None:
        environment = os.environ | {"NODE_ENV": "production"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def end(self) -> None:
        self.process.communicate()


class Match:
    """One game, played on both sides."""

    def __init__(self, ours: Side, theirs: Side, players: int, luck: random.Random, *, spoilt: bool = False) -> None:
        self.ours, self.theirs, self.players, self.luck = ours, theirs, players, luck
        self.met: Counter[str] = Counter()  # the rules that our events name
        self.tempers = [luck.choice(TEMPERS) for _ in range(players)]
        dice = [luck.randint(1, 6) for _ in range(DICE)]
        self.turn = ours.ask(do="new", game="cafe-race", players=players, dice=dice)["ok"]
        if spoilt:
            dice[0] = dice[0] % 6 + 1
        self.told = theirs.ask(do="new", players=players, dice=dice)

    def play(self) -> int:
        """The number of moves."""
        moves = 0
        self.compare()
        while not self.turn["over"]:
            seat = self.luck.choice(self.turn["to_move"])
            self.refuse(seat)
            self.choose(seat, self.luck.randint(*self.tempers[seat]))
            self.compare()
            moves += 1
        self.refuse(0)
        return moves

    def choose(self, seat: int, thrust: int) -> None:
        answer = self.ours.ask(do="move", seat=seat, move=f"thrust {thrust}")
        self.turn = answer["ok"]
        self.met.update(event["rule"] for event in self.turn["events"])
        self.told = self.theirs.ask(do="thrust", seat=seat, thrust=thrust)
        self.same("whether the move is legal", True, self.told["taken"])

    def refuse(self, seat: int) -> None:
        """No such thrust, and nothing from a seat that need not answer; both leave everything as it was."""
        no_thrust = self.luck.choice(NO_THRUSTS)
        waiting = [seat for seat in range(self.players) if seat not in self.turn["to_move"]]
        tries = [(seat, no_thrust), *((other, 1) for other in waiting)]
        for other, thrust in tries:
            ours = self.ours.ask(do="move", seat=other, move=f"thrust {thrust}")
            self.told = self.theirs.ask(do="thrust", seat=other, thrust=thrust)
            taken = ("ok" in ours, self.told["taken"])
            self.same(f"a thrust {thrust} of seat {other}, taken", (False, False), taken)
        self.compare()

    def compare(self) -> None:
        position = self.ours.ask(do="position")["ok"]
        state = self.told["G"]
        clerks = state["clerks"]
        self.same("cells", position["cells"], [clerk["cell"] for clerk in clerks])
        self.same("tokens", position["tokens"], [clerk["tokens"] for clerk in clerks])
        self.same("speeds", position["speeds"], state["speeds"])
        self.same("thrusts", position["thrusts"], state["choices"])
        self.same("round", position["round"], state["round"])
        self.same("over", self.turn["over"], self.told["gameover"] is not None)
        if self.turn["over"]:
            self.compare_ends(position, clerks)
        else:
            self.compare_views()

    def compare_views(self) -> None:
        for seat, choices in enumerate(self.told["views"]):
            view = self.ours.ask(do="view", seat=seat)["ok"]
            self.same(f"who has chosen, for seat {seat}", view["chosen"], [choice is not None for choice in choices])
            self.same(f"the thrusts that seat {seat} sees", view["thrusts"], [choice or None for choice in choices])

    def compare_ends(self, position: dict[str, Any], clerks: list[dict[str, Any]]) -> None:
        result = self.ours.ask(do="result")["ok"]
        self.same("speeds taken", position["taken"], [clerk["speed"] for clerk in clerks])
        self.same("scores", [score["total"] for score in result["scores"]], self.told["gameover"]["scores"])
        self.same("winners", result["winners"], self.told["gameover"]["winners"])

    def same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Disagreement(f"{what}: {ours} with us, {theirs} with them, {self.players} players")


def expected() -> set[str]:
    """The rules of the basic game that an event names."""
    rules = find("cafe-race").ledger.rules.values()
    return {rule.id for rule in rules if rule.kind == "happens" and not rule.id.startswith("RACE-AUC")}


def main(games: int = 300, seed: int = 1) -> int:
    luck = random.Random(seed)
    ours = Side(sys.executable, "-m", "tavolino", "engine")
    theirs = Side(str(prepared()), str(HERE / "referee.mjs"))
    moves, met = 0, Counter[str]()
    try:
        for number in range(games):
            match = Match(ours, theirs, 3 + number % 4, luck)
            moves += match.play()
            met += match.met
        try:
            Match(ours, theirs, 3, luck, spoilt=True).play()
        except Disagreement:
            pass
        else:
            raise Disagreement("a game with one die changed went unnoticed")
    except Disagreement as problem:
        print(f"they do not agree: {problem}")
        return 1
    finally:
        ours.end()
        theirs.end()
    print(f"{games} games, {moves} moves: the same after every one; a changed die was noticed")
    print("events by rule:", ", ".join(f"{rule} {met[rule]}" for rule in sorted(met)))
    print("never met:", ", ".join(sorted(expected() - met.keys())) or "none")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
