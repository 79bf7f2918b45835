"""The catalogue of games over HTTP."""

from server.visiting import InProcessServer, code
from tavolino.bots import levels
from tavolino.core import registry


def test_anybody_may_see_which_games_there_are(server: InProcessServer) -> None:
    answer = server.browser().get("/api/games")
    assert answer.status_code == 200
    assert [box["id"] for box in answer.json()] == list(registry.shelf())


def test_a_game_is_told_with_its_players_options_and_rules(server: InProcessServer) -> None:
    race = next(box for box in server.browser().get("/api/games").json() if box["id"] == "cafe-race")
    assert race["players"] == [3, 4, 5, 6]
    assert race["options"]["auction"] == {"type": "boolean", "default": False}
    assert race["rules"] == registry.find("cafe-race").rules_version


def test_each_game_is_told_with_the_bots_that_can_be_seated(server: InProcessServer) -> None:
    boxes = {box["id"]: box["levels"] for box in server.browser().get("/api/games").json()}
    for name, told in boxes.items():
        assert [level["name"] for level in told] == [level.name for level in levels.offered(registry.find(name))]
        assert {"name": "greedy", "difficulty": "medium"} in told
    difficulties = [level["difficulty"] for level in boxes["cafe-race"]]
    assert difficulties[:4] == ["easy", "medium", "hard", "expert"]
    assert {"name": "random", "difficulty": "easy"} in boxes["sugar-bowl"]


def test_what_is_told_is_what_a_table_can_be_opened_with(server: InProcessServer) -> None:
    """For every game: the fewest players are enough, and one fewer is refused."""
    ada = server.browser()
    ada.enter("Ada")
    for box in ada.get("/api/games").json():
        chairs = [{"who": "open"}] * min(box["players"])
        assert ada.post("/api/tables", {"game": box["id"], "chairs": chairs}).status_code == 201
        if len(chairs) > 1:
            assert code(ada.post("/api/tables", {"game": box["id"], "chairs": chairs[1:]})) == (400, "bad_option")


def test_the_catalogue_is_read_only(server: InProcessServer) -> None:
    """The negative control: a write to it is refused."""
    ada = server.browser()
    ada.enter("Ada")
    assert code(ada.post("/api/games", {})) == (405, "bad_method")
