game-name = Café Race
game-tagline = Trois volées de marches, une tasse pleine à ras bord : allez vite, sans rien renverser.

## Les règles

section-RACE-COMP = Matériel
section-RACE-SETUP = Mise en place
section-RACE-SPEED = Première phase d'une manche : la vitesse
section-RACE-MOVE = Deuxième phase d'une manche : le mouvement
section-RACE-END = Fin de la course
section-RACE-SCORE = Décompte
section-RACE-AUC = Jeu avancé : la vitesse aux enchères
section-RACE-SEE = Ce que chacun voit

RACE-COMP-1 = Café Race se joue de trois à six. Chaque joueur a un employé, un dé d'élan de la même couleur et cinq jetons café : c'est le café de sa tasse.
RACE-COMP-2 = Les dés de vitesse, noirs, sont aussi nombreux que les joueurs. Les deux dés blancs servent à tout le monde : pour garder l'équilibre et pour départager les égalités.
RACE-COMP-3 = De la zone de départ, on descend trois volées de sept marches, séparées par deux paliers, jusqu'à l'arrivée, qui compte deux cases. Règle maison : chaque palier compte trois cases. Si la zone de départ est la case 0, l'arrivée occupe donc les cases 28 et 29.
    .book = Le livret décrit une zone de départ, trois volées de sept marches et deux journaux qui forment l'arrivée. Il mentionne les cases des paliers, mais leur nombre ne se voit que sur le plateau. La version à imprimer de l'auteur en montre trois par palier.
RACE-COMP-4 = Une case accueille au plus deux employés, sur les paliers et à l'arrivée aussi. Seule la zone de départ n'a pas de limite.
RACE-SETUP-1 = Tous les employés commencent dans la zone de départ, et chaque joueur a cinq jetons café.

RACE-SPEED-1 = Au début de la manche, on lance tous les dés de vitesse et on les range du plus fort au plus faible, bien en vue.
RACE-SPEED-2 = Chaque joueur choisit en secret un élan, un seul, de 1 à 6. Quand tous ont choisi, les élans sont dévoilés en même temps.
RACE-SPEED-3 = Le joueur qui a le plus grand élan prend le dé de vitesse le plus fort, le joueur qui a le deuxième élan prend le dé suivant, et ainsi de suite jusqu'à ce que chacun en ait un.
RACE-SPEED-4 = À élan égal, le dé le plus fort va au joueur dont l'employé est le plus en arrière ; sur la même case, à celui qui a le moins de jetons café ; si l'égalité persiste, à celui qui obtient le plus haut jet de dés blancs.
RACE-SPEED-5 = Pour se départager aux dés blancs, chaque joueur à égalité lance les deux dés : les sommes donnent l'ordre, la plus haute d'abord. Règle maison : ceux qui obtiennent la même somme relancent, entre eux seulement.
    .book = Le livret donne l'avantage au plus haut jet des deux dés blancs et ne dit pas ce qui se passe quand les jets sont égaux.

RACE-MOVE-1 = Les employés avancent l'un après l'autre, du plus rapide au plus lent. À vitesse égale, le plus grand élan passe d'abord, puis l'employé le plus en arrière, puis le joueur qui a le moins de jetons café, puis le plus haut jet de dés blancs. Règle maison : tout l'ordre est fixé au début de cette phase, avec les jets qui départagent.
    .book = Le livret donne les quatre mêmes critères. Il ne dit pas si les dés blancs se lancent au début de la phase ou seulement quand vient le tour des joueurs à égalité.
RACE-MOVE-2 = Un employé avance du nombre exact de cases indiqué par son dé de vitesse. Il est obligé d'avancer, et il ne recule jamais.
RACE-MOVE-3 = Si un employé termine son mouvement sur un palier, il ne se passe rien de plus : c'est au suivant.
RACE-MOVE-4 = Si un employé termine son mouvement sur une marche, son joueur fait un jet d'équilibre : il lance les deux dés blancs. Si leur somme est au moins égale à son élan plus sa vitesse, l'employé garde l'équilibre. Si elle est plus petite, il renverse du café, et le joueur perd un jeton café.
RACE-MOVE-5 = Une case occupée par deux employés est pleine : on ne peut ni y entrer ni la traverser. Un employé qui devrait y entrer s'arrête sur la case précédente et perd le reste de son mouvement. Son joueur fait alors un jet d'équilibre contre son élan plus sa vitesse entière, même sur un palier. Règle maison : ce jet est dû aussi quand l'employé ne peut pas du tout quitter sa case, y compris dans la zone de départ.
    .book = Le livret parle d'un employé arrêté en chemin. Il ne dit pas s'il faut aussi lancer les dés pour un employé qui ne peut pas avancer d'une seule case.
