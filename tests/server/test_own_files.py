"""Menus and temples of one's own over HTTP: read by the server, with every fault in its place."""

from base64 import b64encode
from importlib.resources import files
from typing import Any

import httpx
import msgspec
import pytest

from server.visiting import Browser, InProcessServer, code

MENU = files("tavolino.games.coffee_rush").joinpath("components", "house_menu.toml").read_bytes()
TEMPLE = b"[backpack]\nslots = 9\n"


def read(browser: Browser, game: str, option: str, content: bytes, **headers: str) -> httpx.Response:
    return browser.post(f"/api/games/{game}/files/{option}", {"content": b64encode(content).decode()}, **headers)


def faults(answer: httpx.Response) -> list[str]:
    told = answer.json()
    assert answer.status_code == 200
    assert told["value"] is None
    found: list[str] = told["faults"]
    return found


@pytest.mark.parametrize(
    ("game", "option", "content"), [("coffee-rush", "menu", MENU), ("coffin-rush", "temple", TEMPLE)]
)
def test_what_was_read_is_an_option_for_a_new_table(
    server: InProcessServer, game: str, option: str, content: bytes
) -> None:
    ada = server.browser()
    told = read(ada, game, option, content).json()
    assert told["faults"] == []
    ada.enter("Ada")
    wanted: dict[str, Any] = {"game": game, "chairs": [{"who": "me"}] * 2, "options": {option: told["value"]}}
    made = ada.post("/api/tables", wanted)
    assert made.status_code == 201
    size = len(msgspec.json.encode(told["value"]))
    assert made.json()["table"]["options"] == {option: {"size": size}}
    assert made.json()["own"] == {option: told["value"]}


def test_every_fault_is_told_after_its_place(server: InProcessServer) -> None:
    wrong = MENU.replace(b'"milk"', b'"mlk"', 1).replace(b"copies = ", b"copies = -", 1)
    told = faults(read(server.browser(), "coffee-rush", "menu", wrong))
    assert [fault.partition(" ")[0] for fault in told] == ["line", "line", "the"]
    assert 'there is no ingredient "mlk"' in "".join(told)
    assert faults(read(server.browser(), "coffin-rush", "temple", b"[backpack]\nslots = 99\n")) == [
        "backpack.slots: 99 cannot be; write a whole number from 2 to 13"
    ]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("it", "backpack.slots: 99 non va bene; scrivi un numero intero da 2 a 13"),
        ("fr-CH, en;q=0.5", "backpack.slots\u00a0: 99 ne convient pas\u00a0; écrivez un nombre entier de 2 à 13"),
        ("de", "backpack.slots: 99 cannot be; write a whole number from 2 to 13"),
    ],
)
def test_faults_are_told_in_the_language_that_is_asked_for(server: InProcessServer, wanted: str, words: str) -> None:
    answer = read(server.browser(), "coffin-rush", "temple", b"[backpack]\nslots = 99\n", accept_language=wanted)
    assert faults(answer) == [words]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\xff\xfe", "line 1: this is no UTF-8 text"),
        (b"cards = = 3", "line 1: this is no TOML"),
        (b"cards = " + b"[" * 20_000, "this is nested too deeply"),
        (b"cards." + b".".join([b"a"] * 20_000) + b" = 1", "line 1: more than 100 dots"),  # or minutes would pass
        (b"cards." + b".".join([b"a"] * 99) + b" = 1", "this is nested too deeply"),
        (b"cards = " + b"9" * 20_000, "line 1: a number without end"),
        (b"", "drink: there are no drinks; each is a table that begins with [[drink]]"),
    ],
    ids=["no text", "no toml", "brackets", "dots", "deep", "digits", "empty"],
)
def test_whatever_is_sent_is_answered(server: InProcessServer, content: bytes, fault: str) -> None:
    (told,) = faults(read(server.browser(), "coffee-rush", "menu", content))
    assert told.startswith(fault)


def test_only_what_people_write_as_files_is_read(server: InProcessServer) -> None:
    ada = server.browser()
    assert code(read(ada, "coffee-rush", "temple", MENU)) == (404, "not_found")
    assert code(read(ada, "cafe-race", "menu", MENU)) == (404, "not_found")
    assert code(read(ada, "chess", "menu", MENU)) == (404, "no_game")
    assert code(ada.post("/api/games/coffee-rush/files/menu", {"content": "not base64!"})) == (400, "bad_request")
    assert code(read(ada, "coffee-rush", "menu", b"#" * 60_000))[1] == "too_large"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("coffin-rush", 2, {"layout": "labyrinth"}),
        ("coffin-rush", 2, {"temple": {"backpack": {"slots": 99}}}),
        ("coffin-rush", 5, {"companies": 2}),
        ("coffee-rush", 2, {"starter": 3}),
    ],
    ids=["layout", "temple", "companies", "starter"],
)
def test_a_table_that_could_never_begin_is_not_set(
    server: InProcessServer, game: str, seats: int, options: dict[str, object]
) -> None:
    ada = server.browser()
    ada.enter("Ada")
    wanted = {"game": game, "chairs": [{"who": "me"}] * seats, "options": options}
    assert code(ada.post("/api/tables", wanted)) == (400, "bad_option")
    assert ada.get("/api/tables/mine").json() == []
