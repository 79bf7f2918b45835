## La table de Coffee Rush dans le navigateur

rush-web-board = Le café
rush-web-floor = Le plateau Ingrédients
rush-web-ingredient = { $ingredient ->
    [coffee] café
    [milk] lait
    [steam] vapeur
    [ice] glaçons
    [chocolate] chocolat
    [caramel] caramel
    [tea] thé
   *[water] eau
}
rush-web-upgrade = { $upgrade ->
    [double-meeples] Meeples doublés
    [diagonal] Déplacement diagonal
    [double-corners] Coins doublés
   *[double-specialties] Spécialités doublées
}
rush-web-cell = { $cell } { $name } ×{ $left } dans la réserve
rush-web-stands = { $names } ici
rush-web-open = vous pouvez choisir cette case
rush-web-counter = Le comptoir de { $name }
rush-web-log-round = Tour de table { $round }
rush-web-progress = Tour de table { $round } · { $cards ->
    [1] une commande
    [one] { $cards } commande
   *[other] { $cards } commandes
} dans le paquet
rush-web-progress-closed = Tour de table { $round } · le café ferme : les derniers tours
rush-web-working = au travail
rush-web-starter = premier joueur
rush-web-active = Active.
rush-web-orders = Commandes

rush-web-cup-empty = Tasse { $cup } : vide
rush-web-cup-holds = Tasse { $cup } : { $contents }
rush-web-empty = Vider
rush-web-empty-cup = Vider la tasse { $cup }
rush-web-held = En main
rush-web-held-nothing = rien
rush-web-token = { $count } × { $name } en main
rush-web-order = { $drink }, rang { $tab } : { $recipe }
rush-web-order-specialty = { $drink }, Spécialité, rang { $tab } : { $recipe }
rush-web-steps = { $left ->
    [one] { $left } déplacement gratuit
   *[other] { $left } déplacements gratuits
}, pions Rush : { $rush }

rush-web-stop = S’arrêter ici
rush-web-end = Finir le tour
rush-web-cancel = Annuler
rush-web-hint-ingredient = Verser { $name } : dans quelle tasse ?
rush-web-hint-order = { $drink } : avec quelle tasse ?
rush-web-hint-cup = Tasse { $cup } : versez-y un ingrédient, choisissez sa commande ou videz-la.
rush-web-hint-cell = Deux possibilités en { $cell } :
rush-web-choose-go = Aller ici
rush-web-choose-meeple = Déplacer ce meeple
rush-web-serve-with = Envoyer la tasse { $cup }

rush-web-prompt-over = Le café est fermé : la partie est finie.
rush-web-prompt-wait = Les autres sont au travail ; votre tour viendra.
rush-web-prompt-watch = Vous regardez le café au travail.
rush-web-prompt-moment = Un instant…
rush-web-prompt-place = Placez un meeple sur une case libre.
rush-web-prompt-stock = Vos premiers ingrédients : choisissez-en un, puis une tasse.
rush-web-prompt-upgrade = Activez une amélioration pour trois cartes, ou déplacez-vous.
rush-web-prompt-meeple = Choisissez le meeple à déplacer, ou touchez une case marquée.
rush-web-prompt-walk = Déplacez-vous, { $left } fois au plus.
rush-web-prompt-steps = Déplacements restants : { $left } sur 3 ; ou arrêtez-vous.
rush-web-prompt-passing = La case est occupée : continuez (déplacements restants : { $left } sur 3).
rush-web-prompt-rush = Un pion Rush paie un déplacement de plus (il vous en reste { $rush }) ; ou arrêtez-vous et versez.
rush-web-prompt-passing-rush = La case est occupée : continuez avec un pion Rush (il vous en reste { $rush }).
rush-web-prompt-pour = { $count ->
    [1] Un ingrédient
    [one] { $count } ingrédient
   *[other] { $count } ingrédients
} à verser : choisissez-en un, puis une tasse.
rush-web-prompt-serve = { $count ->
    [1] Une commande est prête
   *[other] { $count } commandes sont prêtes
} : choisissez la carte, puis la tasse.
rush-web-prompt-empty = Aucune tasse ne prend ce que vous avez en main : videz-en une, ou finissez votre tour.
rush-web-prompt-full = Aucune tasse ne prend ce que vous avez en main : finissez votre tour.
rush-web-prompt-end = Tout est fait : finissez votre tour.

rush-web-warn-both = { $ready ->
    [1] Une commande est prête
   *[other] { $ready } commandes sont prêtes
} à envoyer, et { $held ->
    [1] un ingrédient en main retournerait
   *[other] { $held } ingrédients en main retourneraient
} dans la réserve. Finir quand même ?
rush-web-warn-serve = { $ready ->
    [1] Une commande est prête
   *[other] { $ready } commandes sont prêtes
} à envoyer. Finir quand même ?
rush-web-warn-held = { $held ->
    [1] L’ingrédient en main n’est pas versé : il retourne
   *[other] { $held } ingrédients en main ne sont pas versés : ils retournent
} dans la réserve. Continuer ?
rush-web-warn-empty = La tasse { $cup } convient à une commande. La vider quand même ?
rush-web-warn-walk = Vos déplacements s’arrêteraient là. Il vous en reste { $left ->
    [1] un gratuit
    [one] { $left } gratuit
   *[other] { $left } gratuits
}. Continuer ?

