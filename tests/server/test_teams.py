"""Teams are defined by the rules; the catalogue and tables list them."""

from typing import Any

from server.visiting import InProcessServer
from tavolino.core.chance import CommittedChance
from tavolino.core.registry import find, shelf
from tavolino.games.coffin_rush.rules import Expedition


def test_the_catalogue_lists_every_way_to_play_in_teams(server: InProcessServer) -> None:
    boxes = {box["id"]: box["teams"] for box in server.browser().get("/api/games").json()}
    assert boxes.pop("coffin-rush") == [
        {"players": 4, "options": {"companies": 2}, "teams": [[0, 2], [1, 3]]},
        {"players": 6, "options": {"companies": 2}, "teams": [[0, 2, 4], [1, 3, 5]]},
        {"players": 6, "options": {"companies": 3}, "teams": [[0, 3], [1, 4], [2, 5]]},
    ]
    assert boxes
    assert not any(boxes.values())


def test_a_table_tells_its_teams(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    wanted: dict[str, Any] = {"game": "coffin-rush", "chairs": [{"who": "me"}] * 4}
    assert ada.post("/api/tables", wanted).json()["table"]["teams"] == []
    wanted["options"] = {"companies": 2}
    assert ada.post("/api/tables", wanted).json()["table"]["teams"] == [[0, 2], [1, 3]]


def test_the_rules_reckon_with_the_same_teams() -> None:
    game = find("coffin-rush")
    for told in game.team_options:
        options = game.read_options(told)
        for players in filter(lambda count: game.fits(count, options), game.player_counts):
            dig = game.new(players, options, CommittedChance(bytes(32)))
            assert isinstance(dig, Expedition)
            for team in game.teams(players, options):
                together = [seat for seat in range(players) if dig.mates(seat, team[0])]
                assert together == team


def test_options_that_make_teams_are_options() -> None:
    for game in shelf().values():
        for told in game.team_options:
            assert any(game.fits(players, game.read_options(told)) for players in game.player_counts)
