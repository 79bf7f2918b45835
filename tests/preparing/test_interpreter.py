"""Which Python the environment is made with. The others are pretended: small programs that tell what they are."""

import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import interpreter
import pytest
from interpreter import CHOICE, TAKEN, Interpreter, NoSuchPython, better, instead, optimised, present

SLOW = Interpreter("/slow/python3", (3, 11, 7), optimised=False, has_pip=True, has_headers=True)
FAST = replace(SLOW, path="/fast/python3", version=(3, 11, 2), optimised=True)
SCRIPTS = Path(interpreter.__file__).parent


def pretend(folder: Path, told: Interpreter) -> str:
    """A program that says it is this; whatever else it is given, it says so and runs with the Python of the tests."""
    program = folder / "python3"
    folder.mkdir(exist_ok=True)
    (folder / "told.json").write_text(json.dumps(asdict(replace(told, path=str(program)))))
    program.write_text(
        f'#!/bin/sh\ncase "$*" in *interpreter.py) exec cat {folder}/told.json;; esac\n'
        f'echo taken over by {folder.name}\nexec {sys.executable} "$@"\n'
    )
    program.chmod(0o755)
    return str(program)


def test_an_optimised_python_is_taken_instead_of_one_that_is_not(tmp_path: Path) -> None:
    found = better(SLOW, "check", [pretend(tmp_path / "slow", SLOW), pretend(tmp_path / "fast", FAST)])
    assert found == replace(FAST, path=str(tmp_path / "fast" / "python3"))


def test_an_optimised_python_asks_nobody(tmp_path: Path) -> None:
    assert better(FAST, "check", [pretend(tmp_path / "fast", FAST)]) is None


@pytest.mark.parametrize(
    "lacks",
    [{"optimised": False}, {"version": (3, 10, 13)}, {"has_pip": False}, {"has_headers": False}],
    ids=lambda lacks: next(iter(lacks)),
)
def test_one_that_lacks_something_is_not_taken(tmp_path: Path, lacks: dict[str, object]) -> None:
    lacking = pretend(tmp_path / "lacking", Interpreter(**asdict(FAST) | lacks))
    assert better(SLOW, "check", [lacking]) is None
    assert better(SLOW, "check", [lacking, pretend(tmp_path / "fast", FAST)]) is not None


def test_to_play_headers_are_wanted_only_where_they_would_be_lost(tmp_path: Path) -> None:
    bare = pretend(tmp_path / "bare", replace(FAST, has_headers=False))
    assert better(SLOW, "play", [bare]) is None
    assert better(replace(SLOW, has_headers=False), "play", [bare]) is not None
    assert better(replace(SLOW, has_headers=False), "check", [bare]) is None


@pytest.mark.parametrize("text", ["exit 1", "echo hello", "echo '{\"version\": 3}'"])
def test_what_gives_no_proper_answer_is_passed_over(tmp_path: Path, text: str) -> None:
    program = tmp_path / "python3"
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)
    assert interpreter.ask(str(program)) is None
    assert interpreter.ask(str(tmp_path / "nowhere")) is None


@pytest.mark.parametrize(
    ("arguments", "generates", "uses", "guided"),
    [
        (
            "'--enable-shared' '--enable-optimizations'",
            "-fprofile-generate",
            "-fprofile-use -fprofile-correction",
            True,
        ),
        ("'--enable-shared'", "-fprofile-generate", "", True),  # Debian's
        ("'--enable-shared'", "-fprofile-generate", "-fprofile-use -fprofile-correction", False),
        ("'--enable-shared'", "", "", False),  # a compiler without profiles
    ],
)
def test_how_a_build_shows_its_optimisation(arguments: str, generates: str, uses: str, guided: bool) -> None:
    assert optimised(arguments, generates, uses) is guided


def test_a_python_tells_of_itself_what_it_is() -> None:
    told = interpreter.ask(sys.executable)
    assert told == present()
    assert told.version == tuple(sys.version_info[:3]) >= interpreter.required() == (3, 11)


def test_every_python3_in_the_path_is_looked_at_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = pretend(tmp_path / "first", SLOW), pretend(tmp_path / "second", FAST)
    (tmp_path / "empty").mkdir()
    folders = [tmp_path / name for name in ("first", "empty", "second", "first")]
    monkeypatch.setenv("PATH", os.pathsep.join(map(str, folders)))
    assert [*interpreter.others()][:2] == [first, second]
    assert [*interpreter.others()].count(first) == 1


def test_somebody_may_choose_even_a_slow_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, pretend(tmp_path / "slow", SLOW))
    found = instead("play")
    assert found is not None
    assert (found[0].path, found[1]) == (str(tmp_path / "slow" / "python3"), "TAVOLINO_PYTHON says so")


@pytest.mark.parametrize("lacks", [{"version": (3, 10, 13)}, {"has_pip": False}], ids=lambda lacks: next(iter(lacks)))
def test_a_choice_that_cannot_serve_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacks: dict[str, object]
) -> None:
    monkeypatch.setenv(CHOICE, pretend(tmp_path / "lacking", Interpreter(**asdict(FAST) | lacks)))
    with pytest.raises(NoSuchPython, match=r"no Python 3\.11 or later with pip"):
        instead("play")


def test_who_took_over_does_not_choose_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, pretend(tmp_path / "fast", FAST))
    monkeypatch.setenv(TAKEN, "1")
    assert instead("play") is None
    assert TAKEN not in os.environ  # or what is started from here could not choose either
    assert instead("play") is not None


def test_the_whole_program_starts_again_once_with_its_words(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import sys\nfrom prepare import choose_python\nchoose_python('play')\nprint('arrived', sys.argv[1:])\n"
    )
    environment = os.environ | {"PYTHONPATH": str(SCRIPTS), CHOICE: pretend(tmp_path / "fast", FAST)}
    words = [sys.executable, str(program), "two words", "--flag"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["taken over by fast", "arrived ['two words', '--flag']"]
    assert done.stderr == f"[tavolino] taking {tmp_path}/fast/python3 (Python 3.11.2): TAVOLINO_PYTHON says so\n"
