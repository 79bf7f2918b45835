game-coffin-rush = Coffin Rush!
card-coffin-rush = Remplissez votre sac dans le temple du Pharaon et sortez avant la fin de son rituel.
minutes-coffin-rush = 45 à 75 minutes
