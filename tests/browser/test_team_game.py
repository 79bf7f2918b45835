"""Two companies in the temple: who belongs together can be seen from the lobby to the score sheet.

The last rounds of a game; test_whole_games.py plays one from its beginning.
"""

from playwright.sync_api import expect

from browser.midgame import midst
from browser.opening import begin, join, open_table
from browser.player import Player, play_out, score_sheet
from browser.users import Users

LATE = -22  # Ada's answers before the end, if all play as the bots do
OPTIONS = {"companies": 2, "lend": True}
COMPANIES = {"Ada": "Company 1", "Bruno": "Company 2"}


def test_a_game_of_two_companies(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("en")
    players = [Player(ada, "coffin-rush", [0]), Player(bruno, "coffin-rush", [1])]
    start, _ = midst("coffin-rush", 4, LATE, **OPTIONS)
    chairs = ["me", "open", "greedy", "greedy"]
    invite = open_table(ada, "Ada", "coffin-rush", chairs, start=start, options=OPTIONS)
    join(bruno, "Bruno", invite)
    for page in (ada, bruno):
        expect(page.get_by_text("Companies: 2")).to_be_visible()
        for name, company in COMPANIES.items():
            expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text(company)
    begin(ada)
    play_out(players)
    sheet = score_sheet(ada)
    assert score_sheet(bruno) == sheet
    by_company = {company: {row[-1] for row in sheet if company in row[1]} for company in COMPANIES.values()}
    assert all(len(totals) == 1 for totals in by_company.values()), "the points of a company are added up"
    places = {company: [row[0] for row in sheet if company in row[1]] for company in COMPANIES.values()}
    assert sorted(places.values()) in ([["1", "1"], ["2", "2"]], [["1", "1"], ["1", "1"]])
