"""What is in a database: as the code that runs this reads it, so that an earlier version's reading can be compared.

    python tests/earlier/facts.py URL
    python tests/earlier/facts.py logs < FILE

prints it as JSON: of a database, or of the tables whose logs are in a file (JSON: by table, a list of sequence number,
command and body). It uses only what has had the same name in every version of which there is a database here.
"""

import asyncio
import hashlib
import json
import sys
from typing import Any

from sqlalchemy import text

from tavolino.core.match import Match
from tavolino.store.store import Store
from tavolino.table.table import Table, load

COUNTED = ("entries", "guests", "kept_names", "people", "ratings", "results", "seats", "tables")


def fingerprint(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]


def facts_of(table: Table) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "game": table.plan.game,
        "status": table.status,
        "entries": table.seq,
        "host": table.host,
        "invite": table.invite,
        "rematch": [table.rematch_of, table.rematch],
        "chairs": [[chair.person, chair.name, chair.bot, chair.stand_in, chair.colour] for chair in table.chairs.all()],
        "left": table.clocks.left_at(table.last.at),
        "plan": fingerprint([table.plan.options, table.plan.start, table.plan.lesson]),
    }
    if table.match is not None:
        match = table.match
        facts["position"] = fingerprint(_position(match))
        facts["record"] = fingerprint(_record(match))
        facts["rules"] = match.game.rules_version
        facts["asked"] = {
            str(seat): [asked.since, fingerprint(sorted(match.moves.text(code) for code in asked.legal))]
            for seat, asked in sorted(table.asked.items())
        }
    return facts


def _position(match: Match) -> dict[str, Any]:
    """Earlier versions did not remember what had been shown in earlier rounds of Café Race."""
    position = dict(match.game.position(match.state))
    position.pop("shown", None)
    return without_last_source(position, "pending")


def without_last_source(position: dict[str, Any], field: str) -> dict[str, Any]:
    """f1dcd11 also told where the last danger of Coffin Rush! had come from while nothing of that kind was asked."""
    question = position.get(field)
    if not isinstance(question, dict) or question.get("question") in ("luck", "plunder") or question.get("victims"):
        return position
    return position | {field: {name: value for name, value in question.items() if name != "source"}}


def _record(match: Match) -> list[str]:
    """Without the position to begin from, for the same reason; `plan` has it."""
    return [line for line in match.record().write().splitlines() if not line.startswith("start: ")]


async def facts_in(store: Store) -> dict[str, Any]:
    def rows(query: str) -> Any:
        return store.read(lambda connection: [list(row) for row in connection.execute(text(query))])

    ids = [name for (name,) in await rows("SELECT id FROM tables ORDER BY created_at, id")]
    people = await rows("SELECT id, name, passphrase IS NOT NULL FROM people ORDER BY id")
    return {
        "rows": {name: (await rows(f"SELECT count(*) FROM {name}"))[0][0] for name in COUNTED},
        "people": [[person, name, bool(keeps)] for person, name, keeps in people],
        "keepers": await rows("SELECT person FROM kept_names ORDER BY person"),
        "guests": await rows("SELECT table_id, person FROM guests ORDER BY table_id, person"),
        "ratings": await rows("SELECT game, person, mu, sigma, games, wins FROM ratings ORDER BY game, person"),
        "results": await rows("SELECT table_id, seat, place, score FROM results ORDER BY table_id, seat"),
        "key": fingerprint(await rows("SELECT value FROM house WHERE name = 'session-key'")),
        "tables": {name: facts_of(load(name, await store.entries(name))) for name in ids},
    }


def facts_of_logs(written: str) -> dict[str, Any]:
    logs = json.loads(written)
    return {
        table: facts_of(load(table, [(seq, command, body.encode()) for seq, command, body in lines]))
        for table, lines in logs.items()
    }


async def facts_at(url: str) -> dict[str, Any]:
    store = Store.open(url)
    try:
        return await facts_in(store)
    finally:
        await store.close()


if __name__ == "__main__":
    what = sys.argv[1]
    print(json.dumps(facts_of_logs(sys.stdin.read()) if what == "logs" else asyncio.run(facts_at(what))))
