"""How inputs are made for every route and for every message: a row for each, or the check fails."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from cost.mutations import mutated, mutated_record, mutated_text
from cost.world import ASKED_IN, FRESH, GUEST, PASSPHRASE, By, Frame, Request, World
from costly_files import LONGEST, boastful_record, long_record, own_menu, temple_of_layouts, temple_of_rooms
from golden.outcome import RECORDS, read
from outgoing.push_browser import PushBrowser
from server.operating import PASSPHRASE as OPERATOR_PASSPHRASE
from tavolino import Match, find
from tavolino.server.socket import wire

LONGEST_FRAME = 16_384
TABLES = (
    "open",
    "cafe-race",
    "coffee-rush",
    "coffin-rush",
    "menu",
    "temple",
    "lesson",
    "finished",
    "talkative",
    "long",
)
WRONG = ("nowhere", "x" * 40, "é", "..", "%00", "a" * 2_000)
GAMES = ("cafe-race", "coffee-rush", "coffin-rush", "nothing", "x" * 200)
PLACES = {
    "table": (*TABLES, *WRONG),
    "seat": ("0", "1", "5", "99", "999", "-1", "x", "0" * 100),
    "game": GAMES,
    "option": ("menu", "temple", "nothing"),
    **dict.fromkeys(
        ("guest", "session", "block", "person", "ban", "report", "subscription"), ("this", "f" * 24, "x" * 500)
    ),
    "line": ("this", "1", "0", "9" * 400),
}
QUERIES = (
    "", "game=coffee-rush", "lang=it", "option=layout&value=random:7",
    "option=layout&value=%C3%A9", "at=0", "at=999999", "seat=0", "seat=3&views=false", "seat=99", "views=x",
    "a=1&" * 4_000, "game=" + "x" * 8_000, "%C3%A9=" * 2_000, "at=" + "9" * 4_000,
)  # fmt: skip
HEADERS: tuple[tuple[tuple[str, str], ...], ...] = (
    *[()] * 6,  # most of the time it is the visitor's own cookie
    (("accept-encoding", "gzip"),),
    (("cookie", "; ".join(f"c{number}=v" for number in range(3_000))),),
    (("accept-language", "x," * 8_000),),
)


def nothing() -> list[Any]:
    return []


def raw_bodies(most: int) -> list[bytes]:
    """JSON, or nearly, that is slow to read: as much of it as fits."""
    pieces = [
        b"1e308,",
        b"5e-324,",
        b"0.1,",
        b"[],",
        b'{"":0},',
        b'"\\u00e9",',
        b'"",',
        b"[",
        b'{"a":',
        b'"\\"',
        b"\xff",
    ]
    whole = [b"[" + piece * ((most - 10) // len(piece)) + b"0]" for piece in pieces]
    keys = b",".join(b'"%d":0' % number for number in range(most // 9))
    return [*whole, b"{" + keys + b"}", b'"' + b'\\"' * (most // 2 - 2), b'"' + b"\\\\" * (most // 2 - 2) + b'"']


class Row(NamedTuple):
    """`seeds` makes JSON values for the body; each is tried as it is, and then changed, as `bodies` does it. `places`
    are those in the path that matter most. `before` makes what such a request uses up."""

    seeds: Callable[[], list[Any]] = nothing
    bodies: Callable[[list[Any]], st.SearchStrategy[Any]] = mutated
    places: tuple[dict[str, str], ...] = ({},)
    before: Callable[[World], None] | None = None
    by: By = "host"

    def requests(self, method: str, path: str) -> st.SearchStrategy[Request]:
        anywhere = st.fixed_dictionaries({name: st.sampled_from(texts) for name, texts in self._texts(path).items()})
        seeds = self.seeds()
        return st.builds(
            Request,
            st.just(method),
            st.just(path),
            st.builds(lambda at, places: at | places, anywhere, st.sampled_from(({}, *self.places))),
            st.sampled_from(QUERIES),
            (self.bodies(seeds) if seeds else st.none()).map(_encoded),
            st.just(self.by),
            st.sampled_from(HEADERS),
        )

    def first_requests(self, method: str, path: str) -> list[Request]:
        """Every seed, every place in the path and every query once."""
        texts = self._texts(path)
        usual = [{name: texts[name][0] for name in texts} | places for places in self.places]
        bodies = [_encoded(seed) for seed in self.seeds()] or [None]
        found = [(at, "", body) for at in usual for body in bodies]
        found += [(usual[0], "", body) for body in raw_bodies(LONGEST) if bodies[0] is not None]
        found += [(usual[0] | {name: text}, "", bodies[0]) for name in texts for text in texts[name]]
        found += [(usual[0], query, bodies[0]) for query in QUERIES if method == "GET"]
        return [Request(method, path, *asked, self.by) for asked in found]

    def _texts(self, path: str) -> dict[str, tuple[str, ...]]:
        """By name of a place in the path: what it may be."""
        named = {name: texts for name, texts in PLACES.items() if f"{{{name}}}" in path}
        is_used_up = self.before is World.make_tables and "table" in named
        return named | {"table": (*FRESH, *WRONG)} if is_used_up else named


def these(*seeds: Any) -> Callable[[], list[Any]]:
    return lambda: list(seeds)


def _encoded(body: Any) -> bytes | None:
    if body is None:
        return None
    try:
        return msgspec.json.encode(body)[:LONGEST]
    except (OverflowError, ValueError):  # a number that this library does not write
        return repr(body).replace("'", '"').encode(errors="replace")[:LONGEST]


# ---- seeds


def _tables() -> list[Any]:
    me: list[Any] = [{"who": "me"}] * 4
    return [
        {"game": "cafe-race", "chairs": me[:3], "public": True, "clock": {"kind": "turn", "seconds": 60}},
        {"game": "coffee-rush", "chairs": me[:2], "options": {"menu": own_menu(200, wordy=True)}},
        {"game": "coffin-rush", "chairs": me[:3], "options": {"temple": temple_of_rooms(340)}},
        {"game": "coffin-rush", "chairs": me[:3], "options": {"temple": temple_of_layouts(60_000)}},
        {"game": "coffin-rush", "chairs": me[:3], "options": {"layout": "random:77"}},
        {"game": "coffin-rush", "chairs": me[:3], "options": {"layout": "x" * 60_000}},
        {"game": "cafe-race", "chairs": [{"who": "bot", "level": "greedy"}] * 99},
        *({"game": game, "chairs": me[:seats], "start": _position(game, seats)} for game, seats in STARTED),
    ]


STARTED = (("cafe-race", 4), ("coffee-rush", 4), ("coffin-rush", 4))


def _position(game: str, seats: int) -> dict[str, Any]:
    """After a few moves by chance."""
    found, random = find(game), Random(3)
    match = Match.new(found, seats, found.read_options({}), bytes(32))
    for _ in range(40):
        if not match.over:
            seat = match.to_move()[0]
            match.play(seat, random.choice(match.legal(seat)))
    return dict(found.position(match.state))


@cache
def records() -> list[str]:
    costly = [long_record(*which) for which in (("coffee-rush", 4, 200), ("coffin-rush", 6), ("cafe-race", 6))]
    costly += [long_record(game, 4, undo=1.0) for game in ("coffee-rush", "coffin-rush")]
    return [*costly, boastful_record(), *(read(file) for file in RECORDS[::5])]


def _uploads(key: str, *numbers: int) -> Row:
    """Records, and in each body a number besides."""

    def bodies(seeds: list[Any]) -> st.SearchStrategy[Any]:
        texts = mutated_record([seed["record"] for seed in seeds])
        return st.builds(lambda text, number: {"record": text, key: number}, texts, st.sampled_from(numbers))

    return Row(lambda: [{"record": text, key: number} for text in records() for number in numbers[:2]], bodies)


def _files(seeds: list[Any]) -> st.SearchStrategy[Any]:
    texts = [b64decode(seed["content"]).decode() for seed in seeds]
    return mutated_text(texts, LONGEST * 3 // 4 - 200).map(_file)


def _file(text: str) -> dict[str, str]:
    return {"content": b64encode(text.encode()).decode()}


def _file_seeds() -> list[Any]:
    texts = [
        _toml_menu(own_menu(200)),
        "[[drink]]\n" * 4_500,
        "a = " + "[" * 40_000,
        "a" + ".a" * 20_000 + " = 1",
        "[quadrants]\n" + "".join(f"q{number} = '{'x' * 100}'\n" for number in range(400)),
        "\n".join(f"[layouts.l{number}]" for number in range(2_500)),
        "x = " + "9" * 45_000,
        'name = "' + "\\u00e9" * 7_000 + '"',
    ]
    return [_file(text) for text in texts]


def _toml_menu(menu: dict[str, Any]) -> str:
    drinks = [
        f'[[drink]]\nid = "{drink["id"]}"\nname = "N"\ningredients = ["tea"]\ncopies = 1\n' for drink in menu["drink"]
    ]
    return f"cards = {menu['cards']}\n" + "".join(drinks)


OWN_FILES = ({"game": "coffee-rush", "option": "menu"}, {"game": "coffin-rush", "option": "temple"})
NAMES = ["Bea", "é" * 24, "Ａｄａ", "a\u0301" * 20, "x" * 48]
SIMPLE = Row()
LEAVING = Row(before=World.make_newcomer, by="newcomer")
OPERATING = Row(by="operator")
ABOUT = these({"table": "cafe-race", "seat": 0}, {"table": "talkative", "line": 20}, {"table": "menu", "seat": 99})
WHY = these({"reason": "rude"}, {"reason": "x" * 200})
HOOKS = these({"address": "https://hook.invalid/turn", "form": "slack"}, {"address": "https://" + "x" * 2_000})
PUSH = these({"endpoint": "https://push.invalid/one", "keys": PushBrowser(7, bytes(16)).keys})
FINISHED = Row(places=({"table": "finished"},))

ROUTE_ROWS: dict[str, Row] = {
    "POST /api/session": Row(lambda: [{"name": name} for name in NAMES], by="stranger"),
    "GET /api/me": SIMPLE,
    "PATCH /api/me": Row(lambda: [{"name": name} for name in NAMES]),
    "POST /api/me/passphrase": Row(these({"passphrase": "correct horse"}, {"passphrase": "é" * 200})),
    "POST /api/login": Row(
        lambda: [
            {"name": GUEST, "passphrase": PASSPHRASE},
            *({"name": name, "passphrase": "x" * 200} for name in NAMES),
        ],
        by="stranger",
    ),
    "POST /api/logout": LEAVING,
    "GET /api/me/sessions": SIMPLE,
    "DELETE /api/me/sessions": LEAVING,
    "DELETE /api/me/sessions/{session}": LEAVING,
    "GET /api/me/data": SIMPLE,
    "POST /api/me/deletion": Row(
        these({"name": "this"}, {"passphrase": "x" * 200}), before=World.make_newcomer, by="newcomer"
    ),
    "GET /api/me/notifications": SIMPLE,
    "POST /api/me/webhooks": Row(HOOKS, before=World.make_newcomer, by="newcomer"),
    "POST /api/me/push": Row(PUSH, before=World.make_newcomer, by="newcomer"),
    "DELETE /api/me/subscriptions/{subscription}": Row(before=World.make_subscription, by="newcomer"),
    "GET /api/me/blocks": SIMPLE,
    "POST /api/me/blocks": Row(ABOUT, before=World.make_newcomer, by="newcomer"),
    "DELETE /api/me/blocks/{block}": Row(before=World.make_block, by="newcomer"),
    "POST /api/reports": Row(
        lambda: [{**one, "reason": "rude"} for one in ABOUT()], before=World.make_newcomer, by="newcomer"
    ),
    "GET /api/games": SIMPLE,
    "GET /api/games/{game}/board": SIMPLE,
    "GET /api/games/{game}/rules": SIMPLE,
    "GET /api/games/{game}/glance": SIMPLE,
    "POST /api/games/{game}/files/{option}": Row(_file_seeds, _files, OWN_FILES),
    "POST /api/tables": Row(_tables),
    "POST /api/lessons/{game}": SIMPLE,
    "GET /api/tables/open": SIMPLE,
    "GET /api/tables/running": SIMPLE,
    "GET /api/tables/mine": SIMPLE,
    "GET /api/tables/{table}": SIMPLE,
    "GET /api/tables/{table}/board": SIMPLE,
    "POST /api/tables/{table}/invitation": Row(
        these({"invite": "right"}, {"invite": "x" * 16}, {"invite": "x" * 64}), by="newcomer"
    ),
    "POST /api/tables/{table}/enter": Row(these({"invite": "right"}, {"invite": "x" * 16})),
    "PUT /api/tables/{table}/seats/{seat}": Row(
        these(
            {"who": "me"},
            {"who": "open"},
            {"who": "bot", "level": "greedy"},
            {"who": "me", "colour": "red"},
            {"who": "me", "name": "Bea"},
        ),
        before=World.make_tables,
    ),
    "DELETE /api/tables/{table}/seats/{seat}": Row(before=World.make_tables),
    "POST /api/tables/{table}/seats/{seat}/token": SIMPLE,
    "POST /api/tables/{table}/start": Row(before=World.make_tables),
    "POST /api/tables/{table}/rematch": SIMPLE,
    "GET /api/tables/{table}/guests": SIMPLE,
    "DELETE /api/tables/{table}/guests/{guest}": Row(before=World.make_tables),
    "POST /api/tables/{table}/invite": SIMPLE,
    "POST /api/tables/{table}/webhooks": Row(HOOKS, places=({"table": "open"},)),
    "DELETE /api/tables/{table}": Row(before=World.make_tables),
    "GET /api/tables/{table}/record": FINISHED,
    "GET /api/tables/{table}/course": FINISHED,
    "GET /api/tables/{table}/position": FINISHED,
    "POST /api/course": _uploads("seat", 0, 3, 99),
    "POST /api/position": _uploads("at", 0, 3_400, 1, 99, 10**6),
    "GET /api/leaderboard/{game}": SIMPLE,
    "GET /api/tables/{table}/ratings": FINISHED,
    "GET /api/me/statistics": SIMPLE,
    "GET /api/operator/session": OPERATING,
    "POST /api/operator/session": Row(
        these({"passphrase": OPERATOR_PASSPHRASE}, {"passphrase": "x" * 200}), by="operator"
    ),
    "POST /api/operator/confirmation": Row(these({"passphrase": OPERATOR_PASSPHRASE}), by="operator"),
    "DELETE /api/operator/session": Row(before=World.make_operator, by="operator"),
    "GET /api/operator/people": OPERATING,
    "GET /api/operator/sessions": OPERATING,
    "GET /api/operator/tables": OPERATING,
    "GET /api/operator/tables/{table}": OPERATING,
    "GET /api/operator/mutes": OPERATING,
    "POST /api/operator/people/{person}/mute": Row(WHY, before=World.make_mute, by="operator"),
    "DELETE /api/operator/people/{person}/mute": Row(before=World.make_mute, by="operator"),
    "GET /api/operator/bans": OPERATING,
    "POST /api/operator/bans": Row(
        these(
            {"kind": "name", "value": "Rude", "reason": "rude"},
            {"kind": "address", "value": "192.0.2.99", "reason": "rude"},
        ),
        by="operator",
    ),
    "DELETE /api/operator/bans/{ban}": Row(before=World.make_ban, by="operator"),
    "POST /api/operator/tables/{table}/lines/{line}/removal": Row(
        WHY, places=({"table": "talkative"},), before=World.make_line, by="operator"
    ),
    "POST /api/operator/tables/{table}/people/{person}/removal": Row(WHY, before=World.make_tables, by="operator"),
    "POST /api/operator/tables/{table}/closing": Row(WHY, before=World.make_tables, by="operator"),
    "GET /api/operator/reports": OPERATING,
    "POST /api/operator/reports/{report}/done": Row(before=World.make_report, by="operator"),
    "GET /api/operator/audit": OPERATING,
    "GET /healthz": SIMPLE,
    "GET /readyz": SIMPLE,
    "GET /metrics": SIMPLE,
    "GET /openapi.json": SIMPLE,
}


# ---- messages

MOVES = ("legal", "thrust 1", "place 0,0", "walk " + "n" * 190, "x", "a b " * 50, "é" * 200, "9" * 200)
TALK: Sequence[Any] = ("hello", "é" * 300, "x" * 1_000, "\u202e" * 300, " " * 1_000)


def _messages(kind: type, *fields: dict[str, Any]) -> list[Any]:
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    return [{"t": tag, **said} for said in fields]


MESSAGE_ROWS: dict[type, list[Any]] = {
    wire.Hello: _messages(
        wire.Hello,
        *({"table": table, "since": since, "seat": seat} for table in TABLES for since, seat in ((0, None), (0, 0))),
        {"table": "nowhere", "token": "x" * 400},
        {"table": "cafe-race", "seat": 99, "since": 2**31},
        {"table": "cafe-race", "seat": 0, "since": 0, "shared": [0] * 99},
    ),
    wire.Cmd: _messages(wire.Cmd, *({"id": "c", "base": 99, "move": move} for move in MOVES)),
    wire.Undo: _messages(wire.Undo, {"id": "u", "base": 99}, {"id": "u", "base": 2**31}),
    wire.AskUndo: _messages(wire.AskUndo, {"id": "k", "base": 99}, {"id": "k", "base": 2**31}),
    wire.AnswerUndo: _messages(wire.AnswerUndo, {"id": "w", "entry": ASKED_IN, "agree": True}),
    wire.Say: _messages(wire.Say, *({"id": "s", "text": text} for text in TALK)),
    wire.Confide: _messages(wire.Confide, *({"id": "f", "text": text} for text in TALK)),
    wire.React: _messages(wire.React, {"id": "e", "emote": wire.EMOTES[0]}),
    wire.Pause: _messages(wire.Pause, {"id": "p"}),
    # what is not paused cannot be resumed, whichever rows were tried before
    wire.Resume: [*_messages(wire.Pause, {"id": "p"}), *_messages(wire.Resume, {"id": "r"})],
    wire.Ready: _messages(wire.Ready, {"id": "y", "ready": True}),
    wire.Why: _messages(wire.Why, *({"id": "w", "move": move} for move in MOVES)),
    wire.Foresee: _messages(wire.Foresee, {"id": "f"}),
    wire.AskHint: _messages(wire.AskHint, {"id": "h"}),
    wire.Ping: _messages(wire.Ping, {}),
}

PLAYED_AT = (
    "cafe-race",
    "coffee-rush",
    "coffin-rush",
    "menu",
    "temple",
    "companies",
    "lesson",
    "talkative",
    "long",
    "open",
)


def frames(kind: type) -> st.SearchStrategy[Frame]:
    texts = mutated(MESSAGE_ROWS[kind], LONGEST_FRAME).map(_text)
    return st.builds(Frame, st.sampled_from(PLAYED_AT), st.sampled_from([0, None]), texts, st.booleans())


def first_frames(kind: type) -> list[Frame]:
    """Every seed at every table, and those that enter one also when it has to be loaded."""
    seeds = [_text(seed) for seed in MESSAGE_ROWS[kind]]
    raw = [Frame("cafe-race", 0, body.decode(errors="replace")[:LONGEST_FRAME]) for body in raw_bodies(LONGEST_FRAME)]
    found = [Frame(table, 0, text) for table in PLAYED_AT for text in seeds]
    if kind is wire.Hello:
        found = [Frame("cafe-race", None, text, reload) for text in seeds for reload in (False, True)]
    return found + raw


def _text(message: Any) -> str:
    encoded = _encoded(message)
    return "" if encoded is None else encoded[:LONGEST_FRAME].decode(errors="replace")
