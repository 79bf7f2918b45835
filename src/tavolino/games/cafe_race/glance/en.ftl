# The rules at a glance: both sides of a card. Which rules a sentence sums up is in glance.toml.

glance-short = In short
glance-short-goal = Bring your clerk down three flights of stairs with as much coffee left as you can: points for your place, and one for each coffee token.
glance-short-choose = Each round you choose a thrust in secret. A higher one takes a faster speed die, and makes balance harder.
glance-short-end = The first clerk to reach the finish makes this round the last.

glance-speed = First phase: speed
glance-speed-dice = Roll one speed die for each player and sort them.
glance-speed-thrust = Everybody sets a thrust from 1 to 6 in secret; then all are shown.
glance-speed-take = The highest thrust takes the highest die, the next thrust the next die, and so on.
glance-speed-ties = Tied: further back, then fewer tokens, then the higher roll of the white dice.

glance-move = Second phase: movement
glance-move-order = The fastest first. Tied: higher thrust, further back, fewer tokens, white dice.
glance-move-exact = Go forward exactly as many cells as your speed, never back.
glance-move-step = Ending on a step: roll the two white dice. Less than thrust plus speed spills a coffee token.
glance-move-safe = No roll on a landing, nor exactly on a finish cell.
glance-move-full = A cell holds two clerks. Whoever would enter a full one stops before it and rolls, on a landing too; whoever ends there by their own speed was not stopped.
glance-move-over = Too fast for the finish: stop on its last cell, and roll.
glance-move-empty = No token left: at the beginning of the next round five new ones, and back to the start zone.

glance-score = The end
glance-score-last = When a clerk has reached the finish, the others still move; then points are counted. A clerk stopped before the finish has not reached it.
glance-score-place = Places go by cell; clerks on one cell share a place and count as one. The first place gives as many points as there are players, each next one a point less.
glance-score-win = Points for the place plus tokens left. Tied: more tokens, then a shared victory.

glance-auction = Advanced game: auctions
glance-auction-what = Instead of choosing thrusts you bid for the speed dice, one after the other.
glance-auction-opener = The first opener is drawn by chance, later it is the clerk nearest the finish. The opener picks a die and must bid from 1 to 6.
glance-auction-bids = Clockwise, each player without a die bids higher once, or passes. A bid of 6 ends the auction.
glance-auction-won = The highest bidder takes the die, and the bid is their thrust. An opener who has not won opens again; otherwise the next clerk behind the winner's opens.
glance-auction-last = The last player takes the last die with a bid of their own; 1 is enough.

glance-odds = Good to know
glance-odds-table = Two dice reach at least 4: 92 %, 5: 83 %, 6: 72 %, 7: 58 %, 8: 42 %, 9: 28 %, 10: 17 %, 11: 8 %, 12: 3 %. Nobody rolls more.
glance-odds-open = Everything is open except the thrusts that are not shown yet.
