"""Builds the events of a race, each with the rule behind it. Called only if there is a log."""

from itertools import pairwise
from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.cafe_race import events
from tavolino.games.cafe_race.rules_scoring import place_of
from tavolino.games.cafe_race.state import FIRST_FINISH, START, Clerk, is_finish, is_step

if TYPE_CHECKING:
    from tavolino.games.cafe_race.rules import Race


# ---- a round begins


def refilled(seat: int, tokens: int) -> Event:
    return events.Refilled("RACE-MOVE-9", seat, tokens)


def back_to_start(seat: int) -> Event:
    return events.BackToStart("RACE-MOVE-10", seat)


def speeds_rolled(number: int, speeds: list[int], auction: bool) -> Event:
    rule = "RACE-AUC-1" if auction else "RACE-SPEED-1"
    return events.SpeedsRolled(rule, number, list(speeds))


# ---- thrusts


def chose(seat: int, thrust: int) -> Event:
    return events.Chose("RACE-SPEED-2", seat, thrust)


def revealed(clerks: list[Clerk]) -> Event:
    return events.Revealed("RACE-SPEED-2", [clerk.thrust for clerk in clerks])


def dice_taken(order: list[Clerk], log: Log) -> None:
    for ahead, behind in pairwise(order):
        if ahead.thrust == behind.thrust:
            log.add(tie_broken(ahead, behind, "RACE-SPEED-4"))
    for clerk in order:
        log.add(events.TookDie("RACE-SPEED-3", clerk.seat, thrust=clerk.thrust, speed=clerk.speed))


def tie_broken(ahead: Clerk, behind: Clerk, rule: str) -> Event:
    """Why one of two tied clerks goes first."""
    by: events.TieBreak = "white_dice"
    if ahead.thrust != behind.thrust:
        by = "thrust"
    elif ahead.cell != behind.cell:
        by = "further_back"
    elif ahead.tokens != behind.tokens:
        by = "fewer_tokens"
    return events.TieBroken(rule, ahead.seat, behind.seat, by)


def rolled_off(seat: int, first: int, second: int) -> Event:
    return events.RolledOff("RACE-SPEED-5", seat, [first, second])


# ---- auctions


def opener_found(seat: int, rule: str) -> Event:
    return events.OpenerFound(rule, seat)


def opened(seat: int, die: int, bid: int) -> Event:
    return events.AuctionOpened("RACE-AUC-3", seat, die=die, bid=bid)


def answered(seat: int, bid: int) -> Event:
    return events.Bid("RACE-AUC-4", seat, bid) if bid else events.Passed("RACE-AUC-4", seat)


def auction_won(winner: Clerk, last: bool) -> Event:
    if last:
        rule = "RACE-AUC-8"
    elif winner.thrust == 6:
        rule = "RACE-AUC-5"
    else:
        rule = "RACE-AUC-6"
    return events.AuctionWon(rule, winner.seat, thrust=winner.thrust, speed=winner.speed)


# ---- movement


def order_fixed(order: list[Clerk], log: Log) -> None:
    log.add(events.OrderFixed("RACE-MOVE-1", [clerk.seat for clerk in order]))
    for ahead, behind in pairwise(order):
        if ahead.speed == behind.speed:
            log.add(tie_broken(ahead, behind, "RACE-MOVE-1"))


def moved(clerk: Clerk, start: int, blocked: bool, overshot: bool, full_ahead: bool, log: Log) -> None:
    """A movement, and the events about the cell where it ended."""
    seat, cell = clerk.seat, clerk.cell
    log.add(events.ClerkMoved("RACE-MOVE-2", seat, start=start, to=cell, speed=clerk.speed))
    if blocked:
        log.add(events.Blocked("RACE-MOVE-5", seat, cell))
        if cell + 1 == FIRST_FINISH:
            log.add(events.StoppedShort("RACE-MOVE-11", seat))
    elif overshot:
        log.add(events.Overshot("RACE-MOVE-8", seat))
    else:
        if full_ahead:
            log.add(events.CloseCall("RACE-MOVE-6", seat, cell))
        if is_finish(cell):
            log.add(events.Arrived("RACE-MOVE-7", seat, cell))
        elif not is_step(cell):
            log.add(events.Rested("RACE-MOVE-3", seat, cell))


def balanced(clerk: Clerk, first: int, second: int) -> Event:
    needed = clerk.thrust + clerk.speed
    if first + second >= needed:
        return events.KeptBalance("RACE-MOVE-4", clerk.seat, clerk.tokens, [first, second], needed)
    return events.Spilled("RACE-MOVE-4", clerk.seat, clerk.tokens, [first, second], needed)


def reached_finish(clerk: Clerk) -> Event:
    return events.ReachedFinish("RACE-END-1", clerk.seat)


# ---- the end


def game_ended(race: "Race", log: Log) -> None:
    log.add(events.GameEnded("RACE-END-1", race.round))
    scores = race.scores()
    for clerk in race.clerks:
        rule = "RACE-SCORE-4" if clerk.cell == START else "RACE-SCORE-1"
        log.add(events.Placed(rule, clerk.seat, place=place_of(race, clerk), cell=clerk.cell))
        points = scores[clerk.seat]
        parts = {"tokens": clerk.tokens, "place_points": points - clerk.tokens}
        log.add(events.Scored("RACE-SCORE-2", clerk.seat, points, **parts))
    log.add(events.Won("RACE-SCORE-3", list(race.winners())))
