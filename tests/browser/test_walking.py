"""One click walks, and what it would cost and bring is seen before: in the temple and in the café."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.socket_listener import SocketListener
from browser.tables import set_table
from browser.test_accessible import violations
from browser.users import Users
from rules.coffee_rush.scene import cafe
from rules.coffin_rush.scene import dig, who
from scene import Scene

TURN = {"seat": 0, "actions": 2}
UNIT, MARGIN = 48, 24  # of the drawing of the temple


def foreseen(scene: Scene) -> Any:
    game = scene.match.game
    return game.prospects(game.view(scene.match.state, 0))


def sent_until(page: Page, condition: str) -> list[str]:
    """The moves that the page has sent once its newest view is as it should be."""
    page.wait_for_function(f"() => listener.isQuiet() && (({{ view }}) => {condition})(listener)")
    moves: list[str] = page.evaluate("listener.moves")
    return moves


def spot(page: Page, cell: str) -> tuple[float, float]:
    """The middle of a cell of the temple, in pixels of the page."""
    x, y = map(int, cell.split(","))
    box = page.locator("svg.drawing[role=group]").bounding_box()
    assert box is not None
    width = page.locator("svg.drawing[role=group]").evaluate("(drawing) => drawing.viewBox.baseVal.width")
    scale = box["width"] / width
    return box["x"] + scale * (MARGIN + UNIT * (x + 0.5)), box["y"] + scale * (MARGIN + UNIT * (y + 0.5))


def test_one_click_walks_through_the_temple(users: Users) -> None:
    page = users.open_page("en")
    SocketListener(page)
    scene = dig(who("6,8", hand=[]), who(), turn=TURN)
    walks = foreseen(scene).walks
    furthest = max((walk for walk in walks if not walk.perils), key=lambda walk: len(walk.path))
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    expect(page.locator("[data-reach]")).to_have_count(len(walks))
    page.locator(f"[data-reach='{furthest.to}']").hover()
    caption = page.locator(".caption")
    expect(caption).to_contain_text(f"Go to {furthest.to}: 2 actions, {furthest.steps} steps")
    assert violations(page) == []
    page.locator(f"[data-reach='{furthest.to}']").click()
    assert sent_until(page, f"view.explorers[0].at === '{furthest.to}'") == furthest.moves
    expect(page.locator(".log, [role=log]").first).to_contain_text(furthest.to)


def test_a_walk_by_keyboard(users: Users) -> None:
    page = users.open_page("fr", 390, 844)
    SocketListener(page)
    scene = dig(who("6,8", hand=[]), who(), turn={"seat": 0, "actions": 1, "walking": True, "steps": 3})
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    page.locator("[data-reach][tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.reach")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.reach") != first:
            break
    goal = page.evaluate("document.activeElement.dataset.reach")
    assert goal != first
    expect(page.locator(".caption")).to_contain_text(f"Aller en {goal} : aucune autre action")
    page.keyboard.press("Enter")
    moves = sent_until(page, f"view.explorers[0].at === '{goal}'")
    assert len(moves) > 1
    assert all(move.startswith("go ") for move in moves)


def test_a_cell_out_of_reach_says_why(users: Users) -> None:
    page = users.open_page("it")
    scene = dig(who("7,7", hand=[]), who(), turn={"seat": 0, "actions": 0, "walking": True, "steps": 2})
    beyond = foreseen(scene).beyond
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    page.locator("[data-reach]").first.wait_for()
    for cell, reason, words in (("14,4", "far", "è troppo lontano"), ("8,7", "wall", "c'è una parete")):
        assert beyond[cell] == reason
        page.mouse.click(*spot(page, cell))
        expect(page.get_by_role("alert").filter(has_text=words)).to_contain_text(cell)


def test_a_long_press_shows_the_way_and_goes_nowhere(users: Users) -> None:
    page = users.open_page("en", 390, 844, touch=True)
    SocketListener(page)
    scene = dig(who("6,8", hand=[]), who(), turn=TURN)
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    goal = page.locator("[data-reach]").first
    goal.scroll_into_view_if_needed()
    box = goal.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator(".caption")).to_contain_text("Go to")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cell = goal.get_attribute("data-reach")
    goal.tap()
    moves = sent_until(page, f"view.explorers[0].at === '{cell}'")
    assert moves == next(walk.moves for walk in foreseen(scene).walks if walk.to == cell)


def test_one_click_walks_over_the_floor_of_the_cafe(users: Users) -> None:
    page = users.open_page("it")
    SocketListener(page)
    scene = cafe(3, meeples=(("a1",), ("d4",), ("d1",)))
    set_table(page, "coffee-rush", "me greedy greedy", start=scene.position)
    goal = page.locator("[data-cell=b3].reached")
    goal.hover()
    gathers = page.locator("[data-gathers]")
    expect(gathers).to_have_attribute("data-gathers", "milk steam caramel")
    expect(goal).to_have_accessible_name(re.compile("cammina fin qui in 3 passi"))
    page.locator("[data-cell=a2]").hover()  # another way, by pointing along it
    goal.hover()
    expect(gathers).to_have_attribute("data-gathers", "coffee milk steam")
    assert violations(page) == []
    goal.click()
    moves = sent_until(page, "view.meeples[0][0] === 'b3'")
    assert moves == ["go a2", "go b2", "go b3"]
