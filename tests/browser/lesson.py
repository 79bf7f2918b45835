"""A user who follows a lesson: reads what the guide says, and clicks what is marked."""

from playwright.sync_api import Page

from browser.users import PATIENCE

READY = "() => !document.querySelector('[data-step]') || document.querySelector('.next, [data-asked]') !== null"
# The step and its text, which change whenever something was done.
STEP = "() => { const at = document.querySelector('[data-step]'); return at && at.dataset.step + at.textContent; }"
CHANGED = f"before => ({STEP})() !== before"
MOST_STEPS = 150
TAKEN = "[data-asked][aria-pressed=true], [data-asked][aria-expanded=true]"  # selected, with a second click to come
# The same as `follow`, but inside of the page and therefore quicker; some moves take two clicks, see `touch`.
FINISH = f"""async () => {{
  const frame = () => new Promise((done) => setTimeout(done, 4));
  const until = async (ready) => {{
    const late = performance.now() + {PATIENCE};
    while (!ready()) {{
      if (performance.now() > late) throw new Error(`the lesson is stuck at ${{({STEP})()}}`);
      await frame();
    }}
  }};
  const press = (mark) => mark.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
  for (let done = 0; done < {MOST_STEPS}; done += 1) {{
    await until({READY});
    const before = ({STEP})();
    if (before === null) return done;
    const next = document.querySelector(".next");
    press(next ?? document.querySelector("[data-asked]"));
    await frame();
    const marks = document.querySelectorAll("[data-asked]");
    const isHere = ({STEP})() === before; // or the answer has come, and the marks are those of the next step
    if (isHere && marks.length > 1 && document.querySelector("{TAKEN}") !== null) press(marks[marks.length - 1]);
    await until(() => ({STEP})() !== before);
  }}
  return {MOST_STEPS};
}}"""


def begin_lesson(page: Page, game: str, name: str = "Ada") -> None:
    """Begins the lesson, and enters the name that is asked for."""
    page.goto(f"/learn/{game}")
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator("[data-step]").wait_for()


def is_asked(page: Page) -> bool:
    """Whether the step asks for a move, and is not only to be read. Waits until it is the learner's turn."""
    page.wait_for_function(READY)
    return page.locator("[data-asked]").count() > 0


def step(page: Page) -> bool:
    """Does what one step asks for; False when the lesson is over."""
    page.wait_for_function(READY)
    before = page.evaluate(STEP)
    if before is None:
        return False
    go_on = page.locator(".next")
    if go_on.count() > 0:
        go_on.click()
    else:
        touch(page, before)
    page.wait_for_function(CHANGED, arg=before)
    return True


def touch(page: Page, before: str) -> None:
    """Some moves take two clicks: an ingredient and its cup, a card and what to do with it. If one was enough, the
    marks may be those of the next step."""
    marks = page.locator("[data-asked]")
    marks.first.click()
    is_half = page.locator(TAKEN).count() > 0 and marks.count() > 1
    if is_half and page.evaluate(STEP) == before:
        marks.last.click()


def follow(page: Page, steps: int = MOST_STEPS) -> int:
    """Does so many steps, or all; returns how many were done."""
    for done in range(steps):
        if not step(page):
            return done
    return steps


def finish(page: Page) -> int:
    """Does all steps with synthetic clicks; returns how many there were."""
    return int(page.evaluate(FINISH))
