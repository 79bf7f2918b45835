game-name = Café Race
game-tagline = Trois volées d'escalier, une tasse pleine à ras bord : vite, mais sans renverser.

## Les règles

section-RACE-COMP = Ce que contient la boîte
section-RACE-SETUP = Avant la course
section-RACE-SPEED = Première phase d'une manche : la vitesse
section-RACE-MOVE = Deuxième phase d'une manche : le mouvement
section-RACE-END = La fin de la course
section-RACE-SCORE = Le décompte
section-RACE-AUC = Jeu avancé : la vitesse aux enchères

RACE-COMP-1 = On court de trois à six joueurs. Chacun a un employé, un dé d'élan de la même couleur et cinq jetons : c'est le café dans la tasse.
RACE-COMP-2 = Il y a un dé de vitesse noir par joueur. Les deux dés blancs servent à tous : pour garder l'équilibre et pour départager les égalités.
RACE-COMP-3 = De la zone de départ, on descend trois volées de sept marches, avec un palier après la première et un autre après la deuxième, jusqu'à une arrivée de deux cases. Notre lecture : chaque palier a trois cases ; l'arrivée, ce sont donc les cases 28 et 29, le départ comptant pour 0.
    .book = Le livret parle d'une zone de départ, de trois volées de sept marches et de deux journaux pour l'arrivée. Il mentionne les cases des paliers, mais leur nombre ne se voit que sur le plateau. La version à imprimer de l'auteur en a trois sur chacun.
RACE-COMP-4 = Une case accueille deux employés au plus, sur les paliers et à l'arrivée aussi. Seule la zone de départ n'a pas de limite.
RACE-SETUP-1 = Tous les employés commencent dans la zone de départ, chacun avec cinq jetons café.

RACE-SPEED-1 = La manche commence par un lancer de tous les dés de vitesse. Ils restent visibles sur la table, du plus fort au plus faible.
RACE-SPEED-2 = Chaque joueur règle en secret son dé d'élan sur un nombre de 1 à 6. Un choix fait ne change plus, et quand tous sont prêts, les élans sont dévoilés ensemble.
RACE-SPEED-3 = Le plus grand élan prend le dé de vitesse le plus fort, l'élan suivant le dé suivant, et ainsi de suite jusqu'à ce que chacun en ait un.
RACE-SPEED-4 = À élan égal, le dé le plus rapide va à l'employé le plus en arrière dans l'escalier. Sur la même case, à qui a le moins de jetons ; si cela ne suffit pas, le plus fort lancer des dés blancs décide.
RACE-SPEED-5 = Pour se départager, chaque joueur à égalité lance les deux dés blancs, et la plus grande somme passe devant. Notre lecture : ceux qui font la même somme relancent, entre eux seulement.
    .book = Le livret fait trancher le plus haut lancer des deux dés blancs et ne dit pas ce qui se passe si les lancers sont égaux.

RACE-MOVE-1 = Les employés avancent l'un après l'autre, la plus grande vitesse d'abord. À vitesse égale comptent : le plus grand élan, puis le plus en arrière, puis le moins de jetons, puis le plus fort lancer des dés blancs. Notre lecture : tout l'ordre est fixé avant que le premier employé ne bouge, et rien de ce qui arrive en chemin ne le change.
    .book = Le livret donne les quatre mêmes critères. Il laisse ouvert si un employé qui renverse ou avance pendant cette phase change l'ordre de ceux qui restent.
RACE-MOVE-2 = Un employé avance exactement d'autant de cases que l'indique son dé de vitesse. Il doit avancer, et ne recule jamais.
RACE-MOVE-3 = Qui finit son mouvement sur un palier est à l'abri : pas de lancer, et son mouvement est terminé.
RACE-MOVE-4 = Qui finit son mouvement sur une marche doit garder l'équilibre : on lance les deux dés blancs. Si la somme atteint au moins l'élan plus la vitesse, tout va bien ; si elle est plus petite, du café se renverse et un jeton est perdu.
RACE-MOVE-5 = Deux employés sur une case ne laissent entrer ni passer personne. Qui devrait y poser le pied s'arrête sur la case d'avant, perd le reste de son mouvement et fait un jet d'équilibre contre la somme entière de l'élan et de la vitesse, même sur un palier. Notre lecture : le jet est dû aussi quand l'employé ne peut pas du tout quitter sa case, zone de départ comprise.
    .book = Le livret parle d'un employé arrêté en chemin. Il ne dit pas si celui qui ne peut faire un seul pas lance aussi les dés.
