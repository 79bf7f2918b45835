"""Records: what people write into names and remarks, and what is wrong with a bad file."""

import pytest

from tavolino.core.match import Match
from tavolino.core.record import parse
from tavolino.core.refusal import BadRecord
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.core.seed import seed_from


def match_of(*names: str) -> Match:
    game = find("cafe-race")
    return Match.new(game, 3, game.read_options({}), seed_from(1), seats=names)


def test_names_with_any_character_come_back() -> None:
    match = match_of('Zoë "the cup"', "a\u2028b\u0085c", "new\nline | bar")
    assert parse(match.record().write()) == match.record()


def test_remarks_are_one_line_whatever_they_hold() -> None:
    match = match_of("a", "b", "c")
    match.remark("say", "two\nlines | d4  and a bar")
    match.remark("stand-in", "0 greedy")
    match.remark("expect", "thrust 4")
    match.remark("try", "open 6 1")
    match.remark("else", "not-yet")
    record = parse(match.record().write())
    assert record == match.record()
    assert replay(record).entries[1:] == match.entries[1:]


def test_an_unfinished_record_does_not_tell_the_seed() -> None:
    match = match_of("a", "b", "c")
    assert seed_from(1).hex() not in match.record().write()


GOOD = match_of("a", "b", "c").record().write()


@pytest.mark.parametrize(
    ("broken", "line", "word"),
    [
        ("", 1, "record-format"),
        ("hello", 1, "record-format"),
        (GOOD.replace("rules: 1", "rules: one"), 3, "record-number"),
        (GOOD.replace("rules: 1", "rules: " + "9" * 5000), 3, "record-number"),
        (GOOD.replace("game: cafe-race\n", ""), 0, r"record-missing \(key: game"),
        (GOOD.replace('{"auction": false}', '{"auction"'), 5, "record-json"),
        (GOOD.replace('{"auction": false}', "[" * 100_000), 5, "record-json"),
        (GOOD.replace("game: cafe-race", "game"), 2, "record-header"),
        (GOOD.replace("0 - start", "5 - start"), 9, r"record-due \(number: 0"),
        (GOOD.replace("| d", "| x"), 9, "record-chance"),
        (GOOD.replace("players: 3", "players: 999999999"), 4, r"record-players \(most: 99"),
        (
            GOOD.replace("players: 3", "players: 999999999").replace('["a", "b", "c"]', "[]"),
            4,
            "record-players .most: 99",
        ),
        (GOOD.replace('"a"', f'"{"a" * 2000}"'), 6, r"record-name \(most: 1000"),
        (GOOD.replace("false", "9" * 4000), 5, "record-json"),
        (GOOD.replace('"a"', '"\\ud800"'), 6, "record-json"),
        (GOOD + "1 undo " + "9" * 5000, 10, "record-strange"),
        (GOOD + "1 |", 10, "record-strange"),
        (GOOD + "1 0", 10, "record-strange"),
        (GOOD.split("\n\n")[0], 7, "record-start"),
    ],
)
def test_a_broken_record_names_the_line_and_the_fault(broken: str, line: int, word: str) -> None:
    with pytest.raises(BadRecord, match=word) as caught:
        parse(broken)
    assert caught.value.line == line


def test_a_record_of_unknown_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"rules: unknown-rules \(rules: 99, newest: 1"):
        replay(parse(GOOD.replace("rules: 1", "rules: 99")))


def test_a_record_without_end_is_not_read_line_by_line() -> None:
    with pytest.raises(BadRecord, match=r"record-long \(most: 1000000"):
        parse(GOOD + "\n" * 1_000_001)
