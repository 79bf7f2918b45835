## La table de Coffin Rush! dans le navigateur

dig-web-temple = Le temple vu d'en haut
dig-web-map-keys = Plan du temple. Les flèches guident votre explorateur quand un pas est possible.
dig-web-zoom-in = Plus près
dig-web-zoom-out = Plus loin
dig-web-zoom-whole = Tout le temple
dig-web-zoom-me = Trouver mon explorateur
dig-web-explorer-at = { $name } en { $at }
dig-web-monster-at = { $kind ->
    [mummy] Momie
   *[spectre] Spectre
} en { $at }
dig-web-go-to = Aller en { $at }{ $mark ->
    [d] {"\u00A0"}: débris
    [p] {"\u00A0"}: pestilence
    [t] {"\u00A0"}: trappe
    [a] {"\u00A0"}: autel
    [s] {"\u00A0"}: sarcophage
    [c] {"\u00A0"}: coffre
    [r] {"\u00A0"}: escalier rouge
    [g] {"\u00A0"}: escalier vert
    [y] {"\u00A0"}: escalier jaune
    [b] {"\u00A0"}: escalier bleu
    [R] {"\u00A0"}: RUSH!
    [C] {"\u00A0"}: le camp
   *[other] {""}
}
dig-web-open-door-to = Ouvrir la porte vers { $at }
dig-web-close-door-to = Fermer la porte vers { $at }

## Actions

dig-web-actions = { $actions ->
    [0] Plus d'action
    [1] Encore une action
   *[other] Encore { $actions } actions
}
dig-web-steps = { $steps ->
    [0] plus de pas
    [1] encore un pas
   *[other] encore { $steps } pas
}
dig-web-walk = En route
dig-web-stop = S'arrêter ici
dig-web-take = { $count ->
    [1] Ramasser l'objet
   *[other] Ramasser les { $count } objets
}
dig-web-open-tile = { $kind ->
    [chest] Ouvrir le coffre
   *[sarcophagus] Ouvrir le sarcophage
}
dig-web-open-door = Ouvrir la porte { $side ->
    [north] au nord ↑
    [east] à l'est →
    [south] au sud ↓
    [west] à l'ouest ←
   *[other] ici
}
dig-web-close-door = Fermer la porte { $side ->
    [north] au nord ↑
    [east] à l'est →
    [south] au sud ↓
    [west] à l'ouest ←
   *[other] ici
}
dig-web-open-way = Ouvrir { $side ->
    [north] ↑
    [east] →
    [south] ↓
    [west] ←
   *[other] la porte
}
dig-web-close-way = Fermer { $side ->
    [north] ↑
    [east] →
    [south] ↓
    [west] ←
   *[other] la porte
}
dig-web-drop-done = C'est tout
dig-web-pass = Finir le tour

## Mes affaires

dig-web-mine = Vos affaires
dig-web-backpack = Votre sac
dig-web-slot = Emplacement { $slot }
dig-web-slot-item = Emplacement { $slot } : { item-name }
dig-web-slot-empty = vide
dig-web-token = { $active ->
    [yes] Jeton Rush! : une action de plus
   *[no] Jeton Rush!, inactif
}
dig-web-treasure = 3 points à la tente, 1 dans le sac. La plus grande collection à une tente rapporte 1 de plus.
dig-web-relic = { $item ->
    [torch] Un mouvement par tour compte un pas de plus. 2 points à la tente.
    [charm] Si vous subissez une agression, vous pouvez changer un des dés. 2 points à la tente.
    [amulet] Les monstres vous comptent un point de richesse ou une carte de moins. 2 points à la tente.
   *[coins] 3 points à la tente, 1 dans le sac.
}
dig-web-drop = Déposer ici
dig-web-store = Déposer à ma tente
dig-web-store-all = Déposer les { $count } objets à ma tente
dig-web-tent = { $count ->
    [0] Rien encore à votre tente
   *[other] En sûreté à votre tente :
}
dig-web-hand = Vos cartes Butin
dig-web-hand-empty = Votre main est vide : à la fin du tour, le Repos vous rend vos cartes.
dig-web-discards = Défaussées : { $cards }
dig-web-lost = Perdues pour toujours : { $cards }
dig-web-card-play = La jouer
dig-web-card-against = Contre { $name }
dig-web-card-aside = La défausser
dig-web-card-why-not = Pourquoi ne puis-je pas la jouer ?

