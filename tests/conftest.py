"""A test that cites a rule must observe it: in a refusal that names it, or in an event that carries it."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from hypothesis import HealthCheck, settings

from scene import SEEN
from tavolino.core.ledger import Kind, Rule
from tavolino.core.registry import boxes, shelf

pytest_plugins = ["postgres"]

# No test depends on the speed of the machine or on chance: every run has the same examples.
settings.register_profile("unhurried", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    # the example of docs/add-a-game.md keeps to the contract like any other
    boxes()["sugar-bowl"] = EntryPoint("sugar-bowl", "sugar_bowl:GAME", "tavolino.games")
    config.addinivalue_line("markers", "rule(id, …): the rules of the ledger that this test observes")


def _rule(rule_id: str) -> Rule:
    for game in shelf().values():
        if rule_id in game.ledger:
            return game.ledger[rule_id]
    raise LookupError(f"no ledger has a rule {rule_id}")


def unobserved(rule: Rule) -> bool:
    """A fact is checked by the test's own assertions; the other kinds are recorded in SEEN."""
    if rule.kind is Kind.REFUSES:
        return rule.id not in SEEN.refused
    if rule.kind is Kind.HAPPENS:
        return rule.id not in SEEN.happened
    return False


@pytest.fixture(autouse=True)
def cited_rules_are_observed(request: pytest.FixtureRequest) -> Iterator[None]:
    cited = [_rule(rule_id) for mark in request.node.iter_markers("rule") for rule_id in mark.args]
    SEEN.refused.clear()
    SEEN.happened.clear()
    yield
    missed = [f"{rule.id} ({rule.kind})" for rule in cited if unobserved(rule)]
    assert not missed, f"this test cites rules that it never saw at work: {', '.join(missed)}"
