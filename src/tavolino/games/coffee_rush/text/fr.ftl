game-name = Coffee Rush
game-tagline = Prenez, versez, servez : avant que les commandes ne filent

# ---- règles

section-CR-COMP = Dans la boîte
section-CR-SETUP = Mise en place
section-CR-UPG = Améliorations
section-CR-MOVE = Déplacement
section-CR-POUR = Verser
section-CR-SERVE = Servir
section-CR-END = Fin du tour
section-CR-SCORE = Décompte
section-CR-OPT = Moins de hasard
section-CR-TWO = À deux

CR-COMP-1 = Le plateau d’ingrédients a 4 cases sur 4, colonnes a à d, lignes 1 à 4. Ligne 1 : glace, caramel, vapeur, café. Ligne 2 : café, lait, glace, eau. Ligne 3 : thé, vapeur, lait, café. Ligne 4 : lait, glace, chocolat, vapeur.
CR-COMP-2 = La réserve compte 18 cafés et 12 de chaque autre : lait, vapeur, glace, chocolat, caramel, thé et eau, soit 102 jetons. Un ingrédient épuisé manque jusqu’à ce qu’on en rende.
CR-COMP-3 = Il y a 15 pions Rush et pas un de plus. Chacun a un plateau à quatre rangs de commandes, trois tasses et une tuile d’amélioration de chacune des quatre sortes.
CR-COMP-4 = 80 cartes de commande montrent chacune une boisson et ses ingrédients exacts ; certaines sont des Spécialités. La carte de la maison est la nôtre : vous pouvez aussi jouer avec un fichier de carte à vous.
    .book = Le livret compte 80 cartes de commande et nomme deux boissons, Ristretto et Espresso. Quelles sont les autres, et combien de fois elles y sont, n’est écrit que sur les cartes.
CR-COMP-5 = Rouge et bleu ont deux meeples, vert et jaune un seul. À deux, on joue donc avec rouge et bleu.
CR-SETUP-1 = Les 80 cartes de commande sont mélangées en une pioche face cachée.
CR-SETUP-2 = Qui commence a deux commandes au rang 1 et une au rang 2, tous les autres une à chacun de ces rangs. Les commandes sont visibles.
CR-SETUP-3 = Le jeton Premier joueur est devant qui commence, côté OUVERT.
CR-SETUP-4 = Les meeples se posent un par un, à partir de la droite de qui commence et dans le sens antihoraire : qui commence pose en dernier. Jamais deux meeples sur une case.
CR-SETUP-5 = Une fois tous les meeples posés, chacun prend l’ingrédient de sa case dans une tasse ; avec un seul meeple, c’est la première.
    .book = Le livret laisse choisir la tasse. Toutes sont encore vides : avec un seul meeple, ce choix ne change rien.
CR-SETUP-6 = L’hôte peut nommer qui commence ; sinon, le hasard choisit.
    .book = Le livret dit seulement de choisir qui commence, pas comment.
CR-SETUP-7 = On distribue à partir de qui commence, dans le sens horaire, le rang 1 de chacun avant son rang 2.
    .book = Le livret dit combien de cartes chacun reçoit, pas qui pioche en premier.
CR-UPG-1 = Au début de votre tour, avant de vous déplacer, vous pouvez céder trois cartes servies pour retourner une de vos tuiles d’amélioration encore cachées. Elle agit aussitôt et jusqu’à la fin.
CR-UPG-2 = Une amélioration par tour, sauf si la table en permet plusieurs.
    .book = Le livret échange trois cartes contre une amélioration au début du tour. Il ne dit pas si l’on peut le faire deux fois de suite.
CR-UPG-3 = Les cartes cédées, les trois plus anciennes, ne comptent plus et quittent la partie.
    .book = Le livret pose les trois cartes face visible à côté de la pioche. Lesquelles, et si on les remélange un jour, reste ouvert.
