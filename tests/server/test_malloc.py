"""Memory of all threads comes from one arena, or each would keep what lies between its blocks."""

import subprocess
import sys

import pytest

# glibc reserves 64 MB of addresses, most of them not accessible, for each arena but the first.
ALLOCATING = """
import sys, threading
from tavolino.server.malloc import use_one_arena

if sys.argv[1] == "one":
    use_one_arena()
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


def arenas(setting: str) -> int:
    done = subprocess.run([sys.executable, "-c", ALLOCATING, setting], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_threads_have_no_arenas_of_their_own() -> None:
    assert arenas("one") == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_by_themselves_they_would_have() -> None:
    assert arenas("usual") > 0
