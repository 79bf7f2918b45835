"""`tavolino join`: a player of one's own at a table online."""

import asyncio
import os
import secrets
import sys
from argparse import Namespace, _SubParsersAction

from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.cli.arguments import Parser
from tavolino.cli.outcome import OK
from tavolino.cli.own_bots import BOT_FORMS, add_limits
from tavolino.client.address import TableAddress, read_address
from tavolino.client.http import HttpClient, ServerRefused
from tavolino.core.chance import FastChance
from tavolino.own_bots import seating
from tavolino.own_bots.ending import ending_by_exception
from tavolino.own_bots.own_bot import OwnBot
from tavolino.own_bots.record_folder import RecordFolder
from tavolino.own_bots.remarks import comments

TOKEN = "TAVOLINO_SEAT_TOKEN"
USUAL_NAME = "Robot"


def add_join(subcommands: "_SubParsersAction[Parser]") -> None:
    join = subcommands.add_parser("join", help="seat your own player at a table online")
    join.add_argument("url", metavar="URL", help="an invite, or the address of a table")
    join.add_argument("--bot", required=True, metavar="BOT", help=f"your player: {BOT_FORMS}")
    join.add_argument("--name", default=USUAL_NAME, help="what others see (default: %(default)s)")
    told = f"for a seat that is yours already; better in the variable {TOKEN}, which others on this machine cannot read"
    join.add_argument("--token", default=os.environ.get(TOKEN), help=told)
    add_limits(join)
    join.set_defaults(run=_join)


def _join(chosen: Namespace) -> int:
    from tavolino.client.join import JoinedSeat  # slow to load, and no other command needs it
    from tavolino.client.joined_game import JoinedGame

    address = read_address(chosen.url)
    seating.check_form(chosen.bot)
    http = HttpClient(address.server)
    token = chosen.token or _sat_down(http, address, chosen.name)

    def make(start: GameStart) -> Bot:
        return seating.seat(chosen.bot, start.game, FastChance.seeded(secrets.randbits(62)), chosen.move_seconds)

    seat = JoinedSeat(address, token, JoinedGame(_own_options(http, address)), make, _say)
    try:
        with ending_by_exception():
            asyncio.run(seat.play())
    finally:
        if isinstance(seat.bot, OwnBot):
            seat.bot.close()
    if seat.faults:
        _keep_record(http, address, RecordFolder(chosen.records), comments(seat.faults))
    print(_outcome(seat.game.winners()))
    return OK


def _sat_down(http: HttpClient, address: TableAddress, name: str) -> str:
    http.introduce(name)
    token = http.sit_down(address)
    _say(f"{name} has sat down; the host begins the game")
    return token


def _own_options(http: HttpClient, address: TableAddress) -> dict[str, object]:
    """A menu or temple of one's own, of a table that this visitor may see."""
    try:
        own: dict[str, object] = http.ask("GET", address.path())["own"]
    except ServerRefused:
        return {}  # a private table, of which only a seat token is known; whether anything is missing is seen later
    return own


def _keep_record(http: HttpClient, address: TableAddress, folder: RecordFolder, last_words: str) -> None:
    try:
        record = http.ask("GET", address.path("/record"))
    except ServerRefused as problem:
        _say(f"the record is at {address.server}{address.path('/record')} for those who may see it: {problem}")
    else:
        _say(f"the record, with what went wrong, is in {folder.write(f'table-{address.table}', record + last_words)}")


def _outcome(winners: list[str]) -> str:
    return f"the game is over; won by {', '.join(winners)}" if winners else "the table was closed without a result"


def _say(text: str) -> None:
    print(f"tavolino join: {text}", file=sys.stderr, flush=True)
