game-name = Coffee Rush
game-tagline = Prenez, versez, envoyez : les commandes n’attendent pas

# ---- règles

section-CR-COMP = Matériel
section-CR-SETUP = Mise en place
section-CR-UPG = Activation des améliorations
section-CR-MOVE = Déplacement
section-CR-POUR = Distribution des ingrédients
section-CR-SERVE = Préparation des commandes
section-CR-END = Fin du tour
section-CR-SCORE = Fin de partie
section-CR-OPT = Règles optionnelles : moins de hasard
section-CR-TWO = Règles pour 2 joueurs
section-CR-SEE = Ce que chacun voit

CR-COMP-1 = Le plateau Ingrédients est un carré de 4 cases sur 4, avec les colonnes a à d et les lignes 1 à 4. Ligne 1 : glaçons, caramel, vapeur, café. Ligne 2 : café, lait, glaçons, eau. Ligne 3 : thé, vapeur, lait, café. Ligne 4 : lait, glaçons, chocolat, vapeur.
CR-COMP-2 = La réserve contient 102 jetons Ingrédient : 18 de café (les grains) et 12 de chacun des autres, soit lait, vapeur, glaçons, chocolat, caramel, thé (les feuilles) et eau. Quand un ingrédient est épuisé, il manque jusqu’à ce que des jetons reviennent dans la réserve.
CR-COMP-3 = Il y a 15 pions Rush, pas un de plus. Chaque joueur a un plateau de Joueur avec quatre rangs de commande, trois tasses et quatre tuiles Amélioration, une de chaque sorte. Deux bacs à Ingrédients contiennent la réserve.
CR-COMP-4 = Chacune des 80 cartes Commande montre une boisson et ses ingrédients exacts ; certaines sont des Spécialités. Règle maison : la liste des boissons, le menu de la maison, est la nôtre. Vous pouvez aussi jouer avec votre propre menu, dans un fichier.
    .book = Le livret compte 80 cartes Commande et nomme deux boissons, le Ristretto et l’Espresso. Les autres, et leur nombre, ne figurent que sur les cartes.
CR-COMP-5 = Il y a deux meeples rouges, deux bleus, un vert et un jaune. À deux, on joue donc avec les rouges et les bleus.
CR-SETUP-1 = On mélange les 80 cartes Commande pour en faire un paquet, face cachée.
CR-SETUP-2 = Le premier joueur reçoit deux cartes Commande sur son rang 1 et une sur son rang 2 ; chacun des autres en reçoit une sur chacun de ces rangs. Elles sont face visible.
CR-SETUP-3 = Le jeton Premier joueur est devant le premier joueur et montre sa face « Ouvert ».
CR-SETUP-4 = Avant le premier tour, les meeples se placent un par un. Le joueur à droite du premier joueur commence, puis on suit le sens antihoraire : le premier joueur place donc le sien en dernier. Jamais deux meeples sur la même case.
CR-SETUP-5 = Quand tous les meeples sont placés, chacun prend l’ingrédient de la case de son meeple et le met dans l’une de ses tasses. Règle maison : avec un seul meeple, il va dans la première tasse.
    .book = Le livret laisse choisir la tasse. Toutes sont encore vides : avec un seul meeple, ce choix ne change rien.
CR-SETUP-6 = Règle maison : l’hôte peut désigner le premier joueur ; sinon, le hasard décide.
    .book = Le livret demande de choisir un premier joueur, sans dire comment.
CR-SETUP-7 = Règle maison : on distribue les cartes à partir du premier joueur, dans le sens horaire, et pour chacun le rang 1 avant le rang 2.
    .book = Le livret dit combien de cartes chacun reçoit, pas qui pioche d’abord.
CR-UPG-1 = Au début de votre tour, avant de vous déplacer, vous pouvez défausser trois de vos cartes Commande envoyées pour retourner face visible l’une de vos tuiles Amélioration encore cachées. Cette amélioration agit tout de suite et jusqu’à la fin de la partie.
CR-UPG-2 = Règle maison : une seule amélioration par tour, sauf si la table a choisi l’option qui en permet plusieurs.
    .book = Le livret permet d’activer une amélioration contre trois cartes au début du tour. Il ne dit pas si l’on peut le faire deux fois de suite.
