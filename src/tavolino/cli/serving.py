"""`tavolino serve`: tables online."""

from argparse import Namespace

from tavolino.server.serve import serve as run_server
from tavolino.server.settings import read_settings


def serve(chosen: Namespace) -> int:
    return run_server(read_settings(chosen))
