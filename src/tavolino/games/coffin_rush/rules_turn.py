"""A player's turn: actions, movement and what is entered, interactions, the way to the next turn (COF-ACT, COF-MAP).

Chance: a trap cell rolls yellow, then red; then the mummies of the cell, then its spectres.
"""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_bits import bit
from tavolino.games.coffin_rush.rules_cards import may_use_cards
from tavolino.games.coffin_rush.rules_danger import attack, attack_next, count_on, meet_spectres
from tavolino.games.coffin_rush.rules_pharaoh import pharaoh
from tavolino.games.coffin_rush.rules_resume import FROM_ENTERING, FROM_WAKING, Aggression, Encounter
from tavolino.games.coffin_rush.rules_temple import DEBRIS, FLOOR, NOTHING, PITFALL, PLAGUE
from tavolino.games.coffin_rush.rules_things import fall_from_slot, has_pile, pick_up, stow
from tavolino.games.coffin_rush.state import (
    ACTIONS,
    COLLAPSE,
    DARKNESS,
    NO_TILE,
    NOBODY,
    QUICKSAND,
    SEALS,
    STAIRS,
    STEPS,
    TORCH,
    TOXICITY,
    Dig,
    Explorer,
    Turn,
    is_treasure,
    is_waking,
)

# ---- actions


def means(dig: Dig) -> i64:
    """Actions that the player on turn has of their own; an active Rush! token counts as one."""
    return dig.turn.actions + (1 if dig.explorers[dig.turn.seat].rush else 0)


def may_lend(dig: Dig, explorer: Explorer) -> bool:
    """Whether this is a companion with an active token who has not refused it this turn."""
    mate = explorer.seat != dig.turn.seat and dig.mates(explorer.seat, dig.turn.seat)
    return mate and explorer.rush and not (dig.turn.declined >> explorer.seat) & 1


def lender(dig: Dig) -> i64:
    """COF-TEAM-3: the next companion who may still be asked for their token, or nobody."""
    if dig.companies > 0:
        for explorer in dig.explorers:
            if may_lend(dig, explorer):
                return explorer.seat
    return NOBODY


def loans(dig: Dig) -> i64:
    """How many tokens of companions may still be asked for."""
    count: i64 = 0
    if dig.companies > 0:
        for explorer in dig.explorers:
            if may_lend(dig, explorer):
                count += 1
    return count


def can_pay(dig: Dig, cost: i64) -> bool:
    return dig.turn.actions >= cost or means(dig) + loans(dig) >= cost


def borrow(dig: Dig, seat: i64, log: Log | None) -> None:
    """A companion's token goes back to inactive and becomes an action of this turn."""
    dig.explorers[seat].rush = False
    dig.turn.actions += 1
    if log is not None:
        log.add(telling.lent(dig, seat))


def spend(dig: Dig, cost: i64, log: Log | None) -> None:
    """COF-ACT-1, COF-ACT-6: whatever costs an action ends the movement or drop under way."""
    turn = dig.turn
    if turn.walking:
        end_movement(dig, "COF-ACT-6", log)
    turn.dropping = 0
    explorer = dig.explorers[turn.seat]
    for _action in range(cost):
        if turn.actions > 0:
            turn.actions -= 1
        else:
            explorer.rush = False
            if log is not None:
                log.add(telling.rush_spent(explorer))


def door_cost(dig: Dig, seat: i64) -> i64:
    """To open a stone door: Seals in the red ask for two."""
    return 2 if dig.in_red() and dig.suffers(seat, SEALS) else 1


def can_open_doors(dig: Dig, seat: i64) -> bool:
    """Closed ones beside the player: all of them, or none."""
    return can_pay(dig, door_cost(dig, seat))


def tile_cost(dig: Dig, seat: i64, chest: bool) -> i64:
    """To open a sarcophagus in the Darkness; in the red a chest too."""
    return 2 if dig.suffers(seat, DARKNESS) and (not chest or dig.in_red()) else 1


# ---- movement


def torches_left(dig: Dig, explorer: Explorer) -> i64:
    """COF-ITEM-13: further steps that torches give this turn."""
    return max(0, explorer.carries(TORCH) - dig.turn.torches_used)


def begin_movement(dig: Dig, explorer: Explorer, log: Log | None) -> None:
    """COF-ACT-2, COF-ITEM-13: three steps, fewer in Quicksand, never less than one."""
    length = STEPS
    if dig.suffers(explorer.seat, QUICKSAND):
        length = 1 if dig.in_red() else 2
    dig.turn.walking = True
    dig.turn.steps = length
    if log is not None:
        log.add(telling.walks(explorer, length))


def end_movement(dig: Dig, rule: str, log: Log | None) -> None:
    if dig.turn.walking:
        dig.turn.walking = False
        dig.turn.steps = 0
        if log is not None:
            log.add(telling.movement_ended(dig, rule))