CR-UPG-4 = Meeples doublés : une case où se tient un autre meeple vous donne deux jetons.
CR-UPG-5 = Déplacement diagonal : vos pas peuvent aussi aller en diagonale.
CR-UPG-6 = Coins doublés : les quatre cases de coin vous donnent deux jetons.
CR-UPG-7 = Spécialités doublées : les cases caramel, chocolat, eau et thé vous donnent deux jetons.
CR-UPG-8 = Les doublements se multiplient : là où deux agissent, par exemple sur un coin où se tient un autre meeple, la case donne quatre jetons.
CR-MOVE-1 = Un pas mène sur une case voisine, en haut, en bas, à gauche ou à droite ; en diagonale seulement avec Déplacement diagonal.
CR-MOVE-2 = Vous faites un à trois pas par tour, au moins un, tous avant de verser, de servir ou de finir. Une fois arrêté, on ne repart pas.
    .book = Le livret permet un à trois pas, et moins de trois si l’on veut. Il ne dit pas noir sur blanc qu’on ne peut pas rester sur place.
CR-MOVE-3 = Chaque pas prend dans la réserve l’ingrédient de la case où vous entrez et le pose devant vous. Si la réserve ne suffit pas, vous prenez ce qu’il y a.
CR-MOVE-4 = Vous pouvez passer sur une case occupée, et elle vous donne son ingrédient, mais pas y rester.
CR-MOVE-5 = Un pion Rush paie un pas de plus avec son ingrédient. Utilisez-en autant que vous avez ; ils retournent dans la réserve.
CR-MOVE-6 = Vous pouvez visiter une case plusieurs fois dans un tour et finir là où vous étiez parti.
CR-MOVE-7 = Un pas n’est permis que si les pas et les pions Rush restants mènent encore à une case libre où s’arrêter.
    .book = Le livret interdit de finir son tour sur une case occupée. Il ne dit pas ce que devient une marche qui ne pourrait finir ailleurs : nous ne la laissons donc pas commencer.
CR-MOVE-8 = Les pions Rush paient les pas après les trois gratuits ; ceux gagnés pendant ce tour arrivent trop tard.
    .book = Dans le livret, un pion Rush paie un pas de plus, autant de fois qu’on veut. Il se tait sur le moment de la marche et sur les pions gagnés pendant le même tour.
CR-MOVE-9 = Les jetons pris et pas encore versés ne sont plus dans la réserve. Si elle ne suffisait pas quand vous avez pris, vous ne recevez rien de plus quand des jetons y reviennent ensuite.
    .book = Le livret dit de prendre ce qu’il y a quand la réserve est courte. Si les jetons revenus plus tard dans le tour compensent reste ouvert.
CR-POUR-1 = Les jetons pris pendant ce tour vont dans vos tasses comme vous voulez, ou retournent dans la réserve. On ne verse que ce qu’on a devant soi.
CR-POUR-2 = Un jeton dans une tasse ne passe jamais dans une autre.
CR-POUR-3 = Pendant que vous versez, avant ou après, vous pouvez vider toute tasse qui contient quelque chose ; tout retourne dans la réserve.
    .book = Le livret permet de vider autant de tasses qu’on veut pendant son tour et ne dit pas quand.
CR-POUR-4 = Ce qui n’est pas dans une tasse quand vous commencez à servir ou finissez votre tour retourne dans la réserve.
CR-POUR-5 = Un jeton versé reste où il est ; vider sa tasse le jette avec le reste.
    .book = Le livret interdit de passer un jeton d’une tasse à l’autre. Il ne dit pas si l’on peut reprendre celui qu’on vient de verser.
CR-SERVE-1 = Une commande est prête quand une de vos tasses contient exactement ce que montre la carte : les mêmes ingrédients, en même nombre.
CR-SERVE-2 = Servie, elle rend les jetons de la tasse à la réserve, et la carte rejoint, cachée, vos cartes servies.
CR-SERVE-3 = Si tasse et carte diffèrent, la commande ne peut être servie, et tout reste en place.
CR-SERVE-4 = Une Spécialité servie vous donne un pion Rush, s’il en reste dans la réserve.
    .book = Le livret donne un pion Rush de la réserve et ne dit pas ce qui se passe quand il n’y en a plus.
