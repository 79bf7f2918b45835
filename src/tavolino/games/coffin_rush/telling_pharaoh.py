"""The Pharaoh's turn and the end of the game, as events: each with the rule behind it. See telling.py for players."""

from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.coffin_rush.house import COLLECTIONS, COLOURS, TRAP_NAMES
from tavolino.games.coffin_rush.rules_scoring import (
    at_tent,
    bonus,
    in_backpack,
    majority,
    merits,
    points_of,
    side_of,
    sides,
)
from tavolino.games.coffin_rush.rules_temple import ALTAR
from tavolino.games.coffin_rush.state import BOMB
from tavolino.games.coffin_rush.telling import cell_name

if TYPE_CHECKING:
    from tavolino.games.coffin_rush.state import Dig

LASTING = ("quicksand", "toxicity", "seals", "darkness", "wrath", "oblivion", "collapse")  # until the next trap

# ---- trap, power, counter


def trap_drawn(dig: "Dig", log: Log) -> None:
    log.add(Event("pharaoh_turn", "COF-PHA-1", {"round": dig.round}))
    facts = {"trap": TRAP_NAMES[dig.trap], "in_red": dig.in_red()}
    log.add(Event("trap_drawn", "COF-HOUSE-7", facts, reveals=True))
    for explorer in dig.explorers:
        if dig.exempt >> explorer.seat & 1:
            log.add(Event("sheltered", "COF-MAP-9", {"seat": explorer.seat}))


def traps_reshuffled(dig: "Dig") -> Event:
    return Event("traps_reshuffled", "COF-HOUSE-7", {"cards": len(dig.deck)})


def bomb_went_off(dig: "Dig", was_red: bool, log: Log) -> None:
    log.add(Event("bomb_went_off", "COF-HOUSE-7", {"counter": dig.counter}))
    _entered_red(dig, was_red, log)


def _entered_red(dig: "Dig", was_red: bool, log: Log) -> None:
    if dig.in_red() and not was_red and dig.counter > 0:
        log.add(Event("red_risk", "COF-CARD-3", {"counter": dig.counter}))


def spectre_appeared(dig: "Dig") -> Event:
    return Event("spectre_appeared", "COF-HOUSE-7", {"at": cell_name(dig, dig.temple.rune)})


def no_spectre_left() -> Event:
    return Event("no_spectre_left", "COF-SPE-5", {})


def doors_sealed() -> Event:
    return Event("doors_sealed", "COF-HOUSE-7", {})


def feather_flipped(dig: "Dig") -> Event:
    return Event("feather_flipped", "COF-PHA-7", {"seat": dig.first, "clockwise": dig.forward > 0})


def power_rolled(dig: "Dig", colour: int, was_red: bool, log: Log) -> None:
    facts = {"power": dig.question.power, "die": COLOURS[colour], "counter": dig.counter}
    log.add(Event("power_rolled", "COF-PHA-6" if dig.trap == BOMB else "COF-PHA-3", facts))
    _entered_red(dig, was_red, log)
    if dig.in_red() and not was_red and dig.counter > 0 and TRAP_NAMES[dig.trap] in LASTING:
        log.add(Event("trap_reddened", "COF-PHA-5", {"trap": TRAP_NAMES[dig.trap]}))


# ---- servants


def _kind(spectres: bool) -> str:
    return "spectre" if spectres else "mummy"


def tied(dig: "Dig", spectres: bool) -> Event:
    seats = [seat for seat in range(len(dig.explorers)) if dig.question.tied >> seat & 1]
    rule = "COF-SPE-2" if spectres else "COF-MUM-2"
    return Event("targets_tied", rule, {"seat": dig.question.asked, "tied_seats": seats, "servant": _kind(spectres)})


def target_fixed(target: int, spectres: bool, by_distance: bool) -> Event:
    rule = "COF-SPE-2" if spectres else "COF-PHA-4"
    if by_distance:
        rule = "COF-MAP-14"
    return Event("target_fixed", rule, {"seat": target, "servant": _kind(spectres)})


