"""An evening at a server of any version, over the network: tables of every game in every state."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from online.evening import asked
from online.guest import Guest, Place, Refused

GAMES = ("cafe-race", "coffee-rush", "coffin-rush")
CLOCKS: dict[str, dict[str, object]] = {
    "cafe-race": {"kind": "turn", "seconds": 600},
    "coffee-rush": {"kind": "game", "seconds": 3600, "increment": 5},
    "coffin-rush": {"kind": "days", "seconds": 86_400},
}
JARS = """\
+-+-+ +-+-+
|s .|. . c|
+-+#+ + + +
|. . . . .|
+ + +-+ + +
 . . a|. . \n\
+ + +-+ + +
|. p . . .|
+ + + +-+-+
|. . . . .|
+-+-+ +-+-+"""
RING = ["base2 jackal1 falcon0 scarab2", "well3 . . granary0", "lotus0 . . scribes2", "crypt1 jars3 cobra2 ibis1"]
OWN: dict[str, dict[str, Any]] = {  # auction, menu and temple of one's own
    "cafe-race": {"auction": True},
    "coffee-rush": {
        "menu": {"drink": [{"id": "lungo", "name": "Lungo", "ingredients": ["coffee", "water"], "copies": 80}]}
    },
    "coffin-rush": {
        "temple": {"backpack": {"slots": 9}, "quadrants": {"jars": JARS}, "layouts": {"mine": RING}},
        "layout": "mine",
    },
}
SHORT: dict[str, dict[str, Any]] = {
    "cafe-race": {},
    "coffee-rush": {},
    "coffin-rush": {"temple": {"counter": {"green": 12, "yellow": 8, "red": 4}}},
}
PASSPHRASES = {"Ada": "a rainy evening in Trieste", "Bea": "an even rainier one"}
MOVES = 8


class Company:
    """Four people: two who keep their names by a passphrase, and two who do not."""

    def __init__(self, ada: Guest, bea: Guest, carlo: Guest, dora: Guest) -> None:
        self.ada, self.bea, self.carlo, self.dora = ada, bea, carlo, dora
        self.random = random.Random(7)

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str) -> AsyncIterator["Company"]:
        async with AsyncExitStack() as stack:
            names = ("Ada", "Bea", "Carlo", "Dora")
            people = [await stack.enter_async_context(Guest.named(url, name)) for name in names]
            for name, person in zip(names, people, strict=True):
                if name in PASSPHRASES:
                    await person.ask("POST", "/api/me/passphrase", {"passphrase": PASSPHRASES[name]})
            yield cls(*people)

    async def begin(self, game: str, *others: str, **more: Any) -> str:
        """Ada is the host, Bea and Carlo sit down."""
        table = await self.ada.open_table(game, ["me", "open", "open", *others], **more)
        await self.bea.sit(table, 1)
        await self.carlo.sit(table, 2)
        await self.ada.start(table)
        return table

    @asynccontextmanager
    async def seated(self, table: str) -> AsyncIterator[list[Place]]:
        async with self.ada.at(table, 0) as one, self.bea.at(table, 1) as two, self.carlo.at(table, 2) as three:
            yield [one, two, three]

    async def play(self, places: list[Place], moves: int) -> None:
        """So many moves at random, or to the end."""
        left = iter(range(moves - 1))
        playing = [asyncio.create_task(self._play_on(place, left)) for place in places]
        try:
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED, timeout=120)
            for one in done:
                one.result()
            assert done, "nobody could go on"
        finally:
            for one in playing:
                one.cancel()
            await asyncio.wait(playing)

    async def _play_on(self, place: Place, left: Iterator[int]) -> None:
        while not place.over:
            if not place.legal:
                await place.next()
                continue
            try:
                await place.move(self.random.choice(place.legal))
            except Refused as refused:
                if refused.code not in ("stale", "not_your_turn", "over"):
                    raise
            else:
                if next(left, None) is None:
                    return


async def first_half(company: Company) -> dict[str, str]:
    """Everything for which people and bots move at once; the tables by what they are."""
    tables: dict[str, str] = {}
    for game in GAMES:
        tables |= {f"{game} {what}": table for what, table in (await _tables(company, game)).items()}
    return tables


async def _tables(company: Company, game: str) -> dict[str, str]:
    ada, dora = company.ada, company.dora
    tables = {"finished": await _played(company, game, 100_000, "greedy", options=SHORT[game])}
    tables["rematch"] = str((await ada.ask("POST", f"/api/tables/{tables['finished']}/rematch"))["table"]["id"])
    saved = await ada.ask("GET", f"/api/tables/{tables['finished']}/position?at=8")
    tables["private, open"] = await ada.open_table(game, ["me", "greedy", "open"], public=False)
    invite = (await ada.ask("GET", f"/api/tables/{tables['private, open']}"))["invite"]
    await dora.ask("POST", f"/api/tables/{tables['private, open']}/enter", {"invite": invite})
    await dora.sit(tables["private, open"], 2)
    tables["public, open"] = await dora.open_table(game, ["me", "open", "open"])
    tables["running"] = await _chatted(company, game)
    tables["paused"] = await _played(company, game, MOVES, pause=True)
    tables["by the clock"] = await _played(company, game, MOVES, clock=CLOCKS[game])
    tables["with its own"] = await _played(company, game, MOVES, options=OWN[game])
    tables["from a position"] = await _played(
        company, game, MOVES, *["greedy"] * (saved["players"] - 3), start=saved["position"]
    )
    tables["lesson"] = await _learned(company, game)
    return tables


async def _played(company: Company, game: str, moves: int, *others: str, pause: bool = False, **more: Any) -> str:
    table = await company.begin(game, *others, **more)
    async with company.seated(table) as places:
        await company.play(places, moves)
        if pause:
            await places[0].command("pause")
    return table


async def _chatted(company: Company, game: str) -> str:
    """With bots, talk, a move taken back, and somebody who left and came back."""
    table = await company.begin(game, "random")
    async with company.seated(table) as places:
        await company.play(places, MOVES)
        await places[0].command("pause")
        await places[1].command("say", text="Perché no? Un caffè ☕")
        await places[0].command("resume")
        await places[2].command("emote", emote="coffee")
        async with company.dora.at(table, None) as side:
            await side.command("say", text="from the side")
        await company.bea.ask("DELETE", f"/api/tables/{table}/seats/1")
    async with company.seated(table) as places:  # Bea is back
        await company.play(places, MOVES)
        await _take_back(places)
        await _ask_to_take_back(company, places)
    return table


async def _take_back(places: list[Place]) -> None:
    """The first move that can be, if there is one: nothing may have been drawn or shown."""
    for place in places:
        for choice in place.legal:
            try:
                await place.move(choice)
                await place.command("undo", base=place.seq)
            except Refused:
                continue
            return


async def _ask_to_take_back(company: Company, places: list[Place]) -> None:
    """Versions that know of it keep a request that nobody has answered, as soon as there is something to ask for."""
    for _ in range(MOVES):
        for place in places:
            with suppress(Refused):
                entry = await place.command("ask-undo", base=place.seq)
                if any(seq == entry and event and event["kind"] == "undo-asked" for seq, event in place.events):
                    return
        await company.play(places, 1)


async def _learned(company: Company, game: str) -> str:
    table = str((await company.dora.ask("POST", f"/api/lessons/{game}"))["table"]["id"])
    lesson = (await company.dora.ask("GET", f"/api/tables/{table}"))["mine"][0]
    async with company.dora.at(table, lesson) as place:
        await place.move((await asked(place))[0])
    return table


async def second_half(company: Company) -> dict[str, str]:
    """At a server whose bots take their time: it is their turn when it stops."""
    tables: dict[str, str] = {}
    for game in GAMES:
        bots = await company.ada.open_table(game, ["greedy", "random", "greedy"])
        await company.ada.start(bots)
        left = await company.begin(game)
        await company.ada.ask("DELETE", f"/api/tables/{left}/seats/0")
        tables |= {f"{game} of bots": bots, f"{game} with a stand-in": left}
    return tables
