## What to do now

race-web-prompt-bid = The { $die } is on offer at { $bid }: bid more, or pass.
race-web-prompt-open-last = The last die is yours: name your thrust for it, 1 will do.
race-web-wait-thrust = { $count ->
    [0] Off they go…
    [one] One more cup to be put down…
   *[other] { $count } more cups to be put down…
}
race-web-wait-open = Somebody else opens the next auction…
race-web-wait-bid = The { $die } is on offer at { $bid }; others are bidding…

## The table

race-web-stairs = The staircase
race-web-places = The players
race-web-hand = Your answer
race-web-dice = Speed dice
race-web-round = Round { $round }: speed dice
race-web-die = Speed die { $face }
race-web-die-gone = Speed die { $face }, taken
race-web-offer = { $name } bids { $bid } for the { $die }
race-web-thrusts = Your thrust, under the cup
race-web-bids = Your bid
race-web-open-die = Which die is on offer?
race-web-open-bid = Your first bid for the { $die }
race-web-pass = Pass
race-web-name-thrust = Thrust { $face }
race-web-name-bid = Bid { $face }
race-web-name-die = Put the { $face } on offer
race-web-name-open = Put the { $die } on offer and bid { $bid }

## The players

race-web-cell = { $cell ->
    [0] in the start zone
    [28] first finish cell
    [29] last finish cell
   *[other] on cell { $cell }
}
race-web-clerk = { $name }, { race-web-cell }, { race-web-coffee }
race-web-coffee = { $tokens ->
    [0] the cup is empty
    [one] one token of coffee
   *[other] { $tokens } tokens of coffee
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
    [one] one point
   *[other] { $points } points
}

## What clerks say

race-web-say-refilled = A fresh cup!
race-web-say-back-to-start = Up again…
race-web-say-rolled-off = Let the dice decide
race-web-say-tie-broken = { $by ->
    [thrust] Me first: more thrust
    [further_back] Me first: I am behind
    [fewer_tokens] Me first: less coffee
   *[white_dice] Me first: better roll
}
race-web-say-opener-found = I open
race-web-say-opened = { $bid } for the { $die }!
race-web-say-bid = { $bid }!
race-web-say-passed = I pass
race-web-say-auction-won = The { $speed } is mine
race-web-say-blocked = No room!
race-web-say-stopped-short = So close…
race-web-say-overshot = Whoa, brakes!
race-web-say-close-call = That was close
race-web-say-arrived = Right on the spot!
race-web-say-rested = Safe here
race-web-say-kept-balance = { $needed } needed: phew!
race-web-say-spilled = { $needed } needed: splash!
race-web-say-reached-finish = Last round!
