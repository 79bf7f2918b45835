"""In which logs somebody appears: noted as it happens, and for older logs by the migration."""

import asyncio

from sqlalchemy import text

from stores import opened
from tavolino.store import appearances
from tavolino.store.engines import read_url, writing
from tavolino.store.line import Connection
from tavolino.store.migrate import migrate

BEFORE = "0005"

ENTRIES = [
    ("t", 1, "open", b'{"kind":"opened","at":1}'),
    ("t", 2, "http:1", b'{"kind":"seated","at":1,"seat":0,"person":"ada","name":"Ada","colour":"red"}'),
    ("t", 3, "http:2", b'{"kind":"vacated","at":1,"seat":0}'),
    ("t", 4, "zoe/a", b'{"kind":"said","at":1,"name":"Zoe","text":"ciao"}'),
    ("t", 5, "zoe/b", b'{"kind":"said","at":1,"name":"Zoe","text":"ciao"}'),
    ("t", 6, "bot:1:2", b'{"kind":"moved","at":1,"seat":1,"move":"thrust 1"}'),
    ("stray", 1, "eve/a", b'{"kind":"said","at":1,"name":"Eve","text":"ciao"}'),
]


def test_logs_of_an_older_version_are_looked_through(url: str) -> None:
    engine = writing(read_url(url))
    migrate(engine, BEFORE)
    with engine.begin() as connection:
        row = "'t', 'cafe-race', 'open', true, 'i', 'ada', :body, 1, 1, null"
        connection.execute(text(f"INSERT INTO tables VALUES ({row})"), {"body": b"{}"})
        for table, seq, command, body in ENTRIES:
            values = {"table": table, "seq": seq, "command": command, "body": body}
            connection.execute(text("INSERT INTO entries VALUES (:table, :seq, :command, :body)"), values)
    engine.dispose()

    def found(connection: Connection) -> dict[str, list[str]]:
        return {person: appearances.of_person(connection, person) for person in ("ada", "zoe", "eve", "bot")}

    async def story() -> None:
        async with opened(url) as store:
            assert await store.read(found) == {"ada": ["t"], "zoe": ["t"], "eve": [], "bot": []}

    asyncio.run(story())
