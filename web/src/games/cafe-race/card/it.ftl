game-cafe-race = Café Race
card-cafe-race = Giù per tre rampe di scale con la tazza colma. Chi corre arriva primo, chi sta calmo arriva col caffè.
minutes-cafe-race = 15-25 minuti
