"""Positions in which each kind of move is legal, found by letting bots play until there is one for each."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from browser.strategies import all_kinds
from rules.coffin_rush.scene import dig, pharaoh, who
from tavolino.bots import levels
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.notation import kind_of
from tavolino.core.outlook import FixedOutlook
from tavolino.core.registry import find
from tavolino.core.seed import seed_from

MOST_GAMES = 60
ME = 0


class Occasion(NamedTuple):
    """A position in which this seat may play this move."""

    position: dict[str, Any]
    seat: int
    move: str


def one_of_each(
    game_id: str, players: int, variants: list[dict[str, Any]], level: str, rare: Sequence[Occasion] = ()
) -> dict[str, Occasion]:
    """By kind of move; the variants of the game take turns. `rare` are those that games hardly ever lead to."""
    wanted = all_kinds(game_id)
    found = {kind_of(occasion.move): occasion for occasion in rare}
    for seed in range(MOST_GAMES):
        _play(game_id, players, variants[seed % len(variants)], level, seed, found)
        if found.keys() >= wanted:
            return found
    raise AssertionError(f"no position for {wanted - found.keys()} in {MOST_GAMES} games")


def _play(
    game_id: str, players: int, options: dict[str, Any], level: str, seed: int, found: dict[str, Occasion]
) -> None:
    """Plays one game, and notes each position in which seat 0 may make a move of a new kind."""
    game = find(game_id)
    match = Match.new(game, players, game.read_options(options), seed_from(seed), seats=["?"] * players)
    bots = [levels.make(level, game, FastChance.seeded(seed + seat)) for seat in range(players)]
    while not match.over:
        for move in match.legal(ME):
            if kind_of(move) not in found:
                found[kind_of(move)] = Occasion(dict(game.position(match.state)), ME, move)
        seat = match.to_move()[0]
        view = None if level == "random" else game.view(match.state, seat)
        code = bots[seat].choose(FixedOutlook(seat, tuple(match.state.legal_moves(seat)), view))
        match.play(seat, match.moves.text(int(code)))


def questions_in_the_temple() -> list[Occasion]:
    """Questions out of turn, or to an explorer with too many items or with a Lucky Charm."""
    crowded = dig(who("4,0", "green", "green", "yellow", "yellow", "azure", "red"), who(), put={"4,0": "coins"})
    crowded.play(0, "take")
    tied = pharaoh(who("12,9"), who("12,9"), monsters=[{"kind": "spectre", "at": "12,7"}], dice=[1])
    companions = dig(
        who("4,2"), who(), who(rush=True), who(), options={"companies": 2}, turn={"actions": 0, "card_used": True}
    )
    companions.play(0, "open 5,2")
    mummies = [{"kind": "mummy", "at": "6,6"}, {"kind": "mummy", "at": "8,8"}]
    lucky = pharaoh(who("6,8", "green", "charm"), who(), monsters=mummies, dice=[2, 1, 1])
    return [
        Occasion(crowded.position, 0, "keep 8"),
        Occasion(tied.position, 1, "target 0"),
        Occasion(companions.position, 2, "consent yes"),
        Occasion(lucky.position, 0, "set red 4"),
    ]
