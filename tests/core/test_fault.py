"""Faults are data, harmless whatever they cite; all are told at once, but not without end."""

import pickle
from collections.abc import Iterator

import pytest

from tavolino.core.fault import LONGEST_CITED, LONGEST_PATH, MOST_FAULTS, MOST_NAMES, Fault, cited, fault, first_faults

ONE, TWO = fault("cells[2]", "one"), fault("", "two", line=3, count=7)


def test_a_few_faults_are_told_as_they_are() -> None:
    assert first_faults([]) == []
    assert first_faults([ONE, TWO]) == [ONE, TWO]
    whole = [fault("", "one", number=number) for number in range(MOST_FAULTS)]
    assert first_faults(whole) == whole


def test_after_so_many_the_search_ends() -> None:
    looked: list[int] = []

    def endless() -> Iterator[Fault]:
        while True:
            looked.append(1)
            yield ONE

    assert first_faults(endless()) == [ONE] * MOST_FAULTS + [fault("", "more-faults")]
    assert len(looked) == MOST_FAULTS + 1


def test_what_is_within_something_says_so() -> None:
    assert ONE.within("start").path == "start.cells[2]"
    assert TWO.within("start") == fault("start", "two", line=3, count=7)
    assert len(fault("x" * 100, "one").within("y" * 100).path) == LONGEST_PATH


def test_for_programmers_a_fault_is_its_place_its_code_and_its_facts() -> None:
    assert [str(ONE), str(TWO)] == ["cells[2]: one", "line 3: two (count: 7)"]
    assert str(fault("a", "b", entry="4 0 go", names=["x", "y"])) == "4 0 go, a: b (names: ('x', 'y'))"


def test_faults_go_through_a_pipe() -> None:
    assert pickle.loads(pickle.dumps((ONE, TWO))) == (ONE, TWO)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("tea", '"tea"'),
        (7, "7"),
        (1.5, "1.5"),
        (True, "true"),
        (None, "null"),
        ([], "[]"),
        ([[[1]]], "[…]"),
        ({"a": 1}, "{…}"),
        (10**100, "1" + "0" * 38 + "…"),
        ("x" * 41, f'"{"x" * 39}…"'),
        ("two\nlines\ttab\x1b[31m", r'"two\u000alines\u0009tab\u001b[31m"'),
        ("\u202egnissik\u2066\u200f", r'"\u202egnissik\u2066\u200f"'),
        ("a\u2028b\x85c\ud800", r'"a\u2028b\u0085c\ud800"'),
        ("\U000e0041", r'"\U000e0041"'),
        ("e\u0301", '"e\u0301"'),  # one accent is an accent
        ("e" + "\u0301" * 4, '"e\u0301\u0301' + r'\u0301\u0301"'),  # four are a heap that covers the lines above
        ("<b>&amp;{ $x }[bold]", '"<b>&amp;{ $x }[bold]"'),  # markup means nothing where it is shown
    ],
)
def test_a_value_is_cited_as_it_is_written_short_and_harmless(value: object, shown: str) -> None:
    assert cited(value) == shown
    assert len(cited(value)) <= LONGEST_CITED + len('""')


def test_a_number_of_thousands_of_digits_is_not_written() -> None:
    assert cited(10**5000) == "…"


def test_numbers_without_end_are_cited_like_texts() -> None:
    assert fault("", "one", few=10**12, many=10**40).facts == {"few": 10**12, "many": f"1{'0' * 38}…"}


def test_whatever_a_fault_cites_is_short_and_on_one_line() -> None:
    bad = "\u202e\n" * 1_000
    one = fault(bad, "one", entry=bad, text=bad, names=[bad] * 1_000)
    names = one.facts["names"]
    assert isinstance(names, tuple)
    assert len(names) == MOST_NAMES + 1
    for text in (one.path, one.entry, str(one.facts["text"]), *names):
        assert text.isprintable()
        assert len(text) <= LONGEST_PATH
