"""Tables where somebody learns a game: their plan, and bots that follow the lesson."""

from tavolino.core import registry
from tavolino.core.lesson import Lesson
from tavolino.core.refusal import UnknownGame
from tavolino.server.live.room import Room
from tavolino.table.plan import Plan

LEVEL = "random"  # of the bots once the lesson is over


def first_lesson(game_id: str) -> tuple[Plan, int]:
    """The plan of its table, and the learner's seat."""
    game = registry.find(game_id)
    text = game.first_lesson()
    if text is None:
        raise UnknownGame(f"there is no lesson for {game.id}")
    lesson = Lesson.read(text)
    record = lesson.record
    return Plan(game.id, record.players, record.options, start=record.start, lesson=text), lesson.seat


def may_move(room: Room, seat: int) -> bool:
    """During a lesson moves follow its order, and wait until the learner has tried what the lesson asks for."""
    table = room.table
    due = table.next_of_lesson()
    if due is None or table.lesson_progress is None:
        return True
    refusal = table.lesson_progress.refusal_due(table.playing())
    return due.seat == seat and (refusal is None or refusal[0] in room.tried)


def note_try(room: Room, seat: int, move: str) -> bool:
    """Whether that was the refusal that the lesson asks for. It is not logged: after a restart it is asked again."""
    progress, match = room.table.lesson_progress, room.table.match
    refusal = None if progress is None or match is None else progress.refusal_due(match)
    if progress is None or refusal is None or seat != progress.seat or move != refusal[1]:
        return False
    room.tried.add(refusal[0])
    return True
