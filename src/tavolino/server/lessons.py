"""What the house does where somebody learns a game: it sets the table, and the bots there keep to the lesson."""

from tavolino.core import registry
from tavolino.core.lesson import Lesson
from tavolino.core.refusal import UnknownGame
from tavolino.server.room import Room
from tavolino.table.plan import Plan

LEVEL = "random"  # of the bots once the lesson is over


def first_lesson(game_id: str) -> tuple[Plan, int]:
    """The table for it, and the learner's seat."""
    game = registry.find(game_id)
    text = game.first_lesson()
    if text is None:
        raise UnknownGame(f"there is no lesson for {game.id}")
    lesson = Lesson.read(text)
    record = lesson.record
    return Plan(game.id, record.players, record.options, start=record.start, lesson=text), lesson.seat


def may_move(room: Room, seat: int) -> bool:
    """As long as the lesson lasts its moves come in its order, and wait for the refusal that the learner is to meet."""
    table = room.table
    due = table.next_of_lesson()
    if due is None or table.course is None:
        return True
    refusal = table.course.refusal_due(table.playing())
    return due.seat == seat and (refusal is None or refusal[0] in room.tried)


def note_try(room: Room, seat: int, move: str) -> bool:
    """Whether that was the refusal that the lesson asks for. It is not in the log: asked again, it is met again."""
    course, match = room.table.course, room.table.match
    refusal = None if course is None or match is None else course.refusal_due(match)
    if course is None or refusal is None or seat != course.seat or move != refusal[1]:
        return False
    room.tried.add(refusal[0])
    return True
