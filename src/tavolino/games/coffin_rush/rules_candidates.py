"""Moves worth asking about: all legal ones are among them, and few others."""

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_actions import USES
from tavolino.games.coffin_rush.rules_cards import CARDS, FIRST_DISCARD, FIRST_GO, may_use_cards
from tavolino.games.coffin_rush.rules_codes import DONE, FIRST_DROP, PASS, STOP, TAKE, WALK
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_things import has_pile
from tavolino.games.coffin_rush.rules_turn import can_pay, closed_tile, tunnel_from
from tavolino.games.coffin_rush.state import OBLIVION, Dig, Explorer


def candidates(dig: Dig, seat: i64) -> tuple[i64, ...]:
    question = dig.question
    if question is not None:
        return tuple(question.candidates(dig)) if seat == question.asked else ()
    return tuple(turn_candidates(dig, dig.explorers[seat])) if seat == dig.turn.seat else ()


def turn_candidates(dig: Dig, explorer: Explorer) -> list[i64]:
    turn = dig.turn
    moves: list[i64] = [PASS]
    can_act = can_pay(dig, 1)
    if turn.walking:
        moves.append(STOP)
        step_candidates(dig, explorer, moves)
    elif can_act:
        moves.append(WALK)
    if can_act:
        touch_candidates(dig, explorer, moves)
    if can_act or turn.dropping:
        for index in range(len(explorer.backpack)):
            moves.append(FIRST_DROP + 1 + index)
    if turn.dropping:
        moves.append(DONE)
    if may_use_cards(dig, explorer):
        card_candidates(dig, explorer, moves)
    return moves


def step_candidates(dig: Dig, explorer: Explorer, moves: list[i64]) -> None:
    temple = dig.temple
    tunnel = tunnel_from(dig, explorer.at)
    for direction in range(4):
        place = explorer.at * 4 + direction
        other = temple.neighbours[place]
        if other != NOTHING and other != tunnel and dig.is_open(temple.gates[place]):
            moves.append(FIRST_GO + other)
    if tunnel != NOTHING:
        moves.append(FIRST_GO + tunnel)


def touch_candidates(dig: Dig, explorer: Explorer, moves: list[i64]) -> None:
    """Doors beside the cell, and what lies on it."""
    temple = dig.temple
    at = explorer.at
    place = temple.touched[at]
    if NOTHING < place < temple.door_cells:
        for direction in range(4):
            gate = temple.gates[at * 4 + direction]
            if NOTHING < gate < TEMPLE_DOOR:
                beyond = temple.touched[temple.neighbours[at * 4 + direction]]
                first = temple.first_close if dig.is_open(gate) else temple.first_open
                moves.append(FIRST_GO + first + beyond)
    tile = closed_tile(dig, at)
    if tile or has_pile(dig, at):
        moves.append(TAKE)
    if tile:
        moves.append(FIRST_GO + temple.first_open + place)


def card_candidates(dig: Dig, explorer: Explorer, moves: list[i64]) -> None:
    """What can be done with the cards in hand."""
    hand = explorer.hand
    for card in range(len(CARDS)):
        if (hand >> card) & 1:
            moves.append(FIRST_DISCARD + card)
    if dig.suffers(explorer.seat, OBLIVION):
        return
    for card in range(len(CARDS)):
        if (hand >> card) & 1:
            USES[card].card.candidates(dig, explorer, moves)
