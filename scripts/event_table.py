"""Updates the table of Coffin Rush!'s events in docs/protocol.md: kinds and facts as their types say, and for each kind
the rules that stand there already with those that it carries in seeded games. Run it where there is a new kind.
"""

import re
from collections import defaultdict
from pathlib import Path

from tavolino.core.chance import FastChance
from tavolino.core.event import Event, Log
from tavolino.core.game import Game
from tavolino.core.registry import find
from tavolino.games.coffin_rush.rules_card import CARD_NAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
TABLE = re.compile(r"(?<=\| event of an expedition \| rules \| facts \|\n\| --- \| --- \| --- \|\n)(\|.*\n)+")
GAMES = 40
Rules = dict[str, set[str]]  # by kind of event


def documented(table: str) -> Rules:
    rows = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table.splitlines()]
    return {kind.strip("` "): set(rules.split(", ")) for kind, rules, _ in rows}


def carried(game: Game) -> Rules:
    """In games with every card there is: by chance or by greedy players, some in companies."""
    found: Rules = defaultdict(set)
    every_card = {"loot": dict.fromkeys(CARD_NAMES, 1)}
    for seed in range(GAMES):
        chance, log = FastChance.seeded(seed), Log()
        state = game.new(4, game.read_options({"companies": seed % 2 * 2, "temple": every_card}), chance, log)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal_moves(seat)
            by_chance = seed % 4 < 2 or chance.pick(8) == 0
            move = legal[chance.pick(len(legal))] if by_chance else game.greedy(game.view(state, seat), chance)
            state.apply(seat, move, chance, log)
        for event in log.events:
            found[event.kind()].add(event.rule)
    return found


def row(kind: type[Event], rules: set[str]) -> str:
    facts = kind.__struct_encode_fields__[1:]  # after the rule
    shown = ", ".join(f"`{fact}`{'*' if fact in kind.SECRET else ''}" for fact in facts) or "-"
    return f"| `{kind.kind()}` | {', '.join(sorted(rules))} | {shown} |\n"


def updated(page: str, game: Game) -> str:
    found = TABLE.search(page)
    assert found is not None, f"{PAGE.name} has the table"
    written, seen = documented(found[0]), carried(game)
    rows = [row(kind, written.get(kind.kind(), set()) | seen[kind.kind()]) for kind in game.event_types]
    return page.replace(found[0], "".join(rows))


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8"), find("coffin-rush")), "utf-8")
