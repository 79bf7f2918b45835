"""Batches grow to about half a second, and whoever dies with one is found."""

import pytest

from arena.rows_of_numbers import Numbers
from tavolino.arena.batch import FASTEST_GROWTH, HALF_A_SECOND, Finished, GivenUp, Pile, Task, TaskQueue
from tavolino.arena.span import Span


def pile(*missing: Span, most: int = 1000) -> Pile[Numbers]:
    return Pile(Numbers, missing, most)


def taken(queue: TaskQueue[Numbers]) -> Task[Numbers]:
    task = queue.take()
    assert task is not None
    return task


def play_all(queue: TaskQueue[Numbers], seconds_each: float) -> list[Span]:
    spans = []
    while (task := queue.take()) is not None:
        spans.append(task.batch.span)
        queue.finished(Finished(task, None, seconds_each * task.batch.span.size))
    return spans


def test_batches_grow_to_half_a_second_and_leave_nothing_out() -> None:
    spans = play_all(TaskQueue([pile(Span(0, 5000))]), seconds_each=0.001)
    assert [number for span in spans for number in span.numbers] == list(range(5000))
    sizes = [span.size for span in spans]
    assert sizes[:3] == [1, FASTEST_GROWTH, FASTEST_GROWTH**2]
    assert max(sizes) == int(HALF_A_SECOND / 0.001)


def test_what_is_dear_stays_alone_and_what_has_a_limit_keeps_it() -> None:
    assert {span.size for span in play_all(TaskQueue([pile(Span(0, 5))]), seconds_each=2.0)} == {1}
    assert max(span.size for span in play_all(TaskQueue([pile(Span(0, 900), most=25)]), seconds_each=0.0)) == 25


def test_each_pile_has_a_pace_of_its_own() -> None:
    """The second begins with one game again."""
    queue = TaskQueue([pile(Span(0, 100)), pile(Span(0, 100))])
    spans = play_all(queue, seconds_each=0.0001)
    assert [span for span in spans if span.first == 0] == [Span(0, 1), Span(0, 1)]


def lose(queue: TaskQueue[Numbers], deadly: int, ahead: int) -> tuple[list[int], list[GivenUp[Numbers]]]:
    """Everything is played `ahead` tasks at a time; whatever is under way beside the deadly number is lost with it."""
    played: list[int] = []
    given_up: list[GivenUp[Numbers]] = []
    while True:
        under_way: list[Task[Numbers]] = []
        while len(under_way) < ahead and (task := queue.take()) is not None:
            under_way.append(task)
        if not under_way:
            return played, given_up
        dies = any(deadly in task.batch.span.numbers for task in under_way)
        for task in under_way:
            if not dies:
                queue.finished(Finished(task, None, 0.001))
                played += task.batch.span.numbers
            elif (found := queue.lost(task)) is not None:
                given_up.append(found)


@pytest.mark.parametrize("ahead", [1, 4])
@pytest.mark.parametrize("deadly", [0, 7, 99])
def test_only_the_game_that_kills_its_worker_is_given_up(deadly: int, ahead: int) -> None:
    played, given_up = lose(TaskQueue([pile(Span(0, 100))]), deadly, ahead)
    assert [lost.batch.span for lost in given_up] == [Span(deadly, deadly + 1)]
    assert sorted(played) == [number for number in range(100) if number != deadly]


def test_suspects_are_played_alone() -> None:
    queue = TaskQueue([pile(Span(0, 3), most=1)])
    one, other = taken(queue), taken(queue)
    assert queue.lost(one) is None
    assert queue.take() is None, "the other one is still under way"
    assert queue.lost(other) is None
    assert taken(queue) is one
    assert queue.take() is None
