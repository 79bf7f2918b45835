"""`tavolino serve`: tables online."""

from argparse import Namespace

from tavolino.server.settings import read_settings


def serve(chosen: Namespace) -> int:
    from tavolino.server.serve import serve as run_server  # a heavy room, which no other command should wait for

    return run_server(read_settings(chosen))
