## Son propre matériel

coffin-rush-good-temple = un bon temple ; secteurs propres : { $quadrants }, dispositions : { $layouts }, autres nombres : { $others ->
    [none] aucun
   *[other] { $others }
}
coffin-rush-empty-set = il n'y a rien dans ce fichier ; les sections sont { $names }
coffin-rush-no-name = ce nom n'existe pas ici ; il y a { $names }
coffin-rush-numbers = écrivez une table de noms, chacun avec un nombre entier
coffin-rush-dice = écrivez une table de couleurs, chacune avec la liste de ses faces
coffin-rush-faces = écrivez une liste de 1 à { $most } faces
coffin-rush-counter-order = { $found } : ces nombres ne se suivent pas ; le vert commence au-dessus du jaune, et le jaune au-dessus du rouge
coffin-rush-counter-short = à partir de { $green }, le compteur est à 0 avant que quiconque puisse sortir par la porte que la bombe ouvre, même avec les jets les plus bas ; commencez plus haut, ou prenez des dés plus faibles ou une bombe plus petite
coffin-rush-items = { $found } trésors et reliques en tout ; mettez-en de 1 à { $most }
coffin-rush-pawns = une momie est sur la rune, et { $waking ->
    [one] { $waking } sarcophage en réveille une autre
   *[other] { $waking } sarcophages en réveillent d'autres
} ; écrivez au moins { $least }
coffin-rush-few-traps = { $found } cartes Piège en plus de la bombe, et jusqu'à { $least } se trouvent au-dessus d'elle ; ajoutez celles qui manquent

## Dessins

