## What to do now

race-web-prompt-bid = The { $die } is up for auction at { $bid }: bid more, or pass.
race-web-prompt-pass = The { $die } is up for auction at { $bid }, and you cannot bid more: pass.
race-web-prompt-open-last = The last die is yours: choose your bid for it, 1 is enough.
race-web-wait-thrust = { $count ->
    [0] All have chosen…
    [1] One player is still choosing…
   *[other] { $count } players are still choosing…
}
race-web-wait-open = Somebody else opens the next auction…
race-web-wait-bid = The { $die } is up for auction at { $bid }; others are bidding…

## The table

race-web-log-round = Round { $round }
race-web-progress = Round { $round } · { $left ->
    [0] the finish is reached
    [1] finish in one cell
   *[other] finish in { $left } cells
}
race-web-stairs = The staircase
race-web-places = Cups and dice of everybody
race-web-hand = Your answer
race-web-dice = Speed dice
race-web-round = Round { $round }: speed dice
race-web-die = Speed die { $face }
race-web-die-gone = Speed die { $face }, taken
race-web-offer = { $name } bids { $bid } for the { $die }
race-web-thrusts = Your thrust, in secret
race-web-bids = Your bid
race-web-open-die = Which die is up for auction?
race-web-open-bid = Your first bid for the { $die }
race-web-pass = Pass
race-web-pass-ahead = Pass when I am asked
race-web-final = A thrust is never taken back. Choose { $face } once more to confirm it.
race-web-name-thrust = Thrust { $face }
race-web-name-bid = Bid { $face }
race-web-name-die = Put the { $face } up for auction
race-web-name-open = Put the { $die } up for auction and bid { $bid }

## The players

race-web-cell = { $cell ->
    [0] in the start zone
    [28] first finish cell
    [29] last finish cell
   *[other] on cell { $cell }
}
race-web-at = { $cell ->
    [0] start
    [28] finish
    [29] finish
   *[other] cell { $cell }
}
race-web-clerk = { $name }, { race-web-cell }, { race-web-coffee }
race-web-coffee = { $tokens ->
    [0] no coffee token
    [1] one coffee token
   *[other] { $tokens } coffee tokens
}
race-web-things = { race-web-coffee }; { $thrust ->
    [0] thrust not shown
   *[other] thrust { $thrust }
}; { $speed ->
    [0] no speed die
   *[other] speed { $speed }
}
race-web-your-turn = your turn
race-web-thinks = thinking…
race-web-covered = has chosen
race-web-opener = opens
race-web-leads = leads with { $bid }
race-web-points = place { $place } · { $points ->
    [1] one point
   *[other] { $points } points
}

## What clerks say

race-web-say-refilled = Five new tokens!
race-web-say-back-to-start = Back to the start…
race-web-say-rolled-off = Let the dice decide
race-web-say-tie-broken = { $by ->
    [thrust] Me first: higher thrust
    [further_back] Me first: further back
    [fewer_tokens] Me first: fewer tokens
   *[white_dice] Me first: higher roll
}
race-web-say-opener-found = I open
race-web-say-opened = { $bid } for the { $die }!
race-web-say-bid = { $bid }!
race-web-say-passed = I pass
race-web-say-auction-won = The { $speed } is mine
race-web-say-blocked = No room!
race-web-say-stopped-short = So close…
race-web-say-overshot = Too fast!
race-web-say-close-call = That was close
race-web-say-arrived = Exactly!
race-web-say-rested = No roll here
race-web-say-kept-balance = { $needed } needed: phew!
race-web-say-spilled = { $needed } needed: splash!
race-web-say-reached-finish = Last round!

## Figures of the rulebook

race-web-fig-kit = What three players have: clerk, cup with five tokens, thrust die. Below, the black speed dice, one per player, and the two white dice.
race-web-fig-track = The whole track: start zone, steps 1 to 7, landing, steps 11 to 17, landing, steps 21 to 27, and the finish, 28 and 29.
race-web-fig-full = Bea and Ciro fill cell 13. Beside Ada there is room for one more clerk.
race-web-fig-start = All clerks in the start zone, each with five tokens.
race-web-fig-dice = Four players, four speed dice, sorted.
race-web-fig-covered = Three thrusts are chosen and covered. Dora has not chosen yet.
race-web-fig-taken = Thrusts 5, 4, 2, 1 take the speeds 6, 4, 3, 1.
race-web-fig-behind = Both have chosen the same thrust. Ada is further back and takes the higher speed die.
race-web-fig-roll-off = Same thrust, same cell, as many tokens: Ada rolls 9. Bea takes the higher die only if she rolls more.
race-web-fig-order = Ada and Bea both have speed 5. Bea's thrust is higher, so she moves first.
race-web-fig-walk = Speed 4: from cell 21 to cell 25.
race-web-fig-landing = Speed 3 ends on a landing: no balance roll.
race-web-fig-balance = Thrust 3 and speed 4 need 7: a roll of 7 is just enough. Thrust 5 and speed 4 need 9: with 7 a token is lost.
race-web-fig-blocked = Ada has speed 5, but two clerks stand on 24. She stops on 23 and makes a balance roll against her full thrust plus 5.
race-web-fig-close = Ada has speed 2, which ends on 23: she was not stopped. It is a step, so she makes its balance roll.
race-web-fig-arrived = Speed 3 from cell 25 ends exactly on the first finish cell: no balance roll.
race-web-fig-overshot = Speed 5 from cell 26 would lead past the finish. Ada stands on its last cell and makes a balance roll.
race-web-fig-refilled = Ada had lost all her tokens: at the beginning of the next round she is back in the start zone, with five new ones.
race-web-fig-short = The first finish cell is full. Ada stays on step 27 and has not reached the finish.
race-web-fig-ranks = Four players, three places: Bea and Ciro share the second.
race-web-fig-points = 4 + 2, 3 + 4, 3 + 3 and 2 + 5. Bea and Dora have 7 points each, and Dora has more tokens: she wins from the third place.
race-web-fig-opener = Ada is nearest the finish and opens.
race-web-fig-offer = Bea has put the 5 up for auction, Ciro's bid of 3 is the highest. Dora comes next: she bids 4 or more, or passes.
race-web-fig-won = Ciro won the 5 with a bid of 4: that is his speed and his thrust.
race-web-fig-next-opener = Bea opened and won. Ciro is next behind her and opens now.
race-web-fig-ties = Ties at a glance: what decides first, second and so on.
race-web-ties-thrust = Thrust: who takes the faster die
race-web-ties-speed = Speed: who moves first
race-web-ties-auction = Auction: who opens
race-web-tie-behind = further back
race-web-tie-thrust = higher thrust
race-web-tie-fewer = fewer coffee tokens
race-web-tie-ahead = nearer the finish
race-web-tie-more = more coffee tokens
race-web-tie-dice = higher roll of the white dice

# what could happen
race-web-keeps = { $percent } %
race-web-odds-title = { $face }: { $percent } % to keep all coffee, if nobody stands in the way
race-web-odds = { $likely ->
    [sure] Speed { $speed }
   *[other] Speed { $speed } ({ $likely } %)
}: to { $cell }, needs { $needed } on two dice: { $percent } %.
race-web-odds-rest = { $likely ->
    [sure] Speed { $speed }
   *[other] Speed { $speed } ({ $likely } %)
}: to { $cell }, no balance roll.
