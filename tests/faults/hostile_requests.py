"""Attacks over HTTP: what one member of the mob does, again and again."""

import asyncio

import msgspec

from costly_files import boastful_record, long_record, own_menu, temple_of_layouts, temple_of_rooms
from faults.hostile_mob import Member
from faults.hostile_wire import Connection, Gone

LOOK_SECONDS = 0.1
DRIP_SECONDS = 0.5  # between two bytes of a slow request
UNREAD_SECONDS = 3.0
NAME = "Vittoria"  # somebody keeps it under a passphrase
COSTLY = (("coffee-rush", 4, 200), ("coffee-rush", 4, 0), ("coffin-rush", 6, 0), ("cafe-race", 6, 0))
PLAYERS = (100, 99_999_999, 999_999_999, 10**12)


async def promise_players(member: Member) -> None:
    """C1: a record of a hundred bytes, for a thousand million players."""
    record = boastful_record(member.random.choice(PLAYERS))
    if member.random.random() < 0.5:
        await member.ask("POST", "/api/course", {"record": record, "seat": 0})
    else:
        await member.ask("POST", "/api/position", {"record": record, "at": 0})


async def bring_temples(member: Member) -> None:
    """C2: a table, or a look at a file, with a temple of 340 quadrants or of as many layouts as there is room for."""
    if not await member.be_somebody():
        return
    temple = temple_of_rooms(340) if member.random.random() < 0.5 else temple_of_layouts(60_000)
    chairs = [{"who": "me"}, {"who": "open"}]
    table = {"game": "coffin-rush", "chairs": chairs, "options": {"temple": temple}}
    if member.random.random() < 0.7:
        await member.ask("POST", "/api/tables", table)
    else:
        await member.ask("POST", "/api/games/coffin-rush/files/temple", {"content": _as_toml(temple)})


def _as_toml(temple: dict[str, dict[str, str]]) -> str:
    quadrants = temple["quadrants"].items()
    return "[quadrants]\n" + "".join(f"{name} = '''\n{drawing}'''\n" for name, drawing in quadrants)


async def upload_records(member: Member) -> None:
    """H1: the longest records there are, several at the same time."""
    record = long_record(*COSTLY[member.number % len(COSTLY)])
    answer = await member.ask("POST", "/api/course", {"record": record, "seat": 0})
    member.mob.largest("answer", len(answer.content))


async def leave_unread(member: Member) -> None:
    """H2: asks for the largest answers there are, and reads none; or so late that the rest of it is gone."""
    line = await member.fresh_line(narrow=True)
    record = long_record(*COSTLY[member.number % 2])
    asked = line.written("POST", "/api/course", {"record": record, "seat": 0}, {"Accept-Encoding": "identity"})
    await line.send(asked + 4 * line.written("GET", "/openapi.json"))
    is_patient = member.number // len(member.mob.addresses) % 2
    await asyncio.sleep(member.mob.left if is_patient else UNREAD_SECONDS)
    try:
        for _ in range(5):
            member.mob.note((await line.answer()).outcome)
    except Gone:
        member.mob.note("dropped")


async def _until_dropped(member: Member, line: Connection) -> None:
    while not line.is_dropped():
        await asyncio.sleep(LOOK_SECONDS)
    member.mob.note("dropped")
    member.hang_up()
    await asyncio.sleep(LOOK_SECONDS)


async def keep_waiting(member: Member) -> None:
    """H4: connections that say nothing, or a byte now and then: in the head, in the body, or as a socket."""
    line = await member.fresh_line()
    kind = member.number % 4
    if kind == 1:
        await _drip(line, line.written("GET", "/api/games"))
    elif kind == 2:
        whole = line.written("POST", "/api/course", {"record": "x" * 1000})
        head, _, body = whole.partition(b"\r\n\r\n")
        await line.send(head + b"\r\n\r\n")
        await _drip(line, body)
    elif kind == 3:
        member.mob.note(f"socket {(await line.upgrade()).outcome}")
    await _until_dropped(member, line)


