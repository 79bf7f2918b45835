game-cafe-race = Café Race
card-cafe-race = Trois volées de marches, une tasse pleine à ras bord. Les pressés arrivent les premiers, les calmes arrivent avec du café.
minutes-cafe-race = 15 à 25 minutes
