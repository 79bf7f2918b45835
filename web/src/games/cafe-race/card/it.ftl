game-cafe-race = Café Race
card-cafe-race = Giù per tre rampe di scale con la tazza colma. Chi corre arriva prima, chi va piano tiene più caffè.
minutes-cafe-race = 15-25 minuti