async def _drip(line: Connection, whole: bytes) -> None:
    for byte in whole:
        if line.is_dropped():
            return
        await line.send(bytes([byte]))
        await asyncio.sleep(DRIP_SECONDS)


async def fill_lobby(member: Member) -> None:
    """M6: tables with menus of one's own, and then the lists, again and again."""
    if await member.be_somebody() and member.memory.get("tables", 0) < 30:
        chairs = [{"who": "me"}, {"who": "open"}]
        options = {"menu": own_menu(180, wordy=True)}
        wanted = {"game": "coffee-rush", "chairs": chairs, "options": options, "public": True}
        answer = await member.ask("POST", "/api/tables", wanted)
        member.memory["tables"] = member.memory.get("tables", 0) + 1
        if answer.status == 201:
            member.mob.note("tables with own menus")
    await member.listed("open")
    await member.listed("running")


async def grab_chairs(member: Member) -> None:
    """M7: sits down wherever a chair is free, and never plays."""
    if not await member.be_somebody():
        return
    for table in await member.listed("open"):
        for seat, chair in enumerate(table["chairs"]):
            if not chair["taken"]:
                answer = await member.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}", {"who": "me"})
                if answer.status == 200:
                    member.memory["chairs"] = member.memory.get("chairs", 0) + 1
                    member.mob.largest("chairs of one person", member.memory["chairs"])


async def probe(member: Member) -> None:
    """What monitoring asks, which may read and write, as often as it goes."""
    await member.ask("GET", member.random.choice(["/healthz", "/readyz", "/metrics", "/openapi.json"]))


async def guess_passphrases(member: Member) -> None:
    """Of one name, and of many."""
    name = NAME if member.number % 2 else f"Somebody {member.random.randrange(1000)}"
    passphrase = f"wrong {member.random.random()}"
    await member.ask("POST", "/api/login", {"name": name, "passphrase": passphrase})


async def start_bots(member: Member) -> None:
    """Tables at which bots play alone, as many as there may be."""
    if not await member.be_somebody():
        return
    game = member.random.choice(["coffin-rush", "coffee-rush"])
    wanted = {"game": game, "chairs": [{"who": "bot", "level": "greedy"}] * 4, "public": False}
    opened = await member.ask("POST", "/api/tables", wanted)
    if opened.status == 201:
        table = msgspec.json.decode(opened.content)["table"]["id"]
        started = await member.ask("POST", f"/api/tables/{table}/start")
        if started.status == 200:
            member.mob.note("tables of bots")


async def send_noise(member: Member) -> None:
    """Bytes that are no request, or hardly one."""
    line = await member.fresh_line()
    noise = member.random.randbytes(member.random.randrange(1, 4096))
    beginnings = [b"", b"GET / HTTP/1.1\r\n", b"POST /api/course HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n"]
    beginnings += [b"GET " + b"/" * 30_000, b"GET /api/games HTTP/1.1\r\n" + b"a: b\r\n" * 5_000]
    await line.send(member.random.choice(beginnings) + noise + b"\r\n\r\n")
    answer = await line.answer()
    member.mob.note(answer.outcome)
    member.hang_up()
    await asyncio.sleep(LOOK_SECONDS)


async def nest_json(member: Member) -> None:
    """Bodies that are deep, wide, or full of numbers without end."""
    depth = 60_000
    bodies = [
        b"[" * depth,
        b'{"a":' * (depth // 5),
        b"[" * (depth // 2) + b"]" * (depth // 2),
        b'{"game":"cafe-race","chairs":[' + b",".join([b'{"who":"me"}'] * 4_000) + b"]}",
        b'{"record":' + b"9" * depth + b"}",
        b"{" + b",".join(b'"%d":0' % number for number in range(6_000)) + b"}",
        b'{"record":"' + b"\\ud800" * 10_000 + b'"}',
    ]
    path = member.random.choice(["/api/course", "/api/session", "/api/position", "/api/games/coffee-rush/files/menu"])
    await member.ask("POST", path, member.random.choice(bodies))
