"""Coffee Rush for two at one screen: it is handed over at every turn, to the last."""

from itertools import pairwise

from playwright.sync_api import Page

from browser.opening import begin, open_table
from browser.player import Player, score_sheet
from browser.strategies import EndsEarly
from browser.users import Users

LONGEST = 400  # moves
NEXT = """() => listener.isMyTurn()
  || document.querySelector("section.narrow .button.main, .sheet table tbody") !== null"""


def test_a_whole_coffee_rush_at_one_screen(users: Users) -> None:
    page = users.open_page("it")
    player = Player(page, "coffee-rush", [0, 1], strategy=EndsEarly())
    open_table(page, "Dora", "coffee-rush", ["me", "me", "random"])
    begin(page)
    hands = play_with_hand_over(page, player)
    assert set(hands) == {0, 1}
    assert all(one != other for one, other in pairwise(hands)), "handed over, not back to the same"
    assert len(hands) > 8, "several rounds"
    sheet = score_sheet(page)
    assert {"A Dora A", "B Dora B"} < {row[1] for row in sheet}


def play_with_hand_over(page: Page, player: Player) -> list[int]:
    """To the end; the seats that answered behind each cover, in order."""
    hands: list[int] = []
    cover = page.get_by_role("button", name="Sono Dora ")
    is_new = True
    for _ in range(LONGEST):
        page.wait_for_function(NEXT)
        if page.locator(".sheet table tbody").count() > 0:
            return hands
        if cover.is_visible():
            assert page.locator("[data-game]").count() == 0, "what the other knows is covered"
            cover.click()
            is_new = True
            continue  # they may have to wait for a bot, and then it may be the other's turn
        seat = player.listener.until_my_turn().seat
        hands += [seat] if is_new else []
        is_new = False
        assert seat == hands[-1], "nobody else gets the screen without a cover in between"
        player.answer()
    raise AssertionError(f"no end in {LONGEST} moves")
