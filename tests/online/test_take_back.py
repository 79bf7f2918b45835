"""A step can be taken back by the player who made it, until another has acted; then with consent, and never what was
drawn or shown. Who asks and who agrees is in the log, so that it works through two servers of one database, too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from online.evening import asked, at_table, caught_up, couple, refused, spend, told
from online.guest import Place
from online.nodes import Nodes
from online.nodes import couple as through_nodes
from online.process import ServerProcess


async def to_the_first_steps(first: Place, second: Place) -> None:
    """Meeples placed and ingredients poured: then seat 0 goes."""
    while True:
        for place in (first, second):
            legal = (await asked(place)) if asked_by(place) else []
            if any(move.startswith("go ") for move in legal):
                assert place is first
                return
            if legal:
                seq = await place.move(legal[0])
                while min(first.seq, second.seq) < seq:
                    await (first if first.seq < seq else second).next()


@asynccontextmanager
async def at_the_first_steps(url: str) -> AsyncIterator[tuple[Place, Place]]:
    async with (
        couple(url) as (anna, beppe),
        at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second),
    ):
        await to_the_first_steps(first, second)
        yield first, second


def asked_by(place: Place) -> bool:
    return place.after is not None and place.seat in place.after["view"]["to_move"]


def test_a_step_is_taken_back_and_another_made(server: ServerProcess) -> None:
    async def story() -> None:
        async with at_the_first_steps(server.url) as (first, second):
            before, seen = first.after, first.seq
            assert before is not None
            step = next(move for move in first.legal if move.startswith("go "))
            seq = await first.move(step)
            assert first.after != before
            assert await refused(second.command("undo", base=seq)) == "forbidden"
            assert await refused(first.command("undo", base=seen)) == "stale"  # meant for the earlier position
            await first.command("undo", base=seq)
            assert first.after is not None
            assert first.after["hash"] == before["hash"]
            assert first.after["legal"] == before["legal"]
            assert (await told(second, "taken-back"))["seat"] == 0
            other = next(move for move in first.legal if move.startswith("go ") and move != step)
            await first.move(other)

    spend(story())


async def one_after_the_other(places: tuple[Place, Place]) -> tuple[Place, Place]:
    """Whoever moved, and then the other one: both have placed something, and nothing was drawn."""
    movers: list[Place] = []
    while len(movers) < 2 or movers[-1] is movers[-2]:
        mover = next(place for place in places if asked_by(place))
        movers.append(mover)
        seq = await mover.move((await asked(mover))[0])
        for place in places:
            await caught_up(place, seq)
    return movers[-2], movers[-1]


async def asked_and_answered(first: Place, second: Place) -> None:
    mover, other = await one_after_the_other((first, second))
    assert await refused(mover.command("undo", base=mover.seq)) == "forbidden"
    entry = await mover.command("ask-undo", base=mover.seq)
    assert (await told(other, "undo-asked"))["waiting"] == [other.seat]
    await other.command("answer-undo", entry=entry, agree=False)
    assert (await told(mover, "undo-declined"))["seat"] == other.seat
    assert await refused(mover.command("ask-undo", base=mover.seq)) == "not_now"

    mover, other = await one_after_the_other((first, second))
    entry = await mover.command("ask-undo", base=mover.seq)
    await caught_up(other, entry)
    seq = await other.command("answer-undo", entry=entry, agree=True)
    taken = await told(mover, "taken-back")
    assert (taken["seat"], taken["moves"] > 1, taken["agreed"]) == (mover.seat, True, other.seat)
    await caught_up(other, seq)
    assert await refused(other.command("answer-undo", entry=entry, agree=True)) == "stale"
    assert asked_by(mover)
    await mover.move(mover.legal[-1])


def test_over_what_another_has_done_one_asks(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "coffee-rush") as (first, second):
            await asked_and_answered(first, second)

    spend(story())


def test_the_other_may_be_at_another_node(nodes: Nodes) -> None:
    async def story() -> None:
        async with (
            through_nodes(nodes.one, nodes.two) as (anna, beppe),
            at_table(anna, beppe, "coffee-rush") as (first, second),
        ):
            await asked_and_answered(first, second)

    spend(story())


def test_what_was_shown_cannot_be_taken_back(server: ServerProcess) -> None:
    async def story() -> None:
        async with at_the_first_steps(server.url) as (first, _):
            while "end" not in first.legal:
                await first.move(first.legal[-1])
            await first.move("end")
            assert await refused(first.command("undo", base=first.seq)) == "not_now"

    spend(story())


def test_what_was_drawn_cannot_be_taken_back(server: ServerProcess) -> None:
    """The last of the secret thrusts makes the dice roll."""

    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "cafe-race", "greedy") as (first, second):
            await first.move("thrust 1")
            assert await refused(first.command("undo", base=first.seq)) == "not_now"  # made in secret, and final
            await second.move("thrust 2")
            assert await refused(second.command("undo", base=second.seq)) == "not_now"

    spend(story())