CR-UPG-3 = Les cartes défaussées pour une amélioration ne rapportent plus de points. Règle maison : ce sont les trois plus anciennes, et elles quittent la partie sans être remélangées.
    .book = Le livret fait poser les trois cartes face visible à côté du paquet. Il ne dit ni lesquelles, ni si elles y reviennent un jour.
CR-UPG-4 = Meeples doublés : une case où se trouve un autre meeple vous donne deux jetons.
CR-UPG-5 = Déplacement diagonal : vous pouvez aussi vous déplacer en diagonale.
CR-UPG-6 = Coins doublés : les quatre cases de coin vous donnent deux jetons.
CR-UPG-7 = Spécialités doublées : les cases caramel, chocolat, eau et thé vous donnent deux jetons.
CR-UPG-8 = Les effets sont cumulatifs et se multiplient : quand deux améliorations doublent la même case, par exemple un coin où se trouve un autre meeple, elle donne quatre jetons.
CR-MOVE-1 = Un déplacement mène sur une case voisine : en haut, en bas, à gauche ou à droite. La diagonale n’est permise qu’avec l’amélioration Déplacement diagonal.
CR-MOVE-2 = À votre tour, vous vous déplacez une, deux ou trois fois, plus souvent avec des pions Rush. Tous les déplacements se font avant de verser, d’envoyer ou de finir le tour : une fois arrêté, vous ne repartez plus. Règle maison : vous devez vous déplacer au moins une fois.
    .book = Le livret permet de un à trois déplacements, au choix. Il ne dit pas en toutes lettres que l’on ne peut pas rester sur place.
CR-MOVE-3 = À chaque déplacement, vous prenez dans la réserve l’ingrédient de la case où vous arrivez et vous le posez devant vous. Si la réserve n’en a pas assez, vous prenez ce qu’il y a.
CR-MOVE-4 = Vous pouvez passer par une case occupée par un meeple, et elle vous donne son ingrédient. Mais vous ne pouvez pas vous y arrêter.
CR-MOVE-5 = Un pion Rush paie un déplacement de plus, avec son ingrédient. Vous pouvez en utiliser autant que vous en avez ; ils retournent ensuite dans la réserve.
CR-MOVE-6 = Vous pouvez revenir sur une case dans le même tour, autant de fois que vous voulez, et finir là où vous avez commencé.
CR-MOVE-7 = Règle maison : un déplacement n’est permis que si, avec les déplacements et les pions Rush qui vous restent, vous pouvez encore finir sur une case libre.
    .book = Le livret interdit de finir son tour sur une case occupée. Il ne dit pas ce qui se passe si l’on ne peut plus finir ailleurs : nous ne permettons donc pas d’en arriver là.
CR-MOVE-8 = Règle maison : les pions Rush s’utilisent après les trois déplacements gratuits. Ceux que vous gagnez pendant un tour ne peuvent pas être utilisés dans ce tour.
    .book = Dans le livret, un pion Rush paie un déplacement de plus, autant de fois que l’on veut. Il ne dit pas à quel moment, ni si un pion gagné peut être utilisé dans le même tour.
CR-MOVE-9 = Règle maison : les jetons que vous avez pris et pas encore versés ne sont plus dans la réserve. S’il en manquait au moment de les prendre, vous ne recevez rien de plus quand des jetons y reviennent.
    .book = Le livret fait prendre ce qu’il y a quand la réserve ne suffit pas. Il ne dit pas si des jetons revenus plus tard dans le tour comblent le manque.
CR-POUR-1 = Vous répartissez librement dans vos tasses les jetons pris pendant ce tour, ou vous les remettez dans la réserve. Vous ne pouvez verser que ce que vous avez devant vous.
CR-POUR-2 = Un jeton déjà versé dans une tasse ne passe jamais dans une autre.
CR-POUR-3 = Vous pouvez vider autant de vos tasses que vous voulez, si elles contiennent quelque chose ; tout leur contenu retourne dans la réserve. Règle maison : seulement pendant la distribution des ingrédients, avant ou après avoir versé, mais plus après l’envoi d’une commande.
    .book = Le livret permet de vider des tasses pendant son tour, sans dire à quel moment.
CR-POUR-4 = Les jetons que vous ne mettez dans aucune tasse retournent dans la réserve. Règle maison : c’est obligatoire, dès que vous commencez à envoyer des commandes ou que vous finissez votre tour.
    .book = Le livret dit que l’on peut remettre dans la réserve les ingrédients dont on ne veut pas. Il ne dit pas qu’on le doit.
