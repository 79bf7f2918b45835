"""Memory of all threads comes from one arena, or each would keep what lies between its blocks; large blocks are given
back."""

import subprocess
import sys

import pytest

# glibc reserves 64 MB of addresses, most of them not accessible, for each arena but the first.
ALLOCATING = """
import sys, threading
from tavolino.server import malloc

if sys.argv[1] == "tuned":
    malloc.tune()
started, looked = threading.Barrier(5), threading.Barrier(5)

def allocate():
    kept = [bytearray(10_000) for _ in range(10)]
    started.wait()
    looked.wait()

for _ in range(4):
    threading.Thread(target=allocate).start()
started.wait()
spans = [line.split()[0].split("-") for line in open("/proc/self/maps") if line.split()[1] == "---p"]
print(sum(int(end, 16) - int(begin, 16) > 60 << 20 for begin, end in spans))
looked.wait()
"""


# Large answers, each with something small behind it that stays, so that the heap cannot shrink from its end.
ANSWERING = """
import sys
from tavolino.server import malloc
from tavolino.server.garbage import memory

if sys.argv[1] == "tuned":
    malloc.tune()
first = b"a" * 4_000_000
del first  # from which the allocator learns
before, answers, small = memory(), [], []
for _ in range(10):
    answers.append(b"a" * 2_000_000)
    small.append([bytearray(1_000) for _ in range(100)])
del answers
print((memory() - before) // 1_000_000)
"""


def told_by(program: str, setting: str) -> int:
    done = subprocess.run([sys.executable, "-c", program, setting], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_threads_have_no_arenas_of_their_own() -> None:
    assert told_by(ALLOCATING, "tuned") == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_by_themselves_they_would_have() -> None:
    assert told_by(ALLOCATING, "usual") > 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_large_answers_are_given_back_when_they_are_gone() -> None:
    assert told_by(ANSWERING, "tuned") < 5  # megabytes


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_by_themselves_they_would_stay() -> None:
    assert told_by(ANSWERING, "usual") >= 15
