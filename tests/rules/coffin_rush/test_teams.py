"""Companies (COF-TEAM)."""

import pytest

from rules.coffin_rush.scene import CAMP, GAME, dig, explorer, pharaoh, who
from scene import Scene
from tavolino.core.refusal import BadOption, BadPosition
from tavolino.core.registry import find
from tavolino.core.standing import Decision

TWO = {"companies": 2}


def four(*explorers: dict[str, object], **position: object) -> Scene:
    options = position.pop("options", TWO)
    return dig(*explorers, options=options, **position)  # type: ignore[arg-type]


@pytest.mark.rule("COF-TEAM-1")
@pytest.mark.parametrize(("players", "companies"), [(4, 2), (6, 2), (6, 3)])
def test_companies_of_two_or_three(players: int, companies: int) -> None:
    scene = Scene.new(GAME, players, companies=companies)
    assert scene.position["options"]["companies"] == companies


@pytest.mark.rule("COF-TEAM-4")
def test_companies_are_of_equal_size_and_seats_alternate() -> None:
    box = find(GAME)
    for players, companies in ((3, 2), (5, 2), (4, 4), (4, 1), (2, 2)):
        assert not box.fits(players, box.read_options({"companies": companies}))
        with pytest.raises(BadOption):
            Scene.new(GAME, players, companies=companies)
    with pytest.raises(BadPosition):
        dig(who(), who(), who(), options=TWO)
    scene = Scene.new(GAME, 6, companies=3)
    state = scene.match.state
    assert [state.mates(0, seat) for seat in range(6)] == [True, False, False, True, False, False]  # type: ignore[attr-defined]


@pytest.mark.rule("COF-TEAM-2")
def test_points_and_pieces_of_a_company_are_added_up() -> None:
    scene = pharaoh(
        who(CAMP, tent=["green"]), who(CAMP, tent=["green", "yellow"]), who(CAMP, "torch", tent=["green"]), who(CAMP),
        options=TWO, doors=["temple"], counter=1, dice=[1],
    )  # fmt: skip
    assert scene.told("company_scored")[0] == {
        "event": "company_scored", "rule": "COF-TEAM-2", "seats": [0, 2], "points": 8, "collections": 1,
    }  # fmt: skip
    standing = find(GAME).standing(scene.match.state)
    assert [score.total for score in standing.scores] == [8, 7, 8, 7]
    assert standing.scores[0].parts == {"tent": 3, "backpack": 0, "collections": 1, "companions": 4}
    assert standing.winners == [0, 2]


@pytest.mark.rule("COF-TEAM-3")
def test_a_companions_token_is_asked_for_and_the_move_waits_for_the_answer() -> None:
    scene = four(who("4,2"), who(), who(rush=True), who(), turn={"actions": 0})
    scene.play(0, "open 5,2")
    assert scene.match.to_move() == [2]
    assert scene.position["doors"] == []
    assert scene.refusal(0, "pass") == "COF-TEAM-3"
    assert scene.refusal(2, "walk") == "COF-TEAM-3"
    scene.play(2, "consent yes")
    assert scene.told("lent")[0] == {
        "event": "lent", "rule": "COF-TEAM-3", "seat": 0, "lender_seat": 2,
    }  # fmt: skip
    assert scene.position["doors"] == ["4,2-5,2"]
    assert not explorer(scene, 2)["rush"]
    assert scene.refusal(0, "consent yes") == "COF-TEAM-3"


@pytest.mark.rule("COF-TEAM-3")
def test_who_declines_is_not_asked_again_this_turn() -> None:
    scene = four(who("4,2"), who(), who(rush=True), who(), turn={"actions": 0})
    scene.play(0, "walk")
    assert scene.refusal(2, "pass") == "COF-TEAM-3"
    scene.play(2, "consent no")
    assert scene.told("declined")
    assert explorer(scene, 2)["rush"]
    assert scene.refusal(0, "walk") == "COF-ACT-1"
    scene.play(0, "discard rush")
    assert scene.match.to_move() == [1]
    assert scene.refusal(1, "consent no") == "COF-TEAM-3"


def test_consent_may_be_given_in_advance() -> None:
    options = {"companies": 2, "lend": True}
    scene = four(who("4,2"), who(), who(rush=True), who(), turn={"actions": 0}, options=options)
    scene.play(0, "open 5,2")
    assert scene.position["doors"] == ["4,2-5,2"]
    assert not explorer(scene, 2)["rush"]


@pytest.mark.rule("COF-TEAM-5")
def test_cards_may_hit_companions_and_several_tokens_may_be_spent_in_a_turn() -> None:
    scene = four(who("4,2"), who(), who("4,3", "green"), who())
    scene.play(0, "card aggression 2", dice=[1, 1])
    assert explorer(scene, 0)["backpack"] == ["green"]
    trio = dig(
        who("4,2", rush=True), who(), who(rush=True), who(), who(rush=True), who(),
        options=TWO, turn={"actions": 0, "card_used": True},
    )  # fmt: skip
    trio.play(0, "open 5,2", "close 5,2")
    trio.play(2, "consent yes")
    trio.play(0, "open 5,2")
    trio.play(4, "consent yes")
    assert [one["rush"] for one in trio.position["explorers"]] == [False] * 6
    assert trio.match.to_move() == [1]


def test_what_costs_two_actions_may_take_two_tokens() -> None:
    scene = dig(
        who("4,2"), who(), who(rush=True), who(), who(rush=True), who(),
        options=TWO, turn={"actions": 0, "card_used": True}, trap="seals", counter=9,
    )  # fmt: skip
    scene.play(0, "open 5,2")
    scene.play(2, "consent yes")
    assert scene.match.to_move() == [4]
    scene.play(4, "consent no")
    assert scene.position["turn"]["actions"] == 1  # the token lent is hers to use
    assert scene.position["doors"] == []
    assert scene.match.to_move() == [0]


@pytest.mark.rule("COF-TEAM-6")
def test_ties_go_to_treasures_summed_then_to_more_members_outside() -> None:
    treasures = pharaoh(
        who(CAMP, tent=["green"]), who(CAMP, tent=["torch"]), who(CAMP), who(CAMP, "charm"),
        options=TWO, doors=["temple"], counter=1, dice=[1],
    )  # fmt: skip
    assert [score.total for score in find(GAME).standing(treasures.match.state).scores] == [4, 3, 4, 3]
    members = pharaoh(
        who(CAMP, "green"), who(CAMP), who("4,3"), who(CAMP, "yellow"),
        options=TWO, doors=["temple"], counter=1, dice=[1],
    )  # fmt: skip
    assert find(GAME).standing(members.match.state).winners == [1, 3]
    assert members.told("won")[0]["by"] == "outside"
    facts = {"points": 1, "other_points": 1, "count": 2, "other_count": 1}
    assert find(GAME).standing(members.match.state).decision == Decision("won-by-outside", "COF-TEAM-6", facts)
    summed = pharaoh(
        who(CAMP, "green"), who(CAMP, "torch"), who(CAMP), who(CAMP),
        options=TWO, doors=["temple"], counter=1, dice=[1],
    )  # fmt: skip
    assert find(GAME).standing(summed.match.state).winners == [0, 2]
    assert summed.told("won")[0]["by"] == "treasures"