CR-POUR-5 = Règle maison : un jeton versé reste dans sa tasse. On ne s’en débarrasse qu’en vidant toute la tasse.
    .book = Le livret interdit de passer un jeton d’une tasse à l’autre. Il ne dit pas si l’on peut reprendre celui que l’on vient de verser.
CR-SERVE-1 = Une commande est prête quand l’une de vos tasses contient exactement ce que montre la carte Commande : les mêmes ingrédients, en même nombre.
CR-SERVE-2 = Quand vous envoyez une commande, les jetons de la tasse retournent dans la réserve, et la carte Commande rejoint, face cachée, vos cartes envoyées.
CR-SERVE-3 = Si le contenu de la tasse ne correspond pas à la carte Commande, la commande ne peut pas être envoyée : la tasse et la carte restent où elles sont.
CR-SERVE-4 = Envoyer une Spécialité vous rapporte un pion Rush de la réserve. Règle maison : s’il n’y en a plus, vous ne recevez rien.
    .book = Le livret donne un pion Rush de la réserve et ne dit pas ce qui se passe quand il n’y en a plus.
CR-SERVE-5 = Coup de feu : quand vous avez fini d’envoyer, chacun des deux joueurs à votre gauche pioche autant de cartes Commande que vous en avez envoyé pendant ce tour et les place sur son rang 1. Votre voisin de gauche pioche d’abord toutes les siennes.
CR-SERVE-6 = Dernières commandes : si le paquet ne contient plus assez de cartes pour le Coup de feu, les joueurs qui doivent piocher prennent celles qui restent, votre voisin de gauche d’abord. Le jeton Premier joueur est alors retourné sur sa face « Fermé ». Règle maison : il est retourné dès que le paquet est vide, même si la dernière carte suffisait tout juste.
    .book = Le livret retourne le jeton quand il n’y a plus assez de cartes à piocher, et dit ailleurs que la partie finit quand il n’en reste plus. Pour le cas où la dernière suffisait tout juste, nous suivons la seconde phrase.
CR-SERVE-7 = Règle maison : vous envoyez les commandes que vous voulez, de n’importe lequel de vos rangs, ou aucune. Chaque tasse n’envoie qu’une commande par tour ; entre deux cartes identiques, vous choisissez.
    .book = Le livret ne dit pas si une commande prête doit être envoyée, ni si une tasse peut en envoyer deux dans le même tour.
CR-SERVE-8 = Règle maison : quand le paquet est vide, on peut encore envoyer des commandes, mais plus personne ne pioche.
    .book = Le livret dit comment on pioche les dernières cartes, mais rien des tours qui suivent.
CR-END-1 = Écoulement du temps : à la fin de votre tour, toutes vos cartes Commande descendent d’un rang, et celles du rang 4 sortent du plateau.
CR-END-2 = Pénalités : les cartes Commande qui sortent du rang 4 deviennent des cartes Pénalité, face cachée. Pour chacune, vous prenez un pion Rush dans la réserve. Règle maison : s’il n’en reste pas assez, vous prenez ceux qu’il y a.
    .book = Le livret donne autant de pions Rush que de cartes Pénalité et ne dit pas ce qui se passe si la réserve en a moins.
CR-END-3 = Dès qu’un joueur a cinq cartes Pénalité ou plus, le jeton Premier joueur est retourné sur sa face « Fermé » : la partie s’arrête à la fin de ce tour de table.
CR-END-4 = On joue chacun son tour. Tant que le jeton Premier joueur montre « Ouvert », c’est ensuite au joueur de gauche. S’il montre « Fermé », on termine le tour de table : la partie s’arrête quand le joueur à droite du premier joueur a fini son tour.
CR-END-5 = Règle maison, à trois ou quatre joueurs : quand la dernière carte Commande encore devant un joueur sort de son rang 4, le jeton Premier joueur est retourné sur sa face « Fermé », car plus personne ne pourrait jamais envoyer de commande ni en piocher. À deux, chacun pioche une carte Commande à chaque tour, et cette règle ne s’applique pas.
    .book = Le livret prévoit deux fins : plus de carte Commande dans le paquet, ou cinq cartes Pénalité. Il ne parle pas d’une table où il ne reste aucune commande et où aucune ne peut plus arriver.
