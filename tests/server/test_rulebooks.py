"""The rulebook over HTTP: every rule of every game, in three languages, for anybody."""

import pytest

from server.visiting import InProcessServer, code
from tavolino.core.game import LANGUAGES, Game
from tavolino.core.registry import shelf


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_in_the_order_of_the_ledger(server: InProcessServer, game: Game, lang: str) -> None:
    answer = server.browser().get(f"/api/games/{game.id}/rules?lang={lang}")
    assert answer.status_code == 200
    book = answer.json()
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert [rule["id"] for rule in rules] == list(game.ledger.rules)
    assert [rule["ruling"] for rule in rules] == [rule.ruling for rule in game.ledger.rules.values()]
    assert all(rule["text"] for rule in rules)
    assert all(rule["id"].startswith(f"{chapter['id']}-") for chapter in book["chapters"] for rule in chapter["rules"])
    assert book["name"]
    assert book["tagline"]


def test_the_languages_differ_and_english_goes_without_saying(server: InProcessServer) -> None:
    path = "/api/games/cafe-race/rules"
    texts = {lang: server.browser().get(f"{path}?lang={lang}").json() for lang in LANGUAGES}
    assert len({book["tagline"] for book in texts.values()}) == len(LANGUAGES)
    assert server.browser().get(path).json() == texts["en"]


def test_an_unknown_game_or_language_is_refused(server: InProcessServer) -> None:
    browser = server.browser()
    assert code(browser.get("/api/games/chess/rules")) == (404, "no_game")
    assert code(browser.get("/api/games/cafe-race/rules?lang=de")) == (400, "bad_request")


def test_an_earlier_version_of_the_rules_is_told_in_its_own_words(server: InProcessServer) -> None:
    def told(query: str) -> tuple[int, int, dict[str, str]]:
        book = server.browser().get(f"/api/games/coffin-rush/rules{query}").json()
        rules = {rule["id"]: rule["text"] for chapter in book["chapters"] for rule in chapter["rules"]}
        return book["version"], book["newest"], rules

    version, newest, rules = told("")
    assert (version, newest) == (2, 2)
    version, newest, earlier = told("?version=1")
    assert (version, newest) == (1, 2)
    changed = {rule for rule, text in rules.items() if earlier[rule] != text}
    assert changed == {"COF-ACT-1", "COF-CARD-6", "COF-MAP-12", "COF-PHA-7", "COF-SPE-5"}
    assert code(server.browser().get("/api/games/coffin-rush/rules?version=3")) == (409, "unknown_rules")
