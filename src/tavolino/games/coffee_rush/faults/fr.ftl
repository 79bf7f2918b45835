## Menus

coffee-rush-good-menu = un bon menu, { $drinks ->
    [1] une boisson
   *[other] { $drinks } boissons
} sur { $cards } cartes
coffee-rush-no-drinks = il n'y a pas de boisson ; chacune est une table débutant par [[drink]]
coffee-rush-drink = une boisson est une table débutant par [[drink]], et non { $found }
coffee-rush-drink-id = un id est fait de minuscules sans accent, de chiffres et de traits d'union isolés, { $most } au plus
coffee-rush-drink-name = un nom est un texte de 1 à { $most } caractères imprimables
coffee-rush-drink-ingredients = écrivez une liste de 1 à { $most } ingrédients
coffee-rush-no-ingredient = l'ingrédient { $found } n'existe pas ; il y a { $names }
coffee-rush-drink-specialty = écrivez true ou false, et non { $found }
coffee-rush-drink-twice = { $other } a le même id ; donnez-en un autre à cette boisson
coffee-rush-menu-total = les exemplaires font { $found } cartes en tout, et non { $cards } ; changez-les, ou écrivez « cards = … » avec un autre nombre
coffee-rush-few-small = cartes Ristretto et Espresso dans le menu : { $cards }, joueurs : { $players } ; avec moins de hasard, il en faut une pour chacun
coffee-rush-few-others = en plus des Ristretto et des Espresso, le menu a { $cards } cartes ; avec moins de hasard, il en faut au moins { $least }

## Positions

coffee-rush-players = il y a des meeples de { $players } joueurs ; écrivez le même nombre
coffee-rush-upgrade-twice = un joueur a chaque amélioration au plus une fois ; retirez-en une
coffee-rush-nobody-moves = ce n'est à personne (null) quand la phase est « over », et seulement alors
coffee-rush-other-starter = le premier joueur (« starter ») est la place { $starter } ; nommez la même place, ou aucune
coffee-rush-no-drink = la boisson { $drink } n'est pas au menu
coffee-rush-few-copies = le menu n'a que { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
} { $drink } ; retirez-en une
coffee-rush-cards = { $found } cartes sur { $cards } se trouvent quelque part ; mettez-y les autres, ou retirez « discarded »
coffee-rush-few-tokens = il n'y a pas autant de jetons de cet ingrédient
coffee-rush-supply = il en reste { $left } ; écrivez ce nombre, ou retirez le champ
coffee-rush-rush-tokens = il n'y a que { $most } pions Rush en tout
coffee-rush-closed-deck = le paquet est vide, donc le jeton montre « Fermé » ; écrivez true
coffee-rush-closed-penalties = un joueur a { $most } cartes Pénalité, donc le jeton montre « Fermé » ; écrivez true
coffee-rush-closed-over = la partie est finie, donc le jeton montre « Fermé » ; écrivez true
coffee-rush-closed-orders = il n'y a pas de commande sur la table, donc le jeton montre « Fermé » ; écrivez true
coffee-rush-open = le paquet n'est pas vide, personne n'a { $most } cartes Pénalité et il y a des commandes sur la table, donc le jeton montre « Ouvert » ; écrivez false
coffee-rush-last-round = quand le jeton montre « Fermé », la partie s'arrête avant le prochain tour du premier joueur ; nommez une autre place
coffee-rush-all-placed = tous les meeples sont placés ; écrivez une autre phase
coffee-rush-placing-order = les meeples se placent un par un, celui du premier joueur en dernier
coffee-rush-next-to-place = c'est à la place { $seat } de placer un meeple
coffee-rush-cups-early = les tasses sont vides tant que tous les meeples ne sont pas placés
coffee-rush-meeples = meeples sur le plateau : { $found } ; chaque joueur en a { $own }
coffee-rush-meeples-meet = deux meeples sont en { $cell } ; changez-en un de case
coffee-rush-steps-early = aucun déplacement ne se fait dans la phase { $phase } ; écrivez 0
coffee-rush-no-steps = on se déplace avant de verser et d'envoyer ; écrivez combien de déplacements ont été faits
coffee-rush-unpaid-steps = plus de déplacements que les pions Rush n'ont pu en payer
coffee-rush-served-early = rien n'est envoyé dans la phase { $phase } ; écrivez 0
coffee-rush-held-early = on n'a rien devant soi dans la phase { $phase } ; retirez ce champ
coffee-rush-held-many = autant de jetons ne peuvent pas venir de { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
}
coffee-rush-upgraded = plus d'améliorations activées que le joueur n'en a
coffee-rush-stock = dans la phase { $phase }, deux joueurs choisissent les tasses de leurs premiers ingrédients, et il en reste à verser
coffee-rush-first-ingredients = les premiers ingrédients sont ceux des cases des meeples du joueur, et les tasses ne contiennent encore rien d'autre
coffee-rush-no-pick = on ne nomme un meeple qu'à deux joueurs, pendant un tour ; retirez ce champ
coffee-rush-no-meeple = la place { $seat } n'a pas de meeple en { $cell }
coffee-rush-which-meeple = à deux joueurs, écrivez la case du meeple qui se déplace
coffee-rush-stuck = le meeple ne pourrait plus atteindre de case libre
