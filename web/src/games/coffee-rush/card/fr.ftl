game-coffee-rush = Coffee Rush
card-coffee-rush = Prenez, versez, servez. Les commandes filent sans cesse, et vous aussi.
minutes-coffee-rush = 30 à 45 minutes
