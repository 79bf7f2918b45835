"""Has an earlier version write the tables: its own server, played at over the network, killed in the end."""

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from earlier.checkout import EarlierVersion
from online.guest import Guest, Refused
from upgrade.journal import Journal
from upgrade.people import People, in_turns
from upgrade.sitting import Sitting
from upgrade.variety import BOTS, GAMES, GUEST, HOST, Wanted, chairs_for, options_for, usual_moves, wanted

HOURS = 10_000.0  # seconds: nobody is away, and no bot moves, as long as a server runs
SHORT_PAUSE = 0.05  # seconds
UNDER_WAY = ("running", "paused")
OVER = ("over", "not_now")  # a bot has made the last move
LESS = 0.7  # of what was too much
FIRST = 26  # number of a table: the first six are of all games, and a position and a lesson are among them
FIRST_MOVES = 8  # of a table of bots before the server is killed

Start = tuple[int, dict[str, Any]]  # players, position


class Writing:
    """So many tables of people under way; beside them some of bots, some not begun, a few that are over."""

    def __init__(self, version: EarlierVersion, url: str, folder: Path, tables: int) -> None:
        self.version, self.url, self.folder, self.tables = version, url, folder, tables
        self.people_file = folder / "people.json"
        self._journal = Journal(folder / "written")
        self._starts: dict[str, list[Start]] = {}

    @property
    def is_done(self) -> bool:
        return "bots" in self._journal.done

    async def spend(self) -> None:
        log = self.folder / "earlier.log"
        with self.version.server(self.url, log=log, away_seconds=HOURS) as server:
            async with People.at(server.url, self.people_file) as people:
                await self._finish_some(people)
                numbers = range(FIRST, FIRST + self.tables)
                left = [number for number in numbers if str(number) not in self._journal.done]
                await in_turns(partial(self._one, people, number) for number in left)
                await self._open_some(people)
            server.kill()
        with self.version.server(self.url, log=log, away_seconds=HOURS, bot_pause_seconds=SHORT_PAUSE) as server:
            async with People.at(server.url, self.people_file) as people:
                await self._begin_bots(people)
                server.kill()  # while they move
        self._journal.note("bots")

    # ---- tables under way

    async def _one(self, people: People, number: int) -> None:
        """One that is over too early stays as it is; then another is played, not as far."""
        plan = wanted(number)
        share = plan.share
        while (table := await self._played(people, plan, share)) is None:
            share *= LESS
        self._journal.note(str(number), table)

    async def _played(self, people: People, plan: Wanted, share: float) -> str | None:
        """The table; None if its game is over."""
        host, guest = people.pair(plan.number)
        random = Random(plan.number)
        if plan.is_lesson:
            table = await self._learned(host, plan, share, random)
        else:
            table = await self._begun(host, guest, plan, share, random)
        found = await host.ask("GET", f"/api/tables/{table}")
        return table if found["table"]["status"] in UNDER_WAY else None

    async def _begun(self, host: Guest, guest: Guest, plan: Wanted, share: float, random: Random) -> str:
        chairs, options, start = plan.chairs, plan.options, None
        if plan.has_start:
            players, start = random.choice(self._starts[plan.game])
            chairs, options = chairs_for(players, random), {}
        more = {} if start is None else {"start": start}
        table = await host.open_table(plan.game, chairs, options=options, clock=plan.clock, public=plan.public, **more)
        if GUEST in chairs:
            invite = (await host.ask("GET", f"/api/tables/{table}"))["invite"]
            await guest.ask("POST", f"/api/tables/{table}/enter", {"invite": invite})
        seats = {seat: host if who == HOST else guest for seat, who in enumerate(chairs) if who in (HOST, GUEST)}
        for seat, person in seats.items():
            if person is guest:
                await guest.sit(table, seat)
        await host.start(table)
        usual = usual_moves(plan.game, len(chairs), options, start, plan.number)
        async with Sitting.at(table, seats, random) as sitting:
            await sitting.play(round(share * usual))
            guests = {seat: who for seat, who in seats.items() if who is guest}
            try:
                await self._then(plan.then, table, sitting, guests)
            except Refused as refused:
                if refused.code not in OVER:
                    raise
        return table

    async def _then(self, then: str, table: str, sitting: Sitting, guests: dict[int, Guest]) -> None:
        if then == "talk":
            await sitting.places[0].command("say", text="Perché no? Un caffè ☕")
            await sitting.places[-1].command("emote", emote="coffee")
        elif then == "pause":
            await sitting.places[0].command("pause")
        elif then == "take back":
            await sitting.take_back()
        elif then == "leave":  # a bot stands in
            for seat, guest in guests.items():
                await guest.ask("DELETE", f"/api/tables/{table}/seats/{seat}")

    async def _learned(self, host: Guest, plan: Wanted, share: float, random: Random) -> str:
        """Some of the lesson; every other learner then does something else."""
        info = await host.ask("POST", f"/api/lessons/{plan.game}")
        table, steps = str(info["table"]["id"]), info["lesson"]["steps"]
        async with Sitting.at(table, {info["lesson"]["seat"]: host}, random) as sitting:
            await sitting.follow(steps, round(share * steps[-1]["after"]))
            if plan.number % 2:
                await sitting.play(3)
        return table

    # ---- the others

    async def _finish_some(self, people: People) -> None:
        """Of each game, with bots; other tables begin from positions of theirs."""
        file = self.folder / "starts.json"
        if not file.exists():
            starts: dict[str, list[Start]] = {game: [] for game in GAMES}
            for number in range(len(GAMES) * (1 + self.tables // 500)):
                game = GAMES[number % len(GAMES)]
                starts[game] += await self._finished(people, game, number)
            file.write_text(json.dumps(starts), "utf-8")
        self._starts = json.loads(file.read_text("utf-8"))

    async def _finished(self, people: People, game: str, number: int) -> list[Start]:
        host, _ = people.pair(number)
        random = Random(number)
        table = await host.open_table(game, [HOST, *BOTS], options=options_for(game, 3, random))
        await host.start(table)
        async with Sitting.at(table, {0: host}, random) as sitting:
            await sitting.play()
            moments = [sitting.seq // 5, sitting.seq // 2]
        found = [await host.ask("GET", f"/api/tables/{table}/position?at={moment}") for moment in moments]
        await host.ask("POST", f"/api/tables/{table}/rematch")
        return [(saved["players"], saved["position"]) for saved in found]

    async def _open_some(self, people: People) -> None:
        """Tables that have not begun."""
        for number in range(max(3, self.tables // 20)):
            if f"open {number}" not in self._journal.done:
                plan = wanted(number)
                host, guest = people.pair(number)
                table = await host.open_table(plan.game, [HOST, *plan.chairs[1:]], options=plan.options, public=True)
                if GUEST in plan.chairs[1:] and number % 2:
                    await guest.sit(table, plan.chairs.index(GUEST, 1))
                self._journal.note(f"open {number}", table)

    async def _begin_bots(self, people: People) -> None:
        """Until each of them has made a few moves."""

        async def moves_on(number: int) -> None:
            plan = wanted(number)
            host, _ = people.pair(number)
            bots = [BOTS[seat % len(BOTS)] for seat in range(len(plan.chairs))]
            table = await host.open_table(plan.game, bots, options=plan.options)
            await host.start(table)
            async with host.at(table, None) as place:
                while place.seq < FIRST_MOVES:
                    await place.next()

        await asyncio.gather(*(moves_on(number) for number in range(max(3, self.tables // 25))))
