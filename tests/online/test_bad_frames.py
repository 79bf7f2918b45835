"""Anything sent over a socket is answered, and affects nobody else: no traceback, no change."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from online.company import codes, the_table
from online.trouble import Scene, trouble
from tavolino.server.socket import visit
from tavolino.server.socket.connection import LONGEST_FRAME as LONGEST


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with trouble(tmp_path) as opened:
        yield opened


def test_a_logged_error_is_noticed(tmp_path: Path) -> None:
    """The control: all these tests end with an empty log."""
    with pytest.raises(AssertionError), trouble(tmp_path):
        logging.getLogger("tavolino.server").error("unexpected error")


# ---- by hand

CMD = '{"t":"cmd","id":"c1","base":1,"move":"thrust 1"}'
DEEP = "[" * 5000 + "]" * 5000

BAD: dict[str, tuple[str, str]] = {
    "empty": ("", "bad_json"),
    "blank": (" \n", "bad_json"),
    "no JSON": ("hello", "bad_json"),
    "cut off": (CMD[:-1], "bad_json"),
    "two at once": (CMD + CMD, "bad_json"),
    "a number": ("3", "bad_request"),
    "a list": ("[]", "bad_request"),
    "null": ("null", "bad_request"),
    "no kind": ("{}", "bad_request"),
    "unknown kind": ('{"t":"resign","id":"c1"}', "bad_request"),
    "a kind that only we send": ('{"t":"ack","id":"c1","seq":1}', "bad_request"),
    "kind of a wrong type": ('{"t":3}', "bad_request"),
    "wrong types": ('{"t":"cmd","id":1,"base":"1","move":["thrust 1"]}', "bad_request"),
    "a fraction": ('{"t":"cmd","id":"c1","base":1.5,"move":"thrust 1"}', "bad_request"),
    "missing field": ('{"t":"cmd","id":"c1","base":1}', "bad_request"),
    "unknown field": (CMD[:-1] + ',"seat":0}', "bad_request"),
    "said twice": (CMD[:-1] + ',"move":"thrust 2"}', "bad_json"),
    "kind said twice": ('{"t":"ping","t":"cmd","id":"c1","base":1,"move":"thrust 1"}', "bad_json"),
    "huge number": ('{"t":"cmd","id":"c1","base":' + "9" * 400 + ',"move":"thrust 1"}', "bad_json"),
    "large number": ('{"t":"cmd","id":"c1","base":9007199254740993,"move":"thrust 1"}', "bad_json"),
    "number beyond any sequence": ('{"t":"cmd","id":"c1","base":9007199254740991,"move":"x"}', "bad_request"),
    "an id that ends in a line feed": ('{"t":"cmd","id":"c1\\n","base":1,"move":"thrust 1"}', "bad_request"),
    "an id of two lines": ('{"t":"cmd","id":"c1\\nc2","base":1,"move":"thrust 1"}', "bad_request"),
    "an id of other letters": ('{"t":"cmd","id":"ç1","base":1,"move":"thrust 1"}', "bad_request"),
    "negative": ('{"t":"cmd","id":"c1","base":-1,"move":"thrust 1"}', "bad_request"),
    "NaN": ('{"t":"cmd","id":"c1","base":NaN,"move":"thrust 1"}', "bad_json"),
    "infinite": ('{"t":"cmd","id":"c1","base":1e999,"move":"thrust 1"}', "bad_json"),
    "deep": (DEEP, "bad_json"),
    "deep inside": ('{"t":"cmd","id":' + DEEP + "}", "bad_json"),
    "a little too deep": ('{"t":' + "[" * 20 + "]" * 20 + "}", "bad_json"),
    "too long": ('{"t":"say","id":"c1","text":"' + "x" * LONGEST + '"}', "too_large"),
    "long text": ('{"t":"say","id":"c1","text":"' + "x" * 1001 + '"}', "bad_request"),
    "nothing but blanks said": ('{"t":"say","id":"c1","text":" \\u200b\\u0000 "}', "bad_text"),
    "long id": ('{"t":"pause","id":"' + "c" * 65 + '"}', "bad_request"),
    "id of somebody else": ('{"t":"pause","id":"p-anna/c1"}', "bad_request"),
    "half a character, escaped": ('{"t":"say","id":"c1","text":"\\ud800"}', "bad_json"),
    "half a character": ('{"t":"say","id":"c1","text":"\ud800"}', "bad_json"),
    "zero byte": ('{"t":"say","id":"c1","text":"\x00"}', "bad_json"),
    "no such move": ('{"t":"cmd","id":"c1","base":99,"move":"castle"}', "bad_move"),
    "no such table": ('{"t":"hello","table":"nowhere"}', "no_table"),
    "no such seat": ('{"t":"hello","table":"TABLE","seat":99}', "bad_seat"),
    "an old version": ('{"t":"hello","table":"TABLE","v":0}', "bad_request"),
    "no such emote": ('{"t":"emote","id":"c1","emote":"frown"}', "bad_request"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_frame_is_answered_with_what_is_wrong(scene: Scene, name: str) -> None:
    text, code = BAD[name]
    phone = scene.seated()
    phone.wire.put_text(text.replace("TABLE", scene.table))
    answers = phone.listen()
    assert codes(answers) == [code], answers
    assert answers[0]["message"]
    scene.assert_untouched()
    assert phone.wire.closed is None


def test_a_good_frame_is_taken(scene: Scene) -> None:
    """The control of all the bad ones."""
    phone = scene.seated()
    phone.wire.put_text(CMD.replace('"base":1', '"base":99'))
    assert codes(phone.listen()) == ["ev", "ack"]
    with pytest.raises(AssertionError):
        scene.assert_untouched()


def test_binary_is_not_read_at_all(scene: Scene) -> None:
    phone = scene.seated()
    phone.wire.put_bytes(CMD.encode())
    assert phone.listen_raw() == (visit.UNREADABLE, ["bad_request"])
    scene.assert_untouched()


@pytest.mark.parametrize(
    "message",
    [{"t": "cmd", "base": 1, "move": "thrust 1"}, {"t": "undo", "base": 1}, {"t": "say", "text": "hello"},
     {"t": "emote", "emote": "wave"}, {"t": "pause"}, {"t": "resume"}, {"t": "why", "move": "thrust 1"}],
    ids=lambda message: message["t"],
)  # fmt: skip
def test_before_hello_nothing_can_be_done(scene: Scene, message: dict[str, Any]) -> None:
    phone = scene.beppe.socket()
    [answer] = phone.ask(id="c1", **message)
    assert (answer["code"], answer["message"]) == ("not_now", "say hello first")
    scene.assert_untouched()
    phone.hello(scene.table, 1)
    assert "say hello first" not in [answer.get("message") for answer in phone.ask(id="c2", **message)]  # the control


# ---- anything at all

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
KINDS = ("hello", "cmd", "undo", "say", "emote", "pause", "resume", "why", "sync", "resign")
FIELDS = ("id", "base", "move", "text", "emote", "table", "seat", "since", "token", "v", "zoo")
almost_right = st.builds(
    lambda kind, fields: json.dumps({"t": kind, **fields}),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), anything, max_size=5),
)
frames = st.text(max_size=200) | anything.map(json.dumps) | almost_right
mangled = st.builds(lambda text, place, more: text[:place] + more + text[place:], st.just(CMD), st.integers(0, 60),
                    st.text(min_size=1, max_size=3))  # fmt: skip


def test_whatever_is_sent_is_answered(scene: Scene) -> None:
    phone = scene.seated()

    @settings(max_examples=400, suppress_health_check=list(HealthCheck))
    @given(text=frames | mangled)
    def sent(text: str) -> None:
        phone.wire.put_text(text)
        answers = phone.listen()
        assert phone.wire.closed is None
        assert codes(answers), "no answer at all"
        if answers[-1]["t"] == "err":
            assert answers[-1]["code"]
            assert answers[-1]["message"]
        else:
            assert answers[-1]["t"] in ("because", "ack")  # valid by accident
        phone.hello(scene.table, 1)  # a hello that was nearly right has led elsewhere

    sent()
    scene.witness.listen()
    table = the_table(scene.server, scene.table)
    assert codes(scene.witness.ask(t="cmd", id="on", base=table.seq, move="thrust 2"))[-1] == "ack"
