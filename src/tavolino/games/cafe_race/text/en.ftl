game-name = Café Race
game-tagline = Down three flights of stairs with a full cup of hot coffee: be quick, and do not spill.

## The rules

section-RACE-COMP = What is in the box
section-RACE-SETUP = Before the race
section-RACE-SPEED = First phase of a round: speed
section-RACE-MOVE = Second phase of a round: movement
section-RACE-END = The end of the race
section-RACE-SCORE = Scoring
section-RACE-AUC = Advanced game: speed by auction
section-RACE-SEE = What everybody sees

RACE-COMP-1 = The game is for three to six players. Each has a clerk, a thrust die in the clerk's colour and five coffee tokens; there are 30 tokens in all.
RACE-COMP-2 = There are as many black speed dice as players, and two white dice. Everybody uses the white dice, for balance rolls and to break ties.
RACE-COMP-3 = The track has a start zone, three flights of seven steps, a landing between one flight and the next, and a finish of two cells. House ruling: each of the two landings has three cells. So the cells after the start zone, which is cell 0, are numbered 1 to 29, and the finish is cells 28 and 29.
    .book = The book has a start zone, three flights of seven steps, landings with cells, and two newspapers as the finish. How many cells a landing has can only be seen on the board, which is not in the text that we have. The author's own version for printing at home has three on each.
RACE-COMP-4 = A cell holds at most two clerks, on landings and at the finish too. Only the start zone holds any number.
RACE-SETUP-1 = All clerks begin in the start zone, each with five coffee tokens.

RACE-SPEED-1 = At the beginning of a round the speed dice are rolled and sorted from the highest to the lowest, so that everybody sees them.
RACE-SPEED-2 = Every player secretly sets their thrust die once, to a number from 1 to 6: that is their thrust for this round. When all have chosen, the thrusts are revealed at the same time.
RACE-SPEED-3 = The player with the highest thrust takes the highest speed die, the player with the second highest thrust the next one, and so on until all have one.
RACE-SPEED-4 = Among players with equal thrusts, the one whose clerk is further back takes the higher speed die. On the same cell it is the player with fewer tokens; if these are equal too, the player with the higher roll of the two white dice.
RACE-SPEED-5 = When the white dice break a tie, every tied player rolls both of them. The sums decide their order, the highest first. House ruling: players with equal sums roll again, among themselves only.
    .book = The book decides for the highest roll of the two white dice. It does not say what happens when the highest rolls are equal, nor in which order the other tied players come.

RACE-MOVE-1 = Clerks move one after the other, the one with the highest speed first. Among equal speeds the order is: higher thrust, then further back, then fewer tokens, then the higher roll of the white dice. House ruling: the whole order is fixed when the phase begins.
    .book = The book lists the same four criteria. It does not say when they are applied: to all ties at the beginning of the phase, or to each when its players come to move.
RACE-MOVE-2 = A clerk must move forward exactly as many cells as its speed die shows. It never moves back.
RACE-MOVE-3 = A clerk that ends its move on a landing makes no roll; nothing further happens to it.
RACE-MOVE-4 = A clerk that ends its move on a step calls for a balance roll: its player rolls the two white dice. With a sum of at least thrust plus speed the clerk keeps its balance. With less it spills coffee, and the player loses one token.
RACE-MOVE-5 = A clerk that would enter a cell with two clerks on it stops on the cell before that one and loses the rest of its move. Its player then makes a balance roll, against the full thrust plus speed, even if the clerk stands on a landing. House ruling: so too if the clerk cannot leave its cell at all, the start zone included.
    .book = The book has a clerk that is stopped on its way. It does not say whether a clerk that cannot take even one step makes the roll too.
RACE-MOVE-6 = A clerk whose own speed ends just before a cell with two clerks on it was not stopped, and that has no consequence. House ruling: none beyond that of the cell it stands on, so a step still calls for its balance roll.
    .book = The book says that ending a move just before a cell with two clerks has no consequence. It does not say whether the balance roll of an ordinary step is meant too.
RACE-MOVE-7 = A clerk that ends its move exactly on one of the two finish cells makes no balance roll.
RACE-MOVE-8 = A speed that would carry a clerk past the finish calls for a balance roll. House ruling: the clerk stands on the last finish cell. A full cell stops it as anywhere else (RACE-MOVE-5), with one roll in all: on the first finish cell if the last is full; on the last step if the first is full, even when the last is free.
    .book = The book asks for a balance roll when the speed leads past the finish, and says that the finish cells too hold at most two clerks. It does not say where a clerk stands that would have gone further, nor whether being stopped as well means a second roll.