RACE-MOVE-6 = Si la vitesse s'épuise d'elle-même juste avant une case pleine, personne n'a été arrêté : il ne se passe rien de plus que sur toute autre case du même genre.
RACE-MOVE-7 = Qui tombe exactement, par sa vitesse, sur l'une des deux cases d'arrivée est arrivé et ne fait pas de jet d'équilibre.
RACE-MOVE-8 = Qui va trop vite pour l'arrivée fait un jet d'équilibre. Notre lecture : son employé s'arrête sur la dernière case. Les cases pleines l'arrêtent comme ailleurs, avec un seul jet en tout : sur la première case d'arrivée si la dernière est pleine, sur la dernière marche si la première est pleine, même quand la dernière est libre.
    .book = Le livret demande un jet d'équilibre quand la vitesse mène au-delà de l'arrivée. Où se tient alors l'employé, et ce que lui font des cases d'arrivée pleines, reste ouvert.
RACE-MOVE-9 = Qui a perdu son dernier jeton en reçoit cinq nouveaux au début de la manche suivante, et son employé retourne dans la zone de départ. Notre lecture : si la partie finit avec cette manche, l'employé reste où il est et le joueur n'a plus de jetons.
    .book = Dans le livret, les nouveaux jetons et le retour ont lieu au début du tour suivant. Il ne dit pas ce qui vaut s'il n'y a pas de tour suivant.
RACE-MOVE-10 = Notre lecture : les tasses vides sont remplies et leurs employés renvoyés au départ avant toute autre chose dans la manche, donc avant de lancer les dés de vitesse et de chercher qui ouvre les enchères.
    .book = Le livret dit seulement que cela arrive au début du tour suivant, sans préciser avant ou après quoi.
RACE-MOVE-11 = Notre lecture : un employé arrêté juste devant l'arrivée ne l'a pas atteinte, aussi vite qu'il soit venu.
    .book = Pour le livret, on atteint l'arrivée en s'arrêtant sur une de ses cases ou en la dépassant. Il ne parle pas de celui qui est arrêté juste devant une case pleine.

RACE-END-1 = Dès qu'un employé se tient sur une case d'arrivée, cette manche est la dernière. Ceux qui n'ont pas encore bougé le font ; puis la course est finie et on compte les points.
RACE-SCORE-1 = Les places suivent les cases, la plus avancée d'abord. Les employés d'une même case partagent une place et comptent pour un, si bien que la prochaine case occupée est la place suivante. Notre lecture : être arrivé plus tôt ne change rien.
    .book = Le livret compte pour un les employés d'une même case et parle de celui qui a fini le premier. Si une arrivée plus tôt vaut mieux qu'une case plus loin reste ouvert.
RACE-SCORE-2 = Les points d'un joueur sont ses jetons restants plus les points de sa place : autant que de joueurs pour la première, un de moins pour chaque place suivante. À quatre, avec un devant, deux ensemble derrière et un dernier, cela fait 4, 3, 3 et 2.
RACE-SCORE-3 = Le plus de points gagne ; à égalité, le plus de jetons. Notre lecture : si l'égalité demeure, la victoire est partagée.
    .book = Le livret départage par les jetons de café et ne va pas plus loin.
RACE-SCORE-4 = Notre lecture : tous les employés dans la zone de départ partagent une seule place, quel que soit leur nombre.
    .book = Le livret dit que les employés d'une même case comptent pour un. La zone de départ, où l'on peut être aussi nombreux qu'on veut, n'est pas mentionnée.

RACE-AUC-1 = Dans le jeu avancé, les dés de vitesse sont lancés comme d'habitude, puis mis aux enchères un par un, jusqu'à ce que chacun en ait un. Tout le reste ne change pas.
RACE-AUC-2 = À la première manche, le hasard désigne qui ouvre. Ensuite, c'est le joueur dont l'employé est le plus près de l'arrivée ; sur la même case, celui qui a le plus de jetons, puis le plus fort lancer des dés blancs.
RACE-AUC-3 = Qui ouvre met aux enchères l'un des dés de vitesse sur la table et fait la première offre, de 1 à 6. Il n'est pas permis de passer.
RACE-AUC-4 = Dans le sens des aiguilles d'une montre à partir de qui ouvre, chaque autre joueur encore sans dé de vitesse a la parole une fois : il surenchérit ou passe.
RACE-AUC-5 = Une offre de 6 met fin aux enchères sur-le-champ, même si elle vient de qui ouvre.
RACE-AUC-6 = La plus haute offre emporte le dé et devient l'élan de son auteur, qui ne prend plus part aux enchères de cette manche.
RACE-AUC-7 = Qui a ouvert sans gagner ouvre de nouveau, avec l'un des dés restants. Après une victoire de qui a ouvert, c'est au joueur sans dé dont l'employé suit juste derrière ; un employé sur la même case compte comme derrière. En cas d'égalité : le plus de jetons, puis le plus fort lancer des dés blancs.
RACE-AUC-8 = Le dernier joueur sans dé ouvre pour le dernier dé et l'emporte aussitôt avec l'offre de son choix ; 1 suffit.
RACE-AUC-9 = Notre lecture : une offre est un nombre entier, plus grand que le précédent et de 6 au plus.
    .book = Le livret demande au moins 1 à celui qui ouvre et davantage aux autres, et un 6 clôt l'enchère. Il n'en dit pas plus sur les offres.