## Les autres

dig-web-others = Les autres explorateurs
dig-web-wealth = Richesse transportée : { $wealth }
dig-web-cards = Cartes Butin en main : { $cards }
dig-web-carries = Sac
dig-web-stored = Tente
dig-web-company = compagnie { $number }
dig-web-card-state = { $card } : { $state ->
    [held] en main
    [discarded] défaussée
   *[lost] perdue
}

## Le Pharaon

dig-web-pharaoh = Le plateau du Pharaon
dig-web-counter = Compteur du rituel à { $counter }, risque { $risk ->
    [green] vert
    [yellow] jaune
   *[red] rouge
}
dig-web-round = Manche { $round }
dig-web-progress = Manche { $round } · compteur du rituel { $counter }
dig-web-feather = { $feather ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
dig-web-power = Puissance rituelle { $power }
dig-web-trap-name = { $trap ->
    [bomb] Bombe rituelle
   *[other] { trap-name }
}
dig-web-no-trap = Pas encore de piège : le Pharaon dort.
dig-web-traps-left = { $count ->
    [0] Plus de carte Piège dans le paquet
    [1] Une carte Piège dans le paquet
   *[other] { $count } cartes Piège dans le paquet
}
dig-web-trap = { $trap ->
    [bomb] La porte du temple a sauté : le chemin du camp est libre.
    [quicksand] Chaque mouvement est plus court d'un pas.
    [toxicity] Une action de moins.
    [summoning] Un spectre apparaît sur la rune, s'il en reste un.
    [maat] On joue dans l'autre sens.
    [seals] Toutes les portes de pierre se sont fermées.
    [darkness] Ouvrir un sarcophage coûte deux actions.
    [scarabs] Dans le temple, chacun laisse tomber son dernier objet.
    [wrath] À chaque mouvement, les momies avancent d'une case de plus.
    [oblivion] On ne peut jouer aucune carte Butin.
   *[collapse] Les tunnels sont bloqués.
}
dig-web-trap-red = { $trap ->
    [bomb] La porte du temple a sauté : le chemin du camp est libre.
    [quicksand] Chaque mouvement est plus court de deux pas.
    [toxicity] Deux actions de moins.
    [summoning] Deux spectres apparaissent sur la rune, s'il en reste.
    [maat] On joue dans l'autre sens, et chacun a défaussé une carte.
    [seals] Toutes les portes de pierre se sont fermées, et en ouvrir une coûte deux actions, aux momies aussi.
    [darkness] Ouvrir un sarcophage ou un coffre coûte deux actions.
    [scarabs] Dans le temple, chacun laisse tomber ses deux derniers objets.
    [wrath] À chaque mouvement, les momies avancent de deux cases de plus.
    [oblivion] On ne peut ni jouer ni défausser de carte Butin.
   *[collapse] Les tunnels sont bloqués, et les débris coûtent trois pas.
}

## Questions

dig-web-ask-keep = Trop d'objets pour le sac : que gardez-vous ?
dig-web-keep-count = Choisis : { $kept } sur { $slots }. Le reste tombe.
dig-web-ask-luck = { $source ->
    [card] { $name } vous agresse ! Le Porte-bonheur change-t-il un dé ?
   *[other] Une momie vous attaque ! Le Porte-bonheur change-t-il un dé ?
}
dig-web-luck-leave = Laisser les dés tels quels
dig-web-luck-die = { $colour ->
    [yellow] Dé jaune
   *[red] Dé rouge
}
dig-web-luck-face = Tourner le dé { $colour ->
    [yellow] jaune
   *[red] rouge
} sur { $face }
dig-web-ask-target = { $servant ->
    [spectre] Les spectres hésitent. Qui visent-ils ?
   *[mummy] Les momies hésitent. Qui visent-elles ?
}
dig-web-ask-consent = { $name } demande votre jeton Rush!. Le prêtez-vous ?
dig-web-consent-yes = Oui, je le prête
dig-web-consent-no = Non, je le garde
dig-web-ask-recover = Quelle carte défaussée reprenez-vous ?
dig-web-ask-plunder = Que prenez-vous à { $name } ?

## Que faire maintenant

dig-web-prompt-over = L'expédition est finie.
dig-web-prompt-wait = Les autres jouent ; votre tour viendra.
dig-web-prompt-onlooker = Vous regardez l'expédition.
dig-web-prompt-wait-answer = Un autre joueur doit faire un choix.
dig-web-prompt-watch = Regardez ce qui se passe…
dig-web-prompt-go = { $steps ->
    [0] Touchez une case éclairée, ou arrêtez-vous ici.
    [1] Encore un pas : touchez une case éclairée, ou arrêtez-vous ici.
   *[other] Encore { $steps } pas : touchez une case éclairée, ou arrêtez-vous ici.
}
dig-web-prompt-drop = Déposez encore un objet, ou dites que c'est tout.
dig-web-prompt-take = Il y a quelque chose ici pour vous.
dig-web-prompt-act = { $actions ->
    [0] Votre jeton Rush! vous donne encore une action
    [1] Encore une action
   *[other] Encore { $actions } actions
} : { $walk ->
    [yes] déplacez-vous{ $door ->
        [none] {""}
       *[other] ,{" "}
    }
   *[no] {""}
}{ $door ->
    [open] ouvrez une porte
    [close] fermez une porte
   *[none] {""}
}{ $card ->
    [yes] , jouez une carte
   *[no] {""}
}.
dig-web-prompt-card = Plus d'action, mais vous pouvez encore utiliser une carte.
dig-web-prompt-discard = Plus d'action : défaussez une carte sans effet, ou finissez votre tour.
dig-web-prompt-pass = Plus rien à faire : finissez votre tour.
dig-web-prompt-keep = Le sac est trop plein : choisissez ce que vous gardez.
dig-web-prompt-luck = Changez un dé grâce au Porte-bonheur, ou laissez les dés tels quels.
dig-web-prompt-target = Choisissez qui les serviteurs visent.
dig-web-prompt-consent = Un compagnon demande votre jeton Rush!.
dig-web-prompt-recover = Choisissez une carte à reprendre.
dig-web-prompt-plunder = Choisissez ce que vous prenez.

## Avertissements

dig-web-warn-actions = { $actions ->
    [1] Il vous reste une action. Finir votre tour quand même ?
   *[other] Il vous reste { $actions } actions. Finir votre tour quand même ?
}
dig-web-warn-tent = Vous êtes au camp, et votre sac contient encore des objets : à la tente, ils seraient en sûreté.
dig-web-warn-tile = Sur votre case, il reste quelque chose de fermé que vous pourriez ouvrir.
dig-web-warn-pile = Sur votre case, il reste des objets à ramasser.

dig-web-legend = Ce que veulent dire les signes

## Figures du livret

dig-web-fig-temple = Le temple standard : douze secteurs, le camp de base à gauche, la crypte et sa rune au centre.
dig-web-fig-tiles = Sarcophage, coffre, porte de pierre, porte du temple.
dig-web-fig-cards = Les cartes Butin.
dig-web-fig-dice = Les dés de risque, vert, jaune et rouge, chacun avec son signe, et le compteur.
dig-web-fig-pawns = Six explorateurs ; momies et spectres.
dig-web-fig-tokens = La Plume de Maât, et le jeton Rush! inactif et actif.
dig-web-fig-closed = Un sarcophage et un coffre, fermés : nul ne sait encore ce qu'ils contiennent.
dig-web-fig-doors = Des portes à l'entrée d'une salle et entre deux secteurs, toutes fermées.
dig-web-fig-start = Tout le monde est sur RUSH! ; les tentes sont dehors, derrière la porte du temple.
dig-web-fig-counter = Le compteur au départ.
dig-web-fig-crypt = La première momie attend sur la rune.
dig-web-fig-faces = Toutes les faces des trois dés.
dig-web-fig-slots = Un sac vide : le jeton Rush! et de la place pour six objets.
dig-web-fig-risk = La dernière valeur verte, la première jaune et la première rouge.
dig-web-fig-collections = Cinq collections, et l'unique tuile à l'escalier bleu.
dig-web-fig-relics-count = Torche, Porte-bonheur, Amulette, Pièces.
dig-web-fig-quadrant = Un secteur : une ouverture au milieu de chaque côté, un autel, une salle et sa porte, débris et pestilence.
dig-web-fig-traps = Les onze sortes de cartes Piège. Il y a trois cartes Invocation.
dig-web-fig-beside = D'ici, un pas mène à l'une des trois cases éclairées. La porte au nord est fermée.
dig-web-fig-two-spaces = Le camp et ses tentes à gauche, RUSH! à droite, la porte du temple entre les deux.
dig-web-fig-rune = La crypte et sa rune.
dig-web-fig-door = Ada a franchi une porte ouverte. Bea est devant une porte fermée et peut l'ouvrir d'où elle est.
dig-web-fig-base = La porte du temple a disparu : un pas mène de RUSH! au camp.
dig-web-fig-debris = Un pas jusqu'au coin, deux sur les débris : le mouvement est épuisé.
dig-web-fig-plague = La pestilence arrête le mouvement, quels que soient les pas restants.
dig-web-fig-trap = Ada entre sur une trappe. Les dés montrent 1 et 3 : elle laisse tomber l'objet de l'emplacement 4.
dig-web-fig-altar = Sur l'autel, Ada est invisible, même pour la momie à côté d'elle.
dig-web-fig-tunnel = Le rouge mène au rouge, le vert au vert.
dig-web-fig-crowd = Quatre explorateurs sur une case.
dig-web-fig-distance = La momie a quatre cases à faire, autour du mur. Le spectre le traverse et en a trois.
dig-web-fig-relics = Torche, Porte-bonheur, Amulette et Pièces.
dig-web-fig-wakes = Une momie dormait là-dedans. Ada garde le trésor, les dés donnent 3, et elle laisse tomber l'objet de l'emplacement 3.
dig-web-fig-stairs = L'escalier bleu mène à l'escalier bleu.
dig-web-fig-pack = Trois objets aux emplacements 2 à 4. Si celui du 2 tombe, les autres descendent.
dig-web-fig-pack-full = Six objets, plus aucun emplacement libre : pour un septième, il faut choisir.
dig-web-fig-pile = Un trésor et une Torche par terre : une seule interaction ramasse les deux.
dig-web-fig-tent = En bas, ce qui est en sûreté à la tente ; en haut, ce qu'il faut encore y porter.
dig-web-fig-movement = Un mouvement, trois pas.
dig-web-fig-interaction = Portes, sarcophages, coffres et objets tombés.
dig-web-fig-meets = Ada rencontre une momie après deux pas : le troisième est perdu, et elle laisse tomber l'objet de l'emplacement 4.
dig-web-fig-aggression = Bea est à trois cases en ligne droite. Les dés donnent 5 : elle laisse tomber l'objet de l'emplacement 5 sur sa case.
dig-web-fig-betrayal = La victime défausse une carte au hasard, le traître reprend l'une de ses cartes défaussées.
dig-web-fig-analysis = Ce qu'Ada est seule à voir : un trésor gardé par une momie endormie, et un Porte-bonheur.
dig-web-fig-adrenaline = Avec l'Adrénaline, tout droit à travers la pestilence.
dig-web-fig-rush = La carte active le jeton : une action de plus, quand on voudra.
dig-web-fig-pharaoh = Piège, puissance rituelle, compteur, serviteurs : toujours dans cet ordre.
dig-web-fig-power = À 18, le compteur est jaune : on lance le dé jaune, et le compteur descend de 3.
dig-web-fig-bomb = La bombe fait d'un 20 vert un 17 jaune : on lance le dé jaune.
dig-web-fig-feather = La plume se retourne, et l'on joue dans l'autre sens.
dig-web-fig-mummy = Puissance rituelle 3 : une action mène la momie jusque-là. Il lui en reste deux.
dig-web-fig-target = Ada porte 6 points de richesse, Bea 5 : les momies visent Ada.
dig-web-fig-way = Deux chemins sont aussi courts l'un que l'autre, avec autant de virages : la momie part vers l'est plutôt que vers l'ouest.
dig-web-fig-attack = Les dés donnent 3 : la Torche de l'emplacement 3 tombe.
dig-web-fig-mummy-door = La momie s'arrête devant la porte fermée. Sa prochaine action l'ouvre.
dig-web-fig-spectre = À travers le mur et tout droit, avec un seul virage.
dig-web-fig-spectre-target = Bea a deux cartes, Ada une : les spectres visent Bea.
dig-web-fig-terror = La carte et le spectre disparaissent tous deux.
dig-web-fig-end = Le rituel est accompli, et la partie s'arrête aussitôt.
dig-web-fig-score = À la tente 3 + 3 + 3 + 2 + 3, dans le sac 1 + 1 : 16 points.
dig-web-fig-majority = Ada a plus de pièces de la collection verte : 1 point. Pour la rouge, elles sont à égalité : personne ne reçoit le point.
dig-web-fig-lend = Ciro dépense le jeton de sa compagne Ada.

## Un matériel apporté par quelqu'un

dig-web-own-rest = Ce qui n'est pas nommé ici vient du matériel de la maison.
dig-web-own-section = { $section ->
    [dice] Dés
    [counter] Compteur du rituel
    [backpack] Sac
    [pawns] Monstres
    [sarcophagi] Sarcophages
    [chests] Coffres
    [loot] Cartes Butin
   *[traps] Cartes Piège
}
dig-web-own-thing = { $thing ->
    [green] vert
    [yellow] jaune
    [red] rouge
    [bomb] la bombe retire
    [slots] emplacements
    [mummies] momies
   *[spectres] spectres
}
dig-web-own-tile = { $item ->
    [azure-mummy] { item-name }, avec une momie
    [red-mummy] { item-name }, avec une momie
    [violet-mummy] { item-name }, avec une momie
    [stairs] l'escalier bleu
   *[other] { item-name }
}
dig-web-own-layout = Disposition « { $name } »

# what could happen
dig-web-walk-slowly = Pas à pas
dig-web-way = Aller en { $at } : { $actions ->
    [0] aucune autre action
    [one] { $actions } action
   *[other] { $actions } actions
}, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
dig-web-way-torches = { $torches ->
    [1] allume une torche
   *[other] allume { $torches } torches
}
dig-web-way-doors = { $doors ->
    [1] ouvre une porte
   *[other] ouvre { $doors } portes
}
dig-web-peril = { $peril ->
    [debris] débris
    [plague] pestilence : le mouvement s'y termine
    [trap] une trappe : un objet peut tomber de votre sac
    [mummy] une momie y attaque
   *[spectre] un spectre y terrifie
}
dig-web-beyond-far = { $at } est trop loin pour les actions et les pas qui vous restent.
dig-web-beyond-wall = Un mur vous sépare de { $at }, et le détour est trop long.
dig-web-beyond-lent = On n'atteint { $at } qu'avec le jeton Rush! d'un compagnon : allez aussi loin que possible, puis repartez pour le demander.
dig-web-loss-item = { item-name } { $percent } %
dig-web-loss = Si { $name } subit une agression : { $items }, rien { $percent } %{ $charms ->
    [0] .
   *[other] , avant le Porte-bonheur.
}
dig-web-slot-odds = { $percent } % en cas d'agression
dig-web-threat = { $who } : qui poursuit-on ?
dig-web-servant-waits = { $kind ->
    [mummy] La momie
   *[spectre] Le spectre
} en { $at } ne poursuit personne pour l'instant.
dig-web-servant-after = { $kind ->
    [mummy] La momie
   *[spectre] Le spectre
} en { $at } poursuit { $names } pour l'instant.
dig-web-servant-tied = { $kind ->
    [mummy] La momie
   *[spectre] Le spectre
} en { $at } poursuit l'un de { $names } pour l'instant : ils sont à égalité.
dig-web-chase = Puissance { $power } ({ $percent } %) : arrive en { $at }.
dig-web-chase-meets = Puissance { $power } ({ $percent } %) : arrive en { $at } et rejoint { $names }.
dig-web-card-use = { $use ->
    [played] peut être jouée
   *[aside] peut seulement être défaussée
}

dig-web-log-walk = { $seat } va de { $from } à { $to }, { $steps ->
    [1] un pas
   *[other] { $steps } pas
}.
