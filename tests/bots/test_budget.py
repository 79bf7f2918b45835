"""A budget is counted; a signal to stop ends a thought sooner."""

from tavolino.bots.budget import POLLED_EVERY, Budget, StopSignal


def spent(budget: Budget) -> int:
    budget.renew()
    count = 0
    while budget.spend():
        count += 1
    assert count == budget.spent
    return count


def test_so_many_iterations_for_each_decision() -> None:
    budget = Budget(100)
    assert [spent(budget), spent(budget), spent(Budget(0))] == [100, 100, 0]


class After(StopSignal):
    """Set when it was polled so often."""

    def __init__(self, polls: int) -> None:
        self.left = polls

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_a_signal_ends_a_thought_sooner() -> None:
    assert spent(Budget(10_000, After(3))) == 3 * POLLED_EVERY
    assert spent(Budget(10_000, After(0))) == 0


def test_a_signal_that_never_comes_changes_nothing() -> None:
    assert spent(Budget(1000, StopSignal())) == spent(Budget(1000)) == 1000


def test_a_signal_is_not_polled_at_every_iteration() -> None:
    polled = After(1000)
    spent(Budget(10 * POLLED_EVERY, polled))
    assert polled.left == 1000 - 10
