"""deploy/alerts.yml: every measure in it is one that a server has."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis

from engine.test_engine_docs import section
from server.visiting import InProcessServer
from tavolino.server.settings import Settings, flag

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/operating.md").read_text("utf-8")
ALERTS = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text("utf-8"))
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
OF_PROMETHEUS = {"up"}


def named(expression: str) -> set[str]:
    """The measures in an expression: names that are neither functions, labels nor words of the language."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|\b(by|without|on|ignoring) \([^)]*\)", "", expression)
    return set(re.findall(r"\b[a-z]\w*\b(?!\s*\()", bare)) - {"or", "and", "unless", "sum", "e9"}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a server has to tell once somebody was refused."""
    with InProcessServer(tmp_path_factory.mktemp("server"), requests_burst=1, requests_per_second=1) as server:
        assert {server.browser("192.0.2.9").get("/healthz").status_code for _ in range(5)} == {200, 429}
        return server.browser("127.0.0.1").get("/metrics").text


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_every_measure_exists(rule: dict[str, Any], told: str) -> None:
    found = set(re.findall(r"^(\w+)[ {]", told, re.MULTILINE)) - {"HELP", "TYPE"}
    measures = named(rule["expr"])
    assert measures
    assert measures <= found | OF_PROMETHEUS
    for label, measure in (("kind", "tavolino_limited_total"), ("code", "tavolino_errors_total")):
        if measure in measures:
            assert re.search(rf'^{measure}\{{{label}="', told, re.MULTILINE)
    assert set(rule["annotations"]) == {"summary", "description"}


def test_a_measure_that_there_is_not_would_be_found() -> None:
    assert named('sum by (kind) (rate(tavolino_limited_total{job="x"}[5m])) > 5') == {"tavolino_limited_total"}
    assert named("tavolino_reddy == 0 or a / b > 1e9") == {"tavolino_reddy", "a", "b"}


def test_what_must_be_watched_is_watched() -> None:
    expressions = " ".join(rule["expr"] for rule in RULES)
    for measure in (
        "process_resident_memory_bytes",
        "process_open_fds",
        "tavolino_disk_free_bytes",
        "tavolino_loop_lag_seconds_bucket",
        "tavolino_bots_oldest_seconds",
        "tavolino_ready",
    ):
        assert measure in expressions


def test_each_alert_is_on_the_page_and_names_settings_that_there_are() -> None:
    assert set(re.findall(r"`(Tavolino\w+)`", section(PAGE, "Alerts"))) == {rule["alert"] for rule in RULES}
    known = {flag(name) for name in Settings.__struct_fields__}
    assert set(re.findall(r"--[a-z][a-z-]+", str(RULES))) <= known
