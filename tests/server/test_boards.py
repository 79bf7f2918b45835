"""What lies on a table from the beginning to the end, over HTTP."""

from typing import Any

import msgspec

from golden.outcome import FOLDER, read
from server.visiting import InProcessServer, code
from tavolino.core.chance import FastChance
from tavolino.core.game import Board
from tavolino.core.registry import find


def written(board: Board | None) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(board))


def test_a_game_s_usual_board(server: InProcessServer) -> None:
    answer = server.browser().get("/api/games/coffin-rush/board")
    assert answer.status_code == 200
    assert len(answer.json()["cells"]) == 277


def test_a_game_whose_views_say_everything_has_none(server: InProcessServer) -> None:
    assert server.browser().get("/api/games/cafe-race/board").status_code == 204
    assert code(server.browser().get("/api/games/chess/board")) == (404, "no_game")


def test_a_table_is_told_with_its_own_options(server: InProcessServer) -> None:
    ada, stranger = server.browser(), server.browser()
    ada.enter("Ada")
    menu = {"drink": [{"id": "lungo", "name": "Lungo", "ingredients": ["coffee", "water"], "copies": 80}]}
    wanted = {"game": "coffee-rush", "chairs": [{"who": "me"}] * 2, "options": {"menu": menu}}
    table = ada.post("/api/tables", wanted).json()["table"]["id"]
    drinks = ada.get(f"/api/tables/{table}/board").json()["drinks"]
    assert [drink["id"] for drink in drinks] == ["lungo"]
    assert code(stranger.get(f"/api/tables/{table}/board")) == (404, "no_table")  # as the table itself is for them


def test_a_table_that_begins_from_a_position_has_the_board_of_that_position(server: InProcessServer) -> None:
    ada, game = server.browser(), find("coffin-rush")
    ada.enter("Ada")
    snake = game.read_options({"layout": "snake"})
    start = game.position(game.new(2, snake, FastChance.seeded(1)))
    table = ada.post("/api/tables", {"game": game.id, "chairs": [{"who": "me"}] * 2, "start": start}).json()["table"]
    told = ada.get(f"/api/tables/{table['id']}/board").json()
    assert told == written(game.board(snake))
    assert told != written(game.board(game.read_options({})))


def test_a_record_is_told_with_its_board(server: InProcessServer) -> None:
    record = read(FOLDER / "coffin-rush-six-ring.record")
    course = server.browser().post("/api/course", {"record": record}).json()
    game = find("coffin-rush")
    assert course["board"] == written(game.board(game.read_options(course["options"])))
