"""Plays twin tables to the end and compares everything that the observer is sent by the two servers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import NamedTuple

from contract.walk import Setting
from faults.blindfold import Sight
from faults.controlled_server import ControlledServer, LogLines
from faults.twins import Side, Twins, person
from tavolino.server.logs import OURS
from tavolino.table.choices import undo_needs

LONGEST = 200  # entries of one game; the longest games are left before their end
MOST_SEATS = 6

Do = Callable[[Side], Awaitable[None]]
Sights = tuple[Sight, Sight]


class Told(AssertionError):
    """The observer could tell the two tables apart."""


class Game(NamedTuple):
    setting: Setting
    observer: int | None
    seed: int


class Tally(NamedTuple):
    """Of one game: entries in all, entries while something hidden differed, and messages held against each other."""

    entries: int = 0
    compared: int = 0
    frames: int = 0
    reveals: int = 0


class Evening:
    """Two servers that are used for many games."""

    def __init__(self, servers: Sequence[ControlledServer], log: LogLines) -> None:
        self.servers = servers
        self.log = log

    @classmethod
    @asynccontextmanager
    async def opened(cls) -> AsyncIterator["Evening"]:
        log, ours = LogLines(), logging.getLogger(OURS)
        level = ours.level
        logging.getLogger().addHandler(log)
        ours.setLevel(logging.DEBUG)
        try:
            async with ControlledServer().opened() as first, ControlledServer().opened() as second:
                for server in (first, second):
                    for seat in (None, *range(MOST_SEATS)):
                        await server.know(person(seat), "Somebody" if seat is None else f"Person {seat}")
                yield cls((first, second), log)
        finally:
            logging.getLogger().removeHandler(log)
            ours.setLevel(level)

    async def play(self, game: Game) -> Tally:
        sides = []
        for server in self.servers:
            self.log.into = server.lines
            server.at = 1_000_000
            sides.append(await Side.opened(server, game.setting, game.observer, f"table-{game.seed}"))
        try:
            return await Comparison(self, sides[0], sides[1], Random(game.seed)).play()
        finally:
            for side in sides:
                await side.close()


class Comparison:
    def __init__(self, evening: Evening, first: Side, second: Side, random: Random) -> None:
        self.evening = evening
        self.sides = (first, second)
        self.random = random
        self.observer = first.observer
        self.compared = self.frames = self.reveals = 0
        self._turn = 0

    async def play(self) -> Tally:
        await self._both(Side.begin)
        await self._compare()
        self.twins = Twins(*self.sides, self.random)
        self.twins.swap()
        first = self.twins.first
        while first.table.status == "running" and first.table.seq < LONGEST:
            self._turn += 1
            await self._step()
            if self.random.random() < 0.5:
                self.twins.swap()
            await self._pry()
        await self._look_around(since=0)
        return Tally(first.table.seq, self.compared, self.frames, self.reveals)

    # ---- one entry

    async def _step(self) -> None:
        table = self.twins.first.table
        mover = self.twins.first.match.last_mover()
        if mover in self.twins.first.hands and self.random.random() < 0.1:
            await self._undo(mover)
            return
        asking = [hand for hand in sorted(self.twins.first.hands) if self._may_ask(hand)]
        if asking and self.random.random() < 0.1:
            await self._ask_undo(self.random.choice(asking))
            return
        seat = self.random.choice(sorted(table.asked))
        code = self.random.choice(table.asked[seat].legal)
        other, after = self._other_choice(seat, code)
        if after is None:
            self.twins.level()
            self.reveals += 1
        differed = self.twins.differ
        self.twins.same_chance()
        for server in self.evening.servers:
            server.at += 1000
        for side, chosen in zip(self.sides, (code, other), strict=True):
            self.evening.log.into = side.server.lines
            await side.move(seat, chosen, f"c{self._turn}")
        if after is None:
            self.twins.look()
        else:
            self.twins.sights = after
        self.compared += differed or self.twins.differ
        await self._compare()

    def _other_choice(self, seat: int, code: int) -> tuple[int, Sights | None]:
        """On the second server others may choose something else, where the choice itself is secret."""
        legal = self.twins.second.table.asked[seat].legal
        if seat != self.observer and self.twins.first.table.asked.keys() != {seat}:
            other = self.random.choice(legal)
            after = self.twins.after(seat, code, other)
            if after is not None:
                return other, after
        return code, self.twins.after(seat, code, code)

    async def _undo(self, seat: int | None) -> None:
        assert seat is not None
        await self._both(lambda side: side.say(seat, f"u{self._turn}", t="undo", base=side.table.seq))
        self.twins.look()
        self.compared += self.twins.differ
        await self._compare()

    def _may_ask(self, seat: int) -> bool:
        needs = undo_needs(self.twins.first.table, seat)
        return needs != [] and self.twins.first.hands.keys() >= set(needs)

    async def _ask_undo(self, seat: int) -> None:
        """And everybody agrees, or the first one does not."""
        await self._both(lambda side: side.say(seat, f"a{self._turn}", t="ask-undo", base=side.table.seq))
        await self._compare()
        request = self.twins.first.table.undo_request
        assert request is not None
        agree = self.random.random() < 0.7
        for asked in request.waiting if agree else request.waiting[:1]:
            await self._both(partial(_answer_undo, asked, request.entry, agree))
            self.twins.look()
            await self._compare()
        self.compared += self.twins.differ

    # ---- what an observer may try

    async def _pry(self) -> None:
        """Ask why, try what is forbidden, look ahead, chat, come back, look at the lists."""
        luck = self.random.random()
        if luck < 0.02:
            await self._look_around(since=self.random.randrange(self.twins.first.table.seq + 1))
        elif luck < 0.04:
            await self._both(self._say)
            await self._compare()
        elif luck < 0.12:
            await self._both(self._foresee)
            await self._compare()
        elif luck < 0.2:
            await self._confide()
        elif luck < 0.5 and self.observer is not None:
            await self._try_something()

    async def _say(self, side: Side) -> None:
        side.eyes.put(t="say", id=f"s{self._turn}", text="What have you got there?")
        await side.eyes.until(f'{{"t":"ack","id":"s{self._turn}"')

    async def _confide(self) -> None:
        """Others who win together talk among themselves, at each table of something else."""
        teams = self.twins.first.table.teams
        others = {seat for team in teams if self.observer not in team and len(team) > 1 for seat in team}
        speakers = sorted(others & self.twins.first.hands.keys())
        if speakers:
            seat = self.random.choice(speakers)
            for side, words in zip(self.sides, ("the chest in the crypt", "nothing in the well"), strict=True):
                self.evening.log.into = side.server.lines
                await side.say(seat, f"p{self._turn}", t="confide", text=words)
            await self._compare()

    async def _foresee(self, side: Side) -> None:
        side.eyes.put(t="foresee", id=f"f{self._turn}")
        await side.eyes.until(f'{{"t":"foreseen","id":"f{self._turn}"')

    async def _try_something(self) -> None:
        """Nothing that is allowed, or it would be done."""
        match, observer = self.twins.first.match, self.observer
        assert observer is not None
        asked = self.twins.first.table.asked.get(observer)
        code = self.random.randrange(len(match.moves))
        text = match.moves.text(code)
        await self._both(lambda side: side.say(observer, f"w{self._turn}", t="why", move=text))
        if asked is None or code not in asked.legal:
            await self._both(lambda side: side.say(observer, f"x{self._turn}", t="cmd", base=side.table.seq, move=text))
        await self._compare()

    async def _look_around(self, since: int) -> None:
        """Say hello again, and read everything that can be read over HTTP."""
        await self._both(lambda side: side.look(side.eyes, self.observer, since))
        table = f"/api/tables/{self.twins.first.table.id}"
        for path in (table, f"{table}/record", "/api/tables/running", "/api/tables/open", "/api/tables/mine"):
            if path.endswith("record") and self.twins.first.table.status == "finished":
                continue  # now everything is open, and the two games were different ones
            answers = []
            for side in self.sides:
                self.evening.log.into = side.server.lines
                answers.append(await side.server.read(person(self.observer), path))
            self._hold(path, [answers[0]], [answers[1]])
        await self._compare()

    # ---- both servers

    async def _both(self, do: Do) -> None:
        for side in self.sides:
            self.evening.log.into = side.server.lines
            await do(side)

    async def _compare(self) -> None:
        """Every byte on the observer's socket, and every line of the log."""
        sent = []
        for side in self.sides:
            self.evening.log.into = side.server.lines
            sent.append(await side.eyes.settle())
            for wire in side.hands.values():
                wire.sent.clear()
        self._hold("socket", *sent)
        self._hold("log", *(side.server.lines for side in self.sides))
        for side in self.sides:
            side.server.lines.clear()

    def _hold(self, where: str, one: Sequence[object], other: Sequence[object]) -> None:
        self.frames += len(one)
        if one != other:
            first = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), (one, other))
            raise Told(f"{where} of {self.observer}: {first[0]!r} and {first[1]!r}")


async def _answer_undo(seat: int, entry: int, agree: bool, side: Side) -> None:
    await side.say(seat, f"w{entry}-{seat}", t="answer-undo", entry=entry, agree=agree)


async def play_all(games: Sequence[Game]) -> list[Tally]:
    async with Evening.opened() as evening:
        return [await evening.play(game) for game in games]


def played(games: Sequence[Game]) -> list[Tally]:
    return asyncio.run(play_all(games))
