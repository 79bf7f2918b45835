"""A thousand tables, hardly two of them alike: games, numbers of players, options, clocks, bots, how far they are."""

from random import Random
from typing import Any

import msgspec

from earlier.evening import OWN
from tavolino.core.match import Match
from tavolino.core.registry import find

GAMES = ("cafe-race", "coffee-rush", "coffin-rush")
SHARES = (0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97)  # of a usual game: from its beginning to shortly before its end
DAYS = 20 * 86_400  # seconds: no clock runs out meanwhile
CLOCKS: tuple[dict[str, object], ...] = (
    {"kind": "none"},
    {"kind": "none"},
    {"kind": "turn", "seconds": DAYS},
    {"kind": "game", "seconds": DAYS, "increment": 5},
    {"kind": "days", "seconds": DAYS},
)
HOST, GUEST = "me", "open"  # what a chair is when the table is opened
BOTS = ("greedy", "random")
THEN = ("nothing", "nothing", "talk", "pause", "take back", "leave")
EVERY_LESSON, EVERY_START = 31, 13  # one table in so many is a lesson, or goes on from a position

ROWS = "/".join(["jars0 scribes1 ibis0 granary2", "base1 well0 crypt0 jackal3", "lotus2 cobra0 scarab1 falcon0"])
LAYOUTS = ("standard", "cross", "snake", "ring", "random", ROWS)
OTHER_TEMPLE = {
    "dice": {"red": [2, 2, 3, 3, 4, 5]},
    "counter": {"green": 30, "bomb": 2},
    "pawns": {"mummies": 5, "spectres": 2},
    "traps": {"summoning": 1, "scarabs": 3, "oblivion": 0},
}


class Wanted(msgspec.Struct, frozen=True):
    number: int
    game: str
    chairs: list[str]  # HOST, GUEST, or a bot's level
    options: dict[str, Any]
    clock: dict[str, object]
    public: bool
    share: float  # of a usual game, before the upgrade
    then: str
    is_lesson: bool = False
    has_start: bool = False  # a position, which decides about players and options


def wanted(number: int) -> Wanted:
    random = Random(number)
    game = GAMES[number % len(GAMES)]
    counts = find(game).player_counts
    players = counts[number // len(GAMES) % len(counts)]
    return Wanted(
        number,
        game,
        chairs_for(players, random),
        options_for(game, players, random),
        random.choice(CLOCKS),
        random.random() < 0.7,
        random.choice(SHARES),
        random.choice(THEN),
        number % EVERY_LESSON == 0,
        number % EVERY_START == 0,
    )


def chairs_for(players: int, random: Random) -> list[str]:
    """The host and anybody else, in any order."""
    others = random.choices((HOST, GUEST, GUEST, *BOTS), k=players - 1)
    chairs = [HOST, *others]
    random.shuffle(chairs)
    return chairs


def options_for(game: str, players: int, random: Random) -> dict[str, Any]:
    def maybe() -> bool:
        return random.random() < 0.5

    if game == "cafe-race":
        return {"auction": True} if maybe() else {}
    if game == "coffee-rush":
        menu = OWN[game] if random.random() < 0.2 else {"less_luck": maybe()}
        return menu | {"several_upgrades": maybe(), "starter": random.randrange(players) if maybe() else None}
    layout = random.choice(LAYOUTS)
    chosen: dict[str, Any] = {"layout": f"random:{random.randrange(10**6)}" if layout == "random" else layout}
    companies = [number for number in (0, 0, 2, 3) if number == 0 or (players % number == 0 and players > number)]
    chosen |= {"companies": random.choice(companies), "first": random.randrange(players) if maybe() else None}
    chosen["lend"] = chosen["companies"] > 0 and maybe()
    own = random.random()
    return chosen | (OWN[game] if own < 0.15 else {"temple": OTHER_TEMPLE} if own < 0.3 else {})


def usual_moves(game: str, players: int, options: dict[str, Any], start: object, seed: int) -> int:
    """How many moves such a game takes that is played at random; by the newest rules, which hardly matters here."""
    random, rules = Random(seed), find(game)
    if start is None:
        match = Match.new(rules, players, rules.read_options(options), random.randbytes(32))
    else:
        match = Match.from_position(rules, start, random.randbytes(32))
    moves = 0
    while not match.over:
        seat = random.choice(match.to_move())
        match.play(seat, random.choice(match.legal(seat)))
        moves += 1
    return moves