CR-SERVE-5 = Coup de feu : quand vous avez fini de servir, les deux joueurs à votre gauche piochent chacun autant de cartes que vous en avez servi ce tour, sur leur rang 1 ; le plus proche d’abord.
CR-SERVE-6 = Si la pioche s’épuise, on prend ce qu’il y a dans cet ordre et le jeton passe sur FERMÉ, même si la dernière carte suffisait juste.
    .book = Le livret retourne le jeton quand il n’y a plus assez de cartes, et dit ailleurs que la partie finit quand toutes sont épuisées. Et si la dernière suffisait juste ? Nous suivons la seconde phrase.
CR-SERVE-7 = Servez ce que vous voulez, de n’importe quel rang, ou rien ; chaque tasse sert une fois par tour, et entre cartes égales vous choisissez.
    .book = Le livret ne dit pas si une commande prête doit être servie, ni si une tasse peut servir deux fois dans un tour.
CR-SERVE-8 = Pioche vide, on sert encore et personne ne pioche.
    .book = Le livret dit comment on pioche les dernières cartes et se tait sur les tours qui suivent.
CR-END-1 = Le temps passe : à la fin de votre tour, toutes vos commandes descendent d’un rang.
CR-END-2 = Les commandes qui quittent le rang 4 deviennent des pénalités. Pour chacune vous prenez un pion Rush, tant qu’il y en a.
    .book = Le livret donne autant de pions Rush que de pénalités et ne dit pas ce qui se passe si la réserve en a moins.
CR-END-3 = Dès que quelqu’un a cinq pénalités ou plus, le jeton de qui commence passe sur FERMÉ : la partie finit avec cette manche.
CR-END-4 = Tant que le jeton montre OUVERT, c’est au joueur de gauche. Sur FERMÉ, on finit le tour de table jusqu’au joueur à droite de qui a commencé ; puis la partie se termine.
CR-END-5 = Quand la dernière commande de la table s’en va, il n’en viendra plus jamais : le jeton passe sur FERMÉ.
    .book = Le livret connaît deux fins : plus de cartes, ou cinq pénalités. Il ne prévoit pas une table où il ne reste aucune commande et où aucune ne peut plus venir.
CR-SCORE-1 = Chaque carte servie que vous avez encore vaut 1 point, chaque amélioration active 2, chaque pénalité en coûte 1.
CR-SCORE-2 = Le plus de points gagne. À égalité, le plus de cartes servies, puis de pions Rush ; puis la victoire est partagée.
CR-OPT-1 = Moins de hasard : on retire toutes les cartes Ristretto et Espresso. Chacun en reçoit une au hasard au rang 1 et pioche une carte pour le rang 2 ; qui commence en pioche une de plus pour le rang 1. Les petits cafés restants quittent la partie.
    .book = Le livret donne à chacun une de ces cartes et ne dit pas qui reçoit laquelle.
CR-OPT-2 = Seules comptent les boissons nommées exactement Ristretto ou Espresso ; une carte qui en a moins que de joueurs ne se joue pas avec moins de hasard.
    .book = Le livret retire les cartes Ristretto et Espresso, quatre en tout. Il ne connaît pas les menus faits maison.
CR-TWO-1 = À deux, on joue rouge et bleu, avec deux meeples chacun.
CR-TWO-2 = Qui ne commence pas pose le premier meeple, puis on alterne jusqu’à ce que quatre soient sur des cases à eux. Ensuite les deux, qui commence d’abord, mettent les ingrédients sous leurs meeples dans leurs tasses, ensemble ou séparément.
CR-TWO-3 = Un tour déplace un seul de vos deux meeples ; dites lequel, si le premier pas est possible aux deux. Ce pas en décide.
    .book = Dans le livret, un seul des deux meeples se déplace par tour ; il ne dit pas quand il faut avoir choisi.
