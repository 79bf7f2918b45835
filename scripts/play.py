"""./play: starts a server and opens it in the browser; with arguments, any `tavolino` command."""

import os
import sys

from prepare import PYTHON, CannotPrepare, is_compiled, prepare, say

TONIGHT = ["serve", "--browser", "yes", "--log-level", "warning"]


def main() -> None:
    try:
        prepare("play")
    except CannotPrepare as problem:
        say(str(problem))
        sys.exit(1)
    if not is_compiled():
        say("no compiled rules here: they run as plain Python, which is slower but plays the same")
    os.execv(PYTHON, [str(PYTHON), "-m", "tavolino", *(sys.argv[1:] or TONIGHT)])


if __name__ == "__main__":
    main()
