game-name = Café Race
game-tagline = Down three flights of stairs with a brimming cup: be quick, and do not spill.

## The rules

section-RACE-COMP = What is in the box
section-RACE-SETUP = Before the race
section-RACE-SPEED = First phase of a round: speed
section-RACE-MOVE = Second phase of a round: movement
section-RACE-END = The end of the race
section-RACE-SCORE = Scoring
section-RACE-AUC = Advanced game: speed by auction

RACE-COMP-1 = The race is for three to six players. Each has a clerk, a thrust die in the clerk's colour and five coffee tokens: the coffee in the cup.
RACE-COMP-2 = There is one black speed die per player. The two white dice serve everybody: for keeping one's balance and for breaking ties.
RACE-COMP-3 = The way down goes from the start zone over three flights of seven steps, with a landing after the first and after the second, to a finish of two cells. House ruling: each landing has three cells, so the finish is cells 28 and 29, counted from the start zone as 0.
    .book = The book tells of a start zone, three flights of seven steps and two newspapers as the finish. It speaks of cells on the landings, but how many there are stands only on the board. The author's own version for printing at home has three on each.
RACE-COMP-4 = A cell has room for two clerks, on landings and at the finish too. Only the start zone holds any number.
RACE-SETUP-1 = All clerks begin in the start zone, each with five coffee tokens.

RACE-SPEED-1 = A round begins by rolling all speed dice. They lie open on the table, from the highest to the lowest.
RACE-SPEED-2 = Every player secretly sets their thrust die to a number from 1 to 6. What is set stays set, and when all are ready the thrusts are shown together.
RACE-SPEED-3 = The highest thrust takes the highest speed die, the second highest thrust the next die, and so on until every player has one.
RACE-SPEED-4 = Among equal thrusts, the clerk further back on the stairs takes the faster die. On the same cell it is the player with fewer tokens; if these are equal too, the higher roll of the white dice decides.
RACE-SPEED-5 = To roll off, every tied player throws both white dice, and the higher sum goes first. House ruling: players with equal sums roll again, among themselves only.
    .book = The book lets the higher roll of the two white dice decide and does not say what happens when the rolls are equal.

RACE-MOVE-1 = Clerks move one after the other, the highest speed first. Among equal speeds the order is: higher thrust, then further back, then fewer tokens, then the higher roll of the white dice. House ruling: the whole order is settled before the first clerk moves, and nothing that happens on the way changes it.
    .book = The book lists the same four criteria. It leaves open whether a clerk who spills or moves in this phase changes the order of those still to come.
RACE-MOVE-2 = A clerk goes forward exactly as many cells as its speed die shows. It must go, and it never goes back.
RACE-MOVE-3 = A clerk that ends its move on a landing stands safely: no roll, and its move is over.
RACE-MOVE-4 = A clerk that ends its move on a step must keep its balance: its player rolls the two white dice. If their sum is at least the thrust plus the speed, all is well; if it is less, coffee is spilled and one token is lost.
RACE-MOVE-5 = Two clerks on a cell let nobody in or past. Who would step onto such a cell stops on the one before it, loses the rest of the move and makes a balance roll against the full thrust plus speed, even on a landing. House ruling: the roll is also due when the clerk cannot leave its cell at all, the start zone included.
    .book = The book tells of a clerk who is stopped on the way. It does not say whether one who cannot take a single step rolls as well.
RACE-MOVE-6 = If the speed itself runs out on the cell just before a full one, nobody was stopped, and nothing more happens than on any other cell of its kind.
RACE-MOVE-7 = A clerk whose speed brings it exactly onto one of the two finish cells has arrived and makes no balance roll.
RACE-MOVE-8 = A clerk too fast for the finish makes a balance roll. House ruling: it stands on the last finish cell. Full cells stop it as anywhere else, with one roll in all: on the first finish cell if the last is full, or on the last step if the first is full, even when the last is free.
    .book = The book asks for a balance roll when the speed leads past the finish. Where the clerk then stands, and what full finish cells do to it, is left open.
RACE-MOVE-9 = A player who has lost the last token gets five new ones at the beginning of the next round, and their clerk goes back to the start zone. House ruling: if the game ends with this round, the clerk stays where it is and the player has no tokens.
    .book = The book has the new tokens and the way back at the beginning of the next round. It does not say what holds when there is no next round.
RACE-MOVE-10 = House ruling: empty cups are refilled and their clerks sent back first of all in a round, before the speed dice are rolled and before the opener of an auction is found.
    .book = The book says only that it happens at the beginning of the next round, not before or after what.
RACE-MOVE-11 = House ruling: a clerk that was stopped just before the finish has not reached it, however fast it came.
    .book = For the book a clerk reaches the finish by landing on one of its cells or passing it. It has no word for one who is stopped right before a full one.

RACE-END-1 = As soon as a clerk stands on a finish cell, this round is the last. Clerks that have not moved yet still do; then the race is over and points are counted.
RACE-SCORE-1 = Places go by cell, the furthest first. Clerks on one cell share a place and count as one, so the next occupied cell is the next place. House ruling: who arrived earlier makes no difference.
    .book = The book counts clerks on one cell as one and speaks of who finished first. Whether an earlier arrival beats a further cell is left open.
