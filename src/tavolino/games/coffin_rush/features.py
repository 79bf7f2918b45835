"""What the numbers of encode.py mean."""

from tavolino.core.features import MOST, Columns, Feature, capped, flag, series
from tavolino.games.coffin_rush.build import FloorPlan
from tavolino.games.coffin_rush.house import COLLECTIONS, COLOURS, TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.position_form import QUESTIONS
from tavolino.games.coffin_rush.rules_card import CARD_NAMES
from tavolino.games.coffin_rush.rules_codes import HIGHEST_FACE, MOST_ITEMS
from tavolino.games.coffin_rush.state import TORCH, Components

FEW = 31  # more than there can be
HIGHEST_COUNTER = 99
KINDS = (*COLLECTIONS, *TILE_NAMES[TORCH:])  # of items
NO_WAY = f"{MOST} if there is none"


def columns(players: int, plan: FloorPlan) -> Columns:
    components = plan.kit.components
    table = [*_state_of_play(), *_question(), *_turn(), *_traps(plan), *_temple(plan), *_tiles(plan)]
    return Columns(table, _explorer(players, components))


def _state_of_play() -> list[Feature]:
    return [
        Feature("companies", 3, "how many; 0 if everybody plays for themselves"),
        flag("lend", "companions lend their Rush! tokens without being asked"),
        capped("round", "the round under way"),
        Feature("counter", HIGHEST_COUNTER, "of the ritual; the game ends at 0"),
        *series([f"counter {colour}" for colour in COLOURS], 1, "its colour"),
        flag("clockwise", "the Feather of Maat"),
        flag("temple door gone", "the bomb has gone off, and the way to the camp is open"),
        flag("stairs found", "the secret stairs"),
    ]


def _question() -> list[Feature]:
    return [
        *series([*(f"asked {question}" for question in QUESTIONS[:-1]), QUESTIONS[-1]], 1, "what the game waits for"),
        Feature("kept", FEW, "items that are named so far, of those to keep"),
        Feature("yellow die", HIGHEST_FACE, "of the aggression in which a lucky charm may change a die"),
        Feature("red die", HIGHEST_FACE, "of the same"),
        Feature("charms", FEW, "how often a die may still be changed"),
        Feature("recover", 2, "cards still to take back"),
    ]


def _turn() -> list[Feature]:
    return [
        Feature("actions", FEW, "left to the player on turn, an active Rush! token aside"),
        flag("walking", "a movement is under way"),
        Feature("steps", FEW, "left in it"),
        Feature("torches used", FEW, "in this turn"),
        flag("card used", "in this turn"),
        flag("adrenaline", "was played in this turn"),
        flag("dropping", "a drop is under way"),
        Feature("blows", FEW, "mummies on the cell just entered that have not struck yet"),
        Feature("ritual", 3, "the Pharaoh's turn: 1 spectres' target, 2 mummies' target, 3 servants move; else 0"),
        Feature("power", HIGHEST_FACE, "of the ritual, in the Pharaoh's turn"),
    ]


def _traps(plan: FloorPlan) -> list[Feature]:
    copies = [plan.kit.traps.count(trap) for trap in range(len(TRAP_NAMES))]
    return [
        *series([f"trap {name}" for name in TRAP_NAMES], 1, "in force"),
        *series([f"left {name}" for name in TRAP_NAMES], copies, "traps of this kind still in the deck"),
    ]


def _temple(plan: FloorPlan) -> list[Feature]:
    components = plan.kit.components
    found = [flag(f"door {name}", "this stone door is open") for name in plan.door_names]
    for pawn in [
        *(f"mummy {number}" for number in range(1, components.mummies + 1)),
        *(f"spectre {number}" for number in range(1, components.spectres + 1)),
    ]:
        found += [
            flag(pawn, "is in the temple; in order of appearance"),
            *series([f"{pawn} x", f"{pawn} y"], MOST, "its cell"),
            Feature(f"{pawn} way", MOST, f"its steps to the observer, from the camp to RUSH!; {NO_WAY}"),
        ]
    return [
        *found,
        Feature("spectres left", components.spectres, "pawns that can still appear"),
        Feature("lying", FEW, "items on the floor"),
        Feature("treasures lying", FEW, "those among them"),
        Feature("way to pile", MOST, f"the observer's steps to the nearest item on the floor, doors aside; {NO_WAY}"),
    ]


def _tiles(plan: FloorPlan) -> list[Feature]:
    faces = [(*plan.kit.sarcophagi, *plan.kit.chests).count(face) for face in range(1, len(TILE_NAMES))]
    found = series(
        [f"unseen {name}" for name in TILE_NAMES[1:]], faces, "closed tiles that the observer has not looked at"
    )
    for cell in plan.spot_cells:
        spot = f"tile {plan.names[cell]}"
        found += [
            flag(f"{spot} closed", "a sarcophagus or chest that nobody has opened"),
            Feature(f"{spot} face", len(TILE_NAMES) - 1, f"if the observer knows it: {_faces()}"),
            Feature(f"{spot} way", MOST, f"the observer's steps to it, doors aside; {NO_WAY}"),
        ]
    return found


def _faces() -> str:
    return ", ".join(f"{code} {name}" for code, name in enumerate(TILE_NAMES) if name)


def _explorer(players: int, components: Components) -> list[Feature]:
    slots = [f"slot {slot + 2}" for slot in range(components.slots)]
    return [
        *series(["x", "y"], MOST, "where the explorer is"),
        flag("camp", "is in the camp"),
        Feature("way home", MOST, "steps to the camp, doors aside"),
        flag("altar", "stands on one"),
        Feature("order", players, "whose turn it is in this round: first, second, …"),
        flag("played", "its turn in this round is over"),
        flag("on turn", "it is its turn"),
        flag("to move", "must answer now"),
        flag("companion", "of the observer's company"),
        flag("rush", "its Rush! token is active"),
        Feature("knows", FEW, "closed tiles that it has looked at"),
        flag("exempt", "from the trap in force"),
        flag("declined", "to lend its token in this turn"),
        flag("victim", "of an aggression under way"),
        flag("tied", "may be chosen as a target"),
        *series(["spectres' target", "mummies' target"], 1, "in this Pharaoh's turn"),
        *series([f"hand {name}" for name in CARD_NAMES], 1, "loot cards in hand"),
        *series([f"discarded {name}" for name in CARD_NAMES], 1, "loot cards that it can get back"),
        *series(slots, len(TILE_NAMES) - 1, "the item in it, numbered as the faces of tiles"),
        Feature("items", FEW, "in the backpack"),
        *series([f"carries {name}" for name in KINDS], MOST_ITEMS, "items of a kind in the backpack"),
        Feature("tent", 3 * MOST_ITEMS, "points for what is in it, collections aside"),
        *series([f"tent {name}" for name in KINDS], MOST_ITEMS, "items of a kind in the tent"),
    ]
