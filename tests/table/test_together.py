"""Moves that arrive together, decided one upon the other, give the same log as moves that wait for each other."""

import random

import pytest

from table.company import Company
from tavolino.core.event import Event
from tavolino.core.match import Step
from tavolino.core.refusal import TavolinoError
from tavolino.core.registry import shelf
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Clock
from tavolino.table.table import Proposal, Table

Wish = tuple[int, str, int]  # seat, move, the last entry that it saw


def wishes(table: Table, chance: random.Random) -> list[Wish]:
    """One of each seat that is asked, in any order; now and then from somebody who is not, or has seen too little."""
    moves = table.playing().moves
    found = []
    for seat, asked in table.asked.items():
        base = chance.choice([table.seq, asked.since, asked.since - 1])
        found.append((seat, moves.text(chance.choice(asked.legal)), base))
    found.append((chance.randrange(len(table.chairs)), found[0][1], table.seq))
    chance.shuffle(found)
    return found


def decided(table: Table, wish: Wish, upon: Step | None) -> Proposal | str:
    seat, text, base = wish
    try:
        return decide.move(table, seat, text, base, 7, upon)
    except TavolinoError as problem:
        return str(problem)


def adopt(company: Company, proposal: Proposal) -> None:
    company.do(lambda _table, _at: proposal)


def one_by_one(company: Company, wanted: list[Wish]) -> list[str]:
    answers = []
    for wish in wanted:
        answer = decided(company.table, wish, None)
        answers.append(answer if isinstance(answer, str) else "")
        if isinstance(answer, Proposal):
            adopt(company, answer)
    return answers


def together(company: Company, wanted: list[Wish]) -> list[str]:
    """As long as each next seat is still asked the same, nothing is adopted."""
    answers: list[str] = []
    group: list[Proposal] = []
    for number, wish in enumerate(wanted):
        step = group[-1].step if group else None
        answer = decided(company.table, wish, step)
        answers.append(answer if isinstance(answer, str) else "")
        if isinstance(answer, Proposal):
            group.append(answer)
        if group and not still_asked(company.table, group, wanted[number + 1 :]):
            for proposal in group:
                adopt(company, proposal)
            group = []
    return answers


def happened(company: Company) -> list[list[Event]]:
    return [one.events for one in company.table.log]


def still_asked(table: Table, group: list[Proposal], to_come: list[Wish]) -> bool:
    """The next seat was asked before, and still is after every move of the group."""
    steps = [proposal.step for proposal in group]
    return bool(to_come) and all(step is not None and table.still_asks(to_come[0][0], step) for step in steps)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [game.id for game in shelf().values() if 3 in game.player_counts])
def test_the_log_is_the_same(game: str, seed: int) -> None:
    first, second = (Company(game).sit().start() for _ in range(2))
    chance = random.Random(seed)
    for _ in range(60):
        if first.table.status == "finished":
            break
        wanted = wishes(first.table, chance)
        assert one_by_one(first, wanted) == together(second, wanted)
        assert first.stored == second.stored
        assert first.table.playing().record().entries == second.table.playing().record().entries
        assert first.table.asked == second.table.asked
        assert happened(first) == happened(second)
    ours, theirs = (company.table.playing() for company in (first, second))
    assert ours.game.position(ours.state) == theirs.game.position(theirs.state)
    assert first.reloaded().asked == second.table.asked


def test_in_a_race_all_choose_together_and_the_last_one_ends_the_round() -> None:
    company = Company().sit().start()
    steps: list[Step] = []
    for seat in (2, 0, 1):
        assert not steps or company.table.still_asks(seat, steps[-1])
        proposal = decide.move(company.table, seat, "thrust 3", company.table.seq, 7, steps[-1] if steps else None)
        assert isinstance(proposal.entry, entries.Moved)
        assert proposal.step is not None
        steps.append(proposal.step)
    assert [len(step.chance.drawn) > 0 for step in steps] == [False, False, True], (
        "each has its own dice and no other's"
    )
    assert not all(company.table.still_asks(0, step) for step in steps), "the next round's question is another one"
    assert company.table.playing().state.to_move() == [0, 1, 2], "nothing has happened yet"


def test_who_has_moved_is_not_asked_the_same_again() -> None:
    company = Company().sit().start()
    step = decide.move(company.table, 0, "thrust 3", company.table.seq, 7).step
    assert step is not None
    assert [company.table.still_asks(seat, step) for seat in range(3)] == [False, True, True]


def test_with_a_clock_one_waits_for_the_other() -> None:
    """The time that is left depends on the entry before."""
    company = Company(clock=Clock(kind="turn", seconds=20)).sit().start()
    step = decide.move(company.table, 0, "thrust 3", company.table.seq, 7).step
    assert step is not None
    assert [company.table.still_asks(seat, step) for seat in range(3)] == [False, False, False]
