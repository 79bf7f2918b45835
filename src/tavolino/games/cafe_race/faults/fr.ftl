cafe-race-cells = « cells » a { $players } éléments, un par joueur ; écrivez le même nombre
cafe-race-crowded = plus de deux employés sur la case { $cell } ; seule la zone de départ en accueille davantage
cafe-race-empty-cup = une tasse vide est remplie avant le début de la manche ; écrivez de 1 à 5
cafe-race-basic-game = dans le jeu de base, il n'y a pas d'enchère ; retirez-la, ou mettez options.auction à true
cafe-race-dice = dés de vitesse : { $dice }, joueurs : { $players } ; écrivez un dé par joueur
cafe-race-all-chosen = si tous avaient choisi, la manche serait finie ; laissez à null l'élan d'un joueur
cafe-race-taken-early = aucun dé n'est pris avant que tous les élans soient choisis ; retirez ce champ
cafe-race-no-auction = le jeu avancé demande l'enchère en cours, au moins avec le joueur qui l'ouvre (« opener »)
cafe-race-thrust-and-die = un joueur a un élan s'il a pris un dé, et seulement alors ; voyez « taken »
cafe-race-dice-left = dés de vitesse : { $dice }, joueurs sans dé : { $players } ; écrivez un dé pour chacun d'eux, et laissez au moins un joueur sans dé
cafe-race-no-part = la place { $seat } ne participe pas à cette enchère : elle a déjà un dé, ou elle n'est pas à la table
cafe-race-half-an-offer = un dé aux enchères a « die », « bid », « leader » et « bidder » ; écrivez les quatre ou aucun
cafe-race-no-die = ce dé n'est pas sur la table ; il y a { $dice }
cafe-race-bid-of-six = une offre de 6 aurait mis fin à l'enchère ; écrivez de 1 à 5
cafe-race-has-bid = le joueur qui ouvre et celui qui a la plus haute offre ont déjà parlé ; nommez-en un qui n'a pas encore parlé
cafe-race-leader-later = le joueur qui a la plus haute offre a parlé avant « bidder » : dans le sens horaire, après celui qui ouvre, il vient d'abord
cafe-race-bid-of-one = le joueur qui ouvre a offert au moins 1 ; l'offre d'un autre est donc d'au moins 2
cafe-race-shown = élans de { $rounds ->
    [one] { $rounds } manche antérieure
   *[other] { $rounds } manches antérieures
}, mais ceci est la manche { $round } ; retirez ceux des manches les plus anciennes
