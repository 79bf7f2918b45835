"""Tables of an earlier version of the rules, judged by the newest."""

from tavolino.table import entry as entries
from tavolino.table.judging import judge
from tavolino.table.plan import Plan

SEED = "07" * 32
GAME = "coffin-rush"


def log(rules: int, moves: list[tuple[int, str]], **position: object) -> list[tuple[int, str, bytes]]:
    start = {"explorers": [{"at": "4,2"}, {"at": "4,3"}], **position}
    told: list[entries.AnyEntry] = [
        entries.Opened(at=1, plan=Plan(GAME, 2, start=start), host="p1", invite="i"),
        entries.Seated(at=2, seat=0, person="p1", name="Ada", colour="red"),
        entries.Seated(at=3, seat=1, person="p2", name="Bea", colour="blue"),
        entries.Started(at=4, seed=SEED, rules=rules),
        entries.Said(at=5, name="Ada", seat=0, text="ciao"),
        *(entries.Moved(at=6, seat=seat, move=move) for seat, move in moves),
    ]
    return [(number, f"c{number}", entries.write(entry)) for number, entry in enumerate(told, 1)]


def test_a_table_that_would_have_gone_the_same_way() -> None:
    verdict = judge("t", log(1, [(0, "open 5,2"), (0, "walk"), (0, "go 5,2")]))
    assert (verdict.game, verdict.rules, verdict.entry) == (GAME, 1, None)


def test_the_entry_from_which_on_it_would_have_gone_otherwise() -> None:
    """COF-CARD-6: in the red, version 2 shows the own quadrant, too."""
    red = {"counter": 5}
    verdict = judge("t", log(1, [(0, "open 5,2"), (0, "card analysis crypt"), (0, "pass")], **red))
    assert (verdict.rules, verdict.entry, verdict.why) == (1, 7, "something else would happen")
    refused = judge("t", log(1, [(0, "open 5,2"), (0, "card analysis jars")], **red))
    assert (refused.entry, refused.why) == (7, "it would be refused by COF-CARD-6")


def test_a_table_of_the_newest_rules_is_played_once_and_what_it_refuses_now_is_noticed() -> None:
    """As if a rule had been changed without a version of its own: the log has a move that is refused now."""
    verdict = judge("t", log(2, [(0, "open 5,2"), (0, "walk"), (0, "go 5,2")]))
    assert (verdict.rules, verdict.entry) == (2, None)
    broken = judge("t", log(2, [(0, "open 5,2"), (0, "go 5,2")]))
    assert (broken.entry, broken.why) == (7, "it is refused by COF-ACT-2, though it was played")


def test_a_version_that_is_not_known_here_is_said() -> None:
    verdict = judge("t", log(3, []))
    assert verdict.entry == 4
    assert "version 3 of the rules" in verdict.why
