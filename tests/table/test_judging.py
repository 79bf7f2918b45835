"""Tables of an earlier version of the rules, judged by the newest."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from tavolino.core.lesson import Lesson
from tavolino.core.registry import boxes, built_in, find
from tavolino.table import entry as entries
from tavolino.table.judging import judge
from tavolino.table.plan import Plan

SEED = "07" * 32
GAME = "coffin-rush"
LONGEST = "06" * 32  # a seed by which Sugar Bowl has so many rounds:
ROUNDS = 6

Line = tuple[int, str, bytes]


def numbered(told: list[entries.AnyEntry]) -> list[Line]:
    return [(number, f"c{number}", entries.write(entry)) for number, entry in enumerate(told, 1)]


def log(rules: int, moves: list[tuple[int, str]], **position: object) -> list[Line]:
    start = {"explorers": [{"at": "4,2"}, {"at": "4,3"}], **position}
    told: list[entries.AnyEntry] = [
        entries.Opened(at=1, plan=Plan(GAME, 2, start=start), host="p1", invite="i"),
        entries.Seated(at=2, seat=0, person="p1", name="Ada", colour="red"),
        entries.Seated(at=3, seat=1, person="p2", name="Bea", colour="blue"),
        entries.Started(at=4, seed=SEED, rules=rules),
        entries.Said(at=5, name="Ada", seat=0, text="ciao"),
        *(entries.Moved(at=6, seat=seat, move=move) for seat, move in moves),
    ]
    return numbered(told)


def test_a_table_that_would_have_gone_the_same_way() -> None:
    verdict = judge("t", log(1, [(0, "open 5,2"), (0, "walk"), (0, "go 5,2")]))
    assert (verdict.game, verdict.rules, verdict.entry) == (GAME, 1, None)


def test_the_entry_from_which_on_it_would_have_gone_otherwise() -> None:
    """COF-CARD-6: in the red, version 2 shows the own quadrant, too."""
    red = {"counter": 5}
    verdict = judge("t", log(1, [(0, "open 5,2"), (0, "card analysis crypt"), (0, "pass")], **red))
    assert (verdict.rules, verdict.entry, verdict.why) == (1, 7, "something else would happen")
    refused = judge("t", log(1, [(0, "open 5,2"), (0, "card analysis jars")], **red))
    assert (refused.entry, refused.why) == (7, "it would be refused by COF-CARD-6")


def test_a_table_of_the_newest_rules_is_played_once_and_what_it_refuses_now_is_noticed() -> None:
    """As if a rule had been changed without a version of its own: the log has a move that is refused now."""
    verdict = judge("t", log(2, [(0, "open 5,2"), (0, "walk"), (0, "go 5,2")]))
    assert (verdict.rules, verdict.entry) == (2, None)
    broken = judge("t", log(2, [(0, "open 5,2"), (0, "go 5,2")]))
    assert (broken.entry, broken.why) == (7, "it is refused by COF-ACT-2, though it was played")


def test_a_version_that_is_not_known_here_is_said() -> None:
    verdict = judge("t", log(3, []))
    assert verdict.entry == 4
    assert "version 3 of the rules" in verdict.why


# ---- a rule that was changed on purpose


@pytest.fixture(scope="module", autouse=True)
def changed_bowl() -> Iterator[None]:
    boxes()["changed-bowl"] = EntryPoint("changed-bowl", "table.changed_bowl:GAME", "tavolino.games")
    yield
    del boxes()["changed-bowl"]


def bowls(rules: int, rounds: list[list[int]]) -> list[Line]:
    """Three people take so many lumps, round by round; the first move is entry 3."""
    plan = Plan("changed-bowl", 3)
    moves = [entries.Moved(at=3, seat=seat, move=f"take {lumps}") for each in rounds for seat, lumps in enumerate(each)]
    return numbered(
        [
            entries.Opened(at=1, plan=plan, host="p1", invite="i"),
            entries.Started(at=2, seed=LONGEST, rules=rules),
            *moves,
        ]
    )


HANDS = some.lists(some.lists(some.integers(1, 3), min_size=3, max_size=3), max_size=ROUNDS)


@given(HANDS)
@example([[1, 2, 3]] * ROUNDS)
@example([[1, 2, 3]] * (ROUNDS - 1) + [[1, 2, 2]])
def test_a_changed_rule_is_noticed_at_the_entry_where_it_first_matters(rounds: list[list[int]]) -> None:
    """With the third hand of the first round in which two are equal: then the bowl is shared out."""
    equal = [number for number, each in enumerate(rounds) if len(set(each)) < 3]
    verdict = judge("t", bowls(1, rounds))
    assert (verdict.game, verdict.rules) == ("changed-bowl", 1)
    assert verdict.entry == (3 + 3 * equal[0] + 2 if equal else None)
    assert verdict.why == ("something else would happen" if equal else "")
    assert judge("t", bowls(2, rounds)).entry is None  # the control: the newest rules agree with themselves


# ---- lessons


@pytest.mark.parametrize("game", sorted(built_in()))
def test_a_lesson_is_judged_with_its_own_dice_and_picks(game: str) -> None:
    """Otherwise what was played would seem to be against the rules as soon as another die falls."""
    text = find(game).first_lesson()
    assert text is not None
    lesson = Lesson.read(text)
    record = lesson.record
    plan = Plan(game, record.players, record.options, start=record.start, lesson=text)
    moves = [entries.Moved(at=3, seat=line.seat, move=line.move) for line in lesson.lines]
    opened = entries.Opened(at=1, plan=plan, host="p1", invite="i")
    by_its_own = entries.Started(at=2, seed=SEED, rules=record.rules_version)
    assert judge("t", numbered([opened, by_its_own, *moves])).entry is None
