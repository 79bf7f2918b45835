cafe-race-cells = “cells” has { $players } entries, one for each player; write as many
cafe-race-crowded = more than two clerks are on cell { $cell }; only the start zone holds more
cafe-race-empty-cup = an empty cup is refilled before a round begins; write 1 to 5
cafe-race-basic-game = the basic game has no auction; take it away, or set options.auction to true
cafe-race-dice = { $dice } speed dice for { $players } players; write one for each
cafe-race-all-chosen = if all had chosen, the round would be over; leave the thrust of one player null
cafe-race-taken-early = no die is taken before all thrusts are chosen; leave this out
cafe-race-no-auction = the advanced game needs the auction under way, with its opener at least
cafe-race-thrust-and-die = a player has a thrust exactly when they have taken a die; see “taken”
cafe-race-dice-left = { $dice } speed dice for { $players } players without one; write one for each, and leave at least one player without
cafe-race-no-part = seat { $seat } takes no part in this auction: it has a die already, or it is not at the table
cafe-race-half-an-offer = an offer has a die, a bid, a leader and a bidder; write all four or none
cafe-race-no-die = there is no such die on the table; there are { $dice }
cafe-race-bid-of-six = a bid of 6 would have ended the auction; write 1 to 5
cafe-race-has-bid = opener and leader have bid already; name a player who has not
cafe-race-leader-later = the leader has bid before the bidder is asked: clockwise from the opener, the leader comes first
cafe-race-bid-of-one = the opener has bid at least 1, so that the bid of another player is at least 2
cafe-race-shown = thrusts of { $rounds ->
    [one] { $rounds } earlier round
   *[other] { $rounds } earlier rounds
}, but this is round { $round }; leave out those of the oldest rounds
