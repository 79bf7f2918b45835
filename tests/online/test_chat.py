"""Chat and emotes: in the log like everything else, so that nobody misses a line."""

from websockets.asyncio.client import connect

from online.evening import at_table, caught_up, couple, refused, spend, told
from online.guest import Guest, Place
from online.process import ServerProcess


def test_everybody_hears_everybody_and_knows_who_only_looks_on(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            Guest.named(server.url, "Chiara") as chiara,
            at_table(anna, beppe, "cafe-race", "greedy") as (first, second),
            chiara.at(first.table["id"], None, 0) as side,
        ):
            await first.command("say", text="  buona\tsera ")
            await second.command("emote", emote="coffee")
            seq = await side.command("say", text="forza Beppe!")
            for place in (first, second, side):
                await caught_up(place, seq)
                assert [number for number, _ in place.events] == list(range(1, place.seq + 1))
                lines = [event for _, event in place.events if event and event["kind"] == "said"]
                told_of = [(line["name"], line.get("seat"), line.get("text"), line.get("emote")) for line in lines]
                assert told_of == [
                    ("Anna", 0, "buona sera", None),
                    ("Beppe", 1, None, "coffee"),
                    ("Chiara", None, "forza Beppe!", None),
                ]

    spend(story())


def test_what_cannot_be_said(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "cafe-race", "greedy") as (first, second):
            assert await refused(first.command("say", text=" \t ")) == "bad_text"
            assert await refused(first.command("say", text="x" * 301)) == "bad_text"
            seq = await first.command("say", text="x" * 300)
            assert len((await told(second, "said"))["text"]) == 300
            await first.send({"t": "emote", "id": "e", "emote": "insult"})
            problem = await first.until(lambda message: message["t"] == "err")
            assert problem["code"] == "bad_request"
            assert await first.command("emote", emote="wave") > seq

    spend(story())


def test_visitors_without_a_name_can_watch_but_not_chat(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "cafe-race", "greedy") as (first, _),
            connect(server.url.replace("http", "ws", 1) + "/ws", origin=None, compression=None) as socket,
        ):
            nameless = Place(socket, None)
            await nameless.hello(first.table["id"])
            assert await refused(nameless.command("say", text="psst")) == "forbidden"
            assert await refused(nameless.command("emote", emote="wave")) == "forbidden"
            seq = await first.command("say", text="who is there?")
            await caught_up(nameless, seq)
            assert nameless.events[-1][1] is not None

    spend(story())
