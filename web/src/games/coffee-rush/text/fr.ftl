## La table de Coffee Rush dans le navigateur

rush-web-board = Le café
rush-web-floor = Le plateau d’ingrédients
rush-web-ingredient = { $ingredient ->
    [coffee] café
    [milk] lait
    [steam] vapeur
    [ice] glace
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
rush-web-cell = { $cell } { $name } ×{ $left } en réserve
rush-web-stands = { $names } ici
rush-web-open = vous pouvez choisir cette case
rush-web-counter = Le comptoir de { $name }
rush-web-working = au travail
rush-web-starter = commence la partie
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
    [one] { $left } pas gratuit
   *[other] { $left } pas gratuits
}, pions Rush : { $rush }

rush-web-stop = S’arrêter ici
rush-web-end = Fin du tour
rush-web-cancel = Laisser
rush-web-hint-ingredient = Verser { $name } : dans quelle tasse ?
rush-web-hint-order = { $drink } : avec quelle tasse ?
rush-web-hint-cup = Tasse { $cup } : versez-y quelque chose, choisissez sa commande, ou videz-la.
rush-web-hint-cell = Deux possibilités en { $cell } :
rush-web-choose-go = Aller ici
rush-web-choose-meeple = Déplacer ce meeple
rush-web-serve-with = Servir la tasse { $cup }

rush-web-prompt-over = Le café est fermé : la partie est finie.
rush-web-prompt-wait = Les autres sont au travail ; votre tour viendra.
rush-web-prompt-watch = Vous regardez le café au travail.
rush-web-prompt-moment = Un instant …
rush-web-prompt-place = Posez un meeple sur une case libre.
rush-web-prompt-stock = Vos premiers ingrédients : choisissez-en un, puis une tasse.
rush-web-prompt-upgrade = Prenez une amélioration pour trois cartes, ou mettez-vous en route.
rush-web-prompt-meeple = Choisissez le meeple qui marche, ou touchez une case marquée.
rush-web-prompt-walk = En route : jusqu’à { $left } pas.
rush-web-prompt-steps = Marchez : encore { $left } pas sur 3, ou arrêtez-vous.
rush-web-prompt-passing = La case est prise : continuez, encore { $left } pas sur 3.
rush-web-prompt-rush = Un pion Rush paie un pas de plus (il vous en reste { $rush }) ; ou arrêtez-vous et versez.
rush-web-prompt-passing-rush = La case est prise : continuez avec un pion Rush (il vous en reste { $rush }).
rush-web-prompt-pour = { $count ->
    [one] Un ingrédient
   *[other] { $count } ingrédients
} à verser : choisissez, puis touchez une tasse.
rush-web-prompt-serve = { $count ->
    [one] Une commande est prête
   *[other] { $count } commandes sont prêtes
} : choisissez le ticket, puis la tasse.
rush-web-prompt-end = Tout est fait : finissez votre tour.

rush-web-warn-both = { $ready ->
    [one] Une commande est prête
   *[other] { $ready } commandes sont prêtes
} à servir, et { $held ->
    [one] un ingrédient en main retournerait
   *[other] { $held } ingrédients en main retourneraient
} à la réserve. Finir quand même ?
rush-web-warn-serve = { $ready ->
    [one] Une commande est prête
   *[other] { $ready } commandes sont prêtes
} à servir. Finir quand même ?
rush-web-warn-held = { $held ->
    [one] L’ingrédient en main n’est pas versé : il retourne
   *[other] { $held } ingrédients en main ne sont pas versés : ils retournent
} à la réserve. Continuer ?
rush-web-warn-empty = La tasse { $cup } convient à une commande. La vider quand même ?
rush-web-warn-walk = Vous cesseriez de marcher, avec encore { $left ->
    [one] un pas gratuit
   *[other] { $left } pas gratuits
}. Continuer ?

## Figures du livret

rush-web-fig-board = Le plateau : chaque case avec son ingrédient, et ce que la réserve en contient au départ.
rush-web-fig-supply = Toute la réserve : 102 jetons.
rush-web-fig-kit = Trois tasses et quatre tuiles d’amélioration pour chacun ; 15 pions Rush pour tous.
rush-web-fig-cards = Quatre commandes. L’étoile signale une Spécialité.
rush-web-fig-meeples = Deux rouges, deux bleus, un vert, un jaune.
rush-web-fig-deal = En haut, les commandes de qui commence ; en bas, celles de tous les autres.
rush-web-fig-open = OUVERT : le café tourne, et la pioche attend.
rush-web-fig-start = Quatre meeples, chacun sur sa case. Ada met du lait dans une tasse, Bea du café, Ciro du lait et Dora du lait.
rush-web-fig-upgrade = Trois cartes servies pour une amélioration.
rush-web-fig-double-meeples = Bea est sur une case de lait : qui a cette tuile et y passe en prend deux.
rush-web-fig-diagonal = Avec le Déplacement diagonal, Ada peut aller sur huit cases.
rush-web-fig-corners = Les quatre coins : glace, café, lait et vapeur.
rush-web-fig-double-specialties = Une case de chacun sur le plateau, deux jetons de chacune.
rush-web-fig-multiply = Un meeple est sur le coin du café : deux fois deux font quatre cafés.
rush-web-fig-step = De b2, un pas mène à l’une des quatre cases allumées.
rush-web-fig-walk = Trois pas : de b2 par c2 et c1 jusqu’à d1.
rush-web-fig-gather = Ce que ces trois pas rapportent : glace, vapeur, café. Rien pour la case de départ.
rush-web-fig-passing = Ada passe sur la case de Bea, en prend le lait et doit continuer.
rush-web-fig-rush = Trois pas gratuits, et un quatrième pour un pion Rush.
rush-web-fig-back = Jusqu’à la glace et retour : glace et caramel.
rush-web-fig-stuck = Il reste un pas à Ada et pas de pion Rush. La case d1 de Bea n’est pas pour elle : elle ne pourrait pas en repartir.
rush-web-fig-pour = Trois jetons répartis dans deux tasses. Une fois dedans, ils y restent.
rush-web-fig-empty = Une tasse vidée rend tout à la réserve.
rush-web-fig-ready = Café, lait, vapeur : exactement un Caffè Latte.
rush-web-fig-wrong = Trop peu, trop : aucune des deux n’est un Caffè Latte.
rush-web-fig-specialty = Une boisson étoilée servie, un pion Rush gagné.
rush-web-fig-many = Ada a servi deux commandes. Bea, en haut, et Ciro, en bas, en piochent deux chacun au rang 1.
rush-web-fig-closed = La pioche est vide : FERMÉ.
rush-web-fig-slide = Chaque commande descend d’un rang. L’Iced Tea sort : une pénalité, et un pion Rush pour se consoler.
rush-web-fig-score = Deux cartes, une amélioration, une pénalité : 2 + 2 − 1 = 3 points.
rush-web-fig-small = Les deux petits cafés : chacun commence avec l’un d’eux.
rush-web-fig-two = Deux meeples chacun.
rush-web-fig-two-start = Quatre cases pour quatre meeples. Ada prend lait et vapeur, Bea vapeur et thé.
rush-web-fig-own = Ada passe sur son autre meeple : avec les Meeples doublés, cela fait deux vapeurs.
rush-web-fig-own-card = Tout descend, puis une nouvelle carte arrive au rang 1.

## Un menu apporté par quelqu'un

rush-web-own-menu = { $drinks } boissons sur { $cards } cartes
rush-web-own-specialty = spécialité
