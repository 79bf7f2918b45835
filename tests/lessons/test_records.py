"""Every lesson is a record that plays: what it asks for is legal there, what it tells people to try is refused."""

import re
from collections.abc import Iterator

import pytest

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.lesson import LEARNER, Lesson, LessonStep
from tavolino.core.match import Match
from tavolino.core.record import Played, Remark, parse
from tavolino.core.refusal import BadRecord
from tavolino.core.registry import shelf
from tavolino.core.replay import Replay, by_hand
from tavolino.narrate.texts import Texts

MOST_MOVES = 40  # of the learner: ten minutes with all that there is to read
# What a person does in the game as the box has it. Left out: what only other ways of playing have (auctions, two
# players' second barista, companies) and what is answered only when something rare happens (charm, tie, full backpack).
KINDS = {
    "cafe-race": {"thrust"},
    "coffee-rush": {"place", "go", "stop", "pour", "empty", "serve", "upgrade", "end"},
    "coffin-rush": {"open", "walk", "go", "stop", "card", "take", "drop", "done", "pass"},
}
SCORES = {"cafe-race": "scored", "coffee-rush": "served", "coffin-rush": "stored"}
# and whatever else a lesson is to have shown: events of its learner
SHOWN = {
    "cafe-race": {"tie_broken", "rested", "spilled", "kept_balance", "arrived"},
    "coffee-rush": {"upgraded", "penalised", "rush_used", "tipped", "emptied"},
    "coffin-rush": {"found", "attacked", "fell", "picked_up", "analysed", "rush_turned"},
}
GAMES = [shelf()[name] for name in KINDS]


def text_of(game: Game) -> str:
    text = game.first_lesson()
    assert text is not None
    return text


def moments(lesson: Lesson) -> Iterator[tuple[LessonStep, Match]]:
    """Each step with the game as it stands when it is told."""
    replay = Replay(lesson.record)
    steps = iter(lesson.steps)
    for number, entry in enumerate(lesson.record.entries):
        if isinstance(entry, Remark) and entry.kind == "say":
            yield next(steps), replay.match
        if number > 0:
            replay.step(number)


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_what_is_asked_for_is_legal_and_what_is_to_be_tried_is_not(game: Game) -> None:
    lesson = Lesson.read(text_of(game))
    refused = 0
    for step, match in moments(lesson):
        if step.expect is not None:
            assert step.expect in match.legal(lesson.seat), step
            assert step.otherwise is not None, f"{step.say}: another legal move gets a reason"
        if step.attempt is not None:
            assert match.why(lesson.seat, step.attempt) in game.ledger.rules, step
            refused += 1
    assert refused >= 1
    last = lesson.steps[-1]
    assert (last.after, last.expect, last.attempt) == (len(lesson.lines), None, None)  # a word to go on with


def test_the_learner_does_everything_once_and_finishes_a_score(game: Game) -> None:
    lesson = Lesson.read(text_of(game))
    mine = [line.move for line in lesson.lines if line.seat == lesson.seat]
    assert {move.split()[0] for move in mine} == KINDS[game.id]
    assert len(mine) <= MOST_MOVES
    replay = Replay(lesson.record)
    events = [event for number in range(1, len(lesson.record.entries)) for event in replay.step(number)]
    own = {
        event.kind()
        for event in events
        if lesson.seat in (getattr(event, "seat", None), getattr(event, "other_seat", None))
    }
    assert own >= {SCORES[game.id], *SHOWN[game.id]}


def test_all_chance_is_marked_as_set_by_hand(game: Game) -> None:
    record = parse(text_of(game))
    drawn = [draw for entry in record.entries for draw in getattr(entry, "draws", ())]
    assert drawn == [draw for entry in record.entries for draw in by_hand(entry)]


def test_the_file_is_what_the_record_writes(game: Game) -> None:
    assert parse(text_of(game)).write() == text_of(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_has_its_text_and_every_text_is_said(game: Game, lang: str) -> None:
    lesson = Lesson.read(text_of(game))
    said = {step.say for step in lesson.steps} | {step.otherwise for step in lesson.steps if step.otherwise is not None}
    texts = Texts(lang)
    texts.add(game.lessons)
    written = game.lessons.joinpath(f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)) == said
    for message in said:
        assert 10 < len(texts.format(message, one="Crema", two="Biscotto")) < 420, message


# ---- what is wrong with a lesson is told


GOOD = text_of(shelf()["cafe-race"])


@pytest.mark.parametrize(
    ("broken", "word"),
    [
        (GOOD.replace(f'"{LEARNER}"', '"somebody"'), "lesson-learner"),
        (GOOD.replace("expect thrust 4", "expect thrust 5", 1), "lesson-not-asked"),
        (GOOD.replace("1 say welcome", "1 try thrust 1"), "lesson-not-said"),
    ],
)
def test_a_broken_lesson_says_so(broken: str, word: str) -> None:
    assert broken != GOOD
    with pytest.raises(BadRecord, match=word):
        Lesson.read(broken)


def test_steps_know_how_many_moves_come_before_them() -> None:
    lesson = Lesson.read(GOOD)
    first, second, third, fourth = lesson.steps[:4]
    assert (first, second) == (LessonStep(0, "welcome"), LessonStep(0, "speed-dice"))
    assert third == LessonStep(0, "first-thrust", expect="thrust 4", otherwise="first-thrust-else")
    assert fourth == LessonStep(1, "stays-set", attempt="thrust 6")
    assert isinstance(lesson.record.entries[6], Played)
