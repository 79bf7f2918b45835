"""Plays on, at the present server, what an earlier version has begun."""

import asyncio
from random import Random
from typing import Any

from online.evening import SECONDS
from online.guest import Guest
from tavolino.core.record import parse
from upgrade.people import People
from upgrade.sitting import Sitting

Facts = dict[str, Any]


async def finish(people: People, table: str, facts: Facts) -> int:
    """To its end; the version of the rules in its record. Some of it may have been played before."""
    host = people.guests[facts["host"]]
    info = await host.ask("GET", f"/api/tables/{table}")
    if info["table"]["status"] == "open":
        await _begin(host, info["table"])
    seats = {seat: people.guests[chair[0]] for seat, chair in enumerate(facts["chairs"]) if chair[0] is not None}
    if seats:
        await _play(table, seats, info)
    else:
        await _watch(host, table)
    return parse(await host.ask("GET", f"/api/tables/{table}/record")).rules_version


async def _begin(host: Guest, table: Facts) -> None:
    """Bots take the free chairs."""
    for seat, chair in enumerate(table["chairs"]):
        if not chair["taken"]:
            await host.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}", {"who": "bot", "level": "greedy"})
    await host.start(table["id"])


async def _play(table: str, seats: dict[int, Guest], info: Facts) -> None:
    async with Sitting.at(table, seats, Random(table)) as sitting:
        if info["table"]["status"] == "paused":
            await sitting.places[0].command("resume")
        lesson = info["lesson"]
        if lesson is not None and lesson["on"]:
            await sitting.follow(lesson["steps"], lesson["steps"][-1]["after"])
        await sitting.play()


async def _watch(host: Guest, table: str) -> None:
    """Bots play by themselves."""
    async with host.at(table, None) as place, asyncio.timeout(SECONDS):
        while not place.over:
            await place.next()
