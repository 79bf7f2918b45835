"""What happens in a race, as events: each with the rule behind it. Built only when somebody listens."""

from itertools import pairwise
from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.cafe_race.state import FIRST_FINISH, START, Clerk, is_finish, is_step

if TYPE_CHECKING:
    from tavolino.games.cafe_race.rules import Race


# ---- a round begins


def refilled(seat: int, tokens: int) -> Event:
    return Event("refilled", "RACE-MOVE-9", {"seat": seat, "tokens": tokens})


def back_to_start(seat: int) -> Event:
    return Event("back_to_start", "RACE-MOVE-10", {"seat": seat})


def speeds_rolled(number: int, speeds: list[int], auction: bool) -> Event:
    rule = "RACE-AUC-1" if auction else "RACE-SPEED-1"
    return Event("speeds_rolled", rule, {"round": number, "dice": list(speeds)})


# ---- thrusts


def chose(seat: int, thrust: int) -> Event:
    return Event("chose", "RACE-SPEED-2", {"seat": seat}, secret={"thrust": thrust}, known_to=(seat,))


def revealed(clerks: list[Clerk]) -> Event:
    return Event("revealed", "RACE-SPEED-2", {"thrusts": [clerk.thrust for clerk in clerks]})


def dice_taken(order: list[Clerk], log: Log) -> None:
    for ahead, behind in pairwise(order):
        if ahead.thrust == behind.thrust:
            log.add(tie_broken(ahead, behind, "RACE-SPEED-4"))
    for clerk in order:
        dice = {"thrust": clerk.thrust, "speed": clerk.speed}
        log.add(Event("took_die", "RACE-SPEED-3", {"seat": clerk.seat, **dice}))


def tie_broken(ahead: Clerk, behind: Clerk, rule: str) -> Event:
    """Why one of two equals goes first."""
    if ahead.thrust != behind.thrust:
        by = "thrust"
    elif ahead.cell != behind.cell:
        by = "further_back"
    elif ahead.tokens != behind.tokens:
        by = "fewer_tokens"
    else:
        by = "white_dice"
    return Event("tie_broken", rule, {"seat": ahead.seat, "other_seat": behind.seat, "by": by})


def rolled_off(seat: int, first: int, second: int) -> Event:
    return Event("rolled_off", "RACE-SPEED-5", {"seat": seat, "dice": [first, second]})


# ---- auctions


def opener_found(seat: int, rule: str) -> Event:
    return Event("opener_found", rule, {"seat": seat})


def opened(seat: int, die: int, bid: int) -> Event:
    return Event("opened", "RACE-AUC-3", {"seat": seat, "die": die, "bid": bid})


def answered(seat: int, bid: int) -> Event:
    if bid == 0:
        return Event("passed", "RACE-AUC-4", {"seat": seat})
    return Event("bid", "RACE-AUC-4", {"seat": seat, "bid": bid})


def auction_won(winner: Clerk, last: bool) -> Event:
    if last:
        rule = "RACE-AUC-8"
    elif winner.thrust == 6:
        rule = "RACE-AUC-5"
    else:
        rule = "RACE-AUC-6"
    return Event("auction_won", rule, {"seat": winner.seat, "thrust": winner.thrust, "speed": winner.speed})


# ---- movement


def order_fixed(order: list[Clerk], log: Log) -> None:
    log.add(Event("order_fixed", "RACE-MOVE-1", {"seats": [clerk.seat for clerk in order]}))
    for ahead, behind in pairwise(order):
        if ahead.speed == behind.speed:
            log.add(tie_broken(ahead, behind, "RACE-MOVE-1"))


def moved(clerk: Clerk, start: int, blocked: bool, overshot: bool, full_ahead: bool, log: Log) -> None:
    """A movement, and what is special about where it ended."""
    seat, cell = clerk.seat, clerk.cell
    log.add(Event("moved", "RACE-MOVE-2", {"seat": seat, "from": start, "to": cell, "speed": clerk.speed}))
    if blocked:
        log.add(Event("blocked", "RACE-MOVE-5", {"seat": seat, "cell": cell}))
        if cell + 1 == FIRST_FINISH:
            log.add(Event("stopped_short", "RACE-MOVE-11", {"seat": seat}))
    elif overshot:
        log.add(Event("overshot", "RACE-MOVE-8", {"seat": seat}))
    else:
        if full_ahead:
            log.add(Event("close_call", "RACE-MOVE-6", {"seat": seat, "cell": cell}))
        if is_finish(cell):
            log.add(Event("arrived", "RACE-MOVE-7", {"seat": seat, "cell": cell}))
        elif not is_step(cell):
            log.add(Event("rested", "RACE-MOVE-3", {"seat": seat, "cell": cell}))


def balanced(clerk: Clerk, first: int, second: int) -> Event:
    needed = clerk.thrust + clerk.speed
    kind = "kept_balance" if first + second >= needed else "spilled"
    roll: dict[str, object] = {"dice": [first, second], "needed": needed}
    return Event(kind, "RACE-MOVE-4", {"seat": clerk.seat, "tokens": clerk.tokens, **roll})


def reached_finish(clerk: Clerk) -> Event:
    return Event("reached_finish", "RACE-END-1", {"seat": clerk.seat})


# ---- the end


def game_ended(race: "Race", log: Log) -> None:
    log.add(Event("game_ended", "RACE-END-1", {"round": race.round}))
    scores = race.scores()
    for clerk in race.clerks:
        place = race.place(clerk)
        rule = "RACE-SCORE-4" if clerk.cell == START else "RACE-SCORE-1"
        log.add(Event("placed", rule, {"seat": clerk.seat, "place": place, "cell": clerk.cell}))
        points = scores[clerk.seat]
        parts = {"tokens": clerk.tokens, "place_points": points - clerk.tokens}
        log.add(Event("scored", "RACE-SCORE-2", {"seat": clerk.seat, "points": points, **parts}))
    log.add(Event("won", "RACE-SCORE-3", {"seats": list(race.winners())}))
