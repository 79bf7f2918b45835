"""What holds in every position of random games."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from rules.coffin_rush.scene import CARDS, GAME, OTHER_TRAPS, dig, explorer, who
from tavolino.core.chance import FastChance
from tavolino.core.event import Log
from tavolino.core.game import Options
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.coffin_rush.house import TILE_NAMES
from tavolino.games.coffin_rush.kit import kit_of
from tavolino.games.coffin_rush.view import DigView
from tavolino.sources import compiled

BOX = find(GAME)
EVERY_TILE = Counter(TILE_NAMES[tile] for tile in kit_of().sarcophagi + kit_of().chests)
GAMES = 2000 if compiled() else 300  # plain rules are a twentieth as fast


def settings() -> Iterator[tuple[int, int, Options]]:
    """Games of every kind, and a random layout each."""
    kinds = [(players, companies) for players in range(2, 7) for companies in (0, 2, 3)]
    fitting = [kind for kind in kinds if BOX.fits(kind[0], BOX.read_options({"companies": kind[1]}))]
    for seed in range(GAMES):
        players, companies = fitting[seed % len(fitting)]
        layout = ("standard", "cross", "snake", "ring", f"random:{seed % 8}")[seed % 5]
        yield seed, players, BOX.read_options({"companies": companies, "layout": layout, "lend": seed % 4 == 0})


def random_game(seed: int, players: int, options: Options, every: int) -> Iterator[State]:
    """Some positions of a random game, and its last."""
    chance = FastChance.seeded(seed)
    state = BOX.new(players, options, chance)
    count = 0
    while (seat := state.next_seat()) >= 0:
        legal = state.legal_moves(seat)
        state.apply(seat, legal[chance.pick(len(legal))], chance, None)
        count += 1
        assert count < 20_000
        if count % every == 0:
            yield state
    yield state


def assert_all_is_there(state: State) -> None:
    position = BOX.position(state)
    tiles = Counter(tile.replace("open stairs", "stairs") for tile in position["tiles"].values())
    for one in position["explorers"]:
        tiles.update([*one["backpack"], *one["tent"]])
        assert sorted([*one["hand"], *one["discards"], *one["lost"]]) == sorted(CARDS)
        assert len(one["backpack"]) <= 6 or position["pending"]["question"] == "keep"
    for pile in position["piles"].values():
        tiles.update(pile)
    assert tiles == EVERY_TILE
    traps: Counter[str] = Counter(position["traps"])
    traps.update([position["trap"]] if position["trap"] else [])
    assert not traps - Counter([*OTHER_TRAPS, "bomb"])
    assert ("bomb" in position["traps"]) != ("temple" in position["doors"])
    kinds = Counter(monster["kind"] for monster in position["monsters"])
    woken = sum(name.endswith("-mummy") for name in EVERY_TILE) - sum(
        tile.endswith("-mummy") for tile in position["tiles"].values()
    )
    assert kinds["mummy"] == 1 + woken
    assert kinds["spectre"] <= 3


def test_in_random_games_of_every_kind_nothing_is_ever_lost_or_doubled_and_all_of_them_end() -> None:
    ended = 0
    for seed, players, options in settings():
        for state in random_game(seed, players, options, every=53):
            assert_all_is_there(state)
        assert BOX.position(state)["counter"] == 0
        ended += 1
    assert ended == GAMES


def test_closed_tiles_are_in_nobodys_view_but_of_those_who_looked() -> None:
    looked = 0
    for seed, players, options in settings():
        for state in random_game(seed, players, options, every=251):
            position = BOX.position(state)
            for seat in (None, *range(players)):
                known = set() if seat is None else set(position["explorers"][seat]["known"])
                looked += len(known)
                for cell, shown in BOX.view_json(state, seat)["tiles"].items():
                    face = position["tiles"][cell]
                    is_open = cell in known or face == "open stairs"
                    assert shown == (face if is_open else shown)
                    assert is_open or shown in ("sarcophagus", "chest")
    assert looked > 50


def test_swapping_what_is_hidden_changes_no_view_and_all_that_is_hidden_can_change() -> None:
    changed: Counter[str] = Counter()
    for seed, players, options in settings():
        chance = FastChance.seeded(seed, 1)
        for state in random_game(seed, players, options, every=331):
            for seat in (None, *range(players)):
                swapped = BOX.swap_hidden(state, seat, chance)
                assert msgspec.json.encode(BOX.view(swapped, seat)) == msgspec.json.encode(BOX.view(state, seat))
                before, after = BOX.position(state), BOX.position(swapped)
                changed.update(field for field in before if before[field] != after[field])
    assert set(changed) == {"tiles", "traps"}


def test_what_analysis_showed_stays_so_in_every_imagined_position() -> None:
    scene = dig(who("4,3"), who(), put={"0,0": "violet", "4,0": "charm"})
    scene.play(0, "card analysis")
    chance = FastChance.seeded(5)
    seen, unseen = set(), set()
    for _ in range(200):
        imagined = BOX.imagine(BOX.view(scene.match.state, 0), chance)
        tiles = BOX.position(imagined)["tiles"]
        assert (tiles["0,0"], tiles["4,0"]) == ("violet", "charm")
        assert Counter(tiles.values()) == EVERY_TILE
        seen.add(tiles["8,1"])
        other = BOX.imagine(BOX.view(scene.match.state, 1), chance)
        unseen.add(BOX.position(other)["tiles"]["0,0"])
    assert "violet" not in seen
    assert len(seen) == 8
    assert len(unseen) == 9


@pytest.mark.parametrize(("drawn", "places"), [(0, {6, 7, 8}), (4, {2, 3, 4}), (5, {1, 2, 3}), (6, {1, 2}), (7, {1})])
def test_the_bomb_is_imagined_wherever_it_can_still_lie(drawn: int, places: set[int]) -> None:
    """Counted from the top of what is left; all places alike."""
    gone, left = OTHER_TRAPS[:drawn], OTHER_TRAPS[drawn:]
    deck = [*left[: len(left) - 5], "bomb", *left[len(left) - 5 :]]
    scene = dig(who(), who(), traps=deck, trap=gone[-1] if gone else None)
    chance = FastChance.seeded(9)
    tries = 900
    found: Counter[int] = Counter()
    for seat in (0, 1, None):
        worlds = BOX.sampler(BOX.view(scene.match.state, seat))
        for _ in range(tries // 3):
            found[BOX.position(worlds.draw(chance))["traps"].index("bomb") + 1] += 1
    assert set(found) == places
    expected = tries / len(places)
    assert all(abs(count - expected) < expected / 3 for count in found.values())


@pytest.mark.parametrize("beneath", [0, 2, 12])
def test_a_position_may_have_the_bomb_anywhere_and_can_be_imagined(beneath: int) -> None:
    scene = dig(who(), who(), traps=["bomb", *OTHER_TRAPS[:beneath]])
    imagined = BOX.position(BOX.imagine(BOX.view(scene.match.state, 0), FastChance.seeded(1)))
    assert Counter(imagined["traps"]) == Counter(scene.position["traps"])
    scene.play(0, "pass")
    scene.play(1, "pass", dice=[1])
    assert scene.told("bomb_went_off")


def test_a_view_tells_the_cards_of_the_deck_but_not_their_order() -> None:
    one = dig(who(), who())
    other = dig(who(), who(), traps=list(reversed(one.position["traps"])))
    assert one.position["traps"] != other.position["traps"]
    view = BOX.view(one.match.state, 0)
    assert isinstance(view, DigView)
    assert view == BOX.view(other.match.state, 0)
    assert Counter(view.traps_left) == Counter([*OTHER_TRAPS, "bomb"])


def test_events_of_whole_games_carry_only_known_rules_and_never_leak_a_closed_tile() -> None:
    for seed in range(20):
        chance = FastChance.seeded(seed)
        state = BOX.new(4, BOX.read_options({}), chance)
        while (seat := state.next_seat()) >= 0:
            log = Log()
            legal = state.legal_moves(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance, log)
            for event in log.events:
                assert event.rule in BOX.ledger
                assert bool(event.SECRET) == (event.kind() == "analysed")


def test_greedy_play_beats_three_random_players_nearly_always() -> None:
    """A sample; docs/coffin-rush-house-set.md has the whole series."""
    chance = FastChance.seeded(77)
    wins = 0.0
    games = 40 if compiled() else 12
    for number in range(games):
        state = BOX.new(4, BOX.read_options({}), chance)
        while (seat := state.next_seat()) >= 0:
            if seat == number % 4:
                move = BOX.greedy(BOX.view(state, seat), chance)
                assert state.refusal(seat, move) is None
            else:
                legal = state.legal_moves(seat)
                move = legal[chance.pick(len(legal))]
            state.apply(seat, move, chance, None)
        winners = state.winners()
        wins += (number % 4 in winners) / len(winners)
    assert wins >= 0.95 * games


def test_greedy_play_answers_every_question_it_is_asked() -> None:
    """Six greedy players in companies meet consent, overflow, charms, ties and plunder sooner or later."""
    asked: Counter[str] = Counter()
    chance = FastChance.seeded(3)
    for players, companies in ((6, 3), (4, 2), (5, 0), (2, 0)):
        for _ in range(2 if compiled() else 1):
            state = BOX.new(players, BOX.read_options({"companies": companies}), chance)
            while (seat := state.next_seat()) >= 0:
                asked[state.pending()] += 1
                move = BOX.greedy(BOX.view(state, seat), chance)
                assert state.refusal(seat, move) is None
                state.apply(seat, move, chance, None)
    assert len(asked) > 4


def test_a_tie_is_greedily_settled_against_a_rival() -> None:
    scene = dig(
        who("6,8", "green"), who("6,8", "yellow"), monsters=[{"kind": "mummy", "at": "5,6"}],
        turn={"seat": 1, "first": 0, "card_used": True},
    )  # fmt: skip
    scene.play(1, "pass", dice=[1])
    move = BOX.greedy(BOX.view(scene.match.state, 1), FastChance.seeded(1))
    assert scene.match.moves.text(move) == "target 0"
    assert explorer(scene, 1)["backpack"] == ["yellow"]
