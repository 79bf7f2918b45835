game-cafe-race = Café Race
card-cafe-race = Down three flights of stairs with a full cup of hot coffee. Be fast, and do not spill.
minutes-cafe-race = 15 to 25 minutes
