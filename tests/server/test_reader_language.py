"""The language of what is told is the one that the reader prefers of those that there are."""

import pytest

from server.visiting import InProcessServer, code
from tavolino.core.game import Language
from tavolino.server.http.reader_language import reader_language


def asking(header: str | None) -> Language:
    headers = [] if header is None else [(b"accept-language", header.encode("latin-1"))]
    return reader_language({"type": "http", "headers": headers})


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("it", "it"),
        ("IT-ch", "it"),
        ("de, fr;q=0.9, it;q=0.8", "fr"),
        ("en;q=0.5, it;q=0.8", "it"),
        ("fr; q=0.2, it; q=0.3", "it"),
        ("it, fr", "it"),
        ("*", "en"),
        ("it;q=0", "en"),
        ("it;q=nan", "en"),
        ("de-DE, ja", "en"),
        ("fr;q=much, it;q=0.1", "it"),
        ("x" * 10_000 + ", fr", "en"),
        (";;;,,q=,fr-,\xff", "fr"),
    ],
)
def test_the_first_that_there_is_of_those_that_are_wanted_most(header: str | None, language: Language) -> None:
    assert asking(header) == language


def test_a_position_and_a_record_are_refused_in_it(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    start = {"cells": [9, 9, 9], "tokens": [5, 5, 5], "speeds": [1, 2, 3]}
    wanted = {"game": "cafe-race", "chairs": [{"who": "me"}] * 3, "start": start}
    answer = ada.post("/api/tables", wanted, accept_language="fr")
    assert code(answer) == (400, "bad_position")
    assert answer.json()["message"].startswith("cells[0]\u00a0: plus de deux employés sur la case 9")
    answer = ada.post("/api/course", {"record": "Dear diary"}, accept_language="it")
    assert code(answer) == (400, "bad_record")
    assert answer.json()["message"].startswith("riga 1: questo non è un verbale")


def test_so_are_options_that_are_checked_where_the_event_loop_is(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    wanted = {"game": "coffee-rush", "chairs": [{"who": "me"}] * 2, "options": {"starter": 3}}
    answer = ada.post("/api/tables", wanted, accept_language="it")
    assert code(answer) == (400, "bad_option")
    assert answer.json()["message"] == "options.starter: il posto 3 non esiste; i posti vanno da 0 a 1"
