# Les règles en un coup d'œil : les deux faces d'une carte. Les règles que résume une phrase sont dans glance.toml.

glance-short = En bref
glance-short-goal = Amenez votre employé au bas de trois volées de marches avec le plus de café possible : des points pour la place, et un par jeton café.
glance-short-choose = À chaque manche, vous choisissez un élan en secret. Plus il est grand, plus votre dé de vitesse est fort, et plus l'équilibre est difficile.
glance-short-end = Quand le premier employé atteint l'arrivée, cette manche est la dernière.

glance-speed = Première phase : la vitesse
glance-speed-dice = On lance un dé de vitesse par joueur et on les range.
glance-speed-thrust = Chacun choisit en secret un élan de 1 à 6, puis tous sont dévoilés.
glance-speed-take = Le plus grand élan prend le dé le plus fort, le deuxième le suivant, et ainsi de suite.
glance-speed-ties = À égalité : le plus en arrière, puis le moins de jetons café, puis le plus haut jet de dés blancs.

glance-move = Seconde phase : le mouvement
glance-move-order = Le plus rapide d'abord. À égalité : plus grand élan, plus en arrière, moins de jetons café, dés blancs.
glance-move-exact = On avance d'exactement autant de cases que la vitesse, jamais en arrière.
glance-move-step = Sur une marche, on lance les deux dés blancs : moins que l'élan plus la vitesse, et l'on perd un jeton café.
glance-move-safe = Aucun jet sur un palier, ni exactement sur une case d'arrivée.
glance-move-full = Une case accueille deux employés. Celui qui devrait entrer dans une case pleine s'arrête avant et fait le jet, même sur un palier ; celui que sa vitesse amène juste derrière n'a pas été arrêté.
glance-move-over = Trop rapide pour l'arrivée : on s'arrête sur sa dernière case et on fait le jet.
glance-move-empty = Plus de jeton café : au début de la manche suivante, cinq nouveaux et retour dans la zone de départ.

glance-score = La fin
glance-score-last = Quand un employé a atteint l'arrivée, les autres avancent encore, puis on compte. Celui qui est arrêté juste avant ne l'a pas atteinte.
glance-score-place = Les places suivent les cases ; sur la même, on partage la place et l'on compte pour un. La première vaut autant de points qu'il y a de joueurs, chaque suivante un de moins.
glance-score-win = Points de la place plus jetons café restants. À égalité : le plus de jetons, puis la victoire est partagée.

glance-auction = Jeu avancé : les enchères
glance-auction-what = Au lieu de choisir un élan, on enchérit pour les dés de vitesse, un par un.
glance-auction-opener = Le sort désigne qui ouvre d'abord ; ensuite, c'est l'employé le plus près de l'arrivée. Il choisit un dé et doit offrir de 1 à 6.
glance-auction-bids = Dans le sens horaire, chaque joueur sans dé surenchérit une fois ou passe. Une offre de 6 termine l'enchère.
glance-auction-won = La plus haute offre prend le dé et devient l'élan. Qui a ouvert sans gagner ouvre de nouveau ; sinon, c'est l'employé juste derrière celui du gagnant.
glance-auction-last = Le dernier joueur prend le dernier dé avec une offre à lui ; 1 suffit.

glance-odds = Bon à savoir
glance-odds-table = Deux dés font au moins 4 : 92 %, 5 : 83 %, 6 : 72 %, 7 : 58 %, 8 : 42 %, 9 : 28 %, 10 : 17 %, 11 : 8 %, 12 : 3 %. Jamais plus.
glance-odds-open = Tout est visible, sauf les élans qui ne sont pas encore dévoilés.
