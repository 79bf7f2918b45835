## Menus

coffee-rush-good-menu = a good menu, { $drinks ->
    [1] one drink
   *[other] { $drinks } drinks
} on { $cards } cards
coffee-rush-no-drinks = there are no drinks; each is a table that begins with [[drink]]
coffee-rush-drink = a drink is a table that begins with [[drink]], not { $found }
coffee-rush-drink-id = an id is small letters, digits and single hyphens, at most { $most } of them
coffee-rush-drink-name = a name is a text of 1 to { $most } printable characters
coffee-rush-drink-ingredients = write a list of 1 to { $most } ingredients
coffee-rush-no-ingredient = there is no ingredient { $found }; there are { $names }
coffee-rush-drink-specialty = write true or false, not { $found }
coffee-rush-drink-twice = { $other } has the same id; give this drink another
coffee-rush-menu-total = the copies add up to { $found } cards, not to { $cards }; change the copies, or write “cards = …” with another number
coffee-rush-few-small = the menu has { $cards } Ristretto and Espresso cards for { $players } players; for less luck there must be one for each
coffee-rush-few-others = besides Ristretto and Espresso the menu has { $cards } cards; less luck needs at least { $least }

## Positions

coffee-rush-players = there are meeples of { $players } players; write as many
coffee-rush-upgrade-twice = a player has each upgrade at most once; take one away
coffee-rush-nobody-moves = it is nobody's turn (null) exactly when the phase is “over”
coffee-rush-other-starter = seat { $starter } is the starting player (“starter”); name the same seat, or none
coffee-rush-no-drink = there is no drink { $drink } on the menu
coffee-rush-few-copies = the menu has only { $copies ->
    [1] one card
   *[other] { $copies } cards
} { $drink }; take one away
coffee-rush-cards = { $found } of { $cards } cards are somewhere; put the rest there, or leave out “discarded”
coffee-rush-few-tokens = there are not so many tokens of this ingredient
coffee-rush-supply = { $left } are left over; write this number, or leave it out
coffee-rush-rush-tokens = there are only { $most } Rush tokens in all
coffee-rush-closed-deck = the deck is empty, so the token shows CLOSED; write true
coffee-rush-closed-penalties = a player has { $most } penalties, so the token shows CLOSED; write true
coffee-rush-closed-over = the game is over, so the token shows CLOSED; write true
coffee-rush-closed-orders = no order is on the table, so the token shows CLOSED; write true
coffee-rush-open = the deck is not empty, nobody has { $most } penalties, and orders are on the table, so the token shows OPEN; write false
coffee-rush-last-round = with the token CLOSED the game ends before the starting player's next turn; name another seat
coffee-rush-all-placed = all meeples are placed; write another phase
coffee-rush-placing-order = meeples are placed in turn, the starting player last
coffee-rush-next-to-place = seat { $seat } is the next to place a meeple
coffee-rush-cups-early = cups are empty until all meeples are placed
coffee-rush-meeples = meeples on the board: { $found }; each player has { $own }
coffee-rush-meeples-meet = two meeples stand on { $cell }; move one of them
coffee-rush-steps-early = no step is made in the phase { $phase }; write 0
coffee-rush-no-steps = moving comes before pouring and serving; write how many steps were made
coffee-rush-unpaid-steps = more steps than Rush tokens could have paid for
coffee-rush-served-early = nothing is served in the phase { $phase }; write 0
coffee-rush-held-early = nothing is held in the phase { $phase }; leave this out
coffee-rush-held-many = so many tokens cannot come from { $steps ->
    [1] one step
   *[other] { $steps } steps
}
coffee-rush-upgraded = more upgrades were activated than the player has
coffee-rush-stock = in the phase { $phase } two players choose cups for their first ingredients, and some of these are still held
coffee-rush-first-ingredients = the first ingredients are those under the player's meeples, and nothing else is in the cups yet
coffee-rush-no-pick = a meeple is named only with two players, in a turn; leave this out
coffee-rush-no-meeple = seat { $seat } has no meeple on { $cell }
coffee-rush-which-meeple = with two players, write the cell of the meeple that moves
coffee-rush-stuck = the meeple could no longer reach a free cell