def is_tunnel(dig: Dig, cell: i64, other: i64) -> bool:
    """COF-MAP-10, COF-ITEM-3: stairs of one colour, the blue ones once their sarcophagus is open."""
    temple = dig.temple
    if temple.tunnels[cell] == other:
        return True
    if dig.stairs == NOTHING:
        return False
    return (cell == dig.stairs and other == temple.blue) or (cell == temple.blue and other == dig.stairs)


def tunnel_from(dig: Dig, cell: i64) -> i64:
    """Where the stairs of a cell lead, or NOTHING."""
    if cell == dig.stairs:
        return dig.temple.blue
    if cell == dig.temple.blue:
        return dig.stairs
    return dig.temple.tunnels[cell]


def step_cost(dig: Dig, explorer: Explorer, cell: i64) -> i64:
    """COF-MAP-6: debris takes two steps; three when the Collapse is red."""
    if dig.temple.kinds[cell] != DEBRIS or dig.turn.adrenaline:
        return 1
    return 3 if dig.in_red() and dig.suffers(explorer.seat, COLLAPSE) else 2


def refusal_to_go(dig: Dig, explorer: Explorer, cell: i64) -> str | None:
    if not dig.turn.walking:
        return "COF-ACT-2"  # a movement begins with `walk`
    blocked = refusal_to_cross(dig, explorer, cell)
    if blocked is not None:
        return blocked
    cost = step_cost(dig, explorer, cell)
    if cost > dig.turn.steps and cost > dig.turn.steps + torches_left(dig, explorer):
        return "COF-MAP-6"  # too few steps are left; with none the movement would be over
    return None


def refusal_to_cross(dig: Dig, explorer: Explorer, cell: i64) -> str | None:
    """Whether one step leads from the explorer's cell to another."""
    temple = dig.temple
    at = explorer.at
    why = "COF-ACT-2"  # not beside it
    direction = temple.direction_to(at, cell)
    if direction != NOTHING:
        if dig.is_open(temple.gates[at * 4 + direction]):
            return None
        why = "COF-MAP-5" if at == temple.camp or cell == temple.camp else "COF-MAP-4"
    if is_tunnel(dig, at, cell):
        return "COF-PHA-2" if dig.suffers(explorer.seat, COLLAPSE) else None
    return "COF-MAP-1" if why == "COF-ACT-2" and dig.flight().adjoins(at, cell) else why


def enter(dig: Dig, explorer: Explorer, cell: i64, chance: Chance, log: Log | None) -> None:
    """COF-MAP-15: one step; then the cell works, then its mummies, then its spectres."""
    turn = dig.turn
    cost = step_cost(dig, explorer, cell)
    start = explorer.at
    explorer.at = cell
    if log is not None:
        telling.went(dig, explorer, start, cost, log)
    if cost > turn.steps:
        turn.torches_used += cost - turn.steps
        turn.steps = 0
    else:
        turn.steps -= cost
    kind = dig.temple.kinds[cell]
    if kind != FLOOR and not turn.adrenaline:
        if kind == PLAGUE:
            end_movement(dig, "COF-MAP-7", log)
        elif kind == PITFALL:
            end_movement(dig, "COF-MAP-8", log)
            fall_into_trap(dig, explorer, chance, log)
    if dig.spectres or dig.mummies:
        meet(dig, explorer, log)


def fall_into_trap(dig: Dig, explorer: Explorer, chance: Chance, log: Log | None) -> None:
    """COF-MAP-8; COF-ITEM-12: no charm helps here."""
    yellow = chance.face(dig.components.yellow)
    red = chance.face(dig.components.red)
    if log is not None:
        log.add(telling.trapped(explorer, yellow, red))
    fall_from_slot(dig, explorer, yellow + red, "COF-MAP-8", log)


def meet(dig: Dig, explorer: Explorer, log: Log | None) -> None:
    """COF-ACT-5: what waits on the cell; under a red Adrenaline it has no effect (COF-CARD-7)."""
    if dig.turn.adrenaline and dig.in_red():
        return
    mummies = count_on(dig.mummies, explorer.at)
    if mummies > 0 or count_on(dig.spectres, explorer.at) > 0:
        dig.encounter = Encounter(blows=mummies)
        end_movement(dig, "COF-ACT-5", log)


# ---- interactions


def open_tile(dig: Dig, explorer: Explorer, spot: i64, log: Log | None) -> None:
    """COF-ITEM-1, COF-ITEM-2, COF-ITEM-3: what is inside goes into the backpack; stairs stay, mummies wake."""
    tile = dig.tiles[spot]
    for other in dig.explorers:
        other.known &= ~bit(spot)
    if tile == STAIRS:
        dig.stairs = explorer.at
        if log is not None:
            log.add(telling.stairs_found(dig, explorer))
        return
    dig.tiles[spot] = NO_TILE
    if log is not None:
        log.add(telling.found(explorer, tile, is_treasure(tile)))
    stow(dig, explorer, tile, log)
    if is_waking(tile):
        dig.mummies.append(explorer.at)
        # COF-ITEM-9: once the backpack is settled
        dig.aggression = Aggression(source=FROM_WAKING, victims=bit(explorer.seat))
        if log is not None:
            log.add(telling.woke(dig, explorer))


