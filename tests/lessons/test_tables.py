"""A lesson at a real table over real sockets: its dice and its bots follow the record, even if the server is killed; a
learner who leaves the record plays on against bots and with random dice."""

from pathlib import Path
from typing import Any

import pytest

from online.evening import spend
from online.guest import Guest, Place
from online.process import ServerProcess
from tavolino.core.lesson import Lesson
from tavolino.core.record import Played, parse
from tavolino.core.registry import built_in, find

GAMES = [game for game in built_in() if find(game).first_lesson() is not None]


def lesson_of(game: str) -> Lesson:
    text = find(game).first_lesson()
    assert text is not None
    return Lesson.read(text)


async def begin(guest: Guest, game: str) -> dict[str, Any]:
    info: dict[str, Any] = await guest.ask("POST", f"/api/lessons/{game}")
    return info


async def follow(place: Place, lesson: Lesson, moves: range) -> None:
    """The learner does what they are told, for so many lines of the record."""
    tries = {step.after: step.attempt for step in lesson.steps if step.attempt is not None}
    for number in moves:
        line = lesson.lines[number]
        if number in tries:
            await place.send({"t": "why", "id": f"why-{number}", "move": tries[number]})
            answer = await place.until(lambda message: message["t"] == "because")
            assert answer["rule"] is not None
        if line.seat == lesson.seat:
            await place.move(line.move)
        while played(place) <= number:
            await place.next()


def played(place: Place) -> int:
    return sum(event is not None and event["kind"] == "moved" for _, event in place.events)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('lessons')}/server.db") as server:
        yield server.url


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_survives_a_killed_server_and_ends_in_a_game(game: str, tmp_path: Path) -> None:
    """After the kill the bots still play their lines with the record's dice, and the end is the record's position."""
    lesson = lesson_of(game)
    whole, half = len(lesson.lines), len(lesson.lines) // 2
    database = f"sqlite:///{tmp_path}/server.db"

    async def story() -> None:
        before = ServerProcess(database)
        async with Guest.named(before.url, "Anna") as anna:
            table = (await begin(anna, game))["table"]["id"]
            async with anna.at(table, lesson.seat, 0) as place:
                await follow(place, lesson, range(half))
                before.kill()
            with ServerProcess(database, port=before.port):
                async with anna.at(table, lesson.seat, 0) as place:
                    assert (await anna.ask("GET", f"/api/tables/{table}"))["lesson"]["on"]
                    await follow(place, lesson, range(played(place), whole))
                    assert not (await anna.ask("GET", f"/api/tables/{table}"))["lesson"]["on"]
                    await place.play(lambda legal: legal[-1])
                record = parse(await anna.ask("GET", f"/api/tables/{table}/record"))
                moves = [entry for entry in record.entries if isinstance(entry, Played)]
                assert tuple(moves[:whole]) == lesson.lines  # moves, and every die and pick
                later = [draw for line in moves[whole:] for draw in line.draws]
                assert not any(draw.by_hand for draw in later)

    spend(story())


def test_bots_wait_for_the_refusal_that_the_learner_is_to_meet(url: str) -> None:
    async def story() -> None:
        async with Guest.named(url, "Anna") as anna:
            table = (await begin(anna, "cafe-race"))["table"]["id"]
            async with anna.at(table, 0, 0) as place:
                await place.move("thrust 4")
                for _ in range(20):  # every line of chat would let a bot go first that is about to move
                    await place.command("say", text="Nobody moves?")
                assert played(place) == 1
                await place.send({"t": "why", "id": "w", "move": "thrust 6"})
                await place.until(lambda message: message["t"] == "ev" and message["after"]["view"]["round"] == 2)
                assert place.after is not None
                assert place.after["view"]["cells"] == [4, 2, 5]

    spend(story())


def test_another_way_is_played_with_chance_and_bots_of_their_own(url: str) -> None:
    async def story() -> None:
        async with Guest.named(url, "Anna") as anna:
            table = (await begin(anna, "cafe-race"))["table"]["id"]
            async with anna.at(table, 0, 0) as place:
                await place.move("thrust 5")  # not the lesson's
                await place.play(lambda legal: legal[0])
                assert not (await anna.ask("GET", f"/api/tables/{table}"))["lesson"]["on"]
            record = parse(await anna.ask("GET", f"/api/tables/{table}/record"))
            lines = [entry for entry in record.entries if isinstance(entry, Played)]
            assert lines[0].move == "thrust 5"
            assert not any(draw.by_hand for line in lines for draw in line.draws)

    spend(story())


def test_a_step_taken_back_is_asked_for_again(url: str) -> None:
    lesson = lesson_of("coffee-rush")

    async def story() -> None:
        async with Guest.named(url, "Anna") as anna:
            table = (await begin(anna, "coffee-rush"))["table"]["id"]
            async with anna.at(table, 0, 0) as place:
                await follow(place, lesson, range(4))  # to the first step
                await place.command("undo", base=place.seq)
                assert (await anna.ask("GET", f"/api/tables/{table}"))["lesson"]["on"]
                await place.move(lesson.lines[3].move)
                await place.move(lesson.lines[4].move)
                assert (await anna.ask("GET", f"/api/tables/{table}"))["lesson"]["on"]

    spend(story())


def test_a_learner_who_leaves_the_lesson_leaves_a_game_that_ends_by_itself(url: str) -> None:
    async def story() -> None:
        async with Guest.named(url, "Anna") as anna:
            table = (await begin(anna, "cafe-race"))["table"]["id"]
            async with anna.at(table, 0, 0) as place:
                await place.move("thrust 4")  # the bots wait for a refusal that will never be met
                await anna.ask("DELETE", f"/api/tables/{table}/seats/0")
                while not place.over:
                    await place.next()

    spend(story())


def test_the_table_is_private_and_a_rematch_is_the_game_as_it_is(url: str) -> None:
    async def story() -> None:
        async with Guest.named(url, "Anna") as anna, Guest.named(url, "Beppe") as beppe:
            info = await begin(anna, "cafe-race")
            table = info["table"]["id"]
            assert not info["table"]["public"]
            assert [chair["bot"] for chair in info["table"]["chairs"]] == [None, "random", "random"]
            with pytest.raises(Exception, match="no_table"):
                await beppe.ask("GET", f"/api/tables/{table}")
            async with anna.at(table, 0, 0) as place:
                await place.move("thrust 5")
                await place.play(lambda legal: legal[0])
            again = await anna.ask("POST", f"/api/tables/{table}/rematch")
            assert again["lesson"] is None
            with pytest.raises(Exception, match="no_game"):
                await begin(anna, "chess")

    spend(story())
