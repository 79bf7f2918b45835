"""The dice of these tests: the same in every run and different in every test, whatever the timing."""

from pathlib import Path

from browser.seeded import KnownSeeds
from tavolino.core.game import View
from tavolino.core.match import Match
from tavolino.core.registry import find
from tavolino.core.seed import seed_from

RACE = find("cafe-race")


def seeds_of(folder: Path, test: str, games: int = 3) -> list[bytes]:
    (folder / "test").write_text(test)
    seeds = KnownSeeds(folder / "test")
    return [seeds.of_game() for _ in range(games)]


def test_every_run_of_a_test_has_the_same_dice(tmp_path: Path) -> None:
    assert (
        seeds_of(tmp_path, "one") == seeds_of(tmp_path, "one") == [seed_from(f"one {number}") for number in (1, 2, 3)]
    )
    assert not set(seeds_of(tmp_path, "one")) & set(seeds_of(tmp_path, "other"))


def test_a_test_that_runs_once_more_has_the_same_dice_again(tmp_path: Path) -> None:
    seeds, test = KnownSeeds(tmp_path / "test"), tmp_path / "test"
    test.write_text("one")
    first = [seeds.of_game() for _ in range(2)]
    test.write_text("other")
    other = seeds.of_game()
    test.write_text("one")
    assert [seeds.of_game() for _ in range(2)] == first
    assert other not in first


def thought_seed(tmp_path: Path, view: View, seat: int = 2) -> int:
    return KnownSeeds(tmp_path / "test").of_thought("cafe-race", "random", seat, view, (1, 2, 3))


def test_a_bot_answers_the_same_whether_or_not_others_were_quicker(tmp_path: Path) -> None:
    match = Match.new(RACE, 3, RACE.read_options({}), seed_from(1))
    before = thought_seed(tmp_path, RACE.view(match.state, 2))
    assert thought_seed(tmp_path, RACE.view(match.state, 2), seat=1) != before
    match.play(0, "thrust 4")
    assert thought_seed(tmp_path, RACE.view(match.state, 2)) == before
    match.play(1, "thrust 5")
    match.play(2, "thrust 6")
    assert thought_seed(tmp_path, RACE.view(match.state, 2)) != before  # another round
