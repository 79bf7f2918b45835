"""Moves worth asking about: all legal ones are among them, and few others."""

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_cards import card_candidates, may_use_cards
from tavolino.games.coffin_rush.rules_codes import (
    DONE,
    FIRST_AGGRESSION,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_TARGET,
    FIRST_YELLOW,
    NO,
    PASS,
    STOP,
    TAKE,
    WALK,
    YES,
)
from tavolino.games.coffin_rush.rules_temple import FIRST_GO, NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_things import has_pile
from tavolino.games.coffin_rush.rules_turn import can_pay, closed_tile, tunnel_from
from tavolino.games.coffin_rush.state import CONSENT, KEEP, LUCK, PLUNDER, RECOVER, TARGET, Dig, Explorer


def turn_candidates(dig: Dig, explorer: Explorer, moves: list[i64]) -> None:
    turn = dig.turn
    moves.append(PASS)
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
    if temple.touched[at] != NOTHING:
        for direction in range(4):
            gate = temple.gates[at * 4 + direction]
            if NOTHING < gate < TEMPLE_DOOR:
                beyond = temple.touched[temple.neighbours[at * 4 + direction]]
                first = temple.first_close if dig.is_open(gate) else temple.first_open
                moves.append(first + beyond)
    tile = closed_tile(dig, at)
    if tile or has_pile(dig, at):
        moves.append(TAKE)
    if tile:
        moves.append(temple.first_open + temple.touched[at])


def answer_candidates(dig: Dig, kind: i64, seat: i64, moves: list[i64]) -> None:
    question = dig.question
    if kind == KEEP:
        for index in range(len(dig.explorers[seat].backpack)):
            moves.append(FIRST_KEEP + index)
    elif kind == LUCK:
        moves.append(DONE)
        for move in range(FIRST_YELLOW, FIRST_TARGET):
            moves.append(move)
    elif kind == TARGET:
        for other in range(len(dig.explorers)):
            moves.append(FIRST_TARGET + other)
    elif kind == CONSENT:
        moves.append(YES)
        moves.append(NO)
    elif kind == RECOVER:
        for move in range(FIRST_CARD, FIRST_AGGRESSION):
            moves.append(move)
    elif kind == PLUNDER:
        for index in range(len(dig.explorers[question.victim].backpack)):
            moves.append(FIRST_DROP + 1 + index)
