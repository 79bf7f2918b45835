"""A mark that is renewed with every change that all nodes have to know of soon: bans, mutes, blocks, names, ended
sessions, forgotten people. A node compares it every few seconds, and reads the rest only when it is another one."""

import secrets

from sqlalchemy import Connection

from tavolino.store import shared_values

NAME = "change-mark"


def renew(connection: Connection) -> None:
    shared_values.put(connection, NAME, secrets.token_hex(8))


def current(connection: Connection) -> str:
    return shared_values.get(connection, NAME) or ""
