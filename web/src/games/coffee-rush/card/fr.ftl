game-coffee-rush = Coffee Rush
card-coffee-rush = Prenez, versez, envoyez. Les commandes n’attendent pas, et vous non plus.
minutes-coffee-rush = 30 à 45 minutes
