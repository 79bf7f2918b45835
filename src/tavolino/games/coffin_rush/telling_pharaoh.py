"""Builds the events of the Pharaoh's turn and of the end of the game; telling.py has those about players."""

from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.coffin_rush import events
from tavolino.games.coffin_rush.house import COLLECTIONS, COLOURS, TRAP_NAMES
from tavolino.games.coffin_rush.rules_scoring import (
    at_tent,
    bonus,
    holders,
    in_backpack,
    merits,
    points_of,
    side_of,
    sides,
)
from tavolino.games.coffin_rush.rules_temple import ALTAR
from tavolino.games.coffin_rush.state import BOMB, NOBODY
from tavolino.games.coffin_rush.telling import cell_name

if TYPE_CHECKING:
    from tavolino.games.coffin_rush.state import Dig

LASTING = ("quicksand", "toxicity", "seals", "darkness", "wrath", "oblivion", "collapse")  # until the next trap

# ---- trap, power, counter


def trap_drawn(dig: "Dig", log: Log) -> None:
    log.add(events.PharaohTurn("COF-PHA-1", dig.round))
    log.add(events.TrapDrawn("COF-HOUSE-7", TRAP_NAMES[dig.trap], dig.in_red()))
    for explorer in dig.explorers:
        if dig.exempt >> explorer.seat & 1:
            log.add(events.Sheltered("COF-MAP-9", explorer.seat))


def traps_reshuffled(dig: "Dig") -> Event:
    return events.TrapsReshuffled("COF-PHA-2", len(dig.deck))


def bomb_went_off(dig: "Dig", was_red: bool, log: Log) -> None:
    log.add(events.BombWentOff("COF-HOUSE-7", dig.counter))
    _entered_red(dig, was_red, log)


def _entered_red(dig: "Dig", was_red: bool, log: Log) -> None:
    if dig.in_red() and not was_red and dig.counter > 0:
        log.add(events.RedRisk("COF-CARD-3", dig.counter))


def spectre_appeared(dig: "Dig") -> Event:
    return events.SpectreAppeared("COF-HOUSE-7", cell_name(dig, dig.temple.rune))


def no_spectre_left() -> Event:
    return events.NoSpectreLeft("COF-SPE-5")


def doors_sealed() -> Event:
    return events.DoorsSealed("COF-HOUSE-7")


def feather_flipped(dig: "Dig") -> Event:
    return events.FeatherFlipped("COF-PHA-7", dig.first, dig.forward > 0)


def power_rolled(dig: "Dig", power: int, colour: int, was_red: bool, log: Log) -> None:
    rule = "COF-PHA-6" if dig.trap == BOMB else "COF-PHA-3"
    log.add(events.PowerRolled(rule, power=power, die=COLOURS[colour], counter=dig.counter))
    _entered_red(dig, was_red, log)
    if dig.in_red() and not was_red and dig.counter > 0 and TRAP_NAMES[dig.trap] in LASTING:
        log.add(events.TrapReddened("COF-PHA-5", TRAP_NAMES[dig.trap]))


# ---- servants


def _servant(spectres: bool) -> events.Servant:
    return "spectre" if spectres else "mummy"


def tied(dig: "Dig", asked: int, tied: int, spectres: bool) -> Event:
    seats = [seat for seat in range(len(dig.explorers)) if tied >> seat & 1]
    rule = "COF-SPE-2" if spectres else "COF-MUM-2"
    return events.TargetsTied(rule, asked, seats, _servant(spectres))


def target_fixed(target: int, spectres: bool, by_distance: bool) -> Event:
    rule = "COF-SPE-2" if spectres else "COF-PHA-4"
    if by_distance:
        rule = "COF-MAP-14"
    return events.TargetFixed(rule, target, _servant(spectres))


def waits(dig: "Dig", servant: events.Servant, cell: int, rule: str) -> Event:
    return events.ServantWaits(rule, servant, cell_name(dig, cell))


def spectre_moved(dig: "Dig", start: int, cell: int) -> Event:
    rule = _moving_rule(dig, start, cell, "COF-SPE-1")
    return events.SpectreMoved(rule, start=cell_name(dig, start), to=cell_name(dig, cell))


def _moving_rule(dig: "Dig", start: int, cell: int, rule: str) -> str:
    """The rule by which a servant moves, or the rule by which it may enter the RUSH! space."""
    return "COF-MAP-12" if cell == dig.temple.rush != start else rule


def passed_altar(dig: "Dig", servant: events.Servant, cell: int, log: Log) -> None:
    if dig.temple.kinds[cell] == ALTAR:
        for explorer in dig.explorers:
            if explorer.at == cell:
                log.add(events.PassedAltar("COF-MAP-16", servant, explorer.seat))


def spectre_gone(dig: "Dig", cell: int) -> Event:
    return events.SpectreGone("COF-SPE-3", cell_name(dig, cell))


def mummy_moved(dig: "Dig", mummy: int, start: int, cell: int, blocked: bool, log: Log) -> None:
    here = cell_name(dig, cell)
    rule = _moving_rule(dig, start, cell, "COF-MUM-1")
    log.add(events.MummyMoved(rule, mummy + 1, start=cell_name(dig, start), to=here))
    if blocked:
        log.add(events.MummyBlocked("COF-MUM-7", mummy + 1, here))


def mummy_opened(dig: "Dig", mummy: int, cell: int, heading: int) -> Event:
    at, beyond = cell_name(dig, cell), cell_name(dig, dig.temple.neighbours[cell * 4 + heading])
    return events.MummyOpened("COF-MUM-3", mummy + 1, at=at, beyond=beyond)


# ---- the end


def ended(dig: "Dig", early: bool, log: Log) -> None:
    log.add(events.Ended("COF-END-2" if early else "COF-END-1", dig.round))
    for explorer in dig.explorers:
        log.add(events.Scored("COF-SCORE-1", explorer.seat, tent=at_tent(explorer), backpack=in_backpack(explorer)))
    for owner, name in zip(holders(dig)[1:], COLLECTIONS, strict=True):
        if owner != NOBODY:
            log.add(events.CollectionHeld("COF-SCORE-2", _seats_of(dig, owner), name))
    if dig.companies:
        for side in range(sides(dig)):
            points = {"points": points_of(dig, side), "collections": bonus(dig, side)}
            log.add(events.CompanyScored("COF-TEAM-2", _seats_of(dig, side), **points))
    log.add(_won(dig))


def _seats_of(dig: "Dig", side: int) -> list[int]:
    return [one.seat for one in dig.explorers if side_of(dig, one.seat) == side]


def _won(dig: "Dig") -> Event:
    """By which tie-break the winners are ahead of others with the same points."""
    own = merits(dig)
    winners = [seat for seat, merit in enumerate(own) if merit == max(own)]
    rivals = [merit for merit in own if merit < max(own) and merit >> 10 == max(own) >> 10]
    rule, points = "COF-TEAM-6" if dig.companies else "COF-SCORE-3", max(own) >> 10
    if not rivals:
        return events.Won(rule, winners, points, by="points")
    return events.Won(rule, winners, points, by="treasures" if max(rivals) >> 5 != max(own) >> 5 else "outside")
