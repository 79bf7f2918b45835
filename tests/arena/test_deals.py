"""A deal from every seat: the same chance, the same games from the same seed, and luck that is none on average."""

import pytest

from tavolino.arena import deals
from tavolino.arena.contest import WHOLE, Contest, deals_for, one_against_all
from tavolino.arena.deals import play_deal, play_game
from tavolino.arena.run import folded
from tavolino.arena.shares import side_shares
from tavolino.bots.easy import EasyBot
from tavolino.core.chance import Chance
from tavolino.core.estimate import Estimator
from tavolino.core.game import Game, Options
from tavolino.core.outlook import Outlook
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.core.state import State

RACE = find("cafe-race")
COFFIN = find("coffin-rush")


def contest(*bots: str, players: int = 3, seed: int = 5) -> Contest:
    return Contest.checked(RACE, players, RACE.read_options({}), bots, seed)


# ---- who sits where


def test_the_sides_are_the_bots_and_of_a_mirror_the_first_place() -> None:
    assert contest("easy", "random").sides == [[0, 2], [1]]
    assert contest("easy", "random").names == ["easy", "random"]
    assert contest("random").mirror
    assert contest("random").sides == [[0], [1, 2]]


def test_companies_win_together_so_they_are_one_side() -> None:
    options = COFFIN.read_options({"companies": 2})
    bots = one_against_all(COFFIN, 4, options, "greedy", "random")
    assert bots == ("greedy", "random", "greedy", "random")
    mirror = Contest.checked(COFFIN, 4, options, ("greedy",), 1)
    assert mirror.sides == [[0, 2], [1, 3]]
    assert one_against_all(RACE, 3, RACE.read_options({}), "greedy", "random") == ("greedy", "random", "random")


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(10, 4) == 3
    with pytest.raises(BadOption):
        deals_for(0, 4)


def test_who_is_no_bot_of_the_game_is_refused() -> None:
    with pytest.raises(BadOption):
        contest("genius")
    with pytest.raises(BadOption):
        contest(*["random"] * 4)


# ---- playing


def test_the_same_deal_is_the_same_games() -> None:
    played = play_deal(contest("easy", "random"), 7)
    assert played == play_deal(contest("easy", "random"), 7)
    assert played != play_deal(contest("easy", "random"), 8)
    assert played != play_deal(contest("easy", "random", seed=6), 7)


def test_all_games_of_a_deal_begin_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    new = type(RACE).new

    def noted(self: Game, players: int, options: Options, chance: Chance) -> State:
        state = new(self, players, options, chance)
        begun.append(str(RACE.position(state)))
        return state

    monkeypatch.setattr(type(RACE), "new", noted)
    play_deal(contest("random"), 0)
    play_deal(contest("random"), 1)
    assert len(set(begun[:3])) == 1
    assert begun[0] != begun[3]


def test_in_a_mirror_the_seats_of_a_deal_are_different_games() -> None:
    """Bots think anew in each: otherwise all games of a deal were one, and each place would win its share exactly."""
    played = play_deal(contest("random"), 0)
    assert len({game.path for game in played}) == 3


def test_a_planned_turn_is_thought_out_once_and_not_again_after_each_of_its_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    plan = EasyBot.plan

    def counted(self: EasyBot, outlook: Outlook) -> list[int]:
        asked.append(int(outlook.seat))
        return plan(self, outlook)

    monkeypatch.setattr(EasyBot, "plan", counted)
    rush = find("coffee-rush")
    game = play_game(Contest.checked(rush, 2, rush.read_options({}), ("easy",), 1), 0, 0)
    assert len(asked) * 3 < game.moves


def test_victories_add_up_and_luck_cancels_out() -> None:
    for game in play_deal(contest("easy", "random"), 1):
        assert sum(game.won) == WHOLE
        assert abs(sum(game.luck)) <= 2, "but for rounding"
        assert any(game.luck)


def test_without_learned_chances_there_is_no_luck_to_tell() -> None:
    bowl = find("sugar-bowl")
    game = play_game(Contest.checked(bowl, 2, bowl.read_options({}), ("random",), 1), 0, 0)
    assert game.luck == [0, 0]


# ---- luck


def test_telling_luck_changes_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where bots are asked again what they would choose."""
    told = play_deal(contest("easy", "random"), 3)
    monkeypatch.setattr(deals, "_judge", lambda _: None)
    untold = play_deal(contest("easy", "random"), 3)
    assert [(game.path, game.points) for game in told] == [(game.path, game.points) for game in untold]
    assert not any(any(game.luck) for game in untold)


def luck_is_fair(count: int) -> bool:
    between = contest("greedy", "random", "random")
    sums = folded(between, [play_deal(between, deal) for deal in range(count)])
    return all(side.luck_is_fair for side in side_shares(between, sums))


def test_luck_is_none_on_average() -> None:
    assert luck_is_fair(20)


def test_an_expectation_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: what is expected is told from before the move, so that skill is taken for luck."""

    def skill_too(before: State, after: State, _: object, judge: Estimator, chance: Chance) -> list[float]:
        expected = judge.chances(before, chance)
        return [now - then for now, then in zip(judge.chances(after, chance), expected, strict=True)]

    monkeypatch.setattr(deals, "luck", skill_too)
    assert not luck_is_fair(20)