CR-SCORE-1 = Les points sont vos évaluations positives : 1 pour chaque carte Commande envoyée que vous avez encore, 2 pour chaque amélioration activée, et 1 de moins pour chaque carte Pénalité.
CR-SCORE-2 = Le joueur qui a le plus de points gagne. En cas d’égalité, c’est celui qui a le plus de cartes Commande envoyées, puis celui qui a le plus de pions Rush ; si l’égalité persiste, la victoire est partagée. Règle maison : les cartes défaussées pour une amélioration ne comptent pas.
    .book = Le livret compare le nombre de cartes Commande envoyées. Il ne dit pas si celles que l’on a défaussées pour une amélioration comptent encore.
CR-OPT-1 = Moins de hasard : on retire du paquet toutes les cartes Ristretto et Espresso. Chaque joueur en reçoit une sur son rang 1 (règle maison : au hasard) et pioche une carte pour son rang 2 ; le premier joueur en pioche une de plus pour son rang 1. Les cartes Ristretto et Espresso restantes quittent la partie.
    .book = Le livret donne à chaque joueur l’une de ces cartes et ne dit pas qui reçoit laquelle.
CR-OPT-2 = Règle maison : seules comptent les boissons nommées exactement Ristretto ou Espresso. Si un menu contient moins de ces cartes qu’il n’y a de joueurs, l’option « Moins de hasard » n’est pas possible.
    .book = Le livret retire les cartes Ristretto et Espresso, quatre en tout. Il ne connaît pas d’autre menu que le sien.
CR-TWO-1 = À deux, un joueur prend les rouges et l’autre les bleus : chacun a deux meeples.
CR-TWO-2 = À deux, avant le premier tour, le second joueur place un meeple, puis le premier joueur, et l’on recommence : les quatre meeples sont sur quatre cases différentes. Ensuite, chacun prend les ingrédients des cases de ses meeples et les met dans ses tasses, ensemble ou séparément. Règle maison : le premier joueur choisit d’abord, et chacun a trois tasses, comme à trois ou quatre.
    .book = Le livret laisse chacun répartir librement ces deux ingrédients et ne dit pas qui choisit d’abord. Dans le matériel d’une partie à deux, il ne cite pas les tasses.
CR-TWO-3 = À deux, vous ne déplacez qu’un seul de vos deux meeples par tour. Règle maison : votre premier déplacement décide lequel, et vous n’en changez plus. Si les deux peuvent aller sur la case choisie, dites d’abord lequel se déplace.
    .book = Dans le livret, un seul des deux meeples se déplace par tour. Il ne dit pas à quel moment il faut avoir choisi.
CR-TWO-4 = À deux, l’amélioration Meeples doublés agit aussi sur la case de votre autre meeple.
CR-TWO-5 = À deux, c’est seulement l’adversaire qui pioche pendant le Coup de feu.
CR-TWO-6 = À deux, après l’Écoulement du temps, vous piochez une carte Commande pour votre rang 1. Si cela vide le paquet, le jeton Premier joueur est retourné sur sa face « Fermé ».
CR-TWO-7 = À deux, si la fin de partie est déclenchée pendant le tour du premier joueur, l’autre joue encore un tour. Si elle l’est pendant le tour de l’autre, la partie s’arrête avec ce tour. Règle maison : ce tour se joue jusqu’au bout, fin du tour comprise.
    .book = Le livret dit que la partie s’arrête alors aussitôt. Il ne dit pas si la fin de ce tour se joue encore.
CR-TWO-8 = Règle maison : à deux, la fin d’un tour se déroule dans cet ordre. L’adversaire pioche, vos cartes Commande descendent d’un rang, vous recevez vos Pénalités, puis vous piochez votre nouvelle carte (aucune si le paquet est vide) ; enfin, on vérifie si la partie se termine.
    .book = Le livret décrit ces étapes à différents endroits, sans les mettre toutes dans un ordre.
CR-SEE-1 = Tout le monde voit tout, sauf l’ordre des cartes du paquet. Règle maison : les cartes envoyées et les cartes Pénalité sont face cachée, mais tous les ont vues ; elles ne sont donc pas secrètes.
    .book = Le livret pose ces cartes face cachée et ne dit pas si l’on peut les regarder.

# ---- ce qui se passe

