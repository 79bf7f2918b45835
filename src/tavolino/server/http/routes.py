"""All HTTP routes. A new one is a line here and a handler, whose type hints say the rest:

async def handler(call: Call[Body, Query]) -> Answer
"""

from tavolino.server.http.handlers import games, health, openapi, own_files, people, records, replays, rulebooks, tables
from tavolino.server.http.metrics import MEDIA
from tavolino.server.http.route import Route

ROUTES: list[Route] = [
    # ---- people
    Route("POST", "/api/session", people.begin, "Begin a session under a name",
          of="anybody", status=201, refusals=[409], limit="sessions"),
    Route("GET", "/api/me", people.me, "Who I am, and the CSRF token; nothing without a session", of="anybody"),
    Route("PATCH", "/api/me", people.rename, "Take another name", refusals=[409]),
    Route("POST", "/api/me/passphrase", people.keep, "Keep name and games under a passphrase",
          refusals=[409], limit="logins"),
    Route("POST", "/api/login", people.login, "Log in with name and passphrase",
          of="anybody", refusals=[401], limit="logins"),
    Route("POST", "/api/logout", people.logout, "Log out; this browser forgets the session", of="anybody"),
    # ---- tables
    Route("GET", "/api/games", games.games, "Which games there are, for how many, with which options and bots",
          of="anybody"),
    Route("GET", "/api/games/{game}/board", games.board, "What lies on the table all the time, with the usual options",
          of="anybody", refusals=[404], bulky=True),
    Route("GET", "/api/games/{game}/rules", rulebooks.rules, "The rules of a game, in order of play", of="anybody",
          refusals=[404]),
    Route("POST", "/api/games/{game}/files/{option}", own_files.read, "What is in a file of one's own, and its faults",
          of="anybody", refusals=[404]),
    Route("POST", "/api/tables", tables.create, "Open a table", status=201, refusals=[404, 409], limit="tables"),
    Route("POST", "/api/lessons/{game}", tables.learn, "Begin the first lesson of a game",
          status=201, refusals=[404, 409], limit="tables"),
    Route("GET", "/api/tables/open", tables.open_tables, "Public tables with free chairs", of="anybody"),
    Route("GET", "/api/tables/running", tables.running_tables, "Public tables to watch", of="anybody"),
    Route("GET", "/api/tables/mine", tables.my_tables, "Tables where I have a seat"),
    Route("GET", "/api/tables/{table}", tables.look, "One table", of="anybody", refusals=[404]),
    Route("GET", "/api/tables/{table}/board", tables.board, "What lies on this table from the beginning to the end",
          of="anybody", refusals=[404], bulky=True),
    Route("POST", "/api/tables/{table}/enter", tables.enter, "Come in with an invite", refusals=[404]),
    Route("PUT", "/api/tables/{table}/seats/{seat}", tables.take_seat, "Sit down, seat a bot, free a chair",
          refusals=[403, 404, 409]),
    Route("DELETE", "/api/tables/{table}/seats/{seat}", tables.leave_seat, "Leave a seat",
          refusals=[400, 403, 404, 409]),
    Route("POST", "/api/tables/{table}/seats/{seat}/token", tables.seat_token, "A token for a program in my seat",
          refusals=[400, 403, 404]),
    Route("POST", "/api/tables/{table}/start", tables.start, "Begin", refusals=[403, 404, 409]),
    Route("POST", "/api/tables/{table}/rematch", tables.rematch, "A new table with the same players",
          refusals=[403, 404, 409], limit="tables"),
    Route("GET", "/api/tables/{table}/record", records.record, "The record of a finished game", of="anybody",
          refusals=[404, 409], media="text/plain; charset=utf-8"),
    Route("GET", "/api/tables/{table}/course", replays.of_table, "A finished game, moment by moment", of="anybody",
          refusals=[404, 409], limit="courses", bulky=True),
    Route("GET", "/api/tables/{table}/position", replays.position_of_table, "A moment of it, to begin from",
          of="anybody", refusals=[404, 409], limit="courses"),
    # ---- uploaded records
    Route("POST", "/api/course", replays.of_record, "A record, moment by moment", of="anybody",
          refusals=[404], limit="courses", bulky=True),
    Route("POST", "/api/position", replays.position_of_record, "A moment of it, to begin from", of="anybody",
          refusals=[404], limit="courses"),
    # ---- ratings and statistics
    Route("GET", "/api/leaderboard/{game}", records.leaderboard, "The best at a game", of="anybody", refusals=[404]),
    Route("GET", "/api/me/statistics", records.my_statistics, "My games so far"),
    # ---- monitoring
    Route("GET", "/healthz", health.alive, "Whether the store can be read", of="nobody"),
    Route("GET", "/readyz", health.ready, "Whether the node accepts new clients", of="nobody"),
    Route("GET", "/metrics", health.measures, "Measures for Prometheus", of="nobody", refusals=[403], media=MEDIA),
    Route("GET", "/openapi.json", openapi.openapi, "This description", of="nobody"),
]  # fmt: skip
