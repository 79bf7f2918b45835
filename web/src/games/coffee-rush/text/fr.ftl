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

rush-web-cup-empty = Tasse { $cup } : vide
rush-web-cup-holds = Tasse { $cup } : { $contents }
rush-web-empty = Vider
rush-web-empty-cup = Vider la tasse { $cup }
rush-web-held = En main
rush-web-held-nothing = rien
rush-web-token = { $count } × { $name } en main
rush-web-order = { $drink }, rang { $tab } : { $recipe }
rush-web-order-specialty = { $drink }, Spécialité, rang { $tab } : { $recipe }
rush-web-steps = { $left ->
    [one] { $left } pas gratuit
   *[other] { $left } pas gratuits
}, pions Rush : { $rush }

rush-web-stop = S’arrêter ici
rush-web-end = Fin du tour
rush-web-cancel = Laisser
rush-web-hint-ingredient = Verser { $name } : dans quelle tasse ?
rush-web-hint-order = { $drink } : avec quelle tasse ?
rush-web-hint-cup = Tasse { $cup } : versez-y quelque chose, choisissez sa commande, ou videz-la.
rush-web-hint-cell = Deux possibilités en { $cell } :
rush-web-choose-go = Aller ici
rush-web-choose-meeple = Déplacer ce meeple
rush-web-serve-with = Servir la tasse { $cup }

rush-web-prompt-over = Le café est fermé : la partie est finie.
rush-web-prompt-wait = Les autres sont au travail ; votre tour viendra.
rush-web-prompt-watch = Vous regardez le café au travail.
rush-web-prompt-moment = Un instant …
rush-web-prompt-place = Posez un meeple sur une case libre.
rush-web-prompt-stock = Vos premiers ingrédients : choisissez-en un, puis une tasse.
rush-web-prompt-upgrade = Prenez une amélioration pour trois cartes, ou mettez-vous en route.
rush-web-prompt-meeple = Choisissez le meeple qui marche, ou touchez une case marquée.
rush-web-prompt-walk = En route : jusqu’à { $left } pas.
rush-web-prompt-steps = Marchez : encore { $left } pas sur 3, ou arrêtez-vous.
rush-web-prompt-passing = La case est prise : continuez, encore { $left } pas sur 3.
rush-web-prompt-rush = Un pion Rush paie un pas de plus (il vous en reste { $rush }) ; ou arrêtez-vous et versez.
rush-web-prompt-passing-rush = La case est prise : continuez avec un pion Rush (il vous en reste { $rush }).
rush-web-prompt-pour = { $count ->
    [one] Un ingrédient
   *[other] { $count } ingrédients
} à verser : choisissez, puis touchez une tasse.
rush-web-prompt-serve = { $count ->
    [one] Une commande est prête
   *[other] { $count } commandes sont prêtes
} : choisissez le ticket, puis la tasse.
rush-web-prompt-end = Tout est fait : finissez votre tour.

rush-web-warn-both = { $ready ->
    [one] Une commande est prête
   *[other] { $ready } commandes sont prêtes
} à servir, et { $held ->
    [one] un ingrédient en main retournerait
   *[other] { $held } ingrédients en main retourneraient
} à la réserve. Finir quand même ?
rush-web-warn-serve = { $ready ->
    [one] Une commande est prête
   *[other] { $ready } commandes sont prêtes
} à servir. Finir quand même ?
rush-web-warn-held = { $held ->
    [one] L’ingrédient en main n’est pas versé : il retourne
   *[other] { $held } ingrédients en main ne sont pas versés : ils retournent
} à la réserve. Continuer ?
rush-web-warn-empty = La tasse { $cup } convient à une commande. La vider quand même ?
rush-web-warn-walk = Vous cesseriez de marcher, avec encore { $left ->
    [one] un pas gratuit
   *[other] { $left } pas gratuits
}. Continuer ?

## Un menu apporté par quelqu'un

rush-web-own-menu = { $drinks } boissons sur { $cards } cartes
rush-web-own-specialty = spécialité
