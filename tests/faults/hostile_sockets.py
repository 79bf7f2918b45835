"""Attacks on sockets: what one member of the mob does, again and again."""

import asyncio

import msgspec

from faults.hostile_mob import REFUSED_PAUSE, Member
from faults.hostile_wire import BINARY, CLOSE, PING, PONG, TEXT, Connection, frame

PINGS = frame(PING, b"x") * 8_000  # 56 kB
FRAGMENTS = frame(0, b" ", last=False) * 8_000
MOST_BATCHES = 2_000
LINES = 100  # of chat, before the answers are looked at
LONG_LINE = "é" * 300
RESERVED = 0x70  # bits of a frame


async def ping_unread(member: Member) -> None:
    """H3: pings as fast as they go, and no answer read."""
    line = await member.socket(narrow=True)
    if line is not None:
        await _flood(member, line, PINGS)


async def fragment(member: Member) -> None:
    """One message, a byte at a time, without an end."""
    line = await member.socket(narrow=True)
    if line is not None:
        await line.send(frame(TEXT, b"{", last=False))
        await _flood(member, line, FRAGMENTS)


async def _flood(member: Member, line: Connection, frames: bytes) -> None:
    for _ in range(MOST_BATCHES):
        if line.is_dropped():
            member.mob.note("dropped")
            break
        await line.flood(frames)
        member.mob.note("floods of 8000 frames")
    member.hang_up()
    await asyncio.sleep(REFUSED_PAUSE)


async def come_and_go(member: Member) -> None:
    """H5: opens a socket, enters a table, and is gone."""
    if "table" not in member.memory:
        tables = await member.listed("running")
        member.memory["table"] = tables[0]["id"] if tables else "nowhere"
    line = await member.socket()
    if line is not None:
        await line.say({"t": "hello", "table": member.memory["table"], "since": 0})
        told = await line.message()
        member.mob.note(told.get("code", told["t"]))
        _see(member, told)
        member.hang_up()


async def chatter(member: Member) -> None:
    """M5: talks without end at a table of one's own and at others', and asks for everything that was said."""
    if not await member.be_somebody():
        return
    table = await _table_to_talk_at(member)
    line = await member.socket()
    if line is None or table is None:
        return
    await line.say({"t": "hello", "table": table, "since": 0})
    _see(member, await line.message())
    for _ in range(MOST_BATCHES):
        lines = [{"t": "say", "id": f"s{member.random.random()}", "text": LONG_LINE} for _ in range(LINES)]
        await line.send(b"".join(frame(TEXT, msgspec.json.encode(one)) for one in lines))
        await line.say({"t": "hello", "table": table, "since": 0})
        await _until_synced(member, line)


async def _until_synced(member: Member, line: Connection) -> None:
    """Gone when the server has had enough."""
    while True:
        opcode, content = await line.heard()
        if opcode != TEXT:
            member.mob.note("closed for talking")
            member.hang_up()
            return
        told = msgspec.json.decode(content)
        member.mob.note("said" if told["t"] == "ack" else str(told.get("code", told["t"])))
        _see(member, told)
        if told["t"] == "sync":
            member.mob.largest("sync", len(content))
            return


async def _table_to_talk_at(member: Member) -> str | None:
    if "table" not in member.memory and member.number % 2:
        chairs = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
        answer = await member.ask("POST", "/api/tables", {"game": "cafe-race", "chairs": chairs, "public": True})
        if answer.status == 201:
            member.memory["table"] = msgspec.json.decode(answer.content)["table"]["id"]
    elif "table" not in member.memory:
        tables = await member.listed("running")
        if tables:
            member.memory["table"] = member.random.choice(tables)["id"]
    found: str | None = member.memory.get("table")
    return found


async def look_into_hands(member: Member) -> None:
    """Asks for every seat of others' tables, moves in their name, and makes up tokens."""
    if not await member.be_somebody():
        return
    tables = await member.listed("running")
    line = await member.socket()
    if line is None or not tables:
        return
    for number in range(60):
        table = member.random.choice(tables)["id"]
        token = member.random.choice([None, "x" * 60, "e30.aaaa.bbbb"])
        await line.say({"t": "hello", "table": table, "seat": member.random.randrange(3), "token": token})
        told = await line.message()
        member.mob.note(str(told.get("code", told["t"])))
        _see(member, told)
        await line.say({"t": "cmd", "id": f"m{number}", "base": 10, "move": "thrust 1"})
        told = await line.message()
        member.mob.note(f"move {told.get('code', told['t'])}")


def _see(member: Member, told: dict[str, object]) -> None:
    """Nobody of the mob has a seat at a running table."""
    if told["t"] == "sync" and told["seat"] is not None:
        member.mob.note("SHOWN A SEAT")


async def break_frames(member: Member) -> None:
    """Frames that the protocol forbids, or whose content is no message."""
    line = await member.socket()
    if line is None:
        return
    random = member.random
    good = msgspec.json.encode({"t": "ping"})
    broken = [
        bytes([0x81 | RESERVED, 0x80 | len(good)]) + b"\0\0\0\0" + good,
        bytes([0x81, len(good)]) + good,  # not masked
        frame(CLOSE, random.randbytes(100)),
        frame(PING, b"", last=False),
        frame(PONG, b"x" * 126),
        frame(0, good),
        frame(TEXT, b"\xff\xfe" + random.randbytes(50)),
        frame(TEXT, b"[" * 16_000),
        frame(TEXT, b"{" + b'"t":"cmd",' * 1_000),
        frame(TEXT, b'{"t":"cmd","id":"x","base":' + b"9" * 10_000 + b',"move":"a"}'),
        frame(TEXT, b"x" * 17_000),
        frame(BINARY, random.randbytes(200)),
        bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big") + b"\0\0\0\0",
        frame(random.randrange(16), random.randbytes(20)),
        random.randbytes(300),
    ]
    await line.send(b"".join(random.sample(broken, random.randrange(1, 5))) + frame(TEXT, good))
    for _ in range(20):
        told = await line.message()
        member.mob.note(str(told.get("code", told["t"])))
        if told["t"] == "pong":
            break
    member.hang_up()