CR-TWO-4 = Meeples doublés compte aussi votre autre meeple.
CR-TWO-5 = Coup de feu : seul l’adversaire pioche.
CR-TWO-6 = Vos commandes descendues, vous ajoutez une carte à votre rang 1. Si cela vide la pioche, le jeton passe sur FERMÉ.
CR-TWO-7 = Si qui a commencé déclenche la fin, l’autre a un dernier tour ; si c’est l’autre, la partie s’arrête avec ce tour.
    .book = Le livret dit que la partie s’arrête aussitôt. Si le reste de ce tour se joue encore reste ouvert.
CR-TWO-8 = La fin d’un tour suit cet ordre : l’adversaire pioche, les commandes descendent, les pénalités, votre nouvelle carte s’il y en a une, puis l’examen de la fin.
    .book = Le livret nomme ces choses à différents endroits et ne les met pas toutes dans un ordre.

# ---- ce qui se passe

event-starter-chosen = { $by ->
    [host] { $seat } commence, comme l’hôte l’a voulu.
   *[chance] Le hasard a choisi : { $seat } commence.
}
event-opened = Le café est ouvert ; le jeton est devant { $seat }.
event-shuffled = On mélange { $cards } cartes de commande.
event-dealt = { $seat } commence avec { $drinks } au rang { $tab }.
event-placed = { $seat } est en { $cell }.
event-stocked = { $seat } met { $ingredient ->
    [coffee] café
    [milk] lait
    [steam] vapeur
    [ice] glace
    [chocolate] chocolat
    [caramel] caramel
    [tea] thé
   *[water] eau
} dans la tasse { $cup }.
event-turn-began = C’est à { $seat }.
event-last-turn = { $seat } joue le dernier tour.
event-upgraded = { $seat } active { $upgrade ->
    [double-meeples] Meeples doublés
    [diagonal] Déplacement diagonal
    [double-corners] Coins doublés
   *[double-specialties] Spécialités doublées
}.
event-discarded = { $seat } cède pour cela { $drinks }.
event-picked = { $seat } déplace le meeple en { $cell }.
event-rush-used = { $seat } dépense un pion Rush ; reste { $rush }.
event-stepped = { $seat } va de { $from } à { $to }.
event-doubled = { $upgrade ->
    [double-meeples] Un autre meeple est là : le double.
    [double-corners] Un coin : le double.
   *[double-specialties] Une spécialité : le double.
}
event-multiplied = Les doublements se multiplient : la case donne { $count }.
event-took = { $count ->
    [0] { $seat } ne trouve plus rien ici : { $ingredient ->
            [coffee] café
            [milk] lait
            [steam] vapeur
            [ice] glace
            [chocolate] chocolat
            [caramel] caramel
            [tea] thé
           *[water] eau
        }.
   *[other] { $seat } prend { $count } × { $ingredient ->
            [coffee] café
            [milk] lait
            [steam] vapeur
            [ice] glace
            [chocolate] chocolat
            [caramel] caramel
            [tea] thé
           *[water] eau
        }.
}
event-ran-short = La réserve ne suffit pas, { $ingredient ->
    [coffee] café
    [milk] lait
    [steam] vapeur
    [ice] glace
    [chocolate] chocolat
    [caramel] caramel
    [tea] thé
   *[water] eau
} : { $count } au lieu de { $wanted }.
event-stopped = { $seat } s’arrête en { $cell }.
event-poured = { $seat } verse { $ingredient ->
    [coffee] café
    [milk] lait
    [steam] vapeur
    [ice] glace
    [chocolate] chocolat
    [caramel] caramel
    [tea] thé
   *[water] eau
} dans la tasse { $cup }.
event-emptied = { $seat } vide la tasse { $cup } : { $count ->
    [one] un ingrédient retourne
   *[other] { $count } ingrédients retournent
} dans la réserve.
event-put-back = { $seat } rend { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
} à la réserve.
event-order-ready = { $seat } a { $drink } du rang { $tab } prêt dans la tasse { $cup }.
event-served = { $seat } sert { $drink } : { $completed ->
    [one] une carte servie
   *[other] { $completed } cartes servies
}.
event-tipped = { $count ->
    [0] Une spécialité, mais il ne reste plus de pion Rush pour { $seat }.
   *[other] Une spécialité : { $seat } reçoit un pion Rush.
}
event-orders-drawn = { $seat } reçoit { $count ->
    [one] une nouvelle commande
   *[other] { $count } nouvelles commandes
} : { $drinks }.
event-own-order = { $seat } prend une nouvelle commande : { $drinks }.
event-nothing-to-draw = La pioche est vide ; personne ne pioche.
event-closed = { $because ->
    [penalties] { $seat } a trop de pénalités : on ferme à la fin du tour de table.
    [no_orders] Plus personne n’a de commande : on ferme à la fin du tour de table.
   *[deck] La dernière commande est sortie : on ferme à la fin du tour de table.
}
event-flowed = Le temps passe : les commandes de { $seat } descendent, { $left ->
    [0] il n’en reste aucune
    [one] il en reste une
   *[other] il en reste { $left }
}.
event-penalised = Trop tard pour { $drinks } : { $count ->
    [one] une pénalité
   *[other] { $count } pénalités
} pour { $seat }, { $penalties } en tout, et { $rush ->
    [0] aucun pion Rush
    [one] un pion Rush
   *[other] { $rush } pions Rush
}.
event-game-ended = Le café ferme après { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
event-scored = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $completed } pour les cartes, { $upgrades } pour les améliorations, { $penalties } pour les pénalités.
event-won = La meilleure adresse : { $seats }.

