"""Ports for servers that may be killed and started again: meanwhile nothing else may take their port.

The system assigns ports of its ephemeral range to outgoing connections, and a browser opens those all the time.
"""

import os
import socket
from itertools import chain
from pathlib import Path

FIRST = 20_000
GIVEN_AWAY = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """Reserved for this process as long as it lives, among all that run tests here."""
    end = int(GIVEN_AWAY.read_text().split()[0])
    if end <= FIRST:
        return 0  # the ephemeral range has all of them
    begin = FIRST + os.getpid() * 16 % (end - FIRST)  # other processes begin elsewhere
    return next(port for port in chain(range(begin, end), range(FIRST, begin)) if _is_mine(port) and _is_free(port))


def _is_mine(port: int) -> bool:
    """A name that only one process can have, and that is gone with it."""
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(f"\0tavolino-tests-port-{port}")
    except OSError:
        claim.close()
        return False
    claim.detach()  # open to the end
    return True


def _is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
