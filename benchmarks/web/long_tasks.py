"""Where the page does not answer for 50 ms or more, in one round of a six-player Coffin Rush!: `long_tasks.py`.

Motion on, at the usual pace, five medium bots with their usual pauses; the sixth seat is played by clicking.
"""

import time
from typing import NamedTuple

from playwright.sync_api import CDPSession
from screens import load, opened

from browser.opening import begin, open_table
from browser.player import Player
from browser.users import Users

OBSERVE = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask", buffered: true });
"""
PATIENCE = 300_000  # milliseconds until all the others have been shown
LONG = 50  # milliseconds, by definition
WORK = {
    "TaskDuration": "all",
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
}


class Round(NamedTuple):
    opening: list[float]  # long tasks until the first question
    tasks: list[float]  # and from there to the next round's, in milliseconds
    work: dict[str, float]  # seconds of the processor that the page used in the round, by what for


def one_round(users: Users) -> Round:
    page = users.open_page("en", motion=True)
    page.context.set_default_timeout(PATIENCE)
    page.add_init_script(OBSERVE)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})  # so that other load hardly counts
    player = Player(page, "coffin-rush", [0])
    open_table(page, "Ada", "coffin-rush", ["me"] + ["greedy"] * 5)
    begin(page)
    first = player.listener.until_my_turn().view["turn"]["round"]
    opening: list[float] = page.evaluate("tasks.splice(0)")
    before = work(devtools)
    while player.listener.until_my_turn().view["turn"]["round"] == first:
        player.answer()
    after = work(devtools)
    return Round(opening, page.evaluate("tasks"), {name: after[name] - before[name] for name in WORK})


def work(devtools: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}


def main() -> None:
    with opened(bot_pause_seconds=0.4) as users:
        began = time.monotonic()
        opening, tasks, used = one_round(users)
        took = time.monotonic() - began
    for name, found in (("opening", opening), ("the round", tasks)):
        print(f"{name}: {len(found)} tasks of {LONG} ms or more, longest {max(found, default=0):.0f} ms")
    print("processor in the round:", ", ".join(f"{WORK[name]} {seconds:.1f} s" for name, seconds in used.items()))
    print(f"{took:.0f} s in all; {load()}")


if __name__ == "__main__":
    main()