RACE-MOVE-6 = Un employé que sa vitesse amène juste derrière une case pleine n'a pas été arrêté : c'est sans conséquence. Règle maison : sans autre conséquence que celle de sa propre case. Sur une marche, le jet d'équilibre reste dû.
    .book = Le livret dit qu'il n'y a alors aucune conséquence. Il ne précise pas si cela dispense du jet d'équilibre dû sur une marche.
RACE-MOVE-7 = Si un employé s'arrête exactement sur l'une des deux cases d'arrivée, il n'y a pas de jet d'équilibre.
RACE-MOVE-8 = Si la vitesse d'un employé devait l'emmener au-delà de l'arrivée, son joueur fait un jet d'équilibre. Règle maison : l'employé s'arrête sur la dernière case d'arrivée. Les cases pleines l'arrêtent comme partout ailleurs, avec un seul jet en tout : sur la première case d'arrivée si la dernière est pleine ; sur la dernière marche si la première est pleine, même quand la dernière est libre.
    .book = Le livret demande un jet d'équilibre quand la vitesse dépasse l'arrivée et précise que la limite de deux employés vaut aussi pour les cases d'arrivée. Il ne dit pas où s'arrête l'employé trop rapide, ni s'il faut un second jet quand une case d'arrivée est pleine.
RACE-MOVE-9 = Un joueur qui a perdu son dernier jeton café en reçoit cinq nouveaux, et son employé retourne dans la zone de départ, le tout au début de la manche suivante. Règle maison : si la partie se termine avec cette manche, l'employé reste où il est, et le joueur n'a aucun jeton.
    .book = La phrase du livret a deux sens possibles : le début de la manche suivante peut valoir pour les nouveaux jetons et pour le retour, ou pour le retour seulement. Le livret ne dit pas non plus ce qui se passe s'il n'y a pas de manche suivante.
RACE-MOVE-10 = Règle maison : au début d'une manche, on remplit les tasses vides et on renvoie leurs employés au départ avant toute autre chose, donc avant de lancer les dés de vitesse et de chercher qui ouvre la première enchère.
    .book = Le livret dit seulement que cela se passe au début de la manche suivante, sans préciser avant quoi.
RACE-MOVE-11 = Règle maison : un employé arrêté juste avant l'arrivée ne l'a pas atteinte, quelle que soit sa vitesse.
    .book = Pour le livret, un employé atteint l'arrivée en s'arrêtant sur l'une de ses cases ou en la dépassant. Il ne parle pas d'un employé assez rapide, mais arrêté juste avant par une case pleine.

RACE-END-1 = Dès qu'un employé a atteint l'arrivée, cette manche est la dernière. Les employés qui n'ont pas encore avancé le font, puis la course est finie et on compte les points.
RACE-SCORE-1 = Les places suivent les cases, la plus avancée d'abord. Les employés d'une même case partagent une place et comptent pour un seul : la prochaine case occupée donne la place suivante. Règle maison : être arrivé plus tôt ne change rien.
    .book = Le livret compte pour un seul les employés d'une même case et parle de celui qui a fini la course le premier. Il ne dit pas si une arrivée plus précoce vaut mieux qu'une case plus avancée.
RACE-SCORE-2 = Un joueur marque un point par jeton café restant, plus les points de sa place : autant qu'il y a de joueurs pour la première, un de moins pour chaque place suivante. À quatre joueurs, avec un employé en tête, deux ensemble derrière lui et un dernier, les places donnent 4, 3, 3 et 2 points.
RACE-SCORE-3 = Le joueur qui a le plus de points gagne ; en cas d'égalité, celui qui a le plus de jetons café. Règle maison : si l'égalité persiste, la victoire est partagée.
    .book = Le livret départage les joueurs par leurs jetons café et ne va pas plus loin.