# ---- que faire maintenant

prompt-place = Posez un meeple sur une case libre.
prompt-stock = Mettez vos premiers ingrédients dans les tasses, ensemble ou séparément.
prompt-upgrade = Activez une amélioration pour trois cartes, ou déplacez-vous.
prompt-move = Faites un à trois pas ; plus avec des pions Rush.
prompt-pour = Versez vos ingrédients, videz des tasses, servez, ou finissez votre tour.
prompt-serve = Servez une autre commande, ou finissez votre tour.
prompt-over = La partie est finie.

move-place = place CASE : poser un meeple sur une case
move-upgrade = upgrade NOM : céder trois cartes pour une amélioration
move-meeple = meeple CASE : déplacer le meeple qui s’y trouve
move-go = go CASE : un pas sur une case, en prenant son ingrédient
move-stop = stop : rester ici et commencer à verser
move-pour = pour INGRÉDIENT TASSE : mettre un jeton dans une tasse
move-empty = empty TASSE : vider une tasse
move-serve = serve BOISSON@RANG TASSE : servir la commande de ce rang avec une tasse
move-end = end : finir le tour ; ce qui n’est pas versé retourne dans la réserve

# ---- décompte et options

part-completed = commandes servies
part-upgrades = améliorations
part-penalties = pénalités

option-several_upgrades = Plusieurs améliorations par tour
option-several_upgrades-help = Un tour peut commencer par plus d’une amélioration.
option-less_luck = Moins de hasard
option-less_luck-help = Tout le monde commence avec un Ristretto ou un Espresso.
option-starter = Qui commence
option-starter-help = La place qui commence ; sans elle, le hasard décide.
option-menu = Carte
option-menu-help = Une carte à vous dans un fichier TOML ; sans elle, celle de la maison.

## Le dessin ; ingrédients, boissons et améliorations sont écrits comme les coups les veulent

draw-open = OUVERT
draw-closed = FERMÉ
draw-deck = pioche { $cards }
draw-rush-tokens = pions Rush { $tokens }
draw-rush = { $tokens } Rush
draw-completed = { $cards } { $cards ->
    [one] servie
   *[other] servies
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

moment-haul = Les mains les plus pleines : { $seat } prend { $count } ingrédients en un seul pas.
moment-waste = Le pire gâchis : { $seat } jette { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
} d'un coup.
moment-late = Les mines les plus longues : { $count ->
    [one] un client quitte
   *[other] { $count } clients quittent
} { $seat } en un seul tour.
