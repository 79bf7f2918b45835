game-cafe-race = Café Race
card-cafe-race = Down three flights of stairs with a brimming cup. The fast arrive first; the calm arrive with coffee.
minutes-cafe-race = 15 to 25 minutes
