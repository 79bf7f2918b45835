"""One command, one answer: sent twice it counts once, sent too late it is stale, and a question changes nothing."""

from online.evening import asked, at_table, caught_up, couple, refused, spend
from online.guest import Message, Place
from online.process import ServerProcess


async def answer(place: Place, message: Message) -> Message:
    await place.send(message)
    return await place.until(lambda found: found.get("id") == message["id"])


def test_the_same_command_counts_once_however_often_it_is_sent(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "cafe-race", "greedy") as (first, _):
            thrust = {"t": "cmd", "id": "mine", "base": first.seq, "move": "thrust 2"}
            once = await answer(first, thrust)
            again = await answer(first, thrust)
            assert once == again
            assert once["t"] == "ack"
            async with anna.at(first.table["id"], 0) as window:  # also on a new connection
                assert await answer(window, thrust | {"move": "thrust 3"}) == once
            await caught_up(first, once["seq"])
            mine = [event for _, event in first.events if event and event["kind"] == "moved" and event["seat"] == 0]
            assert len(mine) == 1

    spend(story())


def test_an_answer_to_an_older_question_is_stale_and_told_to_nobody_else(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second),
        ):
            before = second.seq
            seq = await second.move((await asked(second))[0])
            stale = await answer(second, {"t": "cmd", "id": "late", "base": before, "move": "place d4"})
            assert (stale["t"], stale["code"]) == ("err", "stale")
            await caught_up(first, seq)
            await first.send({"t": "ping"})
            pong = await first.until(lambda message: message["t"] == "pong")
            assert pong["seq"] == seq == first.seq
            assert not any(f'"{stale["id"]}"' in text for text in first.raw)

    spend(story())


def test_what_could_happen_is_told_and_changes_nothing(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "coffin-rush", options={"first": 0}) as (first, second),
        ):
            seq = first.seq
            mine = await answer(first, {"t": "foresee", "id": "f1"})
            assert (mine["t"], mine["seq"]) == ("foreseen", seq)
            walk = mine["prospects"]["walks"][0]
            waiting = await answer(second, {"t": "foresee", "id": "f2"})
            assert waiting["prospects"]["walks"] == []
            assert (await answer(first, {"t": "foresee", "id": "f3"}))["prospects"] == mine["prospects"]
            assert await first.move(walk["moves"][0]) == seq + 1
            later = await answer(first, {"t": "foresee", "id": "f4"})
            assert later["prospects"] != mine["prospects"]

    spend(story())


def test_why_tells_the_rule_and_changes_nothing(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second),
        ):
            seq = second.seq
            allowed = await answer(second, {"t": "why", "id": "w1", "move": "place a1"})
            assert (allowed["t"], allowed["rule"]) == ("because", None)
            forbidden = await answer(second, {"t": "why", "id": "w2", "move": "end"})
            assert forbidden["rule"].startswith("CR-")
            refusal = await answer(second, {"t": "cmd", "id": "c", "base": seq, "move": "end"})
            assert (refusal["code"], refusal["rule"]) == ("illegal", forbidden["rule"])
            assert await second.move("place a1") == seq + 1
            async with anna.at(first.table["id"], None) as side:
                assert await refused(side.move("place a2")) == "forbidden"

    spend(story())
