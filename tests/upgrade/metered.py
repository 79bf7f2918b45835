"""Runs a command, and then prints as the last line of its output the seconds and processor seconds that it took.

    python tests/upgrade/metered.py COMMAND …

With all processes that it has started, also those that outlive it for a moment: they become children of this one.
"""

import ctypes
import os
import subprocess
import sys
import time
from resource import RUSAGE_CHILDREN, getrusage

PR_SET_CHILD_SUBREAPER = 36


def main(words: list[str]) -> int:
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    began = time.monotonic()
    code = subprocess.run(words, check=False).returncode
    seconds = time.monotonic() - began
    while True:
        try:
            os.wait()
        except ChildProcessError:
            break
    used = getrusage(RUSAGE_CHILDREN)
    print(f"{seconds:.2f} {used.ru_utime + used.ru_stime:.2f}", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
