"""docs/own-bot.md: its bots are taken from the page and play, in a series and at a real server's table."""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.test_engine_docs import blocks, rows, section
from online.evening import play_out, spend
from online.process import ServerProcess
from online.test_join import at_a_table_with
from tavolino.bots.game_start import GameStart
from tavolino.cli.parser import parser
from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.outlook import Outlook
from tavolino.core.registry import find
from tavolino.own_bots import own_bot, seating
from tavolino.own_bots.own_bot import OwnBot
from tavolino.own_bots.program import LONGEST_ANSWER

PAGE = (Path(__file__).parents[2] / "docs/own-bot.md").read_text("utf-8")
LONG = 120.0  # seconds


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with the files of the page in it."""
    (tmp_path / "mine.py").write_text(block("In Python", "python"))
    (tmp_path / "bot.py").write_text(block("As a program", "python"))
    (tmp_path / "search.py").write_text(block("A bot that searches", "python"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def block(title: str, language: str) -> str:
    (found,) = blocks(section(PAGE, title), language)
    return found


def played(*words: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tavolino", *words, "--json", "--move-seconds", str(LONG)],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_two_of_them_are_ten_lines_or_fewer() -> None:
    for title in ("In Python", "As a program"):
        assert len([line for line in block(title, "python").splitlines() if line]) <= 10


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("title", ["In Python", "As a program"])
def test_the_command_below_a_bot_lets_it_play(title: str) -> None:
    words = shlex.split(block(title, "sh"))[1:]
    words[words.index("--games") + 1] = "3"
    bot = played(*words)["bots"][0]
    assert bot["bot"] == words[words.index("--bot") + 1]
    assert {name: count for name, count in bot["faults"].items() if count} == {}


@pytest.mark.usefixtures("folder")
def test_the_bot_that_searches_beats_random_ones() -> None:
    words = ["simulate", "cafe-race", "--players", "3", "--games", "12", "--rotate", "--seed", "1"]
    bot = played(*words, "--bot", "search:PlayOuts")["bots"][0]
    assert bot["faults"]["stood_in"] == 0
    assert bot["win_share"] > 1 / 3


@pytest.mark.parametrize("bot", ["mine:Last", "python3 bot.py"])
def test_it_plays_at_a_table_online(folder: Path, bot: str) -> None:
    async def story(url: str) -> None:
        words = ("--records", str(folder / "faulty"), "--move-seconds", str(LONG))
        async with at_a_table_with(url, bot, *words) as (_, place, joined):
            await play_out(place)
            assert (await joined.end())[0] == 0
        assert not (folder / "faulty").exists()

    with ServerProcess(f"sqlite:///{folder}/server.db") as server:
        spend(story(server.url))


@pytest.mark.usefixtures("folder")
def test_the_lines_are_what_is_sent_and_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    race = find("cafe-race")
    bot = seating.seat(f"{sys.executable} bot.py", race, FastChance.seeded(0))
    assert isinstance(bot, OwnBot)
    told: list[str] = []
    exchange = bot._program.exchange

    def noted(line: bytes, _: float) -> bytes:
        answer = exchange(line, LONG)
        told.extend([f"< {line.decode()}", f"> {answer.decode()}"])
        return answer

    monkeypatch.setattr(bot._program, "exchange", noted)
    start = GameStart(race, race.read_options({}), 3, 0)
    state = race.new(3, start.options, ScriptedChance([6, 4, 1]))
    bot.begin(start)
    bot.choose(Outlook(state, 0, race.view))
    bot.close()
    assert told == block("As a program", "lines").splitlines()


def test_the_commands_are_there() -> None:
    listed = [row[0].strip("`") for row in rows(section(PAGE, "Where it plays"), "command")]
    assert [words.split()[1] for words in listed] == ["simulate", "play", "join"]
    for words in listed:
        parser().parse_args(shlex.split(words.replace("GAME", "cafe-race"))[1:])


def test_the_numbers_are_those_of_the_source() -> None:
    text = section(PAGE, "When it fails")
    assert f"({own_bot.MOVE_SECONDS:g} unless told otherwise; {own_bot.START_SECONDS:g} for the first answer" in text
    assert (own_bot.STARTS_A_GAME, own_bot.HOPELESS_GAMES, LONGEST_ANSWER) == (4, 3, 2**20)
    assert "up to four times in a game" in text
    assert "in three games in a row" in text
    assert "more than 1 MiB" in text
