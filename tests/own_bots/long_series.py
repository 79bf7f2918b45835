"""A thousand games of each game with a program of each kind in a seat, played in parts: what was stopped goes on."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from own_bots.players import FAULTS, command
from tavolino.arena.fault_report import BotFaults
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import simulate
from tavolino.arena.workers import executor
from tavolino.core import record as records
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.own_bots.record_folder import RecordFolder

ROOT = Path(__file__).parents[2]
KINDS = ("behave", "crash", "hang", "cheat", "babble")
OFTEN = {"cafe-race": 0.02, "coffee-rush": 0.004, "coffin-rush": 0.001}  # of its moves: in about one game of ten
SELDOM = 0.25  # of that: how often one hangs, for which everybody waits
PARTS = 5  # each starts its workers and its programs anew
PLAYERS = 4
SECONDS = {"hang": 3.0}  # for an answer; longer than that nobody waits for one that never answers
PATIENT = 120.0


class Part(msgspec.Struct, frozen=True):
    """Some games of a series. The seed is its number."""

    game: str
    kind: str
    number: int
    games: int

    @property
    def bots(self) -> list[str]:
        """The program; beside one that fails, one that does not."""
        often = OFTEN[self.game] * (SELDOM if self.kind == "hang" else 1)
        return [command(self.kind, often), *([] if self.kind == "behave" else [command("behave", 0)])]


class Played(msgspec.Struct):
    """What became of a part, and of which source."""

    source: str
    part: Part
    seconds: float
    moves: int
    complete: bool  # all games were played, and their victories add up
    faults: list[BotFaults]  # of the bots of the part
    replayed: int  # records


def source() -> str:
    """Of the package: what an earlier version has played counts for nothing."""
    whole = hashlib.sha256()
    for path in sorted((ROOT / "src" / "tavolino").rglob("*.py")):
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


class LongSeries:
    """`folder` has what was played, a line for each part, and the records of faulty games."""

    def __init__(
        self, folder: Path, games: int, kinds: tuple[str, ...] = KINDS, boxes: tuple[str, ...] = (*OFTEN,)
    ) -> None:
        self._folder = folder
        self._source = source()
        size = max(1, games // PARTS)
        numbers = range(games // size)
        self.parts = [Part(game, kind, number, size) for number in numbers for game in boxes for kind in kinds]
        self.played = {one.part: one for one in self._read() if one.part in self.parts}

    @property
    def _file(self) -> Path:
        return self._folder / "played.jsonl"

    def _read(self) -> Iterator[Played]:
        if self._file.exists():
            for line in self._file.read_bytes().splitlines():
                one = msgspec.json.decode(line, type=Played)
                if one.source == self._source:
                    yield one

    def play(self, workers: int) -> None:
        """What is missing."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for part in self.parts:
            if part not in self.played:
                self.played[part] = self._play(part, workers)
                with self._file.open("ab") as file:
                    file.write(msgspec.json.encode(self.played[part]) + b"\n")

    def _play(self, part: Part, workers: int) -> Played:
        game = find(part.game)
        seconds = SECONDS.get(part.kind, PATIENT)
        plan = SeriesPlan.checked(
            game, PLAYERS, part.games, ["greedy"], part.number, game.read_options({}), True, part.bots, seconds
        )
        found = simulate(plan, executor(workers), lambda _: None, RecordFolder(self._folder / "records"))
        faults = [bot.faults for bot in found.bots if isinstance(bot.faults, BotFaults)]
        files = {file for one in faults for file in one.records}
        complete = found.games == part.games and abs(sum(found.win_share) - 1) < 1e-6
        return Played(self._source, part, found.seconds, found.moves, complete, faults, sum(map(_replays, files)))

    # ---- what was found

    def wrong(self) -> list[str]:
        """Whatever should not be: something lost, a fault that was not planted, or none of those that were."""
        faults = [f"{one.part}: not complete" for one in self.played.values() if not one.complete]
        for (game, kind), (planted, good) in self.totals().items():
            expected = {FAULTS[kind]} if kind in FAULTS else set()
            for bot, may in ((planted, expected), (good, set())):
                for name in set(FAULTS.values()) - may:
                    if getattr(bot, name) and not (kind == "hang" and name == "timeouts"):  # a busy machine
                        faults.append(f"{game}, {kind}: {getattr(bot, name)} {name}")
            faults += [f"{game}, {kind}: none of {name}" for name in expected if not getattr(planted, name)]
        return faults

    def totals(self) -> dict[tuple[str, str], tuple[BotFaults, BotFaults]]:
        """Of the program, and of the one beside it that does nothing wrong."""
        found: dict[tuple[str, str], tuple[BotFaults, BotFaults]] = {}
        for part, one in self.played.items():
            both = found.setdefault((part.game, part.kind), (BotFaults(), BotFaults()))
            for total, bot in zip(both, one.faults, strict=False):
                total.add(bot)
                total.games += bot.games
                total.records += bot.records
        return found

    def table(self) -> str:
        lines = [
            "| game | program | games | crashes | time-outs | unreadable | illegal | in games | records replayed |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        ]
        for (game, kind), (planted, _) in self.totals().items():
            parts = [one for part, one in self.played.items() if (part.game, part.kind) == (game, kind)]
            games, replayed = sum(one.part.games for one in parts), sum(one.replayed for one in parts)
            counts = (planted.crashes, planted.timeouts, planted.unreadable, planted.illegal, planted.games, replayed)
            cells: list[Any] = [f"{game}", f"`{kind}`", f"{games:,}", *(f"{count:,}" for count in counts)]
            lines.append(f"| {' | '.join(cells)} |")
        return "\n".join(lines)


def _replays(file: str) -> int:
    return int(replay(records.parse(Path(file).read_text("utf-8"))).over)