def waits(dig: "Dig", servant: str, cell: int, rule: str) -> Event:
    return Event("waits", rule, {"servant": servant, "at": cell_name(dig, cell)})


def spectre_moved(dig: "Dig", start: int, cell: int) -> Event:
    rule = _moving_rule(dig, start, cell, "COF-SPE-1")
    return Event("spectre_moved", rule, {"from": cell_name(dig, start), "to": cell_name(dig, cell)})


def _moving_rule(dig: "Dig", start: int, cell: int, rule: str) -> str:
    """The rule by which a servant moves, or the one that lets it onto the RUSH! space."""
    return "COF-MAP-12" if cell == dig.temple.rush != start else rule


def passed_altar(dig: "Dig", servant: str, cell: int, log: Log) -> None:
    if dig.temple.kinds[cell] == ALTAR:
        for explorer in dig.explorers:
            if explorer.at == cell:
                log.add(Event("passed_altar", "COF-MAP-16", {"servant": servant, "seat": explorer.seat}))


def spectre_gone(dig: "Dig", cell: int) -> Event:
    return Event("spectre_gone", "COF-SPE-3", {"at": cell_name(dig, cell)})


def mummy_moved(dig: "Dig", start: int, cell: int, blocked: bool, log: Log) -> None:
    facts = {"mummy": dig.question.mummy + 1, "from": cell_name(dig, start), "to": cell_name(dig, cell)}
    log.add(Event("mummy_moved", _moving_rule(dig, start, cell, "COF-MUM-1"), {**facts}))
    if blocked:
        log.add(Event("mummy_blocked", "COF-MUM-7", {"mummy": dig.question.mummy + 1, "at": cell_name(dig, cell)}))


def mummy_opened(dig: "Dig", cell: int, heading: int) -> Event:
    beyond = dig.temple.neighbours[cell * 4 + heading]
    facts = {"mummy": dig.question.mummy + 1, "at": cell_name(dig, cell), "beyond": cell_name(dig, beyond)}
    return Event("mummy_opened", "COF-MUM-3", {**facts})


# ---- the end


def ended(dig: "Dig", early: bool, log: Log) -> None:
    log.add(Event("ended", "COF-END-2" if early else "COF-END-1", {"round": dig.round}))
    for explorer in dig.explorers:
        facts = {"seat": explorer.seat, "tent": at_tent(explorer), "backpack": in_backpack(explorer)}
        log.add(Event("scored", "COF-SCORE-1", {**facts}))
    for index, name in enumerate(COLLECTIONS):
        owner = majority(dig, index + 1)
        if owner >= 0:
            seats = [one.seat for one in dig.explorers if side_of(dig, one.seat) == owner]
            log.add(Event("collection_held", "COF-SCORE-2", {"seats": seats, "collection": name}))
    if dig.companies:
        for side in range(sides(dig)):
            seats = [one.seat for one in dig.explorers if side_of(dig, one.seat) == side]
            points = {"points": points_of(dig, side), "collections": bonus(dig, side)}
            log.add(Event("company_scored", "COF-TEAM-2", {"seats": seats, **points}))
    log.add(_won(dig))


def _won(dig: "Dig") -> Event:
    """By what the winners are ahead of those with as many points."""
    own = merits(dig)
    winners = [seat for seat, merit in enumerate(own) if merit == max(own)]
    rivals = [merit for merit in own if merit < max(own) and merit >> 10 == max(own) >> 10]
    by = "points"
    if rivals:
        by = "treasures" if max(rivals) >> 5 != max(own) >> 5 else "outside"
    points = max(own) >> 10
    return Event(
        "won", "COF-TEAM-6" if dig.companies else "COF-SCORE-3", {"seats": winners, "points": points, "by": by}
    )