event-starter-chosen = { $by ->
    [host] { $seat } est le premier joueur, comme l’hôte l’a voulu.
   *[chance] Le hasard a choisi le premier joueur : { $seat }.
}
event-opened = Le café est ouvert ; le jeton Premier joueur est devant { $seat }.
event-shuffled = On mélange { $cards } cartes Commande.
event-dealt = { $seat } commence avec { $drinks } sur le rang { $tab }.
event-placed = { $seat } est en { $cell }.
event-stocked = { $seat } met { $ingredient ->
    [coffee] du café
    [milk] du lait
    [steam] de la vapeur
    [ice] des glaçons
    [chocolate] du chocolat
    [caramel] du caramel
    [tea] du thé
   *[water] de l’eau
} dans la tasse { $cup }.
event-turn-began = C’est à { $seat }.
event-last-turn = { $seat } joue le dernier tour.
event-upgraded = { $seat } active { $upgrade ->
    [double-meeples] Meeples doublés
    [diagonal] Déplacement diagonal
    [double-corners] Coins doublés
   *[double-specialties] Spécialités doublées
}.
event-discarded = { $seat } défausse pour cela { $drinks }.
event-picked = { $seat } déplace le meeple qui est en { $cell }.
event-rush-used = { $seat } utilise un pion Rush ; { $rush ->
    [0] il n’en reste plus
   *[other] il en reste { $rush }
}.
event-stepped = { $seat } va de { $from } à { $to }.
event-doubled = { $upgrade ->
    [double-meeples] Un autre meeple est là : le double.
    [double-corners] Un coin : le double.
   *[double-specialties] Une spécialité : le double.
}
event-multiplied = Les effets sont cumulatifs : la case donne { $count }.
event-took = { $count ->
    [0] Il n’y a plus { $ingredient ->
            [coffee] de café
            [milk] de lait
            [steam] de vapeur
            [ice] de glaçons
            [chocolate] de chocolat
            [caramel] de caramel
            [tea] de thé
           *[water] d’eau
        } pour { $seat }.
   *[other] { $seat } prend { $count } × { $ingredient ->
            [coffee] café
            [milk] lait
            [steam] vapeur
            [ice] glaçons
            [chocolate] chocolat
            [caramel] caramel
            [tea] thé
           *[water] eau
        }.
}
event-ran-short = Il n’y a pas assez { $ingredient ->
    [coffee] de café
    [milk] de lait
    [steam] de vapeur
    [ice] de glaçons
    [chocolate] de chocolat
    [caramel] de caramel
    [tea] de thé
   *[water] d’eau
} dans la réserve : { $count } au lieu de { $wanted }.
event-stopped = { $seat } s’arrête en { $cell }.
event-poured = { $seat } verse { $ingredient ->
    [coffee] du café
    [milk] du lait
    [steam] de la vapeur
    [ice] des glaçons
    [chocolate] du chocolat
    [caramel] du caramel
    [tea] du thé
   *[water] de l’eau
} dans la tasse { $cup }.
event-emptied = { $seat } vide la tasse { $cup } : { $count ->
    [1] un ingrédient retourne
   *[other] { $count } ingrédients retournent
} dans la réserve.
event-put-back = { $seat } remet { $count ->
    [1] un ingrédient
   *[other] { $count } ingrédients
} dans la réserve.
event-order-ready = La commande { $drink } de { $seat }, rang { $tab }, est prête dans la tasse { $cup }.
event-served = { $seat } envoie { $drink } : { $completed ->
    [1] une carte envoyée
   *[other] { $completed } cartes envoyées
}.
event-tipped = { $count ->
    [0] Une Spécialité, mais il ne reste plus de pion Rush pour { $seat }.
   *[other] Une Spécialité : { $seat } reçoit un pion Rush.
}
event-orders-drawn = { $seat } pioche { $count ->
    [1] une nouvelle commande
   *[other] { $count } nouvelles commandes
} : { $drinks }.
event-own-order = { $seat } pioche une nouvelle commande : { $drinks }.
event-nothing-to-draw = Le paquet est vide ; personne ne pioche.
event-closed = { $because ->
    [penalties] { $seat } a trop de pénalités : le café ferme à la fin du tour de table.
    [no_orders] Plus personne n’a de commande : le café ferme à la fin du tour de table.
   *[deck] La dernière carte Commande est piochée : le café ferme à la fin du tour de table.
}
event-flowed = Écoulement du temps : les commandes de { $seat } descendent d’un rang, { $left ->
    [0] il n’en reste aucune
    [1] il en reste une
   *[other] il en reste { $left }
}.
event-penalised = Trop tard pour { $drinks } : { $count ->
    [1] une pénalité
   *[other] { $count } pénalités
} pour { $seat }, { $penalties } en tout, et { $rush ->
    [0] aucun pion Rush
    [1] un pion Rush
   *[other] { $rush } pions Rush
}.
event-game-ended = Le café ferme après { $turns ->
    [1] un tour
   *[other] { $turns } tours
}.
event-scored = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $completed } pour les cartes envoyées, { $upgrades } pour les améliorations, { $penalties } pour les pénalités.
event-won = Le meilleur barista : { $seats }.