## Figures du livret

rush-web-fig-board = Le plateau Ingrédients : chaque case avec son ingrédient, et ce que la réserve en contient au départ.
rush-web-fig-supply = Toute la réserve : 102 jetons Ingrédient.
rush-web-fig-kit = Trois tasses et quatre tuiles Amélioration pour chacun ; 15 pions Rush pour tous.
rush-web-fig-cards = Quatre cartes Commande. L’étoile signale une Spécialité.
rush-web-fig-meeples = Deux rouges, deux bleus, un vert, un jaune.
rush-web-fig-deal = En haut, les commandes du premier joueur ; en bas, celles des autres.
rush-web-fig-open = OUVERT : le café tourne, et le paquet est prêt.
rush-web-fig-start = Quatre meeples, chacun sur sa case. Ada met du lait dans une tasse, Bea du café, Ciro et Dora du lait.
rush-web-fig-upgrade = Trois cartes envoyées pour une amélioration.
rush-web-fig-double-meeples = Bea est sur une case lait : avec cette tuile, on y prend deux jetons.
rush-web-fig-diagonal = Avec Déplacement diagonal, Ada peut aller sur huit cases.
rush-web-fig-corners = Les quatre coins : glaçons, café, lait et vapeur.
rush-web-fig-double-specialties = Une seule case de chacun sur le plateau, mais deux jetons sur chacune.
rush-web-fig-multiply = Un meeple est sur le coin café : deux fois deux font quatre jetons.
rush-web-fig-step = De b2, un déplacement mène à l’une des quatre cases éclairées.
rush-web-fig-walk = Trois déplacements : de b2 par c2 et c1 jusqu’à d1.
rush-web-fig-gather = Ce que ces trois déplacements rapportent : glaçons, vapeur, café. Rien pour la case de départ.
rush-web-fig-passing = Ada passe par la case de Bea, y prend le lait et doit continuer.
rush-web-fig-rush = Trois déplacements gratuits, et un quatrième pour un pion Rush.
rush-web-fig-back = Jusqu’aux glaçons et retour : glaçons et caramel.
rush-web-fig-stuck = Il reste un déplacement à Ada, et elle n’a pas de pion Rush. Elle ne peut pas aller en d1, la case de Bea : elle ne pourrait pas en repartir.
rush-web-fig-pour = Trois jetons répartis dans deux tasses. Une fois dedans, ils y restent.
rush-web-fig-empty = Tout le contenu d’une tasse vidée retourne dans la réserve.
rush-web-fig-ready = Café, lait, vapeur : exactement un Caffè Latte.
rush-web-fig-wrong = Trop peu, trop : aucune des deux n’est un Caffè Latte.
rush-web-fig-specialty = Une Spécialité envoyée, un pion Rush gagné.
rush-web-fig-many = Coup de feu : Ada a envoyé deux commandes. Bea, en haut, et Ciro, en bas, en piochent chacun deux pour leur rang 1.
rush-web-fig-closed = Le paquet est vide : FERMÉ.
rush-web-fig-slide = Écoulement du temps : chaque commande descend d’un rang. L’Iced Tea sort : une pénalité, et un pion Rush pour se consoler.
rush-web-fig-score = Deux cartes envoyées, une amélioration, une pénalité : 2 + 2 − 1 = 3 points.
rush-web-fig-small = Ristretto et Espresso : chacun commence avec l’un des deux.
rush-web-fig-two = Deux meeples chacun.
rush-web-fig-two-start = Quatre cases pour quatre meeples. Ada prend du lait et de la vapeur, Bea de la vapeur et du thé.
rush-web-fig-own = Ada passe par la case de son autre meeple : avec Meeples doublés, elle prend deux jetons vapeur.
rush-web-fig-own-card = Toutes les cartes descendent, puis une nouvelle arrive sur le rang 1.

## Un menu apporté par quelqu’un

rush-web-own-menu = { $drinks } boissons sur { $cards } cartes
rush-web-own-specialty = Spécialité

# what could happen
rush-web-walk = aller jusqu’ici en { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
} ({ $way }) ; récolte { $gathers }
rush-web-becomes = La tasse { $cup } peut encore devenir : { $drinks }
rush-web-becomes-nothing = La tasse { $cup } ne convient plus à aucune commande.
rush-web-lacks = { $drink } (manque : { $lacks })

rush-web-log-walk = { $seat } va de { $from } à { $to }{ $count ->
    [0] {""}
   *[other] { "\u00A0" }: { $ingredients }
}.
