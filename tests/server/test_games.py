"""What a newcomer finds on the shelf."""

from server.visiting import House, code
from tavolino.core import registry


def test_anybody_may_see_which_games_there_are(house: House) -> None:
    answer = house.browser().get("/api/games")
    assert answer.status_code == 200
    assert [box["id"] for box in answer.json()] == list(registry.shelf())


def test_a_game_is_told_with_its_players_options_and_rules(house: House) -> None:
    race = next(box for box in house.browser().get("/api/games").json() if box["id"] == "cafe-race")
    assert race["players"] == [3, 4, 5, 6]
    assert race["options"]["auction"] == {"type": "boolean", "default": False}
    assert race["rules"] == registry.find("cafe-race").rules_version


def test_what_is_told_is_what_a_table_can_be_opened_with(house: House) -> None:
    """For every game: the fewest players are enough, and one fewer is refused."""
    ada = house.browser()
    ada.enter("Ada")
    for box in ada.get("/api/games").json():
        chairs = [{"who": "open"}] * min(box["players"])
        assert ada.post("/api/tables", {"game": box["id"], "chairs": chairs}).status_code == 201
        if len(chairs) > 1:
            assert code(ada.post("/api/tables", {"game": box["id"], "chairs": chairs[1:]})) == (400, "bad_option")


def test_the_shelf_is_only_looked_at(house: House) -> None:
    """The negative control: a write to it is refused."""
    ada = house.browser()
    ada.enter("Ada")
    assert code(ada.post("/api/games", {})) == (405, "bad_method")