coffin-rush-quadrants = écrivez une table de noms, chacun avec son dessin
coffin-rush-drawing = un dessin est un texte de plusieurs lignes
coffin-rush-drawing-size = un dessin a { $lines } lignes de { $lines } caractères
coffin-rush-no-symbol = { $found } en { $at } n'est pas une case ; les cases sont { $names }
coffin-rush-no-edge = { $found } à côté de { $at } n'est ni un passage, ni un mur, ni une porte ; écrivez une espace, -, | ou #
coffin-rush-no-opening = il n'y a pas d'ouverture au milieu du côté { side-name } ; écrivez-y une espace
coffin-rush-open-outline = le bord est ouvert en { $at }, du côté { side-name } ; mettez-y un mur
side-name = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
coffin-rush-base-letter = le dessin du camp de base contient exactement une fois la lettre { $letter }
coffin-rush-crypt-cells = la crypte a une rune (*) et pas d'autel (a) ; ici, il y en a { $runes } et { $altars }
coffin-rush-altar-cells = un secteur a un autel (a) et pas de rune (*) ; ici, il y en a { $altars } et { $runes }
coffin-rush-hazard-in-opening = un obstacle est sur l'ouverture { $at } ; mettez-le ailleurs
coffin-rush-unreachable = { $at } n'est pas accessible ; ouvrez un mur
coffin-rush-behind-hazard = { $at } n'est accessible qu'à travers un obstacle ; ouvrez un autre chemin
coffin-rush-idle-door = la porte en { $at } ne ferme aucune salle ; retirez-la, ou fermez la salle
coffin-rush-stairs = escaliers { $symbol } en tout : { $found } ; dans un temple, il y en a { $count }
coffin-rush-room-doors = portes de salle (#) en tout : { $found } ; dans un temple, il y en a { $count }
coffin-rush-twins = c'est le même secteur que { $other }, tourné ; dessinez-en un autre
coffin-rush-spots = tuiles : { $tiles }, cases { $symbol } dans les dessins : { $cells } ; changez les tuiles, ou dessinez autant de cases

## Dispositions

coffin-rush-layouts = écrivez une table de noms, chacun avec ses rangées
coffin-rush-layout-rows = écrivez une liste de rangées, chacune un texte
coffin-rush-layout-name = un nom est un seul mot en minuscules
coffin-rush-random-layout = après « { $random } » vient un nombre entier
coffin-rush-no-layout = la disposition { $found } n'existe pas ; il y a { $names }, et { $random } suivi d'un nombre
coffin-rush-layout-size = une disposition a au plus { $most } rangées et colonnes
coffin-rush-layout-word = { $found } n'est pas un secteur avec ses quarts de tour, comme dans « crypt2 »
coffin-rush-not-once = { $count ->
    [0] le secteur { $quadrant } manque ; mettez-le une fois
   *[other] le secteur { $quadrant } figure { $count } fois ; mettez-le une seule fois
}
coffin-rush-not-joined = le secteur { $quadrant } n'est pas relié au camp de base par des ouvertures
coffin-rush-stone-doors = il faudrait { $doors } portes de pierre, et il y en a { $most }
coffin-rush-base-faces-out = le camp de base n'est pas tourné vers l'intérieur du temple ; tournez-le
coffin-rush-behind-base = un secteur est derrière le camp de base ; mettez-le ailleurs
coffin-rush-other-layout = ce n'est pas la disposition que nomment les options

## Positions

coffin-rush-explorers = il y a { $players } explorateurs ; écrivez le même nombre
coffin-rush-companies = ces compagnies ou ce chef d'expédition ne vont pas avec { $players } joueurs
coffin-rush-counter-over = la partie est finie quand le compteur est à 0, et seulement alors
coffin-rush-no-cell = la case { $cell } n'existe pas ; les cases s'écrivent X,Y
coffin-rush-monster-in-camp = aucun monstre n'entre au camp
coffin-rush-monsters = pions de momies : { $mummies } seulement ; de spectres : { $spectres } seulement
coffin-rush-no-door = la porte { $door } n'existe pas ; une porte s'écrit X,Y-X,Y, ou « temple »
coffin-rush-door-twice = une porte est nommée deux fois
coffin-rush-outside = personne n'est dehors tant que la porte du temple est là ; ouvrez-la (« temple » parmi les portes)
coffin-rush-mummies = momies réveillées : { $awake }, sarcophages qui en réveillent une autre : { $asleep }, pions : { $pawns } ; cela fait plus de momies que de pions
coffin-rush-spectres-return = selon la version 1 des règles, les pions des spectres reviennent ; retirez ce champ
coffin-rush-spectres = { $here } pions sur { $pawns } sont dans le temple ; il en reste au plus les autres
coffin-rush-no-card = la carte Butin { $card } n'existe pas ; il y a { $names }
coffin-rush-cards = chacune de ces cartes est à un seul endroit : { $names }
coffin-rush-tiles = il y a { $count } tuiles { $tile } en tout, et ici { $found }
coffin-rush-no-spot = il n'y a là ni sarcophage ni coffre
coffin-rush-no-face = aucune tuile de cette sorte ne montre { $found } ; il y a { $names }
coffin-rush-no-tile = il n'y a pas de tuile fermée en { $cell }
coffin-rush-pile = une pile contient au moins un trésor ou une relique, et rien d'autre
coffin-rush-stairs-carried = personne n'emporte d'escalier
coffin-rush-no-trap = la carte Piège { $trap } n'existe pas ; il y a { $names }
coffin-rush-traps = il y a { $count } cartes Piège { $trap } en tout, et ici { $found }
coffin-rush-bomb = la bombe est dans le paquet tant que la porte du temple est là, et pas plus longtemps
coffin-rush-backpack = un sac a { $slots } emplacements pour les objets

## Le tour et la question

coffin-rush-whose-turn = c'est le tour de quelqu'un quand ce n'est pas celui du Pharaon, et seulement alors ; pendant le sien, écrivez null
coffin-rush-turn-numbers = au plus 8 actions et 3 pas, et des pas seulement pendant un mouvement
coffin-rush-turn-over = ce tour serait fini : il ne reste rien à faire
coffin-rush-movement-over = ce mouvement serait fini : il ne reste aucun pas
coffin-rush-no-move = { $move } n'est pas un coup de ce jeu
coffin-rush-mummy-turn = cette momie, cette direction ou ce nombre d'actions n'existe pas
coffin-rush-who-is-asked = c'est le tour de la place { $seat } : la question est donc pour elle
coffin-rush-dangers = les attaques sont réglées avant que le tour continue ; retirez victims, blows et entering
coffin-rush-asked-nobody = une question est posée à quelqu'un ; écrivez la place
coffin-rush-nothing-to-keep = « keep » se demande quand il y a plus d'objets que d'emplacements, et qu'il reste à choisir
coffin-rush-no-luck = « luck » se demande après un jet qu'un Porte-bonheur de cette place peut changer
coffin-rush-nobody-tied = « target » se demande quand plusieurs places sont à égalité comme cibles, pendant le tour du Pharaon
coffin-rush-nothing-to-lend = « consent » se demande à un compagnon dont le jeton Rush! est actif, pour un coup de celui dont c'est le tour
coffin-rush-nothing-to-recover = « recover » se demande à celui dont c'est le tour, pour une ou deux cartes défaussées
coffin-rush-nothing-to-seize = « plunder » se demande à celui dont c'est le tour, avec une victime qui porte quelque chose
