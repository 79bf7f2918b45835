"""A client that does not read delays nobody else, and gets everything once it reads again."""

import socket as sockets

from websockets.asyncio.client import connect

from online.evening import at_table, caught_up, couple, spend
from online.guest import Place
from online.process import ServerProcess

LONG = "\N{HOT BEVERAGE}\N{VARIATION SELECTOR-16}" * 150  # a line of chat of 900 bytes
BEFORE = 100  # lines in the log already: with each hello the reader is sent them all
HELLOS = 64  # together more than the system's socket buffers hold
AFTER = 80  # lines that then wait in the server, more than it keeps for one reader


async def slow(url: str, table: str) -> Place:
    """An onlooker with a small receive buffer, whose client reads nothing until told to. Not the smallest one: below
    the size of a segment TCP waits for its timers, and on a busy machine the evening would take minutes."""
    narrow = sockets.socket()
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 128 * 1024)
    host, port = url.removeprefix("http://").split(":")
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    socket = await connect(f"ws://{host}:{port}/ws", sock=narrow, compression=None, max_queue=1)
    place = Place(socket, None)
    await place.hello(table, 0)
    return place


async def chat(place: Place, lines: int) -> None:
    """One after the other without waiting; all of them stored in the end."""
    names = [f"{place.seq}-{number}" for number in range(lines)]
    for name in names:
        await place.send({"t": "say", "id": name, "text": LONG})
    await place.until(lambda message: message["t"] == "ack" and message["id"] == names[-1])


def test_a_slow_reader_misses_nothing_in_the_end(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "cafe-race", "random") as (first, second):
            table = first.table["id"]
            await chat(first, BEFORE)
            reader = await slow(server.url, table)
            for _ in range(HELLOS):
                await reader.send({"t": "hello", "table": table, "seat": None, "since": 0})
            for _ in range(1 + HELLOS):  # each of them is answered before more is said
                await first.until(lambda message: message["t"] == "here" and message["onlookers"] == 1)
            await chat(first, AFTER)
            await caught_up(second, first.seq)  # nobody waited for the slow one
            await reader.until(lambda message: message["t"] == "resync")
            assert reader.seq < first.seq
            await reader.hello(table, reader.seq)
            await caught_up(first, reader.seq)  # a bot may have moved meanwhile
            assert [seq for seq, _ in reader.events] == list(range(1, reader.seq + 1))
            assert reader.events[-1] in first.events
            seq = await first.command("say", text="still there?")
            await caught_up(reader, seq)
            await reader.socket.close()

    spend(story())
