"""The rules at a glance: every sentence names the rules that it sums up, and each is told in every language."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.glance import GlancePoint, GlanceSection, read_glance
from tavolino.core.registry import built_in, find
from tavolino.narrate.texts import Texts

GAMES = [find(game) for game in built_in()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
LONGEST = 360  # characters of a sentence, so that both sides stay on one page


def points(game: Game) -> list[GlancePoint]:
    return [point for section in read_glance(game.glance) for point in section.points]


@every_game
def test_every_sentence_sums_up_rules_that_there_are(game: Game) -> None:
    assert all(point.rules for point in points(game))
    assert [rule for point in points(game) for rule in point.rules if rule not in game.ledger] == []


@every_game
def test_both_sides_have_something_and_the_first_is_the_game_in_short(game: Game) -> None:
    sections = read_glance(game.glance)
    assert {section.side for section in sections} == {"front", "back"}
    assert (sections[0].id, sections[0].side, len(sections[0].points)) == ("glance-short", "front", 3)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_is_told_and_nothing_else_is(game: Game, lang: str) -> None:
    texts = Texts.of(game, lang, game.glance)
    wanted = {section.id for section in read_glance(game.glance)} | {point.id for point in points(game)}
    written = FluentResource(game.glance.joinpath(f"{lang}.ftl").read_text("utf-8")).body
    assert {message.id.name for message in written if isinstance(message, ast.Message)} == wanted
    assert [point.id for point in points(game) if len(texts.format(point.id)) > LONGEST] == []


def test_a_game_needs_none(tmp_path: Path) -> None:
    assert read_glance(tmp_path) == ()
    (tmp_path / "glance.toml").write_text('[front.short]\ngoal = ["BOWL-1"]\n[back.more]\nall = ["BOWL-2", "BOWL-3"]\n')
    assert read_glance(tmp_path) == (
        GlanceSection("glance-short", "front", (GlancePoint("glance-short-goal", ("BOWL-1",)),)),
        GlanceSection("glance-more", "back", (GlancePoint("glance-more-all", ("BOWL-2", "BOWL-3")),)),
    )