# ---- que faire maintenant

prompt-place = Placez un meeple sur une case libre.
prompt-stock = Mettez vos premiers ingrédients dans vos tasses, ensemble ou séparément.
prompt-upgrade = Activez une amélioration pour trois cartes, ou déplacez-vous.
prompt-move = Déplacez-vous une à trois fois ; davantage avec des pions Rush.
prompt-pour = Versez vos ingrédients, videz des tasses, envoyez une commande ou finissez votre tour.
prompt-serve = Envoyez une autre commande, ou finissez votre tour.
prompt-over = La partie est finie.

move-place = place CASE : placer un meeple sur une case
move-upgrade = upgrade NOM : défausser trois cartes pour une amélioration
move-meeple = meeple CASE : déplacer le meeple qui s’y trouve
move-go = go CASE : aller sur une case et prendre son ingrédient
move-stop = stop : s’arrêter ici et commencer à verser
move-pour = pour INGRÉDIENT TASSE : verser un jeton dans une tasse
move-empty = empty TASSE : vider une tasse
move-serve = serve BOISSON@RANG TASSE : envoyer la commande de ce rang avec une tasse
move-end = end : finir le tour ; ce qui n’est pas versé retourne dans la réserve

# ---- décompte et options

part-completed = commandes envoyées
part-upgrades = améliorations
part-penalties = pénalités

won-by-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $other_points }.
won-by-completed = { $points } à { $points } ; plus de commandes envoyées, { $count } à { $other_count }.
won-by-rush = { $points } à { $points }, et autant de commandes ; plus de pions Rush, { $count } à { $other_count }.
won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, avec autant de commandes envoyées et de pions Rush.

option-several_upgrades = Plusieurs améliorations par tour
option-several_upgrades-help = Au début d’un tour, on peut activer plus d’une amélioration.
option-less_luck = Moins de hasard
option-less_luck-help = Tout le monde commence avec un Ristretto ou un Espresso.
option-starter = Premier joueur
option-starter-help = La place du premier joueur ; sans choix, le hasard décide.
option-menu = Menu
option-menu-help = Votre propre menu, dans un fichier TOML ; sans fichier, celui de la maison.

## Le dessin ; ingrédients, boissons et améliorations sont écrits comme les coups les veulent

draw-open = OUVERT
draw-closed = FERMÉ
draw-deck = paquet { $cards }
draw-rush-tokens = pions Rush { $tokens }
draw-rush = { $tokens } Rush
draw-completed = { $cards } { $cards ->
    [one] envoyée
   *[other] envoyées
}
draw-penalties = { $cards } { $cards ->
    [one] pénalité
   *[other] pénalités
}
draw-upgrades = améliorations : { $upgrades }
draw-cup = tasse { $cup } :
draw-in-hand = en main : { $tokens }
draw-tab = rang { $tab }

## En y repensant

moment-haul = Les mains les plus pleines : { $seat } prend { $count } ingrédients en un seul déplacement.
moment-waste = Le pire gâchis : { $seat } jette { $count ->
    [1] un ingrédient
   *[other] { $count } ingrédients
} d’un coup.
moment-late = Le plus de clients déçus : { $seat } en voit partir { $count ->
    [1] un
   *[other] { $count }
} en un seul tour.

## Ce qui pourrait arriver

walk-to = { $at } : { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
} ({ $way }), récolte { $tokens }
odds-cup = La tasse { $cup } peut encore devenir { $orders } ; entre parenthèses, ce qui manque.
odds-cup-stuck = La tasse { $cup } ne convient plus à aucune commande.

ingredient-name = { $ingredient ->
    [coffee] café
    [milk] lait
    [steam] vapeur
    [ice] glaçons
    [chocolate] chocolat
    [caramel] caramel
    [tea] thé
   *[water] eau
}
