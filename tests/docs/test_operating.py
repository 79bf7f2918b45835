"""docs/operating.md and the files in deploy/ say what is so."""

import re
from pathlib import Path

import pytest

from engine.test_engine_docs import names, rows, section
from tavolino.cli import main
from tavolino.core.fault import MOST_FAULTS
from tavolino.server import file_limit, log_rate, logs
from tavolino.server.bots import pool
from tavolino.server.files import jobs
from tavolino.server.http import call, connection, failed_logins, json_limits, passphrases
from tavolino.server.http.handlers import tables
from tavolino.server.http.metrics import Metrics
from tavolino.server.live import messages
from tavolino.server.settings import Settings, flag, help_of, shown_default, variable
from tavolino.server.socket import watcher
from tavolino.server.socket.connection import LONGEST_FRAME
from tavolino.server.workers.limits import MEGABYTE
from tavolino.store import engines
from tavolino.table.table import MOST_BESIDES, MOST_TAKEN_BACK

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/operating.md").read_text("utf-8")
DEPLOYED = {path.name: path.read_text("utf-8") for path in (ROOT / "deploy").iterdir()}


def test_every_setting_is_described_as_the_help_does() -> None:
    told = [(names(name)[0], names(default), what) for name, default, what in rows(PAGE, "setting")]
    shown = [(name, [shown_default(name)] if shown_default(name) else []) for name in Settings.__struct_fields__]
    assert told == [(flag(name), default, help_of(name)) for name, default in shown]


def test_every_measure_is_described() -> None:
    found = [family for family in Metrics().registry.collect() if family.name.startswith("tavolino_")]
    told = [(names(name)[0], kind) for name, kind, _ in rows(PAGE, "measure")]
    assert told == [(family.name, family.type) for family in found]


def test_what_a_log_line_has_is_described() -> None:
    described = names(section(PAGE, "Logs"))
    assert described[: 4 + len(logs.DETAILS)] == ["time", "level", "from", "message", *logs.DETAILS]


def test_the_limits_are_those_of_the_source() -> None:
    told = dict(rows(PAGE, "what"))
    assert told["head of a request"] == f"{connection.LONGEST_HEAD // 1024} KiB, {connection.MOST_HEADERS} headers"
    assert told["HTTP body"] == f"{call.MAX_BODY // 1024} KiB"
    assert told["requests on one connection that wait for the one before"] == str(connection.MOST_PIPELINED)
    assert told["socket frame"] == f"{LONGEST_FRAME:,} bytes"
    assert told["JSON"].startswith(f"{json_limits.MAX_DEPTH} levels")
    assert told["messages waiting for a slow socket"].startswith(f"{watcher.MOST_QUEUED},")
    newest = f"the newest {messages.MOST_PAST:,}, among them the newest {messages.MOST_CHAT} lines of chat"
    assert told["entries that a `hello` is answered with"] == newest
    assert told["log lines of one place in the code"].startswith(f"{log_rate.MOST} a minute;")
    assert log_rate.STRETCH == 60
    assert told["a bot's thought"].startswith(f"{pool.LONGEST_THOUGHT:.0f} s, five times")
    assert pool.TRIES == 5
    hashing = f"{passphrases.THREADS} at once, {passphrases.MOST_WAITING} waiting"
    assert told["passphrases being hashed"].startswith(hashing)
    brought = told["what visitors bring: menus, temples, records, positions"]
    seconds, megabytes = shown_default("file_cpu_seconds"), shown_default("file_megabytes")
    most = f"{seconds} s of processor time, {megabytes} MB, {jobs.LARGEST_ANSWER // MEGABYTE} MB for the answer"
    assert most in brought
    assert told["faults told of a menu or temple"] == str(MOST_FAULTS)
    assert told["moves taken back at a table"] == f"{MOST_TAKEN_BACK:,}"
    assert told["entries of a table besides its game (chairs, chat, pauses)"].startswith(f"{MOST_BESIDES:,};")
    assert told["tables in a list"] == str(tables.SHOWN)


def test_what_wrong_passphrases_cost_is_described() -> None:
    assert (failed_logins.FREE_OF_ADDRESS, failed_logins.FREE_OF_NAME) == (3, 10)
    assert (failed_logins.FIRST_WAIT, failed_logins.LONGEST_WAIT) == (1, 15 * 60)
    assert (failed_logins.PAUSE_EACH, failed_logins.LONGEST_PAUSE, failed_logins.FORGOTTEN) == (0.1, 3, 3600)
    told = section(PAGE, "Limits")
    assert "first three tries" in told
    assert "up to 15 minutes" in told
    assert "beyond ten, by three seconds at most" in told


def test_the_files_that_are_kept_back_are_described() -> None:
    assert f"and {file_limit.KEPT_BACK} fewer than the system's limit of open files" in PAGE
    assert f"up to {file_limit.ENOUGH:,}" in PAGE
    assert f"LimitNOFILE={file_limit.ENOUGH}" in DEPLOYED["tavolino.service"]


def test_nginx_limits_what_nodes_cannot_count() -> None:
    conf = DEPLOYED["nginx.conf"]
    assert f"limit_conn tavolino_connections {Settings(database='').connections_per_address};" in conf
    assert f"burst={Settings(database='').handshakes_per_minute} nodelay;" in conf
    assert f"client_max_body_size        {call.MAX_BODY // 1024}k;" in conf
    seconds = round(Settings(database="").request_seconds)
    assert f"client_header_timeout       {seconds}s;" in conf
    assert f"client_body_timeout         {seconds}s;" in conf
    of_sockets, of_pages = re.findall(r"proxy_buffering +(\w+);", conf)
    assert (of_sockets, of_pages) == ("off", "on")


def test_a_node_has_as_many_connections_as_the_page_says() -> None:
    writer = listener = lock = 1
    assert writer + listener + lock + engines.READERS == 7
    assert "up to seven connections" in PAGE


def test_files_and_page_name_settings_that_there_are() -> None:
    known = {flag(name) for name in Settings.__struct_fields__}
    words = {variable(name) for name in Settings.__struct_fields__}
    for name, text in {**DEPLOYED, "operating.md": PAGE}.items():
        assert set(re.findall(r"\bTAVOLINO_[A-Z_]*[A-Z]", text)) <= words, name
    others = {
        "--replace",
        "--off",
        "--lines",
        "--judge",
        "--encoding",
        "--now",
    }  # of tavolino admin, createdb, systemctl
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", PAGE)) <= known | others


def test_every_task_of_the_keeper_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "--help"])
    tasks = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)
    assert len(tasks) >= 4
    assert re.findall(r"^- \*\*(\w+)\*\*", section(PAGE, "Backup and restore"), re.MULTILINE) == tasks
    assert [task for task in tasks if f"tavolino admin {task}" not in PAGE] == []


def test_the_unit_stops_more_slowly_than_a_node_drains() -> None:
    found = re.search(r"^TimeoutStopSec=(\d+)$", DEPLOYED["tavolino.service"], re.MULTILINE)
    assert found is not None
    assert int(found[1]) > 2 * float(shown_default("drain_seconds"))


def test_the_container_is_of_files_that_are_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DEPLOYED["Dockerfile"], re.MULTILINE)
    names = {word for words in copied for word in words.split()}
    assert {name for name in names if not (ROOT / name).exists()} == set()
    assert {"setup.py", "compile.toml", "pyproject.toml", "src", "scripts", "web"} <= names, "what the build reads"
