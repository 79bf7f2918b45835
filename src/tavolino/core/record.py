"""A record: a whole game as a text file, for saving, replay, sharing, tutorials and tests.

    tavolino record 1
    game: GAME
    …
    0 - start | d6 d4 d1
    1 0 thrust 3
    2 undo 1

A header of `key: value` lines, an empty line, then a line for everything that happened: its number, the seat, the
move and behind `|` what chance drew (`d4` a die's face, `p2` a pick; `!` marks a value set by hand).
"""

import json
from dataclasses import dataclass, field
from typing import Any

from tavolino.core.chance import Draw
from tavolino.core.fault import cited, fault
from tavolino.core.refusal import BadRecord

FORMAT = "tavolino record 1"
# More than any game has. Checked before anything of that size is made: a record may come from anybody.
MOST_PLAYERS = 99
MOST_LINES = 1_000_000
LONGEST_NAME = 1_000  # of a seat; our own are far shorter
MOST_DIGITS = 18
REMARKS = ("stand-in", "timeout", "say", "expect", "try", "else")  # the last four make a lesson: core/lesson.py


@dataclass(frozen=True)
class Start:
    """Line 0: setting up the game, and what chance drew for it."""

    draws: tuple[Draw, ...] = ()

    def line(self, number: int) -> str:
        return f"{number} - start{_tail(self.draws)}"


@dataclass(frozen=True)
class Played:
    seat: int
    move: str
    draws: tuple[Draw, ...] = ()

    def line(self, number: int) -> str:
        return f"{number} {self.seat} {self.move}{_tail(self.draws)}"


@dataclass(frozen=True)
class Undone:
    """The move of line `of` was taken back."""

    of: int

    def line(self, number: int) -> str:
        return f"{number} undo {self.of}"


@dataclass(frozen=True)
class Remark:
    """Changes nothing in the position: a stand-in sat down, a clock ran out, a tutorial speaks or waits."""

    kind: str
    text: str

    def line(self, number: int) -> str:
        return " ".join([str(number), self.kind, *self.text.split()])


Entry = Start | Played | Undone | Remark


def _tail(draws: tuple[Draw, ...]) -> str:
    return f" | {' '.join(map(str, draws))}" if draws else ""


def numbered_seats(players: int) -> list[str]:
    """Names for players who have told none."""
    return [f"seat {seat}" for seat in range(players)]


@dataclass(frozen=True)
class Record:
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seats: list[str]
    seed_hash: str
    seed: str | None  # revealed when the game is over
    start: dict[str, Any] | None  # a position to start from, where it is not the usual one
    entries: list[Entry] = field(default_factory=list)

    def write(self) -> str:
        header: dict[str, object] = {
            "game": self.game,
            "rules": self.rules_version,
            "players": self.players,
            "options": json.dumps(self.options, ensure_ascii=False),
            "seats": json.dumps(self.seats, ensure_ascii=False),
            "seed-hash": self.seed_hash,
        }
        if self.start is not None:
            header["start"] = json.dumps(self.start, ensure_ascii=False)
        if self.seed is not None:
            header["seed"] = self.seed
        lines = [FORMAT, *(f"{key}: {value}" for key, value in header.items()), ""]
        lines += [entry.line(number) for number, entry in enumerate(self.entries)]
        return "\n".join(lines) + "\n"


# ---- reading


def parse(text: str) -> Record:
    """The record that `write` wrote; raises BadRecord with the line that is wrong."""
    if text.count("\n") > MOST_LINES:
        raise BadRecord(fault("", "record-long", most=MOST_LINES))
    lines = [line.rstrip("\r") for line in text.split("\n")]  # names may hold rarer line separators
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(fault("", "record-format", line=1, format=FORMAT))
    header, body = _header(lines)
    entries = [_entry(number, line, place) for number, (place, line) in enumerate(body)]
    if not entries or not isinstance(entries[0], Start):
        raise BadRecord(fault("", "record-start", line=body[0][0] if body else len(lines)))
    return Record(
        game=_text(header, "game"),
        rules_version=_whole(header, "rules"),
        players=_players(header),
        options=_json(header, "options", dict),
        seats=_names(header),
        seed_hash=_text(header, "seed-hash"),
        seed=_text(header, "seed") if "seed" in header else None,
        start=_json(header, "start", dict) if "start" in header else None,
        entries=entries,
    )


Header = dict[str, tuple[int, str]]  # a line's number and text, by key


def _header(lines: list[str]) -> tuple[Header, list[tuple[int, str]]]:
    header: Header = {}
    for place, line in enumerate(lines[1:], start=2):
        if not line.strip():
            rest = enumerate(lines[place:], start=place + 1)
            return header, [(at, text) for at, text in rest if text.strip() and not text.startswith("#")]
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(fault("", "record-header", line=place))
        header[key.strip()] = (place, value.strip())
    return header, []


def _text(header: Header, key: str) -> str:
    if key not in header:
        raise BadRecord(fault("", "record-missing", key=key))
    return header[key][1]


def _whole(header: Header, key: str) -> int:
    text = _text(header, key)
    if not _is_number(text):
        raise BadRecord(fault(key, "record-number", line=header[key][0], found=cited(text)))
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def _players(header: Header) -> int:
    players = _whole(header, "players")
    if players > MOST_PLAYERS:
        raise BadRecord(fault("players", "record-players", line=header["players"][0], most=MOST_PLAYERS))
    return players


def _names(header: Header) -> list[str]:
    """The name of each seat; either all seats have one or none."""
    seats: list[object] = _json(header, "seats", list)
    names = [name for name in seats if isinstance(name, str)]
    if len(seats) not in (0, _players(header)) or len(names) != len(seats):
        raise BadRecord(fault("seats", "record-seats", line=header["seats"][0]))
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadRecord(fault("seats", "record-name", line=header["seats"][0], most=LONGEST_NAME))
    return names


def _json(header: Header, key: str, kind: type) -> Any:
    try:
        value = json.loads(_text(header, key), parse_int=_json_number)
        json.dumps(value, ensure_ascii=False).encode()  # half a character (\ud800) can be read but not written
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise BadRecord(fault(key, "record-json", line=header[key][0]))
    return value


def _json_number(digits: str) -> int:
    """No option or position needs a number of more than 64 bits, and not all that is done with one is quick."""
    if len(digits) > MOST_DIGITS:
        raise ValueError("a number without end")
    return int(digits)


def _entry(number: int, line: str, place: int) -> Entry:
    words = line.split()
    if len(words) < 2 or words[0] != str(number):
        raise BadRecord(fault("", "record-due", line=place, number=str(number)))
    if words[1] in REMARKS:
        return Remark(words[1], " ".join(words[2:]))
    said, bar, drawn = line.partition("|")
    words = said.split()
    draws = tuple(_draw(word, place) for word in drawn.split())
    if words[1:] == ["-", "start"]:
        return Start(draws)
    if len(words) == 3 and words[1] == "undo" and _is_number(words[2]) and not bar:
        return Undone(int(words[2]))
    if len(words) > 2 and words[1].isascii() and words[1].isdigit() and len(words[1]) < 4:
        return Played(int(words[1]), " ".join(words[2:]), draws)
    raise BadRecord(fault("", "record-strange", line=place, entry=line.strip()))


def _draw(word: str, place: int) -> Draw:
    body = word.removesuffix("!")
    digits = body[1:]
    if body[:1] not in ("d", "p") or not digits.isascii() or not digits.isdigit() or len(digits) > 6:
        raise BadRecord(fault("", "record-chance", line=place, word=cited(word)))
    return Draw(body[0] == "d", int(digits), word.endswith("!"))