RACE-SCORE-4 = Règle maison : tous les employés encore dans la zone de départ partagent une seule place, quel que soit leur nombre.
    .book = Le livret compte pour un seul les employés d'une même case. Il ne parle pas de la zone de départ, où leur nombre n'est pas limité.

RACE-AUC-1 = Dans le jeu avancé, on lance les dés de vitesse comme dans le jeu de base, puis on les met aux enchères un par un, une enchère par dé. Le reste des règles ne change pas.
RACE-AUC-2 = À la première manche, le joueur qui ouvre la première enchère est tiré au sort. Ensuite, c'est celui dont l'employé est le plus près de l'arrivée ; sur la même case, celui qui a le plus de jetons café, puis celui qui obtient le plus haut jet de dés blancs.
RACE-AUC-3 = Le joueur qui ouvre l'enchère choisit l'un des dés de vitesse encore sur la table et doit faire la première offre, de 1 à 6. Il est le seul à ne pas pouvoir passer.
RACE-AUC-4 = Après l'ouverture, on parle dans le sens horaire. Chaque autre joueur qui n'a pas encore de dé de vitesse parle une seule fois : il surenchérit ou il passe.
RACE-AUC-5 = Une offre de 6 met fin à l'enchère sur-le-champ, même si c'est la première offre.
RACE-AUC-6 = Le joueur qui a fait la plus haute offre prend le dé de vitesse, et son offre devient son élan. Il ne participe plus aux enchères de cette manche.
RACE-AUC-7 = Si le joueur qui a ouvert l'enchère ne l'a pas gagnée, il en ouvre une autre avec un nouveau dé de vitesse. S'il l'a gagnée, le joueur dont l'employé suit juste derrière le sien ouvre la prochaine. Règle maison : on ne compte que les joueurs sans dé de vitesse, et un employé sur la même case compte comme derrière. En cas d'égalité ouvre celui qui a le plus de jetons café, puis celui qui obtient le plus haut jet de dés blancs.
    .book = Le livret désigne le joueur dont l'employé est immédiatement derrière celui qui vient de gagner. Il ne dit pas ce qui se passe si ce joueur a déjà un dé de vitesse, si des employés sont sur la même case ou si plusieurs sont à égalité.
RACE-AUC-8 = Le dernier joueur sans dé de vitesse ouvre l'enchère pour le dernier dé et l'emporte aussitôt, avec l'offre de son choix ; 1 suffit.
RACE-AUC-9 = Règle maison : une offre est un nombre entier, plus grand que l'offre précédente, et de 6 au plus.
    .book = Le livret demande au moins 1 au joueur qui ouvre, puis à chacun de surenchérir ou de passer ; un 6 met fin à l'enchère. Il n'en dit pas plus sur les offres.

RACE-SEE-1 = Tout le monde voit tout, sauf les élans choisis et pas encore dévoilés : d'ici là, chacun ne connaît que le sien.

## Ce qui se passe

