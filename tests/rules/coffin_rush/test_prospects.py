"""What is foreseen in the temple: every cell that can be reached at its least cost and no other, and the servants' ways
as they will be."""

from collections import Counter
from collections.abc import Iterator

import pytest

from contract.walk import Setting, some_positions
from rules.coffin_rush.scene import dig, monsters, pharaoh, who
from scene import Scene
from tavolino.core.chance import FastChance
from tavolino.core.event import Log
from tavolino.core.registry import find
from tavolino.core.trial import tried
from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.events import Fell
from tavolino.games.coffin_rush.options import DigOptions
from tavolino.games.coffin_rush.prospects import DigProspects
from tavolino.games.coffin_rush.prospects_walks import PLAIN, DigWalk
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_cards import FIRST_GO
from tavolino.games.coffin_rush.rules_codes import STOP, WALK
from tavolino.games.coffin_rush.rules_danger import settle_attack
from tavolino.games.coffin_rush.rules_turn import means, step_cost

GAME = find("coffin-rush")
FEW_ACTIONS = 2  # with more, there are too many sequences of moves to try them all


def foreseen(state: Expedition, seat: int | None) -> DigProspects:
    found = GAME.prospects(GAME.view(state, seat))
    assert isinstance(found, DigProspects)
    return found


def ahead(scene: Scene, seat: int | None = 0) -> DigProspects:
    state = scene.match.state
    assert isinstance(state, Expedition)
    return foreseen(state, seat)


def way(scene: Scene, cell: str) -> DigWalk | None:
    return next((walk for walk in ahead(scene).walks if walk.to == cell), None)


# ---- every cell that can be reached, and none that cannot


def turns(seed: int) -> Iterator[tuple[Expedition, int]]:
    """Positions of random games in which somebody is on turn with few actions left."""
    for options in (DigOptions(), DigOptions(layout="snake", companies=2)):
        for state, seat, _move in some_positions(Setting(GAME, 4, options), seed, at_most=40):
            assert isinstance(state, Expedition)
            if state.question is None and seat >= 0 and means(state) <= FEW_ACTIONS:
                yield state, seat


def by_trying(start: Expedition, seat: int) -> dict[int, int]:
    """By cell: the fewest actions with which any sequence of plain moves leads there."""
    least: dict[int, int] = {}
    known, ahead = set[tuple[int, ...]](), [start]
    while ahead:
        state = ahead.pop()
        spent = int(means(start) - means(state))
        for move in state.legal_moves(seat):
            door = move - FIRST_GO - state.temple.first_open
            opens = 0 <= door < state.temple.door_cells and state.temple.touchable[door] != state.explorers[seat].at
            goes = FIRST_GO <= move < FIRST_GO + state.temple.cells
            if not (goes or opens or move in (WALK, STOP)):
                continue
            if goes:
                cell = int(move - FIRST_GO)
                least[cell] = min(spent, least.get(cell, spent))
            after = tried(state, seat, move, PLAIN)
            if isinstance(after, Expedition) and fingerprint(after, seat) not in known:
                known.add(fingerprint(after, seat))
                ahead.append(after)
    least.pop(int(start.explorers[seat].at), None)
    return least


def fingerprint(state: Expedition, seat: int) -> tuple[int, ...]:
    turn = state.turn
    at, walking = state.explorers[seat].at, turn.walking
    return int(at), int(means(state)), int(walking), int(turn.steps), int(turn.torches_used), int(state.doors)


def test_every_cell_that_can_be_reached_is_shown_at_its_least_cost_and_no_other() -> None:
    compared = 0
    for state, seat in turns(seed=51):
        names = plan_for(state.temple).names
        shown = {walk.to: walk.actions for walk in foreseen(state, seat).walks}
        assert shown == {names[cell]: actions for cell, actions in by_trying(state, seat).items()}
        compared += len(shown)
    assert compared > 100


