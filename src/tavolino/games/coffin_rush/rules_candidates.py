"""Moves worth asking about. On a turn each is asked about as it is found, so that all of them are legal."""

from typing import Final, cast

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_actions import USES, refusal_on_turn
from tavolino.games.coffin_rush.rules_cards import CARDS, FIRST_DISCARD, FIRST_GO, may_use_cards, refusal_to_use
from tavolino.games.coffin_rush.rules_codes import DONE, FIRST_DROP, MOST_SLOTS, PASS, STOP, TAKE, WALK, add_code
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_turn import can_open_doors, can_pay, tunnel_from
from tavolino.games.coffin_rush.state import Dig, Explorer

# Moves of which one is as legal as the other, so that one question settles all of them.
DROPS: Final[list[tuple[i64, ...]]] = [  # by how many items there are to drop
    tuple([FIRST_DROP + 1 + index for index in range(items)]) for items in range(MOST_SLOTS)
]
DISCARDS: Final[list[tuple[i64, ...]]] = [  # by the cards in hand, as bits
    tuple([FIRST_DISCARD + card.number for card in CARDS if card.is_in(hand)]) for hand in range(2 ** len(CARDS))
]


def candidates(dig: Dig, seat: i64) -> tuple[i64, ...]:
    question = dig.question
    if question is not None:
        return tuple(question.candidates(dig)) if seat == question.asked else ()
    return moves_on_turn(dig, dig.explorers[seat]) if seat == dig.turn.seat else ()


def moves_on_turn(dig: Dig, explorer: Explorer) -> tuple[i64, ...]:
    turn = dig.turn
    moves: list[object] = []
    add_code(moves, PASS)  # which is never refused
    can_act = can_pay(dig, 1)
    if turn.walking:
        add_if_legal(dig, explorer, STOP, moves)
        add_steps(dig, explorer, moves)
    elif can_act:
        add_if_legal(dig, explorer, WALK, moves)
    if can_act:
        add_touches(dig, explorer, moves)
    drops = DROPS[len(explorer.backpack)]
    if drops and refusal_on_turn(dig, explorer, drops[0]) is None:
        moves.extend(drops)
    if turn.dropping:
        add_if_legal(dig, explorer, DONE, moves)
    if may_use_cards(dig, explorer):
        add_cards(dig, explorer, moves)
    return cast("tuple[i64, ...]", tuple(moves))


def add_if_legal(dig: Dig, explorer: Explorer, move: i64, moves: list[object]) -> None:
    if refusal_on_turn(dig, explorer, move) is None:
        add_code(moves, move)


def add_steps(dig: Dig, explorer: Explorer, moves: list[object]) -> None:
    tunnel = tunnel_from(dig, explorer.at)
    for direction in range(4):
        other = dig.temple.neighbours[explorer.at * 4 + direction]
        if other != NOTHING and other != tunnel:
            add_if_legal(dig, explorer, FIRST_GO + other, moves)
    if tunnel != NOTHING:
        add_if_legal(dig, explorer, FIRST_GO + tunnel, moves)


def add_touches(dig: Dig, explorer: Explorer, moves: list[object]) -> None:
    """Doors beside the cell, and what lies on it, for a player who can pay for one action at least."""
    temple = dig.temple
    at = explorer.at
    place = temple.touched[at]
    if NOTHING < place < temple.door_cells:
        add_doors(dig, explorer, moves)
    has_spot = temple.spots[at] != NOTHING
    if has_spot or dig.dropped:
        add_if_legal(dig, explorer, TAKE, moves)
    if has_spot:
        add_if_legal(dig, explorer, FIRST_GO + temple.first_open + place, moves)


def add_doors(dig: Dig, explorer: Explorer, moves: list[object]) -> None:
    """Those that are open can be closed for one action; whether the others can be opened is the same for all."""
    temple = dig.temple
    can_open = can_open_doors(dig, explorer.seat)
    for direction in range(4):
        gate = temple.gates[explorer.at * 4 + direction]
        if NOTHING < gate < TEMPLE_DOOR:
            beyond = FIRST_GO + temple.touched[temple.neighbours[explorer.at * 4 + direction]]
            if dig.is_open(gate):
                add_code(moves, beyond + temple.first_close)
            elif can_open:
                add_code(moves, beyond + temple.first_open)


def add_cards(dig: Dig, explorer: Explorer, moves: list[object]) -> None:
    """For a player who may use one: each can be discarded, and some can be played."""
    hand = explorer.hand
    moves.extend(DISCARDS[hand])
    if refusal_to_use(dig, explorer, hand, True) is None:
        for card in range(len(CARDS)):
            if (hand >> card) & 1:
                USES[card].card.add_plays(dig, explorer, moves)
