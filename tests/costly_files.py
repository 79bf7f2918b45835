"""Menus, temples and records that cost as much as a visitor's file can, each within the length of one request."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from tavolino import Match, find
from tavolino.core.record import Remark

LONGEST = 64 * 1024  # bytes of a request's body
ROOM = 512  # bytes for what stands around a file in the body


def size_of(value: object) -> int:
    return len(msgspec.json.encode(value))


def boastful_record(players: int = 999_999_999, game: str = "cafe-race") -> str:
    """A header that promises more than there is."""
    return (
        f"tavolino record 1\ngame: {game}\nrules: 1\nplayers: {players}\noptions: {{}}\nseats: []\nseed-hash: 00\n\n"
        "0 - start\n"
    )


def own_menu(drinks: int, wordy: bool = False) -> dict[str, Any]:
    """A menu of so many cards, each with a drink of its own."""
    return {
        "cards": drinks,
        "drink": [
            {
                "id": f"d{number}".ljust(40, "x") if wordy else f"d{number}",
                "name": "N" * 40 if wordy else "N",
                "ingredients": ["coffee", "milk", "steam", "ice", "chocolate", "caramel"] if wordy else ["tea"],
                "copies": 1,
            }
            for number in range(drinks)
        ],
    }


def temple_of_rooms(rooms: int) -> dict[str, Any]:
    """Quadrants that no map has a place for, each drawn as one of the house's."""
    return {"quadrants": {f"room{number}": _house()["quadrants"]["jars"] for number in range(rooms)}}


def temple_of_layouts(most: int = LONGEST - ROOM) -> dict[str, Any]:
    """As many layouts as there is room for, and all quadrants written out."""
    layouts: dict[str, Any] = {}
    temple = {"quadrants": dict(_house()["quadrants"]), "layouts": layouts}
    left = most - size_of(temple)
    rows = list(_house()["layouts"]["standard"])
    each = size_of({"own000": rows})
    layouts |= {f"own{number}": rows for number in range(left // each)}
    return temple


@cache
def _house() -> dict[str, Any]:
    from tavolino.games.coffin_rush.house import house

    return dict(house())


@cache
def long_record(game: str, players: int, menu: int = 0, undo: float = 0.0, seed: int = 7) -> str:
    """A game played to its end by chance, then remarks for as long as there is room. `menu`: drinks on an own one;
    `undo`: how many of the moves that can be are taken back."""
    found = find(game)
    options = {"menu": own_menu(menu)} if menu else {}
    match = Match.new(found, players, found.read_options(options), bytes(32), seats=["A"] * players)
    random, most = Random(seed), LONGEST - ROOM
    while _sent(match.record().write()) < most - 2_000 and _play(match, random, 20, undo):
        pass
    return with_remarks(match.record().write(), len(match.entries), most)


def _play(match: Match, random: Random, moves: int, undo: float) -> bool:
    """A few moves by chance; whether the game is still on."""
    for _ in range(moves):
        if match.over:
            return False
        seat = match.to_move()[0]
        match.play(seat, random.choice(match.legal(seat)))
        if random.random() < undo and match.last_mover() is not None:
            match.take_back()
    return True


def with_remarks(text: str, number: int, most: int) -> str:
    """`number` is that of the next line."""
    lines: list[str] = []
    left = most - _sent(text)
    while True:
        line = Remark("say", "").line(number) + "\n"
        left -= len(line) + 1
        if left < 0:
            return text + "".join(lines)
        lines.append(line)
        number += 1


def _sent(text: str) -> int:
    """Bytes of this text as JSON."""
    return size_of(text)
