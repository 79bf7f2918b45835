"""./play: a table in the terminal; with arguments, any `tavolino` command."""

import os
import sys

from prepare import PYTHON, CannotPrepare, prepare, say

TONIGHT = ["play", "cafe-race"]


def main() -> None:
    try:
        prepare("play")
    except CannotPrepare as problem:
        say(str(problem))
        sys.exit(1)
    os.execv(PYTHON, [str(PYTHON), "-m", "tavolino", *(sys.argv[1:] or TONIGHT)])


if __name__ == "__main__":
    main()
