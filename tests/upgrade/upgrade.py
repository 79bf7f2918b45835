"""An upgrade, step by step: tables are written by an earlier version, opened by this one, and played to their ends.

What is done is kept in a folder, so that an upgrade that was stopped goes on.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from earlier import facts as reading
from earlier.checkout import EarlierVersion
from online.conftest import errors
from online.process import ServerProcess
from stores import opened
from tavolino.core.registry import find
from tavolino.store.check import check
from tavolino.table.table import load
from upgrade.comparing import differences
from upgrade.databases import Databases
from upgrade.finishing import finish
from upgrade.journal import Journal
from upgrade.people import People, in_turns
from upgrade.starting import Chair
from upgrade.telling import told_by
from upgrade.writing import HOURS, UNDER_WAY, Writing

Facts = dict[str, Any]
Line = tuple[int, str, bytes]  # sequence number, command, body

WRITTEN, PLAYED = "written", "played"  # databases
READING = str(Path(reading.__file__))


class Upgrade:
    def __init__(self, version: EarlierVersion, databases: Databases, folder: Path, tables: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.version, self.databases, self.folder = version, databases, folder
        self.people_file = folder / "people.json"
        self.ends: dict[str, list[Line]] = {}  # once they are played: the logs of what was under way
        self._tables = tables

    # ---- by the earlier version

    def write(self) -> None:
        writing = Writing(self.version, self.databases.url(WRITTEN), self.folder, self._tables)
        if not writing.is_done:
            asyncio.run(writing.spend())

    def facts(self) -> Facts:
        """What the earlier version reads in its database."""
        return self._kept("facts.json", lambda: json.loads(self.version.run(READING, self.databases.url(WRITTEN))))

    def told(self) -> Facts:
        """What the earlier version's server tells each seat, while nothing happens."""

        def ask() -> Facts:
            with self.version.server(
                self.databases.url(WRITTEN),
                log=self.folder / "earlier.log",
                bot_pause_seconds=HOURS,
                away_seconds=HOURS,
            ) as server:
                return asyncio.run(self._ask(server))

        return self._kept("told.json", ask)

    def _kept(self, name: str, make: Callable[[], Facts]) -> Facts:
        file = self.folder / name
        if not file.exists():
            content = json.dumps(make())
            file.write_text(content, "utf-8")
        found: Facts = json.loads(file.read_text("utf-8"))
        return found

    async def _ask(self, server: ServerProcess) -> Facts:
        async with People.at(server.url, self.people_file) as people:
            return await told_by(people, self.facts()["tables"])

    # ---- by this version

    def _server(self, url: str, **settings: Any) -> ServerProcess:
        return ServerProcess(url, log=self.folder / "present.log", away_seconds=HOURS, **settings)

    def changes(self, meanwhile: Callable[[str], None] = lambda _: None) -> list[str]:
        """What a server of this version tells otherwise, or has made of the database by opening it."""
        self.databases.drop("compared")
        url = self.databases.copy(WRITTEN, "compared")
        meanwhile(url)
        with self._server(url, bot_pause_seconds=HOURS) as server:
            told = asyncio.run(self._ask(server))
        found = json.loads(json.dumps(asyncio.run(reading.facts_at(url))))
        return [*differences(self.told(), told), *differences(self.facts(), found), *check(url)]

    def play(self) -> list[str]:
        """Every table to its end; what is wrong with that."""
        url = self.databases.copy(WRITTEN, PLAYED)
        journal = Journal(self.folder / "finished")
        asyncio.run(self._play_on(url, journal))
        self.ends = asyncio.run(self._ends(url))
        log = errors(self.folder / "present.log")
        return [*self.other_rules(journal.done), *self.other_ends(), *check(url), *log]

    def play_again(self) -> None:
        """The next time from the beginning, that is."""
        self.databases.drop(PLAYED)
        (self.folder / "finished").unlink()

    async def _play_on(self, url: str, journal: Journal) -> None:
        async def play(people: People, table: str, facts: Facts) -> None:
            journal.note(table, await finish(people, table, facts))

        with self._server(url) as server:
            async with People.at(server.url, self.people_file) as people:
                left = {table: facts for table, facts in self.to_play().items() if table not in journal.done}
                await in_turns(partial(play, people, table, facts) for table, facts in left.items())

    def to_play(self) -> Facts:
        return {table: facts for table, facts in self.facts()["tables"].items() if facts["status"] != "finished"}

    def under_way(self) -> Facts:
        return {table: facts for table, facts in self.to_play().items() if facts["status"] in UNDER_WAY}

    def other_rules(self, ended: Mapping[str, int]) -> list[str]:
        """What was not played by the version that it should be: its own, or the newest if it had not begun."""
        under_way, found = self.under_way(), []
        for table, facts in self.to_play().items():
            rules = facts["rules"] if table in under_way else find(facts["game"]).rules_version
            if ended.get(table) != rules:
                found.append(f"{table} was played by version {ended.get(table)} of the rules, not {rules}")
        return found

    async def _ends(self, url: str) -> dict[str, list[Line]]:
        """The logs of what was under way."""
        async with opened(url) as store:
            return {table: await store.entries(table) for table in self.under_way()}

    def other_ends(self) -> list[str]:
        """The earlier version replays them: its own rules lead to the same ends."""
        now = {table: reading.facts_of(load(table, lines)) for table, lines in self.ends.items()}
        logs = {
            table: [(seq, command, body.decode()) for seq, command, body in log] for table, log in self.ends.items()
        }
        then = json.loads(self.version.run(READING, "logs", said=json.dumps(logs)))
        unfinished = [f"{table} is {facts['status']}" for table, facts in now.items() if facts["status"] != "finished"]
        return [*unfinished, *differences(then, json.loads(json.dumps(now)))]

    # ---- figures

    def variety(self) -> str:
        """What there is, and what of it is under way."""
        statuses = Counter(facts["status"] for facts in self.facts()["tables"].values())
        games = Counter(f"{facts['game']} for {len(facts['chairs'])}" for facts in self.under_way().values())
        return "; ".join(", ".join(f"{count} {what}" for what, count in sorted(of.items())) for of in (statuses, games))

    def progress(self) -> str:
        """How far the tables were, once it is known how long they became."""
        before = {table: facts["entries"] for table, facts in self.under_way().items()}
        shares = sorted(before[table] / len(log) for table, log in self.ends.items())
        parts = [sum(low <= share < low + 0.25 for share in shares) for low in (0, 0.25, 0.5, 0.75)]
        entries = sum(len(log) for log in self.ends.values())
        return f"{sum(before.values()):,} entries before, {entries:,} at the end; by quarters of their games: {parts}"

    def chairs(self, tables: int) -> list[Chair]:
        """A person's at each of so many tables under way, in any order."""
        cookies = json.loads(self.people_file.read_text("utf-8"))
        taken = {
            table: (table, seat, cookies[person])
            for table, facts in self.under_way().items()
            for seat, (person, _, _, stand_in, _) in enumerate(facts["chairs"])
            if person is not None and not stand_in
        }
        return Random(7).sample(list(taken.values()), min(tables, len(taken)))