def test_a_walk_costs_what_it_says() -> None:
    """Played move by move."""
    for state, seat in turns(seed=52):
        texts = GAME.moves(GAME.options_of(state))
        for walk in foreseen(state, seat).walks:
            here, steps = state.clone(), 0
            for number, text in enumerate(walk.moves, start=1):
                move = texts.code(text)
                if text.startswith("go"):
                    steps += int(step_cost(here, here.explorers[seat], move - FIRST_GO))
                if number == len(walk.moves):
                    assert means(state) - means(here) == walk.actions
                here.apply(seat, move, FastChance.seeded(1), None)
            assert steps == walk.steps
            assert sum(text.startswith("open") for text in walk.moves) == walk.doors
            assert walk.path == [text.split()[1] for text in walk.moves if text.startswith("go")]


# ---- what is on the way, and what is not


def test_debris_costs_two_steps_and_a_torch_gives_one() -> None:
    scene = dig(who("4,2", "torch"), who(), turn={"actions": 1})
    assert max(walk.steps for walk in ahead(scene).walks) == 4
    assert {walk.torches for walk in ahead(scene).walks} == {0, 1}
    debris = [walk for walk in ahead(scene).walks if "debris" in walk.perils]
    assert all(walk.steps > len(walk.path) for walk in debris)


def test_a_door_on_the_way_takes_an_action_of_its_own() -> None:
    scene = dig(who("4,2", hand=[]), who(), turn={"actions": 2})
    beyond = way(scene, "5,2")
    assert beyond is not None
    assert (beyond.actions, beyond.doors, beyond.moves) == (2, 1, ["open 5,2", "walk", "go 5,2"])
    scene = dig(who("4,2", hand=[]), who(), turn={"actions": 1})
    assert way(scene, "5,2") is None


def test_a_mummy_is_the_end_of_a_way() -> None:
    free = dig(who("6,8", hand=[]), who(), turn={"actions": 1})
    near = next(walk.to for walk in ahead(free).walks if len(walk.path) == 1 and not walk.perils)
    behind = {walk.to for walk in ahead(free).walks if near in walk.path[:-1]}
    guarded = dig(who("6,8", hand=[]), who(), turn={"actions": 1}, monsters=[{"kind": "mummy", "at": near}])
    there = way(guarded, near)
    assert there is not None
    assert there.perils == ["mummy"]
    assert not any(near in walk.path[:-1] for walk in ahead(guarded).walks)
    assert behind  # or the last line would be true of anything


def test_what_is_out_of_reach_is_too_far_or_behind_a_wall() -> None:
    scene = dig(who("7,7", hand=[]), who(), turn={"actions": 0, "walking": True, "steps": 1})
    found = ahead(scene)
    assert (found.beyond["8,7"], found.beyond["12,7"]) == ("wall", "far")
    assert not found.beyond.keys() & {walk.to for walk in found.walks}
    assert "7,7" not in found.beyond


def test_who_is_asked_something_else_walks_nowhere() -> None:
    scene = dig(who("4,0", "green", "green", "yellow", "yellow", "azure", "red"), who(), put={"4,0": "coins"})
    scene.play(0, "take")
    assert (ahead(scene).walks, ahead(scene).beyond) == ([], {})


# ---- servants


@pytest.mark.parametrize("power", [1, 2])  # of the green die
def test_a_mummy_comes_as_far_as_foreseen(power: int) -> None:
    """The Pharaoh's turn is played with a trap that changes nothing for mummies."""
    there = [{"kind": "mummy", "at": "12,7"}]
    before = dig(who("6,8", "green"), who(), monsters=there, turn={"seat": 1, "first": 0, "card_used": True})
    (mummy,) = ahead(before).servants
    assert mummy.targets == [0]
    chase = next(chase for chase in mummy.chases if chase.power == power)
    after = pharaoh(who("6,8", "green"), who(), monsters=there, dice=[power, 1, 1])
    assert monsters(after, "mummy") == [chase.stops[-1]]