RACE-MOVE-9 = A player who has lost all tokens gets five new ones at the beginning of the next round, and their clerk goes back to the start zone. House ruling: if the game ends with this round, the clerk stays where it is and the player has no tokens.
    .book = The book gives five new tokens and sends the clerk back to the start zone at the beginning of the next round. Its sentence can also be read so that only the clerk waits until then and the tokens come at once. It does not say what happens when there is no next round.
RACE-MOVE-10 = House ruling: players without tokens get new ones, and their clerks go back to the start zone, before anything else in a round: before the speed dice are rolled and before the opener of an auction is found.
    .book = The book says that this happens at the beginning of the next round. It does not say whether before or after the dice are rolled and the opener is found.
RACE-MOVE-11 = House ruling: a clerk that is stopped before the finish has not reached it, however high its speed.
    .book = In the book a clerk reaches the finish by landing on one of its cells or by passing one. A clerk whose speed would have been enough, but that full cells stop before the finish, is not mentioned.

RACE-END-1 = When a clerk has reached the finish, the game ends with this round. Players who have not moved yet still do, and then points are counted.
RACE-SCORE-1 = Places go by cell, the furthest first. Clerks on one cell share a place and count as one, so the next cell with a clerk on it is the next place. House ruling: it does not matter which clerk reached the finish first.
    .book = The book counts clerks on one cell as one and speaks of the clerk that finished first. Whether reaching the finish earlier counts for more than a cell further on is left open.
RACE-SCORE-2 = A player's points are their tokens left plus the points for their place: as many as there are players for the first place, and one less for each place after it. With four players, one in front, two on the next cell and one behind, the places give 4, 3, 3 and 2.
RACE-SCORE-3 = The player with the most points wins; among equals, the one with more tokens. House ruling: players who are still equal share the victory.
    .book = The book breaks a tie by coffee tokens and does not say what happens when these are equal too.
RACE-SCORE-4 = House ruling: all clerks in the start zone share one place, however many they are.
    .book = The book says that two clerks on one cell count as one. It does not mention the start zone, where any number may stand.

RACE-AUC-1 = In the advanced game the speed dice are rolled as in the basic game. Then they are auctioned, one auction per die, until every player has one. Everything else stays as it is.
RACE-AUC-2 = In the first round the opener is chosen at random. In later rounds it is the player whose clerk is nearest the finish; on the same cell the one with more tokens, then the one with the higher roll of the white dice.
RACE-AUC-3 = The opener puts one of the speed dice on the table up for auction and must make the first bid, from 1 to 6. Only the opener does this, and the opener cannot pass.
RACE-AUC-4 = Clockwise from the opener, each other player without a speed die has one turn: they bid higher, or they pass.
RACE-AUC-5 = A bid of 6 ends the auction at once, even if it is the opener's.
RACE-AUC-6 = The highest bidder takes the die, and the bid is their thrust. They take no further part in the auctions of this round.
RACE-AUC-7 = An opener who has not won opens again, with another die. After an opener who has won, the next opener is the player whose clerk is next behind the winner's. House ruling: only players without a speed die count; a clerk on the same cell counts as behind; ties go to the player with more tokens, then to the higher roll of the white dice.
    .book = The book has the player open whose clerk is immediately behind the clerk that won. It does not mention players who have a speed die already, nor clerks on the winner's cell, nor several clerks on the next cell.
RACE-AUC-8 = The last player without a speed die takes the last die with a bid of their own; 1 is enough.
RACE-AUC-9 = House ruling: a bid is a whole number, higher than the one before and at most 6.
    .book = The book asks the opener to bid at least 1 and the others to bid more, and a bid of 6 ends the auction. It says no more about bids.

RACE-SEE-1 = Everything lies open to everybody, except the thrusts that are chosen and not yet revealed: of these each player knows only their own.

## What happens

