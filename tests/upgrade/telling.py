"""What a server tells each seat of each table: the same by the earlier version and by the present one."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from earlier.facts import fingerprint, without_last_source
from online.guest import Guest, Message, Place, Refused
from upgrade.people import People, in_turns

Facts = dict[str, Any]


async def told_by(people: People, tables: dict[str, Facts]) -> dict[str, Facts]:
    """By table and seat. A seat that a bot stands in for is left alone: to ask in its name is to come back."""
    found: dict[str, Facts] = {}

    async def ask(table: str, facts: Facts) -> None:
        found[table] = {}
        for seat, guest in watchers(people, facts):
            async with guest.connected() as socket:
                try:
                    found[table][str(seat)] = said(await Place(socket, seat).hello(table, 0))
                except Refused as refused:
                    found[table][str(seat)] = {"refused": refused.code}

    await in_turns(partial(ask, table, facts) for table, facts in tables.items())
    return found


def watchers(people: People, facts: Facts) -> Iterator[tuple[int | None, Guest]]:
    yield None, people.guests[facts["host"]]
    for seat, (person, _, _, stand_in, _) in enumerate(facts["chairs"]):
        if person is not None and not stand_in:
            yield seat, people.guests[person]


def said(sync: Message) -> Facts:
    """In the words that both versions know."""
    after = sync["after"]
    facts: Facts = {name: sync.get(name) for name in ("seq", "seat", "seed_hash", "undo", "seed")}
    facts["result"] = fingerprint(sync.get("result"))
    facts["past"] = [fingerprint([past["seq"], _event(past["event"])]) for past in sync["past"]]
    if after is not None:
        facts["view"] = fingerprint(_view(after["view"]))
        facts["legal"] = fingerprint(sorted(choice["move"] for choice in after["legal"]))
    return facts


def _view(view: Facts) -> Facts:
    """A file of one's own is only mentioned today; f1dcd11 sent the whole of it with every view."""
    options = view.get("options")
    if isinstance(options, dict):
        brief = {name: "a file" if isinstance(value, dict) else value for name, value in options.items()}
        view = view | {"options": brief}
    remembered = {name: value for name, value in view.items() if name != "shown"}  # of earlier rounds, since then
    return without_last_source(remembered, "question")


def _event(event: Facts | None) -> Facts | None:
    return event if event is None or "events" not in event else event | {"events": [_part(p) for p in event["events"]]}


def _part(part: Facts) -> Facts:
    """f1dcd11 did not say from which slot of a backpack something fell, and cited another rule for the reshuffle."""
    left_out = {"fell": "slot", "traps_reshuffled": "rule"}.get(part["event"])
    return {name: fact for name, fact in part.items() if name != left_out}