RACE-SCORE-2 = A player's points are the tokens left plus points for the place: as many as there are players for the first place, one less for each place after it. With four players, one in front, two together behind and one last, that is 4, 3, 3 and 2.
RACE-SCORE-3 = Most points win; among equals, more tokens. House ruling: those who are still equal share the victory.
    .book = The book breaks a tie by coffee tokens and goes no further.
RACE-SCORE-4 = House ruling: all clerks in the start zone share one place, however many they are.
    .book = The book says that clerks on one cell count as one. The start zone, where any number may stand, is not mentioned.

RACE-AUC-1 = In the advanced game the speed dice are rolled as usual and then auctioned, one after the other, until every player has one. Everything else stays as it is.
RACE-AUC-2 = In the first round chance decides who opens. In later rounds it is the player whose clerk is nearest the finish; on the same cell the one with more tokens, and then the higher roll of the white dice.
RACE-AUC-3 = The opener puts one of the speed dice on the table up for auction and makes the first bid, from 1 to 6. The opener cannot pass.
RACE-AUC-4 = Going clockwise from the opener, every other player without a speed die has one turn: a higher bid, or a pass.
RACE-AUC-5 = A bid of 6 ends the auction on the spot, even if it is the opener's.
RACE-AUC-6 = The highest bidder takes the die, and the bid becomes their thrust. They are out of the remaining auctions of this round.
RACE-AUC-7 = An opener who has not won opens again, with one of the dice left. After an opener who has won comes the player without a die whose clerk is next behind; a clerk on the same cell counts as behind. Ties go to more tokens, then to the higher roll of the white dice.
RACE-AUC-8 = The last player without a die opens for the last one and takes it at once with a bid of their choice; 1 is enough.
RACE-AUC-9 = House ruling: a bid is a whole number, higher than the one before and at most 6.
    .book = The book asks for at least 1 from the opener and for more from the others, and a 6 ends the auction. It says no more about bids.

## What happens

event-refilled = { $seat } has an empty cup and gets { $tokens ->
    [one] one new token
   *[other] { $tokens } new tokens
}.
event-back-to-start = { $seat } goes back to the start zone.
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
event-rolled-off = { $seat } rolls off with the white dice: { $dice }.
event-opener-found = { $seat } opens the auction.
event-opened = { $seat } puts the { $die } up for auction and bids { $bid }.
event-bid = { $seat } bids { $bid }.
event-passed = { $seat } passes.
event-auction-won = { $seat } takes speed { $speed } for a thrust of { $thrust }.
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
event-blocked = The way is full: { $seat } has to stop { $cell ->
    [0] in the start zone
    [28] on the first finish cell
   *[other] on cell { $cell }
}.
event-stopped-short = { $seat } stops just before the finish and has not reached it.
event-overshot = { $seat } is too fast for the finish and brakes on its last cell.
event-close-call = { $seat } stops neatly behind a full cell.
event-arrived = { $seat } lands right on the finish: no roll.
event-rested = { $seat } stands safely on the landing.
event-kept-balance = { $seat } needs { $needed }, rolls { $dice } and spills nothing.
event-spilled = { $seat } needs { $needed }, rolls { $dice } and spills coffee: { $tokens ->
    [0] the cup is empty
    [one] one token left
   *[other] { $tokens } tokens left
}.
event-reached-finish = { $seat } has reached the finish: this round is the last.
event-game-ended = The race is over after { $round ->
    [one] one round
   *[other] { $round } rounds
}.
event-placed = { $seat } is in place { $place }, { $cell ->
    [0] in the start zone
    [28] on the first finish cell
    [29] on the last finish cell
   *[other] on cell { $cell }
}.
event-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}: { $tokens } for coffee, { $place_points } for the place.
event-won = The race is won by { $seats }. Cheers!

## What to do now

legend = ▸ must answer · ☕ coffee left · (4) thrust, (?) covered · [6] speed die · ◆ opener · ↻ round
prompt-thrust = Choose your thrust in secret: higher takes a faster die, but makes balance harder.
prompt-open = Put a speed die up for auction and make the first bid.
prompt-bid = Bid more than the last bid, or pass.
prompt-over = The race is over.

move-thrust = thrust N: set your thrust die, in secret, to a number from 1 to 6.
move-open = open DIE BID: put one of the speed dice up for auction with a first bid from 1 to 6.
move-bid = bid N: offer a thrust higher than the last bid; 6 takes the die at once.
move-pass = pass: stay out of this auction.

part-tokens = Coffee left
part-place = For the place

option-auction = Auction
option-auction-help = The advanced game: players bid their thrust for the speed dice, one die after the other.

## Looking back

turn-of-all = round { $round }
moment-dash = The longest dash: { $seat } takes { $count ->
    [one] one cell
   *[other] { $count } cells
} at a run.
moment-spill = The worst spill: { $seat } rolls { $count } too little.
moment-balance = The steadiest hand: { $seat } needs { $count } and spills nothing.