event-refilled = { $seat } has lost all tokens and gets { $tokens ->
    [1] one new token
   *[other] { $tokens } new tokens
}.
event-back-to-start = { $seat }'s clerk goes back to the start zone.
event-speeds-rolled = Round { $round }. The speed dice show { $dice }.
event-chose = { $seat } has chosen a thrust.
event-chose-known = { $seat } has chosen thrust { $thrust }.
event-revealed = The thrusts are shown, in order of seats: { $thrusts }.
event-took-die = { $seat } takes speed { $speed } with thrust { $thrust }.
event-tie-broken = { $seat } goes before { $other_seat }: { $by ->
    [thrust] higher thrust
    [further_back] further back
    [fewer_tokens] fewer tokens
   *[white_dice] higher roll of the white dice
}.
event-rolled-off = { $seat } rolls the white dice to break the tie: { $dice }.
event-opener-found = { $seat } opens the auction.
event-opened = { $seat } puts the { $die } up for auction and bids { $bid }.
event-bid = { $seat } bids { $bid }.
event-passed = { $seat } passes.
event-auction-won = { $seat } takes speed { $speed } with thrust { $thrust }.
event-order-fixed = Order of movement: { $seats }.
event-moved = { $seat }, speed { $speed }: from { $from ->
    [0] the start zone
   *[other] cell { $from }
} to { $to ->
    [0] the start zone
    [28] the first finish cell
    [29] the last finish cell
   *[other] cell { $to }
}.
event-blocked = The next cell is full: { $seat } has to stop { $cell ->
    [0] in the start zone
    [28] on the first finish cell
   *[other] on cell { $cell }
}.
event-stopped-short = { $seat } is stopped before the finish and has not reached it.
event-overshot = { $seat } is too fast for the finish and stands on its last cell.
event-close-call = { $seat } stops just before a full cell, by their own speed.
event-arrived = { $seat } ends exactly on the finish: no balance roll.
event-rested = { $seat } stands on the landing: no balance roll.
event-kept-balance = { $seat } needs { $needed }, rolls { $dice } and spills nothing.
event-spilled = { $seat } needs { $needed }, rolls { $dice } and spills coffee: { $tokens ->
    [0] no token left
    [1] one token left
   *[other] { $tokens } tokens left
}.
event-reached-finish = { $seat } has reached the finish: this round is the last.
event-game-ended = The race is over after { $round ->
    [1] one round
   *[other] { $round } rounds
}.
event-placed = { $seat } is in place { $place }, { $cell ->
    [0] in the start zone
    [28] on the first finish cell
    [29] on the last finish cell
   *[other] on cell { $cell }
}.
event-scored = { $seat } has { $points ->
    [1] one point
   *[other] { $points } points
}: { $tokens } for coffee, { $place_points } for the place.
event-won = The race is won by { $seats }.

## What to do now

legend = ▸ must answer · ☕ coffee left · (4) thrust, (?) covered · [6] speed die · ◆ opener · ↻ round
prompt-thrust = Choose your thrust in secret: higher takes a faster die, but makes balance harder.
prompt-open = Put a speed die up for auction and make the first bid.
prompt-bid = Bid more than the last bid, or pass.
prompt-over = The race is over.

move-thrust = thrust N: set your thrust die, in secret, to a number from 1 to 6.
move-open = open DIE BID: put one of the speed dice up for auction with a first bid from 1 to 6.
move-bid = bid N: offer a thrust higher than the last bid; 6 takes the die at once.
move-pass = pass: make no bid in this auction.

part-tokens = Coffee left
part-place = For the place
part-cell = Cells from the start

won-by-points = { $points } points to { $other_points }.
won-by-tokens = { $points } to { $points } points; more coffee left, { $count } to { $other_count }.
won-shared = { $points } points each, and as much coffee left.

option-auction = Auction
option-auction-help = The advanced game: players bid their thrust for the speed dice, one die after the other.

## Looking back

turn-of-all = round { $round }
moment-dash = The longest move: { $seat } goes { $count ->
    [1] one cell
   *[other] { $count } cells
} in one round.
moment-spill = The worst balance roll: { $seat } rolls { $count } too little.
moment-balance = The hardest balance roll: { $seat } needs { $count } and spills nothing.

## What could happen

odds-move = { $move }: { $percent } % to keep all coffee ({ $outcomes })
odds-roll = speed { $speed }, { $likely } %: to { $cell }, needs { $needed }: { $percent } %
odds-rest = speed { $speed }, { $likely } %: to { $cell }, no balance roll
