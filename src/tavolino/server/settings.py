"""The settings of `tavolino serve`: given by a flag or an environment variable, or else the default.

A field is the one source of its flag, its variable and its help: `away_seconds` is `--away-seconds` and
`TAVOLINO_AWAY_SECONDS`. A flag wins over a variable.
"""

import os
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, field
from msgspec.structs import force_setattr

from tavolino.core.refusal import TavolinoError
from tavolino.store.database_url import default_url

PREFIX = "TAVOLINO_"
ORIGIN = re.compile(r"https?://(\[[0-9a-fA-F:.]+\]|[a-zA-Z0-9.-]+)(:\d{1,5})?")

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=10**7)]


def origin(text: str) -> str:
    """An address as browsers write it in `Origin`."""
    plain = text.lower().removesuffix("/")
    if ORIGIN.fullmatch(plain) is None:
        raise ValueError(f"{text!r} should look like https://play.example.org, with nothing after it")
    return plain.removesuffix(":443" if plain.startswith("https:") else ":80")


class BadSetting(TavolinoError):
    """A flag or a variable that cannot be; told in English, as the help is."""


GROUPS = {"host": "the server", "away_seconds": "tables and bots", "requests_burst": "limits"}  # by their first setting


def told(text: str) -> Any:
    return Meta(description=text)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, told("where to listen; 0.0.0.0 lets other machines in")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), told("where to listen; 0 takes any that is free")] = 8000
    database: Annotated[str, told("sqlite:///FILE or postgresql+psycopg://… (default: a file in your data folder)")] = (
        field(default_factory=default_url)
    )
    public_url: Annotated[str, told("the public address, as https://play.example.org (default: any name)")] = ""
    allowed_origins: Annotated[tuple[str, ...], told("further origins whose pages may write to this server")] = ()
    trusted_proxies: Annotated[tuple[str, ...], told("addresses whose X-Forwarded-For and -Proto are trusted")] = ()
    metrics_token: Annotated[str, told("bearer token for /metrics from other machines (default: none)")] = ""
    outgoing: Annotated[
        Literal["no", "yes"], told("whether to send what people want to be told to addresses they give")
    ] = "no"
    browser: Annotated[Literal["no", "yes"], told("whether to show the app in this machine's browser")] = "no"
    log_format: Annotated[Literal["json", "text"], told("how log lines on standard error look")] = "json"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], told("the least to be logged")] = "info"

    away_seconds: Annotated[Seconds, told("a seat without a socket for so long is away, and a bot stands in")] = 60.0
    finished_days: Annotated[Count, told("days that a finished table is kept")] = 365
    open_days: Annotated[Count, told("days that a table is kept which never began")] = 14
    audit_days: Annotated[Count, told("days that the operator's audit log is kept")] = 365
    bot_pause_seconds: Annotated[Seconds, told("pause before a bot's move, so that people can follow")] = 0.4
    bot_workers: Annotated[Annotated[int, Meta(ge=0, le=256)], told("worker processes for bots")] = 1
    file_workers: Annotated[
        Annotated[int, Meta(ge=1, le=64)], told("menus, temples, records and positions looked at at the same time")
    ] = 1
    file_cpu_seconds: Annotated[Count, told("processor seconds that one of them may take")] = 2
    file_megabytes: Annotated[Count, told("memory that one of them may take, beyond that of an idle worker")] = 64
    drain_seconds: Annotated[Seconds, told("how long requests under way may take at shutdown")] = 10.0

    requests_burst: Annotated[Count, told("HTTP requests at once, per address and per person")] = 120
    requests_per_second: Annotated[Count, told("and after those, HTTP requests a second")] = 20
    sessions_per_hour: Annotated[Count, told("new people per address; half of them at once")] = 60
    logins_per_minute: Annotated[Count, told("passphrases tried or set per address; all of them at once")] = 10
    operator_logins_per_minute: Annotated[Count, told("the operator's passphrases tried per address")] = 5
    downloads_per_hour: Annotated[Count, told("people per address who get their data; all of them at once")] = 20
    reports_per_hour: Annotated[Count, told("reports to the operator per address; all of them at once")] = 30
    courses_per_minute: Annotated[Count, told("records played back per address; all of them at once")] = 30
    files_per_minute: Annotated[
        Count, told("menus, temples and positions brought per address; all of them at once")
    ] = 60
    files_waiting: Annotated[Count, told("menus, temples, records and positions that may wait for each other")] = 48
    files_waiting_per_address: Annotated[Count, told("and of those, so many of one address")] = 12
    tables_per_hour: Annotated[Count, told("new tables per address; half of them at once")] = 120
    tables_per_person: Annotated[Count, told("tables one person may have open or running as their host")] = 20
    bot_tables_per_address: Annotated[Count, told("running tables of one address at which only bots play")] = 10
    handshakes_per_minute: Annotated[Count, told("sockets opened per address; all of them at once")] = 120
    hellos_per_minute: Annotated[Count, told("tables entered per person, four times as many per address")] = 60
    chat_per_minute: Annotated[
        Count, told("lines of chat per person, a quarter of them at once; four times as many per address and per table")
    ] = 40
    messages_burst: Annotated[Count, told("messages at once, per socket; of all kinds of frames twice as many")] = 60
    messages_per_second: Annotated[Count, told("and after those, messages a second")] = 20
    addresses_at_limit: Annotated[
        Count, told("the whole server grants no more than so many addresses may together")
    ] = 50
    connections: Annotated[Count, told("open connections in all, as far as the limit of open files allows")] = 12_000
    connections_per_address: Annotated[Count, told("open connections of one address, trusted proxies excepted")] = 200
    connects_per_second: Annotated[Count, told("new connections of one address, after as many as it may have")] = 20
    sockets: Annotated[Count, told("open sockets in all")] = 10_000
    sockets_per_person: Annotated[Count, told("open sockets of one person, or of an address without a name")] = 20
    sockets_per_address: Annotated[Count, told("open sockets of one address, with or without a name")] = 100
    request_seconds: Annotated[Seconds, told("time for the head of a request to arrive, and again for its body")] = 10.0
    hello_seconds: Annotated[Seconds, told("time for a new socket to enter a table")] = 30.0
    unread_seconds: Annotated[Seconds, told("time after which a client is dropped that does not read")] = 30.0
    unread_megabytes: Annotated[
        Count, told("what all clients together may leave unread; beyond it the largest go first")
    ] = 64

    seat_changes_per_minute: Annotated[
        Count, told("chairs taken, freed or given to bots per address, and invites renewed; all of them at once")
    ] = 120
    chairs_per_table: Annotated[Count, told("chairs one person may have at somebody else's public table")] = 2
    chairs_per_person: Annotated[Count, told("chairs one person may have at open public tables of others")] = 10
    chairs_per_address: Annotated[Count, told("and all people of one address together")] = 40
    outgoing_per_hour: Annotated[Count, told("messages sent to addresses of one person; half of them at once")] = 60
    outgoing_per_minute: Annotated[Count, told("messages sent to all of them together; all of them at once")] = 300

    def __post_init__(self) -> None:
        force_setattr(self, "public_url", self.public_url and origin(self.public_url))
        force_setattr(self, "allowed_origins", tuple(origin(text) for text in self.allowed_origins))

    @property
    def https(self) -> bool:
        """Whether the public address is https: then cookies are for https only."""
        return self.public_url.startswith("https://")

    def __repr__(self) -> str:
        return "Settings(…)"  # tokens and passwords are in here