## Ce qui se passe

event-refilled = { $seat } a la tasse vide et reçoit { $tokens ->
    [one] un nouveau jeton
   *[other] { $tokens } nouveaux jetons
}.
event-back-to-start = { $seat } retourne dans la zone de départ.
event-speeds-rolled = Manche { $round }. Les dés de vitesse montrent { $dice }.
event-chose = { $seat } a choisi un élan.
event-chose-known = { $seat } a choisi l'élan { $thrust }.
event-revealed = Les élans sont dévoilés, dans l'ordre des sièges : { $thrusts }.
event-took-die = { $seat } prend la vitesse { $speed } avec l'élan { $thrust }.
event-tie-broken = { $seat } passe devant { $other_seat } : { $by ->
    [thrust] plus grand élan
    [further_back] plus en arrière
    [fewer_tokens] moins de jetons
   *[white_dice] plus fort lancer des dés blancs
}.
event-rolled-off = { $seat } lance les dés blancs pour se départager : { $dice }.
event-opener-found = { $seat } ouvre les enchères.
event-opened = { $seat } met le dé { $die } aux enchères et offre { $bid }.
event-bid = { $seat } offre { $bid }.
event-passed = { $seat } passe.
event-auction-won = { $seat } prend la vitesse { $speed } pour un élan de { $thrust }.
event-order-fixed = Ordre de mouvement : { $seats }.
event-moved = { $seat }, vitesse { $speed } : { $from ->
    [0] de la zone de départ
   *[other] de la case { $from }
} { $to ->
    [0] à la zone de départ
    [28] à la première case d'arrivée
    [29] à la dernière case d'arrivée
   *[other] à la case { $to }
}.
event-blocked = Plus de place : { $seat } doit s'arrêter { $cell ->
    [0] dans la zone de départ
    [28] sur la première case d'arrivée
   *[other] sur la case { $cell }
}.
event-stopped-short = { $seat } s'arrête juste devant l'arrivée, sans l'atteindre.
event-overshot = { $seat } va trop vite et freine sur la dernière case d'arrivée.
event-close-call = { $seat } s'arrête juste derrière une case pleine.
event-arrived = { $seat } tombe pile sur l'arrivée : pas de jet.
event-rested = { $seat } s'arrête à l'abri sur le palier.
event-kept-balance = { $seat } doit faire { $needed }, lance { $dice } et ne renverse rien.
event-spilled = { $seat } doit faire { $needed }, lance { $dice } et renverse du café : { $tokens ->
    [0] la tasse est vide
    [one] il reste un jeton
   *[other] il reste { $tokens } jetons
}.
event-reached-finish = { $seat } atteint l'arrivée : cette manche est la dernière.
event-game-ended = La course est finie après { $round ->
    [one] une manche
   *[other] { $round } manches
}.
event-placed = { $seat } : place { $place }, { $cell ->
    [0] dans la zone de départ
    [28] sur la première case d'arrivée
    [29] sur la dernière case d'arrivée
   *[other] sur la case { $cell }
}.
event-scored = { $seat } a { $points ->
    [one] un point
   *[other] { $points } points
} : { $tokens } pour le café, { $place_points } pour la place.
event-won = Victoire pour { $seats }. Santé !

## Que faire maintenant

legend = ▸ doit répondre · ☕ café restant · (4) élan, (?) caché · [6] dé de vitesse · ◆ ouvre l'enchère · ↻ manche
prompt-thrust = Choisissez votre élan en secret : plus il est grand, plus le dé est rapide et l'équilibre difficile.
prompt-open = Mettez un dé de vitesse aux enchères et faites la première offre.
prompt-bid = Offrez plus que la dernière offre, ou passez.
prompt-over = La course est finie.

move-thrust = thrust N : réglez en secret votre dé d'élan sur un nombre de 1 à 6.
move-open = open DÉ OFFRE : mettez un dé de vitesse aux enchères avec une première offre de 1 à 6.
move-bid = bid N : offrez un élan plus grand que la dernière offre ; 6 emporte le dé aussitôt.
move-pass = pass : renoncez à ces enchères.

part-tokens = Café restant
part-place = Pour la place

option-auction = Enchères
option-auction-help = Le jeu avancé : les dés de vitesse s'obtiennent aux enchères, un par un, en offrant son élan.

## En y repensant

turn-of-all = manche { $round }
moment-dash = La plus longue course : { $seat } fait { $count ->
    [one] une case
   *[other] { $count } cases
} d'une traite.
moment-spill = Le pire café renversé : il manque { $count } à { $seat } au lancer.
moment-balance = La main la plus sûre : { $seat } doit faire { $count } et ne renverse rien.
