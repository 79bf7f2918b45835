"""docs/protocol.md and docs/positions.md tell every event and every field of an expedition, and nothing else."""

import re
from pathlib import Path

from event_facts import facts_of
from rules.coffin_rush.scene import GAME
from tavolino.core.chance import FastChance
from tavolino.core.event import Log
from tavolino.core.registry import find
from tavolino.games.coffin_rush.commands import facts, read_temple
from tavolino.games.coffin_rush.kit_numbers import bounds
from tavolino.games.coffin_rush.moves import EVERYWHERE
from tavolino.games.coffin_rush.position_form import DigPosition

DOCS = Path(__file__).parents[3] / "docs"


def rows(page: str, header: str) -> list[list[str]]:
    text = (DOCS / page).read_text("utf-8")
    (table,) = re.findall(rf"^\| {header} \|.*\n\|[ |-]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table.splitlines()]


def events() -> dict[str, tuple[list[str], list[str]]]:
    """By kind: the rules it may carry and its facts, as documented."""
    return {
        kind.strip("`"): (rules.split(", "), re.findall(r"`(\w+)`", facts))
        for kind, rules, facts in rows("protocol.md", "event of an expedition")
    }


def test_all_events_are_documented_with_their_facts() -> None:
    documented = {kind: facts for kind, (_, facts) in events().items()}
    assert documented == {kind.kind(): facts_of(kind) for kind in find(GAME).event_types}


def test_events_of_games_carry_the_rules_that_are_documented() -> None:
    box, documented = find(GAME), events()
    for seed in range(60):
        chance = FastChance.seeded(seed)
        companies = (0, 2)[seed % 2]
        log = Log()
        state = box.new(4, box.read_options({"companies": companies}), chance, log)
        while True:
            for event in log.events:
                assert event.rule in documented[event.kind()][0]
            if (seat := state.next_seat()) < 0:
                break
            legal = state.legal_moves(seat)
            log = Log()
            state.apply(seat, legal[chance.pick(len(legal))], chance, log)


def test_all_fields_are_documented() -> None:
    described = [row[0].strip("`") for row in rows("positions.md", "field of an expedition")]
    assert described == list(DigPosition.__struct_fields__)


def test_all_kinds_of_moves_are_documented() -> None:
    described = {
        words.split()[0]
        for row in rows("protocol.md", "move of an expedition")
        for words in re.findall(r"`([^`]+)`", row[0])
    }
    assert described == {text.split()[0] for text in EVERYWHERE} | {"go", "open", "close"}


def test_the_set_on_the_page_can_be_played_and_the_limits_are_those_of_the_checker() -> None:
    page = (DOCS / "coffin-rush-house-set.md").read_text("utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    own, faults = read_temple(example.encode())
    assert faults == []
    assert facts(own)["others"] == ("dice", "counter", "backpack", "sarcophagi", "traps")
    limits = {
        row[0].split("`")[1]: (int(row[1]), int(row[2])) for row in rows("coffin-rush-house-set.md", "number")[1:]
    }
    told = {
        f"{section}.{name}": limits.pop(f"{section}.{name}", limits.get(section))
        for section, names in bounds().items()
        for name in names
    }
    assert told == {f"{section}.{name}": of for section, names in bounds().items() for name, of in names.items()}
    assert set(limits) == {"sarcophagi", "chests", "traps", "loot"}  # and nothing that the checker does not know
