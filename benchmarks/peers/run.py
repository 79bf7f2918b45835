"""Measure boardgame.io's server with Café Race: `python3 run.py [--seconds 20] [--sockets 600] …`, see load.mjs."""

import os
import sys

from node import HERE, prepared


def main() -> None:
    found = prepared()
    os.execv(found, [str(found), str(HERE / "load.mjs"), *sys.argv[1:]])  # its process id and exit code are ours


if __name__ == "__main__":
    main()
