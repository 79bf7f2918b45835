"""The rulebook over HTTP: every rule of every game, in three languages, for anybody."""

from pathlib import Path

import pytest

from no_limits import NO_LIMITS
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


@pytest.mark.parametrize("game", ["cafe-race", "coffee-rush", "coffin-rush"])
def test_the_rules_at_a_glance_are_told_in_each_language(server: InProcessServer, game: str) -> None:
    told = {lang: server.browser().get(f"/api/games/{game}/glance?lang={lang}").json() for lang in LANGUAGES}
    assert len({card["front"][0]["points"][0]["text"] for card in told.values()}) == len(LANGUAGES)
    cited = [
        [point["rules"] for side in ("front", "back") for section in card[side] for point in section["points"]]
        for card in told.values()
    ]
    assert cited[0] == cited[1] == cited[2]
    assert [one["glance"] for one in server.browser().get("/api/games").json() if one["id"] == game] == [True]
    assert code(server.browser().get(f"/api/games/{game}/glance?lang=de")) == (400, "bad_request")


def test_there_is_no_card_of_an_unknown_game(server: InProcessServer) -> None:
    assert code(server.browser().get("/api/games/chess/glance")) == (404, "no_game")


def test_a_board_is_shown_with_another_choice_before_there_is_a_table(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, **NO_LIMITS | {"files_per_minute": 2}) as server:
        browser, path = server.browser(), "/api/games/coffin-rush/board"
        usual = browser.get(path).json()
        assert browser.get(f"{path}?option=layout&value=standard").json() == usual
        assert browser.get(f"{path}?option=layout&value=snake").json() != usual
        assert code(browser.get(f"{path}?option=layout&value=pyramid")) == (400, "bad_option")
        assert code(browser.get(f"{path}?option=palms&value=3")) == (400, "bad_option")
        asked = [browser.get(f"{path}?option=layout&value=random:{seed}").status_code for seed in range(8)]
        assert asked[-1] == 429, "what is not among the offered ones is made anew, and so not without end"
        assert browser.get(f"{path}?option=layout&value=snake").status_code == 200
