"""Hints at tables: for one person among bots and in lessons, and never where people play against each other."""

from online.evening import asked, at_table, couple, spend, told
from online.guest import Guest, Message, Place
from online.process import ServerProcess
from tavolino.core.chance import FastChance
from tavolino.core.registry import find


async def hint(place: Place, name: str = "h1") -> Message:
    await place.send({"t": "hint", "id": name})
    return await place.until(lambda found: found.get("id") == name)


def test_one_person_among_bots_is_told_a_possible_move_and_nothing_changes(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["me", "greedy", "greedy"])
            async with anna.at(table, 0, 0) as place:
                await anna.start(table)
                await told(place, "started")
                legal, seq = await asked(place), place.seq
                first = await hint(place)
                assert (first["t"], first["seq"]) == ("hinted", seq)
                assert first["hint"]["moves"][0] in legal
                assert first["hint"]["choices"] == 6
                assert (await hint(place, "h2"))["hint"] == first["hint"]
                await place.send({"t": "ping"})
                assert (await place.until(lambda message: message["t"] == "pong"))["seq"] >= seq

    spend(story())


def test_people_who_play_against_each_other_are_refused(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "cafe-race", "greedy") as (first, second):
            for place in (first, second):
                refusal = await hint(place)
                assert (refusal["t"], refusal["code"]) == ("err", "forbidden")

    spend(story())


def test_a_game_from_a_picked_position_has_no_hints(server: ServerProcess) -> None:
    """It may be that of another table."""
    game = find("cafe-race")
    position = dict(game.position(game.new(3, game.read_options({}), FastChance.seeded(4))))

    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["me", "greedy", "greedy"], start=position)
            async with anna.at(table, 0, 0) as place:
                await anna.start(table)
                await told(place, "started")
                assert (await hint(place))["code"] == "forbidden"

    spend(story())


def test_a_learner_is_told_in_a_lesson(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = (await anna.ask("POST", "/api/lessons/cafe-race"))["table"]["id"]
            async with anna.at(table, 0, 0) as place:
                legal = await asked(place)
                assert (await hint(place))["hint"]["moves"][0] in legal

    spend(story())


def test_who_is_not_asked_or_only_looks_on_gets_none(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = await anna.open_table("coffee-rush", ["me", "me"], options={"starter": 0})
            async with anna.at(table, 1, 0) as place, anna.at(table, 0, 0) as waiting, anna.at(table, None) as watching:
                early = await hint(place, "early")
                assert early["code"] == "not_now"
                await anna.start(table)
                await told(place, "started")
                await told(waiting, "started")
                assert (await hint(waiting))["code"] == "not_now"
                assert (await hint(watching))["t"] == "err"

    spend(story())
