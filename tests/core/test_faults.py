"""All faults are told at once, but not without end."""

from collections.abc import Iterator

from tavolino.core.faults import MORE, MOST_FAULTS, first_faults


def test_a_few_faults_are_told_as_they_are() -> None:
    assert first_faults([]) == []
    assert first_faults(["one", "two"]) == ["one", "two"]
    whole = [str(number) for number in range(MOST_FAULTS)]
    assert first_faults(whole) == whole


def test_after_so_many_the_search_ends() -> None:
    looked: list[int] = []

    def endless() -> Iterator[str]:
        while True:
            looked.append(1)
            yield "fault"

    assert first_faults(endless(), ": ") == ["fault"] * MOST_FAULTS + [f": {MORE}"]
    assert len(looked) == MOST_FAULTS + 1