@cache
def _fields() -> dict[str, tuple[Any, str]]:
    """Type and help of each field."""
    hints = get_type_hints(Settings, include_extras=True)
    return {name: (hints[name], _help(hints[name])) for name in Settings.__struct_fields__}


def _help(hint: Any) -> str:
    return next(meta.description for meta in get_args(hint)[1:] if isinstance(meta, Meta) and meta.description)


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    return PREFIX + name.upper()


def default_of(name: str) -> Any:
    """None where it depends on the machine."""
    default = Settings.__struct_defaults__[Settings.__struct_fields__.index(name)]
    return default if isinstance(default, str | int | float | tuple) else None


def add_arguments(parser: ArgumentParser) -> None:
    """A flag per field; its help names the default and the variable."""
    parser.usage = "%(prog)s [--SETTING VALUE …]"
    parser.description = "Tables online, over HTTP and WebSocket. A setting is a flag or the variable behind it."
    group = parser.add_argument_group()
    for name in Settings.__struct_fields__:
        if name in GROUPS:
            group = parser.add_argument_group(GROUPS[name])
        text = help_of(name) + ("; several with commas" if _is_list(name) else "")
        if (default := shown_default(name)) != "":
            text += f" (default: {default})"
        group.add_argument(flag(name), metavar=_metavar(name), help=f"{text} [{variable(name)}]")


def help_of(name: str) -> str:
    return _fields()[name][1]


def shown_default(name: str) -> str:
    """Empty where the help text says it."""
    default = default_of(name)
    return f"{default:g}" if isinstance(default, float) else "" if default in (None, ()) else str(default)


def _metavar(name: str) -> str:
    kind, default = get_args(_fields()[name][0])[0], default_of(name)
    if get_origin(kind) is Literal:
        return "|".join(get_args(kind))
    return "SECONDS" if isinstance(default, float) else "N" if isinstance(default, int) else "TEXT"


def read_settings(chosen: Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """Raises BadSetting that names the flag or the variable."""
    found: dict[str, Any] = {}
    for name, (hint, _) in _fields().items():
        text = getattr(chosen, name)
        source = flag(name)
        if text is None:
            text, source = environment.get(variable(name), UNSET), variable(name)
        if text is UNSET:
            continue
        words: Any = [word.strip() for word in text.split(",") if word.strip()] if _is_list(name) else text
        try:
            found[name] = msgspec.convert(words, hint, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetting(f"{source}: {error}") from None
    try:
        return Settings(**found)
    except ValueError as error:
        raise BadSetting(str(error)) from None


def _is_list(name: str) -> bool:
    hint = _fields()[name][0]
    return get_origin(get_args(hint)[0]) is tuple
