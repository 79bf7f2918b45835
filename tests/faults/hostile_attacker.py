"""One attack, as a process of its own that hardly gets in anybody's way and ends by itself; run as a program.

    python tests/faults/hostile_attacker.py NAME URL SECONDS SEED [--until-refused]

attacks the server at URL, which must be on this machine, and prints what it was answered as one JSON object.
"""

import asyncio
import os
import resource
import sys

import msgspec

from faults.hostile_attacks import ATTACKS
from faults.hostile_mob import Mob, addresses

KINDEST = 19
LONGEST = 600.0  # seconds
FIRST_BLOCK = 64  # attackers come from 127.64.0.1 and further


class Outcome(msgspec.Struct):
    answers: dict[str, int]
    sizes: dict[str, int]  # the largest of each kind


async def attacked(name: str, url: str, seconds: float, seed: int, until_refused: bool) -> Outcome:
    attack = ATTACKS[name]
    block = FIRST_BLOCK + list(ATTACKS).index(name)
    enough = attack.refused if until_refused else ()
    mob = Mob(url, addresses(block, attack.addresses), seconds, seed, enough)
    await mob.attack(attack.members, attack.act)
    return Outcome(dict(mob.tally.most_common()), mob.sizes)


def main() -> None:
    name, url, seconds, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
    assert url.startswith("http://127."), "attacks stay on this machine"
    assert 0 < seconds <= LONGEST, "attacks end"
    os.setpriority(os.PRIO_PROCESS, 0, KINDEST)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    outcome = asyncio.run(attacked(name, url, seconds, seed, "--until-refused" in sys.argv[5:]))
    print(msgspec.json.encode(outcome).decode())


if __name__ == "__main__":
    main()
