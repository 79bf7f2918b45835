"""Records played back: every moment with its turn and its draws, and what was remarkable."""

from dataclasses import replace
from pathlib import Path

import pytest

from golden.outcome import FOLDER, RECORDS, read
from tavolino.core.chance import CommittedChance, Draw
from tavolino.core.match import Match
from tavolino.core.playback import Playback, at_moment, check
from tavolino.core.record import Played, Record, Start, parse
from tavolino.core.refusal import BadRecord
from tavolino.core.registry import find
from tavolino.core.seed import seed_from

ONE_OF_EACH = {
    "cafe-race-basic-several-arrive": [
        (6, "moment-dash", {"seat": 3, "count": 6}),
        (12, "moment-balance", {"seat": 2, "count": 11}),
        (36, "moment-best-turn", {"seat": 2, "points": 2}),
        (36, "moment-spill", {"seat": 0, "count": 6}),
    ],
    "coffee-rush-4-deck-out": [
        (84, "moment-best-turn", {"seat": 1, "points": 2}),
        (314, "moment-late", {"seat": 2, "count": 3}),
        (321, "moment-waste", {"seat": 3, "count": 1}),
    ],
    "coffin-rush-two": [
        (146, "moment-carried", {"seat": 1, "item": "green", "count": 8}),
        (161, "moment-pile", {"seat": 1, "count": 2}),
        (181, "moment-best-turn", {"seat": 1, "points": 14}),
        (182, "moment-theft", {"seat": 1, "victim_seat": 0, "item": "coins"}),
    ],
}


def played(record: Record) -> Playback:
    playback = Playback(record)
    for _match in playback.run():
        pass
    return playback


def golden(name: str) -> Record:
    return parse(read(FOLDER / f"{name}.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_line_is_a_moment_and_belongs_to_a_turn(path: Path) -> None:
    record = parse(read(path))
    playback = played(record)
    assert [moment.number for moment in playback.moments] == list(range(len(record.entries)))
    assert [moment.entry for moment in playback.moments] == record.entries
    begins = [turn.at for turn in playback.turns]
    assert begins[0] == 0
    assert begins == sorted(set(begins))
    for moment in playback.moments:
        following = begins[moment.turn + 1] if moment.turn + 1 < len(begins) else len(record.entries)
        assert begins[moment.turn] <= moment.number < following
    assert playback.moments[-1].scores == [
        score.total for score in playback.match.game.standing(playback.match.state).scores
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_with_what_a_draw_was_taken_from_anybody_can_recompute_it(path: Path) -> None:
    record = parse(read(path))
    chance = CommittedChance(bytes.fromhex(record.seed or ""))
    for moment in played(record).moments:
        for draw in moment.entry.draws if isinstance(moment.entry, Start | Played) else ():
            number = chance.below(draw.of)
            assert draw.value == (draw.faces[number] if draw.is_die else number)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_what_was_remarkable(name: str) -> None:
    found = [(one.at, one.message, one.facts) for one in played(golden(name)).highlights()]
    assert found == ONE_OF_EACH[name]


def test_a_turn_has_its_seat() -> None:
    race = played(golden("cafe-race-basic-several-arrive"))
    assert [(turn.seat, turn.round) for turn in race.turns] == [(None, number) for number in range(1, 8)]
    rush = played(golden("coffee-rush-3-deck-out"))
    assert [turn.seat for turn in rush.turns[-6:]] in ([0, 1, 2] * 2, [1, 2, 0] * 2, [2, 0, 1] * 2)
    dig = played(golden("coffin-rush-companies-three-by-two"))
    assert {turn.seat for turn in dig.turns} == {None, 0, 1, 2, 3, 4, 5}  # None: the Pharaoh's


def test_a_changed_die_is_found_at_its_move() -> None:
    record = golden("cafe-race-basic-several-arrive")
    number = 6
    line = record.entries[number]
    assert isinstance(line, Played)
    forged = Draw(True, line.draws[0].value % 6 + 1, by_hand=False)
    entries = [*record.entries]
    entries[number] = replace(line, draws=(forged, *line.draws[1:]))
    assert check(record) is record
    with pytest.raises(BadRecord, match=rf"^{number} .*: record-other-draws \(said: {forged}"):
        check(replace(record, entries=entries))


def test_any_moment_can_be_returned_to() -> None:
    record = golden("coffin-rush-two")
    views = [match.game.view_json(match.state, 1) for match in Playback(record).run()]
    for number in (0, 1, 77, len(record.entries) - 1):
        match = at_moment(record, number)
        assert match.game.view_json(match.state, 1) == views[number]
    with pytest.raises(BadRecord, match=r"record-no-moment \(number: 198, last: 197"):
        at_moment(record, 198)


def test_a_game_that_says_nothing_of_turns_has_them_by_seats_and_a_best_one() -> None:
    game = find("sugar-bowl")
    match = Match.new(game, 2, game.read_options({}), seed_from(3), script=[2])
    for seat, move in [(0, "take 1"), (1, "take 3"), (0, "take 2"), (1, "take 2")]:
        match.play(seat, move)
    assert match.over
    playback = played(match.record())
    assert [(turn.at, turn.seat) for turn in playback.turns] == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert [(one.at, one.message, one.facts) for one in playback.highlights()] == [
        (1, "moment-best-turn", {"seat": 1, "points": 3})
    ]