def closed_tile(dig: Dig, cell: i64) -> bool:
    """Whether an unopened sarcophagus or chest stands here."""
    spot = dig.temple.spots[cell]
    return spot != NOTHING and dig.tiles[spot] != NO_TILE and dig.stairs != cell


def take(dig: Dig, explorer: Explorer, log: Log | None) -> None:
    """The pile on the cell, or what the tile on it holds."""
    if has_pile(dig, explorer.at):
        pick_up(dig, explorer, log)
    else:
        open_tile(dig, explorer, dig.temple.spots[explorer.at], log)


# ---- from turn to turn


def go_on(dig: Dig, chance: Chance, log: Log | None) -> None:
    """After a move in a player's turn: dangers first, then whatever has come to its end."""
    if dig.question is not None:
        return
    if dig.aggression is not None and not attack_next(dig, chance, log):
        return
    if dig.encounter is not None and not finish_entering(dig, dig.encounter.blows, chance, log):
        return
    turn = dig.turn
    explorer = dig.explorers[turn.seat]
    if turn.walking and is_movement_over(dig, explorer):
        end_movement(dig, "COF-ACT-2", log)
    if not turn.walking and is_turn_over(dig, explorer):
        end_turn(dig, chance, log)


def is_movement_over(dig: Dig, explorer: Explorer) -> bool:
    """COF-ACT-1: it can step nowhere; in version 1, no step is left."""
    if dig.turn.steps == 0 and torches_left(dig, explorer) == 0:
        return True
    return dig.rules_version > 1 and not can_step(dig, explorer)


def can_step(dig: Dig, explorer: Explorer) -> bool:
    for direction in range(4):
        cell = dig.temple.neighbours[explorer.at * 4 + direction]
        if cell != NOTHING and refusal_to_go(dig, explorer, cell) is None:
            return True
    tunnel = tunnel_from(dig, explorer.at)
    return tunnel != NOTHING and refusal_to_go(dig, explorer, tunnel) is None


def finish_entering(dig: Dig, blows: i64, chance: Chance, log: Log | None) -> bool:
    """COF-ACT-5: one aggression per mummy, then one terror per spectre. False: the victim is asked."""
    explorer = dig.explorers[dig.turn.seat]
    while blows > 0:
        blows -= 1
        dig.encounter = Encounter(blows=blows)
        if not attack(dig, explorer, FROM_ENTERING, None, chance, log):
            return False
    dig.encounter = None
    meet_spectres(dig, explorer, chance, log)
    return True


def is_turn_over(dig: Dig, explorer: Explorer) -> bool:
    """COF-ACT-1: nothing left to act with, nor to drop, and no card to play first."""
    turn = dig.turn
    if turn.actions > 0 or explorer.rush or can_drop_more(dig, explorer):
        return False
    return lender(dig) == NOBODY and not may_use_cards(dig, explorer)


def can_drop_more(dig: Dig, explorer: Explorer) -> bool:
    """COF-ACT-4: a drop under way. In version 1 the player had to end it, with an empty backpack too."""
    return dig.turn.dropping != 0 and (len(explorer.backpack) > 0 or dig.rules_version == 1)


def end_turn(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-CARD-2, then the next player, or the Pharaoh after the last."""
    explorer = dig.explorers[dig.turn.seat]
    if explorer.hand == 0 and explorer.discards != 0:
        explorer.hand = explorer.discards
        explorer.discards = 0
        if log is not None:
            log.add(telling.rested(explorer))
    if log is not None:
        log.add(telling.turn_ended(explorer))
    dig.played += 1
    if dig.played < len(dig.explorers):
        begin_turn(dig, log)
        return
    dig.turn = Turn(seat=NOBODY, actions=0)
    if pharaoh(dig, chance, log):
        begin_round(dig, log)


def begin_round(dig: Dig, log: Log | None) -> None:
    dig.round += 1
    dig.played = 0
    begin_turn(dig, log)


def begin_turn(dig: Dig, log: Log | None) -> None:
    """COF-ACT-1: three actions; Toxicity leaves fewer."""
    seat = dig.seat_at(dig.played)
    actions = ACTIONS
    if dig.suffers(seat, TOXICITY):
        actions -= 2 if dig.in_red() else 1
    dig.turn = Turn(seat=seat, actions=actions)
    if log is not None:
        telling.turn_begun(dig, seat, actions, log)
