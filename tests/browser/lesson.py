"""A learner with a browser, who does what the guide says: reads, and touches what is marked."""

from playwright.sync_api import Page

READY = "() => !document.querySelector('[data-step]') || document.querySelector('.next, [data-asked]') !== null"
# Said anew whenever something is done: which step, and in which words.
STEP = "() => { const at = document.querySelector('[data-step]'); return at && at.dataset.step + at.textContent; }"
CHANGED = f"before => ({STEP})() !== before"
MOST_STEPS = 150
TAKEN = "[data-asked][aria-pressed=true], [data-asked][aria-expanded=true]"  # and to be taken further
# The same as `follow` inside the page, for those who have no time: some moves take two touches, see `touch`.
HURRY = f"""async () => {{
  const frame = () => new Promise((done) => setTimeout(done, 4));
  const until = async (ready) => {{
    const late = performance.now() + 15000;
    while (!ready()) {{
      if (performance.now() > late) throw new Error(`the lesson stands still at ${{({STEP})()}}`);
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
    if (marks.length > 1 && document.querySelector("{TAKEN}") !== null) press(marks[marks.length - 1]);
    await until(() => ({STEP})() !== before);
  }}
  return {MOST_STEPS};
}}"""


def come(page: Page, game: str, name: str = "Ada") -> None:
    """Begins the lesson; a name is asked for on the way."""
    page.goto(f"/learn/{game}")
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator("[data-step]").wait_for()


def step(page: Page) -> bool:
    """Does one thing that the guide asks for; False once there is no guide any more."""
    page.wait_for_function(READY)
    before = page.evaluate(STEP)
    if before is None:
        return False
    go_on = page.locator(".next")
    if go_on.count() > 0:
        go_on.click()
    else:
        touch(page)
    page.wait_for_function(CHANGED, arg=before)
    return True


def touch(page: Page) -> None:
    """Some moves take two touches: an ingredient and its cup, a card and what to do with it."""
    marks = page.locator("[data-asked]")
    marks.first.click()
    if page.locator(TAKEN).count() > 0 and marks.count() > 1:
        marks.last.click()


def follow(page: Page, steps: int = MOST_STEPS) -> int:
    """So many steps, or to the end of the lesson; how many it were."""
    for done in range(steps):
        if not step(page):
            return done
    return steps


def hurry(page: Page) -> int:
    """To the end of the lesson by touches that no pointer makes; how many steps it were."""
    return int(page.evaluate(HURRY))
