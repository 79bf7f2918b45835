"""A lesson is a record with remarks: a game to be played again by somebody who has never played it.

    3 say lesson-thrust       the learner is told this, and
    4 expect thrust 5         is asked for this move, which is the next line of their seat, or
    5 try thrust 6            is asked for this one, to hear from the rules why it is not allowed;
    6 else lesson-not-yet     the reason that is given for any other move that would be legal here
    7 0 thrust 5

What is said without being asked for anything is only to be read. The texts are Fluent messages beside the record. The
learner has the seat named `learner`; the others' moves and everybody's chance are the record's.
"""

from msgspec import Struct

from tavolino.core.fault import cited, fault
from tavolino.core.record import Played, Record, Remark, Start, parse
from tavolino.core.refusal import BadRecord

LEARNER = "learner"


class LessonStep(Struct, frozen=True):
    """One thing that the learner is told, with what they are asked for, if anything."""

    after: int  # so many moves of the record come before it
    say: str
    expect: str | None = None
    attempt: str | None = None  # refused by the rules
    otherwise: str | None = None  # why not another legal move


class Lesson:
    def __init__(self, record: Record) -> None:
        if LEARNER not in record.seats:
            raise BadRecord(fault("seats", "lesson-learner", name=cited(LEARNER)))
        start = record.entries[0]
        assert isinstance(start, Start)  # `parse` refuses any other
        self.record = record
        self.seat = record.seats.index(LEARNER)
        self.first_draws = tuple(draw.value for draw in start.draws)
        self.lines = tuple(entry for entry in record.entries if isinstance(entry, Played))
        self.steps = _steps(record, self.seat)

    @classmethod
    def read(cls, text: str) -> "Lesson":
        return cls(parse(text))


def _steps(record: Record, seat: int) -> tuple[LessonStep, ...]:
    steps: list[LessonStep] = []
    after = 0
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Played):
            if entry.seat == seat and (not steps or (steps[-1].after, steps[-1].expect) != (after, entry.move)):
                raise BadRecord(fault("", "lesson-not-asked", entry=entry.line(number)))
            after += 1
        elif isinstance(entry, Remark):
            if entry.kind == "say":
                steps.append(LessonStep(after, entry.text))
            elif not steps or steps[-1].after != after:
                raise BadRecord(fault("", "lesson-not-said", entry=entry.line(number)))
            else:
                steps[-1] = _with(steps[-1], entry)
    return tuple(steps)


def _with(step: LessonStep, remark: Remark) -> LessonStep:
    if remark.kind == "expect":
        return LessonStep(step.after, step.say, remark.text, step.attempt, step.otherwise)
    if remark.kind == "try":
        return LessonStep(step.after, step.say, step.expect, remark.text, step.otherwise)
    if remark.kind == "else":
        return LessonStep(step.after, step.say, step.expect, step.attempt, remark.text)
    return step
