notice-turn = { $game }, table { $table } : c’est à vous de jouer.
notice-turn-table = { $game }, table { $table } : c’est au joueur suivant.
notice-full = { $game }, table { $table } : toutes les places sont prises.
notice-began = { $game }, table { $table } : la partie commence.
