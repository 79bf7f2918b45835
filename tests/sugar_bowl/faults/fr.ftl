sugar-bowl-players = { $players } joueurs ; un sucrier est pour deux, trois ou quatre
sugar-bowl-all-decided = tous ont décidé, donc la manche serait finie ; écrivez 0 pour quelqu'un
