"""`tavolino arena` and `tavolino ladder` from a shell."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tavolino.arena.shares import Interval
from tavolino.cli import main
from tavolino.cli.figures import figure, range_of, rating_of, share

Output = pytest.CaptureFixture[str]
WORDS = ["arena", "cafe-race", "--bots", "easy,random", "--players", "3", "--games", "12", "--seed", "4"]


def told(capsys: Output, *words: str) -> dict[str, Any]:
    assert main([*WORDS, "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_all_bots_meet_and_each_meets_itself(capsys: Output) -> None:
    found = told(capsys)
    (table,) = found["tables"]
    assert table["bots"] == ["easy", "random", "easy"]
    assert [side["bot"] for side in table["sides"]] == ["easy", "random"]
    assert sum(side["by_games"]["share"] for side in table["sides"]) == pytest.approx(1)
    assert sum(table["seats"]) == pytest.approx(1)
    assert [mirror["bots"] for mirror in found["mirrors"]] == [["easy"] * 3, ["random"] * 3]
    assert [rating["bot"] for rating in found["ratings"]] == ["easy", "random"]


def test_more_bots_than_seats_take_turns(capsys: Output) -> None:
    words = ["arena", "sugar-bowl", "--bots", "random,greedy,medium", "--players", "2", "--games", "2", "--json"]
    assert main(words) == 0
    pairs = [table["bots"] for table in json.loads(capsys.readouterr().out)["tables"]]
    assert pairs == [["random", "greedy"], ["random", "medium"], ["greedy", "medium"]]


def figures(found: dict[str, Any]) -> list[str]:
    """Every one of a report, as it is written."""
    texts = [rating_of(rating["points"]) for rating in found["ratings"]]
    for side in [*found["tables"][0]["sides"], *(mirror["sides"][0] for mirror in found["mirrors"])]:
        texts += [str(side["seats"]), str(side["games"]), figure(side["points"]), figure(side["narrower"])]
        texts += [share(side[name]) for name in ("fair", "luck", "luck_error")]
        for name in ("wins", "by_deals", "by_games"):
            interval = Interval(**side[name])
            texts += [share(interval.share), range_of(interval)]
    for contest in [*found["tables"], *found["mirrors"]]:
        texts += [*map(share, contest["seats"]), figure(contest["moves_per_game"])]
    return texts


@pytest.mark.parametrize(("lang", "word"), [("en", "fair share"), ("it", "quota equa"), ("fr", "part équitable")])
def test_the_page_has_every_figure_and_plots(capsys: Output, tmp_path: Path, lang: str, word: str) -> None:
    page = tmp_path / "report.html"
    found = told(capsys, "--report", str(page), "--lang", lang)
    written = page.read_text("utf-8")
    cells = " | ".join(re.findall(r"<td>(.*?)</td>", written))
    assert [text for text in figures(found) if text not in cells] == []
    assert word in written
    assert written.count("<svg") == 4, "shares, course, ratings, mirrors"
    assert "http" not in written, "it needs nothing from elsewhere"


def test_a_file_has_what_was_played_and_is_gone_on_from(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "results"
    first = told(capsys, "--into", str(file))
    content = file.read_bytes()
    assert told(capsys, "--into", str(file)) == first
    assert file.read_bytes() == content
    assert told(capsys, "--into", str(file), "--games", "18")["tables"][0]["games"] == 18


def test_ctrl_c_leaves_what_was_played(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results"

    @contextmanager
    def pressed(_title: str, _total: int) -> Iterator[Callable[[int], None]]:
        played: list[int] = []

        def advance(games: int) -> None:
            played.append(games)
            if sum(played) > 5:
                raise KeyboardInterrupt

        yield advance

    with monkeypatch.context() as pressing:
        pressing.setattr("tavolino.cli.arena.progress", pressed)
        assert main([*WORDS, "--into", str(file)]) == 130
    assert file.read_text().count('"line":"deals"') == 1
    assert told(capsys, "--into", str(file)) == told(capsys)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "there is no bot"),
        ("it", "non esiste; ci sono"),
        ("fr", "n'existe pas"),
    ],
)
def test_bad_input_is_told_in_three_languages(capsys: Output, lang: str, sentence: str) -> None:
    assert main(["arena", "cafe-race", "--bots", "genius", "--lang", lang]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "chess", "--bots", "random"],
        ["arena", "cafe-race"],
        ["arena", "cafe-race", "--bots", ""],
        ["arena", "cafe-race", "--bots", "random", "--players", "2"],
        ["arena", "cafe-race", "--bots", "random", "--games", "0"],
        ["arena", "cafe-race", "--bots", "random", "--workers", "0"],
        ["arena", "cafe-race", "--bots", "random", "--options", "{"],
        ["arena", "cafe-race", "--bots", "random", "--into", __file__],
        ["ladder", "--series", "no/such/file"],
        ["ladder", "--series", __file__],
        ["ladder", "--only", "chess"],
    ],
    ids=" ".join,
)
def test_bad_arguments_get_one_sentence(capsys: Output, words: list[str]) -> None:
    try:
        code = main(words)
    except SystemExit as leaving:  # argparse leaves this way
        code = int(leaving.code or 0)
    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert len(said.err.strip().splitlines()) == 1


SERIES = """
[[series]]
game = "sugar-bowl"
players = [2]
bots = [["greedy", "random"], ["expert", "greedy"]]
games = 6
seed = 1
"""


def test_the_ladder_is_played_from_its_list_and_gone_on_from(capsys: Output, tmp_path: Path) -> None:
    series, results = tmp_path / "series.toml", tmp_path / "results"
    series.write_text(SERIES)
    words = ["ladder", "--series", str(series), "--into", str(results)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "sugar-bowl has no bot expert yet" in said
    assert "greedy" in said
    content = results.read_text()
    assert main(words) == 0
    assert results.read_text() == content


def test_results_of_bots_that_have_changed_are_played_again(capsys: Output, tmp_path: Path) -> None:
    series, results = tmp_path / "series.toml", tmp_path / "results"
    series.write_text(SERIES)
    words = ["ladder", "--series", str(series), "--into", str(results)]
    main(words)
    content = results.read_text()
    results.write_text(re.sub(r'("games":\[\[)\d+', r"\g<1>999", content))
    assert results.read_text() != content
    capsys.readouterr()
    assert main(words) == 0
    assert "play otherwise" in capsys.readouterr().out
    assert results.read_text() == content
