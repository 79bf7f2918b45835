# Les règles en un coup d’œil : les deux faces d’une carte. Les règles que résume une phrase sont dans glance.toml.

glance-short = En bref
glance-short-goal = Remplissez vos tasses exactement comme le demandent vos cartes Commande et marquez le plus de points : les cartes envoyées et les améliorations en rapportent, les pénalités en coûtent.
glance-short-turn = À votre tour, vous vous déplacez jusqu’à trois fois, prenez ce qui s’y trouve, le versez dans vos tasses et envoyez ce qui est prêt.
glance-short-rush = Ce que vous envoyez apporte des commandes aux joueurs suivants ; et toutes les commandes glissent vers le bord de votre plateau.

glance-upgrade = 1 · Une amélioration, si vous voulez
glance-upgrade-discard = Défaussez vos trois plus anciennes cartes envoyées et retournez une tuile Amélioration : une fois par tour, sauf si la table en permet plus. Ces cartes ne rapportent plus rien.

glance-move = 2 · Se déplacer
glance-move-steps = Une à trois fois, au moins une ; à l’horizontale ou à la verticale.
glance-move-take = Prenez l’ingrédient de chaque case où vous arrivez, même si vous y revenez.
glance-move-stop = Vous pouvez passer par les cases des autres meeples, mais pas vous y arrêter.
glance-move-rush = Chaque pion Rush paie un déplacement de plus après les trois. Ceux que vous gagnez pendant ce tour serviront plus tard.

glance-pour = 3 · Verser
glance-pour-split = Répartissez dans vos tasses ce que vous avez pris. Ce qui est dans une tasse y reste ; le reste retourne dans la réserve.
glance-pour-empty = Pendant que vous versez, vous pouvez vider autant de tasses que vous voulez.

glance-serve = 4 · Envoyer
glance-serve-exact = Une tasse avec exactement ce que montre une carte permet d’envoyer cette commande. Chaque tasse n’en envoie qu’une par tour.
glance-serve-special = Une Spécialité vous rapporte un pion Rush.
glance-serve-draw = Ensuite, chacun des deux joueurs à votre gauche pioche sur son rang 1 autant de cartes Commande que vous en avez envoyé, le plus proche d’abord.

glance-time = 5 · Écoulement du temps
glance-time-down = Vos commandes descendent d’un rang. Celles qui sortent du rang 4 sont des pénalités, et chacune vous donne un pion Rush.

glance-upgrades = Les quatre améliorations
glance-upgrades-meeples = Meeples doublés : une case avec un autre meeple donne 2.
glance-upgrades-diagonal = Déplacement diagonal : la diagonale est permise.
glance-upgrades-corners = Coins doublés : les quatre coins donnent 2.
glance-upgrades-specialties = Spécialités doublées : caramel, chocolat, eau et thé donnent 2.
glance-upgrades-together = Deux qui doublent la même case donnent 4.

glance-end = La fin
glance-end-closed = Le jeton Premier joueur est retourné sur « Fermé » quand quelqu’un a cinq pénalités, quand le paquet est vide ou, à trois ou quatre, quand il ne reste aucune commande sur la table.
glance-end-round = On joue alors jusqu’au joueur à droite du premier joueur.
glance-end-points = +1 par carte envoyée que vous avez encore, +2 par amélioration activée, -1 par pénalité.
glance-end-win = À égalité : le plus de cartes envoyées, puis de pions Rush, puis la victoire est partagée.

glance-two = À deux
glance-two-meeples = Chacun a deux meeples et en déplace un par tour. Meeples doublés compte aussi votre autre meeple.
glance-two-cards = Seul l’adversaire pioche pour ce que vous envoyez. Après l’Écoulement du temps, vous ajoutez une carte à votre rang 1.
glance-two-end = Si le premier joueur déclenche la fin, l’autre joue encore un tour ; si c’est l’autre, la partie s’arrête.

glance-know = Bon à savoir
glance-know-tokens = Il y a 18 grains de café, 12 jetons de chaque autre ingrédient et 15 pions Rush. Ce qui est épuisé manque.
glance-know-open = Tout est visible, sauf l’ordre du paquet.
glance-know-luck = Option « Moins de hasard » : chacun commence avec un Ristretto ou un Espresso.