event-refilled = { $seat } n'a plus de café et reçoit { $tokens ->
    [1] un nouveau jeton
   *[other] { $tokens } nouveaux jetons
} café.
event-back-to-start = { $seat } retourne dans la zone de départ.
event-speeds-rolled = Manche { $round }. Les dés de vitesse montrent { $dice }.
event-chose = { $seat } a choisi son élan.
event-chose-known = { $seat } a choisi l'élan { $thrust }.
event-revealed = Les élans sont dévoilés, dans l'ordre des places : { $thrusts }.
event-took-die = { $seat } prend la vitesse { $speed } avec l'élan { $thrust }.
event-tie-broken = { $seat } passe devant { $other_seat } : { $by ->
    [thrust] plus grand élan
    [further_back] plus en arrière
    [fewer_tokens] moins de jetons
   *[white_dice] plus haut jet de dés blancs
}.
event-rolled-off = { $seat } lance les dés blancs pour départager l'égalité : { $dice }.
event-opener-found = { $seat } ouvre l'enchère.
event-opened = { $seat } met le { $die } aux enchères et offre { $bid }.
event-bid = { $seat } offre { $bid }.
event-passed = { $seat } passe.
event-auction-won = { $seat } prend la vitesse { $speed } pour un élan de { $thrust }.
event-order-fixed = Ordre du mouvement : { $seats }.
event-moved = { $seat }, vitesse { $speed } : { $from ->
    [0] de la zone de départ
   *[other] de la case { $from }
} { $to ->
    [0] à la zone de départ
    [28] à la première case d'arrivée
    [29] à la dernière case d'arrivée
   *[other] à la case { $to }
}.
event-blocked = Case pleine : { $seat } doit s'arrêter { $cell ->
    [0] dans la zone de départ
    [28] sur la première case d'arrivée
   *[other] sur la case { $cell }
}.
event-stopped-short = { $seat } s'arrête juste avant l'arrivée, sans l'atteindre.
event-overshot = { $seat } va trop vite et freine sur la dernière case d'arrivée.
event-close-call = { $seat } s'arrête juste derrière une case pleine.
event-arrived = { $seat } s'arrête pile sur l'arrivée : pas de jet.
event-rested = { $seat } s'arrête à l'abri sur le palier.
event-kept-balance = { $seat } doit faire { $needed }, lance { $dice } et ne renverse rien.
event-spilled = { $seat } doit faire { $needed }, lance { $dice } et renverse du café : { $tokens ->
    [0] la tasse est vide
    [1] il reste un jeton
   *[other] il reste { $tokens } jetons
}.
event-reached-finish = { $seat } atteint l'arrivée : cette manche est la dernière.
event-game-ended = La course est finie après { $round ->
    [1] une manche
   *[other] { $round } manches
}.
event-placed = { $seat } : { $place ->
    [1] 1re place
   *[other] { $place }e place
}, { $cell ->
    [0] dans la zone de départ
    [28] sur la première case d'arrivée
    [29] sur la dernière case d'arrivée
   *[other] sur la case { $cell }
}.
event-scored = { $seat } a { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
} : { $tokens } pour le café, { $place_points } pour la place.
event-won = La course est gagnée par { $seats }. Santé !

## Que faire maintenant

legend = ▸ doit répondre · ☕ café restant · (4) élan, (?) caché · [6] dé de vitesse · ◆ ouvre l'enchère · ↻ manche
prompt-thrust = Choisissez votre élan en secret : plus il est grand, plus le dé est rapide, mais plus l'équilibre est difficile.
prompt-open = Mettez un dé de vitesse aux enchères et faites la première offre.
prompt-bid = Offrez plus que la dernière offre, ou passez.
prompt-over = La course est finie.

move-thrust = thrust N : choisissez en secret un élan de 1 à 6.
move-open = open DÉ OFFRE : mettez un dé de vitesse aux enchères avec une première offre de 1 à 6.
move-bid = bid N : offrez un élan plus grand que la dernière offre ; 6 emporte le dé aussitôt.
move-pass = pass : renoncez à cette enchère.

part-tokens = Café restant
part-place = Pour la place
part-cell = Cases depuis le départ

won-by-points = { $points } points à { $other_points }.
won-by-tokens = { $points } points à { $points } ; plus de café restant, { $count } à { $other_count }.
won-shared = { $points } points chacun, et autant de café restant.

option-auction = Enchères
option-auction-help = Le jeu avancé : les dés de vitesse s'obtiennent aux enchères, un par un, en offrant son élan.

## En y repensant

turn-of-all = manche { $round }
moment-dash = La plus longue course : { $seat } fait { $count ->
    [1] une case
   *[other] { $count } cases
} d'une traite.
moment-spill = Le plus mauvais jet : il manque { $count } à { $seat }, et le café se renverse.
moment-balance = La main la plus sûre : { $seat } doit faire { $count } et ne renverse rien.

## Ce qui pourrait arriver

odds-move = { $move } : { $percent } % de ne rien renverser ({ $outcomes })
odds-roll = vitesse { $speed }, { $likely } % : jusqu'à la { $cell }, il faut { $needed } : { $percent } %
odds-rest = vitesse { $speed }, { $likely } % : jusqu'à la { $cell }, sans jet d'équilibre