def test_a_spectre_comes_as_far_as_foreseen() -> None:
    there = [{"kind": "mummy", "at": "12,7"}, {"kind": "spectre", "at": "12,7"}]
    before = dig(who("6,8"), who(hand=[]), monsters=there, turn={"seat": 1, "first": 0, "card_used": True})
    spectre = next(one for one in ahead(before).servants if one.kind == "spectre")
    assert spectre.targets == [0]
    chase = next(chase for chase in spectre.chases if chase.power == 1)
    after = pharaoh(who("6,8"), who(hand=[]), monsters=there, dice=[1])
    assert monsters(after, "spectre") == [chase.stops[-1]]
    assert chase.meets == []
    near = ahead(dig(who("12,9"), who(hand=[]), monsters=there)).servants[0]
    assert {tuple(chase.meets) for chase in near.chases} == {(0,)}


def test_the_chances_of_a_ritual_power_add_up() -> None:
    (mummy,) = ahead(dig(who("6,8", "green"), who())).servants
    assert sum(chase.chance for chase in mummy.chases) == pytest.approx(1)


def test_nobody_rich_is_nobody_s_target() -> None:
    (mummy,) = ahead(dig(who("6,8"), who())).servants
    assert (mummy.targets, mummy.chases) == ([], [])


# ---- cards


def test_a_card_touches_those_it_can_be_played_on() -> None:
    scene = dig(who("6,8", hand=["aggression", "rush"]), who("6,8"), who())
    cards = {card.card: card for card in ahead(scene).cards}
    assert cards["aggression"].seats == [1]
    assert cards["rush"].seats == []
    alone = dig(who("6,8", hand=["aggression", "rush"]), who(), who())
    assert [card.card for card in ahead(alone).cards] == ["rush"]


def test_an_analysis_touches_the_closed_tiles_of_its_quadrant() -> None:
    scene = dig(who("4,0", hand=["analysis"]), who())
    (card,) = ahead(scene).cards
    assert "4,0" in card.cells
    assert all(cell in scene.position["tiles"] for cell in card.cells)


def test_only_an_aggression_that_is_rolled_says_so() -> None:
    robber, victim = who("6,8", hand=["aggression"]), who("6,8", "torch")
    (card,) = ahead(dig(robber, victim, who())).cards
    assert card.rolls
    (in_the_red,) = ahead(dig(robber, victim, who(), counter=2)).cards
    assert not in_the_red.rolls  # the attacker chooses


# ---- what the aggression dice would take


def test_the_odds_of_a_loss_are_those_of_the_dice() -> None:
    """Both dice are rolled in every way, by the rules."""
    scene = dig(who("6,8", "torch", "charm", "coins"), who("5,6", "green"), who())
    state = scene.match.state
    assert isinstance(state, Expedition)
    for loss in ahead(scene, seat=None).losses:
        lost = Counter(
            fallen(state, loss.seat, yellow, red) for yellow in state.components.yellow for red in state.components.red
        )
        rolls = lost.total()
        assert {one.item: one.chance for one in loss.items} == {
            item: pytest.approx(count / rolls) for item, count in lost.items() if item is not None
        }
        assert loss.nothing == pytest.approx(lost[None] / rolls)
    assert [loss.charms for loss in ahead(scene).losses] == [1, 0, 0]


def fallen(state: Expedition, seat: int, yellow: int, red: int) -> str | None:
    """What the rules take for these dice, without a charm."""
    copy, log = state.clone(), Log()
    settle_attack(copy, copy.explorers[seat], yellow + red, 0, None, log)
    return next((event.item for event in log.events if isinstance(event, Fell)), None)


# ---- companions


def test_a_cell_that_needs_a_companion_s_token_says_so() -> None:
    def reason(*, rush: bool) -> str:
        mates = (who("7,7", hand=[]), who(), who(rush=rush), who())
        scene = dig(*mates, options={"companies": 2}, turn={"actions": 0, "walking": True, "steps": 1})
        return ahead(scene).beyond["9,7"]

    assert reason(rush=True) == "lent"
    assert reason(rush=False) == "far"
