"""Two companies in the temple: who belongs together can be seen from the lobby to the score sheet."""

from playwright.sync_api import expect

from browser.guests import Guests
from browser.opening import begin, join, open_table
from browser.player import Player, play_out, score_sheet
from browser.test_whole_games import SHORT

COMPANIES = {"Ada": "Company 1", "Bruno": "Company 2"}


def test_a_game_of_two_companies(guests: Guests) -> None:
    ada, bruno = guests.come("en"), guests.come("en")
    players = [Player(ada, "coffin-rush", [0]), Player(bruno, "coffin-rush", [1])]
    invite = open_table(
        ada, "Ada", "coffin-rush", ["me", "open", "greedy", "greedy"], options={**SHORT, "companies": 2, "lend": True}
    )
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
