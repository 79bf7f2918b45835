"""JSON from outside is refused before it can do harm."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core.reading import BadJson, BadRequest
from tavolino.server.http.errors import TooLarge
from tavolino.server.http.json_limits import MAX_INT, MOST_EXPONENTS, TEXTS, bounded, decode

FRAME = b'{"do":"move","seat":1,"seq":1042,"id":"c-8f3a9b2c1d","move":"serve latte 2","table":"k3j5h2g7"}'
ROOM = 1000


@pytest.mark.parametrize(
    "data",
    [
        FRAME,
        b'{"a": {"b": 1}, "b": [{"b": 1}, {"b": 2}]}',  # the same key in several objects
        b'{"time":"12:30","b":"{\\"a\\":1,\\"a\\":2}"}',  # colons and quotes in texts
        b'{"\\\\":1,"\\"":2,":":3}',
        b'{"a":9007199254740991,"b":-9007199254740991,"c":1.5e300}',
        b'"text"',
        b"null",
        b"[" * 8 + b"]" * 8,
    ],
)
def test_honest_json_passes(data: bytes) -> None:
    bounded(data, ROOM, max_depth=8)


@pytest.mark.parametrize(
    "data",
    [
        b'{"a":1,"a":2}',
        b'{"a":1,"b":{"c":1,"c":1}}',
        b'[{"a":1},{"a":1,"a":1}]',
        b'{"a":"1:2","a" : "3"}',
        b'{"a":1,"\\u0061":2}',  # the same key, written otherwise
        b'{"seat":1,"x":":","seat":2}',  # a colon in a text does not make up for it
    ],
)
def test_a_key_said_twice_is_refused(data: bytes) -> None:
    msgspec.json.decode(data)  # which keeps the last
    with pytest.raises(BadJson, match="twice"):
        bounded(data, ROOM)


NUMBERS = MOST_EXPONENTS + 1
SLOW = [b"1e308", b"5e-324", b"2.5E-310", b"1e+5"]


@pytest.mark.parametrize("number", SLOW)
def test_many_numbers_that_are_slow_to_read_are_refused_unread(number: bytes) -> None:
    data = b"[" + b",".join([number] * NUMBERS) + b"," + b" " * 1_000 + b'"'  # it does not even end
    with pytest.raises(BadJson, match="exponent"):
        bounded(data, 10 * ROOM)
    with pytest.raises(BadJson, match="exponent"):
        decode(data, msgspec.json.Decoder(list[float]), 10 * ROOM)


@pytest.mark.parametrize("end", [b"", b"\\", b"\n", b"x"])
def test_a_text_without_an_end_is_looked_through_once(end: bytes) -> None:
    """Found by counting, as twice as many would take four times as long: all of it is one match."""
    data = b'"' + b'\\"' * 10_000 + end
    assert TEXTS.findall(data) == [data]


def test_a_few_of_them_and_texts_that_look_like_them_are_read() -> None:
    few = [1e308] * MOST_EXPONENTS
    assert decode(json.dumps([*few, "x" * ROOM]).encode(), msgspec.json.Decoder(), 10 * ROOM)[:-1] == few
    words = ["1e5 2E9"] * NUMBERS
    assert decode(json.dumps(words).encode(), msgspec.json.Decoder(), 10 * ROOM) == words


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"{'a':1}", b'{"a":1}x', b"NaN", b"\xff", b'"\\ud800"', b'"\xed\xa0\x80"', b"1" * 500, b"1e999"],
)
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadJson):
        bounded(data, ROOM)


@pytest.mark.parametrize("data", [b"9007199254740992", b'{"a":-9007199254740992}', b'{"a":[{"b":[1e2, %d]}]}' % 10**30])
def test_huge_numbers_are_refused(data: bytes) -> None:
    msgspec.json.decode(data)
    with pytest.raises(BadJson, match=f"to {MAX_INT}"):
        bounded(data, ROOM)


@pytest.mark.parametrize("data", [b"[" * 9 + b"]" * 9, b'{"a":' * 9 + b"1" + b"}" * 9, b"[" * 900 + b"]" * 900])
def test_depth_is_bounded(data: bytes) -> None:
    with pytest.raises(BadJson, match="deep"):
        bounded(data, 10_000, max_depth=8)


def test_depth_beyond_the_parsers_own_is_bounded_too() -> None:
    with pytest.raises(BadJson, match="deep"):
        bounded(b"[" * 60_000, 65_536)


def test_size_is_bounded() -> None:
    bounded(b'"' + b"x" * 98 + b'"', 100)
    with pytest.raises(TooLarge, match="101 bytes"):
        bounded(b'"' + b"x" * 99 + b'"', 100)


class Move(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    move: str


def test_what_passes_has_the_wanted_type_or_the_answer_says_where_not() -> None:
    decoder = msgspec.json.Decoder(Move)
    assert decode(b'{"seat":1,"move":"stop"}', decoder, ROOM) == Move(1, "stop")
    with pytest.raises(BadRequest, match=r"\$\.seat"):
        decode(b'{"seat":"1","move":"stop"}', decoder, ROOM)
    with pytest.raises(BadRequest, match="whose"):
        decode(b'{"seat":1,"move":"stop","whose":2}', decoder, ROOM)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-MAX_INT, MAX_INT) | st.text(st.sampled_from('a:"\\{}[], é'), max_size=6),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=3), inside, max_size=4),
    max_leaves=12,
)


@settings(max_examples=40)
@given(JSON, st.booleans(), st.sampled_from([None, 1]))
def test_whatever_json_writes_without_doubles_passes(value: object, ascii_only: bool, indent: int | None) -> None:
    try:
        written = json.dumps(value, ensure_ascii=ascii_only, indent=indent).encode()
    except UnicodeEncodeError:  # half a surrogate pair, which is no text
        return
    if b"\\ud" not in written:
        bounded(written, 100_000, max_depth=50)


@given(st.dictionaries(st.text('ab:"\\', max_size=3), st.integers(0, 9), min_size=1, max_size=4), st.data())
def test_any_key_written_once_more_is_found(pairs: dict[str, int], data: st.DataObject) -> None:
    again = data.draw(st.sampled_from(sorted(pairs)))
    members = [f"{json.dumps(key)}:{value}" for key, value in [*pairs.items(), (again, 0)]]
    with pytest.raises(BadJson, match="twice"):
        bounded(("{" + ",".join(members) + "}").encode(), 100_000)
