game-name = Coffin Rush!
game-tagline = Pillez le temple du Pharaon pendant que son rituel s'achève, et sortez à temps.

## Les règles

section-COF-COMP = Matériel
section-COF-SETUP = Mise en place
section-COF-MAP = Le temple
section-COF-ITEM = Les objets
section-COF-ACT = Le tour d'un joueur : les actions
section-COF-CARD = Le tour d'un joueur : les cartes Butin
section-COF-PHA = Le tour du Pharaon
section-COF-MUM = Les momies
section-COF-SPE = Les spectres
section-COF-END = Fin de la partie
section-COF-SCORE = Décompte
section-COF-TEAM = Company Rush! : le jeu en compagnies
section-COF-HOUSE = Le matériel de la maison
section-COF-SEE = Ce que chacun voit

COF-COMP-1 = L'expédition compte au plus six joueurs : la boîte contient six exemplaires de tout. Règle maison : il en faut au moins deux.
    .book = Le livret ne donne pas le nombre de joueurs. Il y a six exemplaires de tout, et à six il conseille de jouer en compagnies.
COF-COMP-2 = Le temple se compose de douze secteurs : le camp de base, la crypte et dix secteurs ordinaires.
COF-COMP-3 = Il y a dix-huit tuiles Sarcophage, huit tuiles Coffre, vingt-quatre portes de pierre et une porte du temple.
COF-COMP-4 = Il y a trente cartes Butin. Chaque joueur a les cinq mêmes : Agression, Trahison, Analyse, Adrénaline et Rush!.
COF-COMP-5 = Il y a treize cartes Piège, dont la Bombe rituelle.
COF-COMP-6 = Il y a trois dés de risque : un jaune, un rouge et (règle maison) un vert. Le compteur montre la couleur du risque en cours.
    .book = Le livret compte trois dés de risque et nomme le jaune et le rouge. La couleur du troisième n'est écrite nulle part.
COF-COMP-7 = Il y a treize pions : six explorateurs et sept monstres. Règle maison : quatre momies et trois spectres.
    .book = Le livret compte treize pions et ne dit pas combien sont des momies et combien des spectres.
COF-COMP-8 = La Plume de Maât indique le sens du jeu. Chaque joueur a un jeton Rush!, une carte aide-mémoire et un plateau, avec son sac d'un côté et sa tente de l'autre ; le Pharaon a lui aussi un plateau.

COF-SETUP-1 = On assemble les secteurs dans la forme et l'orientation que l'on veut. Seul le camp de base doit être tourné vers l'intérieur du temple.
COF-SETUP-2 = Les sarcophages et les coffres sont posés face cachée sur les cases qui portent leur symbole.
COF-SETUP-3 = Une porte de pierre est placée à l'entrée de chaque salle et de chaque secteur, et la porte du temple entre le camp et le temple. Règle maison : toutes les portes sont fermées.
    .book = Le livret dit où placer les portes, pas si elles sont ouvertes ou fermées au départ.
COF-SETUP-4 = Chaque joueur commence sur la case RUSH!, avec ses cinq cartes Butin en main et son jeton Rush!, inactif, à l'emplacement 1 de son sac.
COF-SETUP-5 = Le compteur est mis sur sa plus haute valeur. On mélange les cartes Piège, puis on glisse la Bombe rituelle vers le milieu du paquet. Règle maison : elle est la 6e, la 7e ou la 8e carte à partir du dessus, au hasard.
    .book = Le livret fait glisser la bombe vers le milieu du paquet, sans compter les cartes.
COF-SETUP-6 = Une momie est placée sur la rune de la crypte, et la Plume de Maât indique le sens horaire.
COF-SETUP-7 = Le plus courageux est le chef d'expédition : il joue en premier, les autres suivent dans le sens horaire, et le plateau du Pharaon est à sa droite. Règle maison : le chef est tiré au sort ou désigné par l'hôte. À six, mieux vaut jouer en compagnies.
    .book = Dans le livret, le plus courageux commence, et celui qui n'est pas d'accord doit convaincre les autres par le récit de ses exploits. Une table en ligne ne peut pas l'entendre.

COF-MAP-1 = On passe d'une case à l'autre par un côté, jamais par un coin. Les murs ne laissent passer aucun explorateur, et l'on passe d'un secteur à l'autre par leurs ouvertures.
COF-MAP-2 = Le camp de base n'a que deux cases : le camp, hors du temple, et RUSH!, à l'intérieur.
COF-MAP-3 = La crypte n'a pas d'autel. C'est sur sa rune que les monstres apparaissent.
COF-MAP-4 = Une porte de pierre se trouve entre deux cases et appartient aux deux. Fermée, elle arrête les explorateurs ; de l'une ou l'autre case, une interaction l'ouvre ou la ferme.
COF-MAP-5 = La porte du temple barre le passage entre RUSH! et le camp jusqu'à ce que la Bombe rituelle la fasse sauter.
COF-MAP-6 = Débris : entrer sur cette case coûte deux pas du mouvement. S'il en reste moins, le mouvement s'arrête. Règle maison : il s'arrête devant les débris.
    .book = Le livret interrompt le mouvement s'il ne reste pas deux pas. Il ne dit pas si l'on s'arrête devant les débris ou dessus.
COF-MAP-7 = Pestilence : entrer sur cette case met fin au mouvement.
COF-MAP-8 = Trappe : entrer sur cette case met fin au mouvement. Le joueur lance le dé jaune et le dé rouge et laisse tomber ce qui est dans l'emplacement du sac indiqué par leur somme.
COF-MAP-9 = Autel : pendant le tour du Pharaon, l'explorateur qui s'y trouve est invisible pour les monstres et ne subit pas le piège. Règle maison : il échappe au piège révélé à ce moment, aussi longtemps que ce piège dure, et les monstres ne le visent ni ne le touchent.
    .book = Sur un autel, selon le livret, on est invisible pour les monstres et on ne subit pas les pièges pendant le tour du Pharaon. Il ne dit pas pour combien de temps quand un piège dure, ni si un monstre de passage touche l'explorateur.
COF-MAP-10 = Tunnel : deux escaliers de la même couleur sont voisins, et un pas mène de l'un à l'autre. Les monstres ne peuvent pas les prendre.
COF-MAP-11 = Une case accueille autant d'explorateurs que l'on veut.
COF-MAP-12 = Règle maison : RUSH! est une seule case, à l'intérieur du temple, et les monstres y entrent. Les momies n'y entrent et n'en sortent que par ses ouvertures. Les spectres, qui traversent portes et murs, y entrent et en sortent par n'importe quelle case voisine ; une case qui ne touche que le camp n'est pas voisine de RUSH!. Aucun monstre n'entre au camp.
    .book = Le livret appelle RUSH! une grande case à l'intérieur du temple, place le camp à l'extérieur et dit que les spectres traversent portes et murs. Il ne dit pas si les monstres entrent sur ces deux cases.
    .v1 = Règle maison : RUSH! est une seule case, à l'intérieur du temple. Les monstres y entrent, spectres compris, mais seulement par ses ouvertures. Aucun monstre n'entre au camp.
    .v1-book = Le livret appelle RUSH! une grande case à l'intérieur du temple et place le camp à l'extérieur. Il ne dit rien des monstres sur ces deux cases.
COF-MAP-13 = Règle maison : le camp de base est ouvert devant et sur les deux côtés, et aucun secteur ne se trouve derrière lui. Une ouverture qui ne donne sur aucun secteur est un mur.
    .book = Le livret demande seulement que le camp de base soit tourné vers l'intérieur du temple, comme sur un dessin que nous n'avons pas.
COF-MAP-14 = Règle maison : pour les momies, une distance se compte en cases à pied, à travers les portes fermées mais pas par les tunnels. Pour les spectres, elle se compte en cases à travers les murs, mais sans quitter les secteurs. On mesure toujours depuis le monstre de cette espèce le plus proche.
    .book = Le livret préfère le joueur le plus proche et ne dit pas comment mesurer, ni depuis quel monstre.
COF-MAP-15 = Règle maison : quand un explorateur entre sur une case, la case agit d'abord, puis ses momies, puis ses spectres. Commencer son tour sur la case d'un monstre, ou y agir, est sans danger.
    .book = Le livret dit ce que les cases, les momies et les spectres font à l'explorateur qui entre, pas dans quel ordre. Dans son exemple en compagnies, une exploratrice commence son tour sur la case d'une momie sans rien subir.
COF-MAP-16 = Règle maison : un autel n'épargne à l'explorateur que les effets qui le toucheraient lui. La bombe, les portes, l'invocation de spectres et la plume agissent comme toujours, et les monstres passent sur la case sans s'arrêter.
    .book = Selon le livret, on ne subit pas le piège quand on est sur un autel. Il ne dit pas ce que devient un piège qui change aussi le temple.

COF-ITEM-1 = Un coffre contient une relique, qui vaut 2 points de richesse et n'agit que dans le sac. Torche : un mouvement par tour est plus long d'un pas. Porte-bonheur : le joueur qui subit une agression peut changer le résultat d'un des deux dés (règle maison : il choisit la face). Amulette : quand les monstres choisissent leur cible, les momies lui comptent un point de richesse de moins, et les spectres une carte de moins. Pièces : elles valent 3 points de richesse au lieu de 2.
    .book = Le livret permet au Porte-bonheur de changer le résultat d'un dé et ne dit ni comment, ni en quoi.
COF-ITEM-2 = Un sarcophage contient un trésor, qui vaut 3 points de richesse et appartient à l'une des cinq collections. Certains réveillent aussi une momie : le joueur garde le trésor, mais la momie apparaît sur la case et il subit une agression.
COF-ITEM-3 = Un des sarcophages cache l'escalier bleu. La tuile reste face visible sur sa case et devient un tunnel. Règle maison : il mène à l'escalier bleu dessiné dans le temple.
    .book = Le livret fait de l'escalier bleu un tunnel comme les autres. On verrait où il mène sur des dessins que nous n'avons pas.
COF-ITEM-4 = Les emplacements du sac se remplissent dans l'ordre de leurs numéros. Quand l'un se libère, les objets suivants descendent. L'emplacement 1 est celui du jeton Rush!, qui ne bouge jamais et ne tombe jamais. On ne peut pas changer l'ordre des objets.
COF-ITEM-5 = Un joueur qui a plus d'objets que d'emplacements choisit ceux qu'il garde et laisse tomber les autres.
COF-ITEM-6 = Les objets tombés restent face visible sur la case. Une seule interaction ramasse toute la pile, en commençant par le premier objet tombé.
COF-ITEM-7 = Les objets déposés à une tente sont en sûreté. Personne ne peut les ramasser, pas même leur propriétaire.
COF-ITEM-8 = Règle maison : quand plusieurs objets tombent, celui du plus petit emplacement tombe d'abord. Quand le sac est trop plein, les objets gardés restent dans l'ordre et les nouveaux suivent.
    .book = Le livret fait ramasser une pile dans l'ordre de la chute et ne dit pas lequel de plusieurs objets tombe d'abord.
COF-ITEM-9 = Règle maison : quand une momie se réveille, le joueur range d'abord le trésor, puis laisse tomber ce qui est de trop. Ensuite seulement la momie attaque, et elle n'attaque que le joueur qui a ouvert le sarcophage.
    .book = Dans le livret, le joueur prend le trésor, la momie apparaît et l'attaque. Il ne dit pas si les autres joueurs de la case subissent aussi une agression, ni quand on règle le cas d'un sac trop plein.
COF-ITEM-10 = Règle maison : les objets qui tombent dans le camp y restent, et on peut les ramasser. L'action Déposer, au camp, ne mène qu'à sa propre tente.
    .book = Le livret dit que les objets d'une tente ne comptent pas comme tombés. Il ne parle pas d'objets qui tomberaient dans le camp.
COF-ITEM-11 = Règle maison : les effets de deux reliques identiques s'additionnent.
    .book = Le livret ne dit pas ce que fait une deuxième relique de la même sorte.
COF-ITEM-12 = Règle maison : le Porte-bonheur s'utilise après le jet, contre une momie ou contre la carte Agression ; ni contre une trappe, ni contre une Agression dans le rouge.
    .book = Le livret le permet quand on subit une agression. Il ne dit pas à quel moment, ni contre quoi d'autre que les momies.
COF-ITEM-13 = Règle maison : la Torche s'utilise au premier pas au-delà de la longueur habituelle. Avec les Sables mouvants et la Torche, un mouvement compte trois pas, deux dans le rouge. Un mouvement compte toujours au moins un pas.
    .book = Le livret allonge d'un pas un mouvement par tour, et dans son exemple les Sables mouvants raccourcissent d'un pas les mouvements. Il ne dit pas ce qui se passe quand les deux se combinent.

COF-ACT-1 = Les joueurs jouent l'un après l'autre, et chaque tour compte trois actions. Se déplacer, interagir et déposer en coûtent une chacun, dans n'importe quel ordre et autant de fois que l'on veut ; un jeton Rush! actif en vaut une de plus. Quand il n'en reste plus, le tour se termine ; on peut toutefois jouer ou défausser d'abord sa carte Butin du tour. Quand il n'y a plus rien à faire, le tour se termine de lui-même, après un dépôt aussi ; un mouvement qui ne peut plus avancer est terminé. Passer est toujours permis et gratuit.
    .v1 = Les joueurs jouent l'un après l'autre, et chaque tour compte trois actions. Se déplacer, interagir et déposer en coûtent une chacun, dans n'importe quel ordre et autant de fois que l'on veut ; un jeton Rush! actif en vaut une de plus. Quand il n'en reste plus, le tour se termine ; on peut toutefois jouer ou défausser d'abord sa carte Butin du tour. Passer est toujours permis et gratuit.
COF-ACT-2 = Mouvement : une fois commencé, un mouvement compte jusqu'à trois pas. Chaque pas mène sur une case voisine, jamais en diagonale. On ne fait qu'un mouvement à la fois.
COF-ACT-3 = Interaction : on interagit avec ce qui se trouve sur sa propre case. On peut ouvrir ou fermer une porte, ouvrir un sarcophage ou un coffre, ou ramasser la pile.
COF-ACT-4 = Déposer : avec une seule action, on dépose autant d'objets de son sac que l'on veut, sur sa case ou, au camp, à sa propre tente.
COF-ACT-5 = Un explorateur qui entre sur une case occupée par des momies termine son mouvement et subit une agression par momie. Les spectres l'arrêtent aussi : il subit une terreur par spectre, puis ces spectres disparaissent.
COF-ACT-6 = Règle maison : une interaction ou un dépôt met fin au mouvement en cours. On peut jouer une carte entre deux pas.
    .book = Le livret ne dit pas si l'on peut interrompre un mouvement pour une autre action, puis le reprendre.

COF-CARD-1 = Une fois pendant son propre tour, à tout moment et gratuitement, un joueur peut jouer une carte Butin de sa main ou, à la place, en défausser une sans effet.
COF-CARD-2 = Repos : un joueur qui n'a plus de carte en main à la fin de son tour reprend toutes ses cartes défaussées.
COF-CARD-3 = Tant que le compteur est dans le rouge, les cartes Butin et les cartes Piège ajoutent leur effet rouge à leur effet de base.
COF-CARD-4 = Agression : elle vise un joueur à trois cases au plus, en ligne droite, sans mur ni porte fermée entre les deux. La somme du dé jaune et du dé rouge désigne l'emplacement dont la victime laisse tomber l'objet. Sur la même case ou sur une case voisine, l'agresseur prend l'objet. Dans le rouge, l'agresseur choisit l'objet, et personne ne lance les dés.
COF-CARD-5 = Trahison : un joueur du même secteur défausse une carte Butin au hasard, et le traître reprend l'une de ses propres cartes défaussées. Règle maison : pas cette Trahison-ci. Dans le rouge, ce sont deux cartes pour chacun.
    .book = Dans le livret, on applique l'effet d'une carte, puis on la défausse : la Trahison n'est donc pas encore parmi les cartes défaussées. Il ne le dit pas expressément de cette carte.
COF-CARD-6 = Analyse : le joueur regarde tous les sarcophages et coffres fermés de son secteur. Dans le rouge, il regarde en plus ceux d'un autre secteur de son choix. Lui seul apprend ce qu'ils contiennent.
    .v1 = Analyse : le joueur regarde tous les sarcophages et coffres fermés de son secteur. Dans le rouge, il regarde à la place ceux d'un secteur de son choix. Lui seul apprend ce qu'ils contiennent.
COF-CARD-7 = Adrénaline : pendant ce tour, les débris, la pestilence et les trappes n'ont aucun effet sur les cases que le joueur traverse. Règle maison : ils n'en ont pas non plus sur celle où il s'arrête, mais les autels et les tunnels fonctionnent toujours. Dans le rouge, les momies et les spectres n'ont aucun effet non plus.
    .book = Le livret parle des cases que l'on traverse. Il ne dit rien de la case où l'on s'arrête, ni des autels et des tunnels.
COF-CARD-8 = Rush! : le joueur tourne son jeton Rush! sur +1. C'est une action de plus, qu'il garde jusqu'à ce qu'il l'utilise. Cette carte n'a pas d'effet rouge.
COF-CARD-9 = Règle maison : une porte fermée arrête une Agression, un pion ne l'arrête pas, et l'on n'attaque pas par un tunnel. Une fois la porte du temple détruite, le camp et RUSH! sont voisins. Les autels ne protègent pas des joueurs.
    .book = Le livret demande une ligne droite dégagée. Il ne dit pas ce qui la coupe, ni quelles cases sont voisines au camp de base.
COF-CARD-10 = Règle maison : un objet volé peut être de trop pour le sac ; le voleur choisit alors ce qu'il garde.
    .book = Le livret donne l'objet à l'agresseur et ne dit pas ce qui se passe si son sac est plein.
COF-CARD-11 = Règle maison : pour jouer Trahison, il faut un autre joueur dans son secteur, même s'il n'a plus de carte en main. Le camp et RUSH! forment un seul secteur. La carte de la victime va dans sa propre défausse.
    .book = Le livret fait choisir un joueur de son secteur. Il ne parle ni des mains vides, ni des deux cases du camp de base.
COF-CARD-12 = Règle maison : jouer Rush! avec un jeton déjà actif ne fait rien, et Toxicité n'enlève jamais le jeton.
    .book = Le livret garde le jeton actif jusqu'à ce qu'il soit utilisé. Il ne dit pas ce que fait une deuxième carte Rush!, ni si Toxicité peut enlever le jeton.
COF-CARD-13 = Le Repos ne rend jamais les cartes perdues par la terreur.

COF-PHA-1 = Quand tous les joueurs ont joué, c'est le tour du Pharaon. Dans l'ordre : révéler une carte Piège, déterminer la puissance rituelle, tourner le compteur, activer les serviteurs.
COF-PHA-2 = Un piège touche tous les joueurs jusqu'à ce que le suivant soit révélé : ce qu'il interdit ou change vaut jusque-là. Règle maison : quand le paquet est épuisé, on le mélange de nouveau, sans la bombe.
    .book = Dans le livret, un piège dure jusqu'à ce que le suivant soit pioché. Il ne dit pas ce qui se passe quand il n'y a plus de cartes.
COF-PHA-3 = La puissance rituelle est le résultat d'un dé de risque de la couleur que montre le compteur. Le compteur descend d'autant.
COF-PHA-4 = Les cibles des momies et des spectres sont fixées avant que les serviteurs n'agissent et ne changent plus, quoi que les joueurs perdent entre-temps. Règle maison : les spectres agissent avant les momies, chaque espèce par ordre d'apparition.
    .book = Le livret fixe d'abord les cibles. Dans son exemple, le spectre agit avant les momies ; dans son chapitre sur les serviteurs, les momies viennent d'abord, sans qu'il dise qui agit en premier.
COF-PHA-5 = Règle maison : l'effet immédiat d'un piège suit la couleur du compteur au moment où le piège est révélé ; un effet qui dure devient rouge en même temps que le compteur.
    .book = Le livret ajoute l'effet rouge quand le compteur est dans le rouge. Il ne dit pas si cela change un piège déjà révélé.
COF-PHA-6 = Règle maison : le dé de la puissance rituelle a la couleur que montre le compteur après le piège. Si la Bombe rituelle vient de la changer, c'est la nouvelle couleur qui compte.
    .book = Dans le livret, le piège est révélé avant le jet, et le dé a la couleur du compteur. Il ne dit pas que la bombe peut changer cette couleur.
COF-PHA-7 = Le chef d'expédition joue en premier, et la Plume de Maât indique dans quel sens on joue après lui. Règle maison : c'est vrai à chaque manche. Quand la plume se retourne, le chef commence toujours, mais les autres le suivent dans l'autre sens ; pour savoir qui jouera en dernier, le nouveau sens compte aussitôt.
    .book = Le livret fait du chef d'expédition le premier à jouer de droit, et la plume indique le sens du jeu. Il ne dit pas qui commence une fois qu'elle s'est retournée.
    .v1 = Règle maison : quand la Plume de Maât se retourne, l'ordre du jeu s'inverse exactement. Le joueur qui était le dernier commence la manche suivante.
    .v1-book = Dans le livret, la plume indique le sens du jeu. Il ne dit pas qui commence une fois qu'elle s'est retournée.

COF-MUM-1 = Une momie a trois actions. Avec chacune, elle avance d'au plus autant de cases que la puissance rituelle, ouvre une porte ou attend.
COF-MUM-2 = Toutes les momies visent le joueur qui, dans le temple, a le plus de points de richesse dans son sac, au moins 1. En cas d'égalité, c'est le plus proche ; si l'égalité persiste, le joueur qui jouera en dernier à la prochaine manche choisit la cible parmi les joueurs à égalité.
COF-MUM-3 = Les momies prennent le chemin le plus court, avec le moins de virages. Règle maison : puis le moins de portes à ouvrir, puis de préférence le nord, l'est, le sud et enfin l'ouest. Elles ouvrent les portes fermées sur leur chemin (une action par porte), ne prennent pas les tunnels et ne subissent pas les obstacles : débris, pestilence et trappes.
    .book = Le livret demande le chemin le plus court avec le moins de virages. Il ne dit pas lequel choisir quand il y en a plusieurs.
COF-MUM-4 = Quand une momie atteint sa cible, tous les joueurs de la case subissent une agression : chacun lance le dé jaune et le dé rouge et laisse tomber l'objet de l'emplacement indiqué par la somme. Puis elle attend. Une agression de momie se joue toujours aux dés, et l'objet tombe toujours, même dans le rouge : une momie ne vole rien. Règle maison : si elle est déjà sur la case de sa cible, elle attaque une fois et attend.
    .book = Le livret parle d'une momie qui atteint sa cible. Il ne dit pas ce que fait celle qui s'y trouve déjà.
COF-MUM-5 = Si une momie entre sur une case où se trouvent d'autres joueurs, ils subissent aussi une agression. Ce mouvement se termine, et elle continue avec les actions qui lui restent.
COF-MUM-6 = Sans cible, une momie attend.
COF-MUM-7 = Règle maison : une porte fermée met fin au mouvement d'une momie, et la dernière action de la momie peut l'ouvrir. Plusieurs monstres peuvent être sur la même case.
    .book = Dans le livret, les momies ouvrent les portes comme les joueurs, et dans son exemple c'est avec la dernière action. Il ne dit pas si le reste du mouvement est perdu devant une porte, ni si plusieurs monstres peuvent être sur la même case.

COF-SPE-1 = Un spectre a trois mouvements, chacun d'autant de cases que la puissance rituelle. Il traverse murs et portes, par le chemin le plus court avec le moins de virages, et ne subit pas les obstacles : débris, pestilence et trappes.
COF-SPE-2 = Tous les spectres visent le joueur qui, dans le temple, a le plus de cartes Butin en main. Règle maison : au moins une. En cas d'égalité, c'est le plus proche ; si l'égalité persiste, le joueur qui jouera en dernier à la prochaine manche choisit la cible.
    .book = Pour les momies, le livret demande au moins un point de richesse. Pour les spectres, il ne fixe pas de nombre minimal de cartes.
COF-SPE-3 = Terreur : quand un spectre atteint un joueur, que ce soit sa cible ou non, chaque joueur de la case perd une carte de sa main, au hasard et pour le reste de la partie. Puis le spectre disparaît.
COF-SPE-4 = Sans cible, un spectre attend.
COF-SPE-5 = Règle maison : un joueur sans carte en main ne perd rien, mais le spectre disparaît quand même. Un spectre qui disparaît est retiré de la partie, comme une carte perdue : son pion ne revient pas. Quand il n'y a plus de pions, aucun spectre n'apparaît.
    .book = Après la terreur, le livret retire le spectre du jeu, dans les mêmes termes que la carte perdue. Il ne parle ni d'une main vide, ni d'une invocation quand il ne reste plus de pions.
    .v1 = Règle maison : un joueur sans carte en main ne perd rien, mais le spectre disparaît quand même. Son pion peut revenir plus tard ; quand tous sont dans le temple, il n'en apparaît pas d'autre.
    .v1-book = Le livret retire le spectre après la terreur. Il ne parle ni d'une main vide, ni d'une invocation quand il ne reste plus de pions.

COF-END-1 = La partie s'arrête à l'instant où le compteur atteint 0.
COF-END-2 = Règle maison : au-dessous de 0, le compteur est à 0. À 0, même à cause de la bombe, il ne se passe plus rien.
    .book = Le livret arrête la partie quand le compteur atteint 0. Il ne parle ni d'un jet plus haut que ce qui reste, ni de la suite du tour du Pharaon.

COF-SCORE-1 = À la tente, un trésor vaut 3 points et une relique 2, sauf les Pièces, qui en valent 3. Chaque objet encore dans le sac vaut 1 point ; le jeton Rush! n'est pas un objet.
COF-SCORE-2 = Chaque collection donne 1 point au joueur qui en a le plus de pièces à sa tente. En cas d'égalité, personne ne le reçoit.
COF-SCORE-3 = Le joueur qui a le plus de points gagne. En cas d'égalité, c'est celui qui a le plus de trésors, à la tente et dans le sac ; puis celui qui est hors du temple. Règle maison : si l'égalité persiste, la victoire est partagée.
    .book = Le livret préfère le joueur qui a le plus de trésors, puis celui qui est hors du temple, et ne va pas plus loin.

COF-TEAM-1 = Les joueurs peuvent former des compagnies. Une même personne peut aussi mener plusieurs explorateurs.
COF-TEAM-2 = Les points des membres d'une compagnie s'additionnent, et leurs pièces de chaque collection aussi.
COF-TEAM-3 = Pendant son tour, un joueur peut dépenser le jeton Rush! actif d'un compagnon, si celui-ci est d'accord. On le lui demande chaque fois. Règle maison : il peut aussi accepter d'avance pour toute la partie.
    .book = Dans le livret, les deux joueurs se mettent d'accord. En ligne, il faut poser la question, et la poser chaque fois peut lasser.
COF-TEAM-4 = Règle maison : les compagnies sont de même taille, et leurs places alternent autour de la table. Chaque explorateur a sa main, son sac et sa tente.
    .book = Le livret fait former des compagnies et ne dit rien de leur taille, ni de l'ordre des places.
COF-TEAM-5 = Règle maison : les cartes peuvent viser un compagnon, et plusieurs jetons Rush! peuvent être dépensés dans un même tour.
    .book = Le livret ne dit pas si l'on peut jouer une carte contre un compagnon. Dans son exemple, un seul jeton est dépensé.
COF-TEAM-6 = Règle maison : en cas d'égalité gagne la compagnie qui a le plus de trésors en tout, puis celle qui a le plus de membres hors du temple ; si l'égalité persiste, la victoire est partagée.
    .book = Le livret additionne les points d'une compagnie et ne dit pas comment départager deux compagnies.

COF-HOUSE-1 = Règle maison : les faces des dés sont 1 1 1 2 2 2 (vert), 1 1 2 2 3 3 (jaune) et 1 2 2 3 3 4 (rouge). Jaune plus rouge donne de 2 à 7.
    .book = Le livret compte trois dés. Il ne décrit pas leurs faces.
COF-HOUSE-2 = Règle maison : le sac a sept emplacements, le premier pour le jeton Rush! et six pour les objets. Si les dés désignent un emplacement vide, rien ne tombe.
    .book = Le livret parle d'emplacements numérotés, mais leur nombre ne se voit que sur le plateau du joueur. Il ne parle pas non plus d'un jet qui désigne un emplacement vide.
COF-HOUSE-3 = Règle maison : le compteur part de 27. Il est vert de 27 à 19, jaune de 18 à 10 et rouge de 9 à 1. La Bombe rituelle lui enlève 3 d'un coup.
    .book = Le livret met le compteur sur sa plus haute valeur et dit que la bombe lui porte un rude coup. Les nombres ne figurent que sur le disque.
COF-HOUSE-4 = Règle maison : les collections comptent cinq trésors verts, quatre jaunes, trois azur, trois rouges et deux violets. Un azur, un rouge et un violet réveillent une momie. Avec l'escalier bleu, cela fait dix-huit sarcophages.
    .book = Le livret nomme cinq couleurs de trésors plus ou moins rares et compte dix-huit tuiles. Il ne dit pas combien il y en a de chacune.
COF-HOUSE-5 = Règle maison : les coffres contiennent deux Torches, deux Porte-bonheur, deux Amulettes et deux fois des Pièces.
    .book = Le livret compte huit coffres et nomme quatre reliques. Il ne dit pas combien il y en a de chacune.
COF-HOUSE-6 = Règle maison : un secteur compte cinq cases sur cinq, avec une ouverture au milieu de chaque côté : il s'adapte à toute orientation et à tout voisin. Le camp de base a le même contour. Chaque secteur ordinaire a exactement un autel. Des obstacles, des salles à une seule porte, huit coffres et dix-huit sarcophages sont répartis sur les secteurs, et trois paires d'escaliers (rouges, verts, jaunes) et un escalier bleu y sont dessinés. Quand toutes les portes sont ouvertes, chaque case est accessible depuis chaque ouverture ; aucun obstacle n'est sur une ouverture, et aucune salle, aucun objet ni aucune ouverture n'est accessible seulement à travers un obstacle. Il y a sept portes de salle, et au plus vingt-quatre portes de pierre en tout ; celles qui ne servent pas restent dans la boîte. La disposition standard compte 4 secteurs sur 3, avec le camp de base au milieu d'un petit côté ; les autres ont n'importe quelle forme d'un seul tenant, au hasard ou au choix.
    .book = Le livret compte douze secteurs avec une grille, des salles et des portes. Leurs dessins ne sont pas dans le texte que nous avons : ceux-ci sont donc les nôtres.
COF-HOUSE-7 = Règle maison : voici les cartes Piège, avec l'effet rouge entre parenthèses ; un nombre entre parenthèses remplace le premier. Bombe rituelle : le compteur perd 3, et la porte du temple disparaît. Sables mouvants : chaque mouvement est plus court d'un pas (de deux). Toxicité : une action de moins (deux). Invocation, trois cartes : un spectre apparaît sur la rune (deux). Jugement de Maât : la plume se retourne, et l'on joue désormais dans l'autre sens (et chacun défausse une carte Butin au hasard). Sceaux : toutes les portes de pierre se ferment (et en ouvrir une coûte deux actions, aux momies aussi ; avec une seule action, elles attendent). Ténèbres : ouvrir un sarcophage coûte deux actions (un coffre aussi). Scarabées : chaque joueur dans le temple laisse tomber le dernier objet de son sac (les deux derniers). Colère : à chaque mouvement, les momies avancent d'une case de plus (de deux). Oubli : on ne peut jouer aucune carte Butin (ni en défausser) ; le Repos reste possible. Effondrement : on ne peut pas prendre les tunnels (et les débris coûtent trois pas).
    .book = Le livret compte treize cartes Piège et dit ce que font trois d'entre elles : Bombe rituelle, Sables mouvants et Toxicité. Les spectres viennent aussi du paquet. Tout le reste est de nous.

COF-SEE-1 = Tout le monde voit les pions, les portes, les sacs, les tentes, le compteur, le piège en cours et les cartes défaussées, et sait donc ce que chacun a encore en main. Sont cachés : le contenu des sarcophages et des coffres fermés, sauf pour le joueur qui les a analysés, et l'ordre des cartes Piège. Règle maison : les cartes perdues sont visibles aussi.
    .book = Le livret range les cartes perdues sous le plateau de leur joueur et ne dit pas si les autres peuvent les regarder.

## Noms des choses

item-name = { $item ->
    [green] un trésor vert
    [yellow] un trésor jaune
    [azure] un trésor azur
    [red] un trésor rouge
    [violet] un trésor violet
    [azure-mummy] un trésor azur
    [red-mummy] un trésor rouge
    [violet-mummy] un trésor violet
    [torch] une Torche
    [charm] un Porte-bonheur
    [amulet] une Amulette
   *[coins] des Pièces
}
seen-name = { $item ->
    [azure-mummy] { item-name } qui réveille une momie
    [red-mummy] { item-name } qui réveille une momie
    [violet-mummy] { item-name } qui réveille une momie
    [stairs] l'escalier bleu
   *[other] { item-name }
} en { $at }
card-name = { $card ->
    [aggression] Agression
    [betrayal] Trahison
    [analysis] Analyse
    [adrenaline] Adrénaline
   *[rush] Rush!
}
trap-name = { $trap ->
    [bomb] la Bombe rituelle
    [quicksand] Sables mouvants
    [toxicity] Toxicité
    [summoning] Invocation
    [maat] Jugement de Maât
    [seals] Sceaux
    [darkness] Ténèbres
    [scarabs] Scarabées
    [wrath] Colère
    [oblivion] Oubli
   *[collapse] Effondrement
}
quadrant-name = { $quadrant ->
    [base] le camp de base
    [crypt] la crypte
    [jars] la salle des jarres
    [scribes] la salle des scribes
    [ibis] la salle de l'ibis
    [granary] le grenier
    [well] le puits
    [jackal] la salle du chacal
    [cobra] la salle du cobra
    [lotus] la salle du lotus
    [scarab] la salle du scarabée
   *[falcon] la salle du faucon
}
collection-name = { $collection ->
    [green] verte
    [yellow] jaune
    [azure] azur
    [red] rouge
   *[violet] violette
}

## Ce qui se passe

event-began = { $seat } entre en premier dans le temple. Le compteur est à { $counter }.
event-turn-begun = Manche { $round } : { $seat } a { $actions ->
    [1] une action
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-left-alone = Un monstre est en { $at } avec { $seat }, mais ne fait rien pour l'instant.
event-turn-ended = Le tour de { $seat } est fini.
event-rested = { $seat } se repose et reprend ces cartes : { $cards }.
event-rush-spent = { $seat } dépense son jeton Rush!.
event-asked-for-token = { $seat } demande à { $lender_seat } son jeton Rush!.
event-lent = { $lender_seat } prête à { $seat } son jeton Rush!.
event-declined = { $lender_seat } garde son jeton Rush! ; { $seat } doit s'en passer.
event-walks = { $seat } se met en route : { $steps ->
    [1] un pas
   *[other] jusqu'à { $steps } pas
}.
event-went = { $seat } va de { $from } à { $to }.
event-torch-lit = La Torche de { $seat } éclaire un pas de plus.
event-movement-ended = { $seat } s'arrête en { $at }.
event-trapped = { $seat } entre sur une trappe : { $dice }, emplacement { $slot }.
event-door-opened = { $seat } ouvre la porte entre { $at } et { $beyond }.
event-door-closed = { $seat } ferme la porte entre { $at } et { $beyond }.
event-found = { $seat } trouve { item-name }.
event-stairs-found = { $seat } trouve l'escalier secret en { $at }.
event-woke = { $seat } réveille une momie en { $at } !
event-fell = { $seat } laisse tomber { item-name } en { $at }.
event-nothing-fell = L'emplacement { $slot } du sac de { $seat } est vide : rien ne tombe.
event-picked-up = { $seat } ramasse en { $at } : { $items }.
event-overflowed = { $seat } a { $items } objets, trop pour le sac.
event-kept = { $seat } garde { item-name } de l'emplacement { $slot }.
event-dropped = { $seat } dépose { item-name } en { $at }.
event-drop-done = { $seat } a fini de déposer.
event-stored = { $seat } met { item-name } en sûreté à sa tente.
event-attacked = Une momie attaque { $seat } : { $dice }, emplacement { $slot }.
event-robbed = { $attacker_seat } agresse { $seat } : { $dice }, emplacement { $slot }.
event-assaulted = { $attacker_seat } agresse { $seat } et choisit l'objet.
event-die-changed = Le Porte-bonheur de { $seat } change les dés en { $dice } : emplacement { $slot }.
event-luck-left = { $seat } laisse les dés tels quels.
event-stolen = { $seat } vole { item-name } à { $victim_seat }.
event-card-discarded = { $seat } doit défausser { card-name }.
event-terrified = Terreur ! { $seat } perd { card-name } pour toujours.
event-terror-of-nothing = Terreur ! Mais { $seat } n'a plus de carte à perdre.
event-card-played = { $seat } joue { card-name }{ $in_red ->
    [yes] , dans le rouge
   *[no] {""}
}.
event-card-laid-aside = { $seat } défausse { card-name } sans effet{ $in_red ->
    [yes] , dans le rouge
   *[no] {""}
}.
event-betrayed = { $seat } trahit { $victim_seat }.
event-recovered = { $seat } reprend { card-name }.
event-analysed = { $seat } analyse { quadrant-name }.
event-analysed-known = { $seat } analyse { quadrant-name } : { $count ->
    [0] plus rien n'y est fermé
   *[other] { $seen }
}.
event-adrenaline = { $seat } ne subit aucun obstacle pendant ce tour{ $in_red ->
    [yes] , ni aucun monstre
   *[no] {""}
}.
event-rush-turned = Le jeton Rush! de { $seat } montre +1.
event-rush-in-vain = Le jeton Rush! de { $seat } était déjà actif.
event-pharaoh-turn = Manche { $round } : au tour du Pharaon.
event-trap-drawn = Le piège du Pharaon est { trap-name }{ $in_red ->
    [yes] , avec son effet rouge
   *[no] {""}
}.
event-sheltered = L'autel protège { $seat }.
event-traps-reshuffled = Les { $cards } cartes Piège sont mélangées de nouveau.
event-bomb-went-off = La porte du temple vole en éclats. Le compteur descend à { $counter }.
event-red-risk = Le compteur est à { $counter } : le risque est rouge.
event-trap-reddened = L'effet rouge s'ajoute désormais : { trap-name }.
event-spectre-appeared = Un spectre apparaît en { $at }.
event-no-spectre-left = Il ne reste plus de pion spectre : aucun n'apparaît.
event-doors-sealed = Toutes les portes de pierre se referment d'un coup.
event-feather-flipped = La Plume de Maât se retourne : on joue dans le sens { $clockwise ->
    [yes] horaire
   *[no] antihoraire
}, et { $seat } commence.
event-power-rolled = Puissance rituelle { $power } ({ $die ->
    [green] dé vert
    [yellow] dé jaune
   *[red] dé rouge
}). Le compteur descend à { $counter }.
event-targets-tied = { $tied_seats } sont à égalité pour { $servant ->
    [spectre] les spectres
   *[mummy] les momies
} ; { $seat } choisit.
event-target-fixed = { $servant ->
    [spectre] Les spectres
   *[mummy] Les momies
} visent { $seat }.
event-waits = { $servant ->
    [spectre] Un spectre
   *[mummy] Une momie
} attend en { $at }.
event-spectre-moved = Un spectre glisse de { $from } à { $to }.
event-passed-altar = { $servant ->
    [spectre] Un spectre
   *[mummy] Une momie
} passe sur l'autel de { $seat } sans s'arrêter.
event-spectre-gone = Le spectre en { $at } disparaît.
event-mummy-moved = La momie { $mummy } va de { $from } à { $to }.
event-mummy-blocked = Une porte fermée arrête la momie { $mummy } en { $at }.
event-mummy-opened = La momie { $mummy } ouvre la porte entre { $at } et { $beyond }.
event-ended = Le compteur est à 0 après { $round ->
    [1] une manche
   *[other] { $round } manches
} : le rituel est accompli.
event-scored = { $seat } : { $tent } à la tente, { $backpack } dans le sac.
event-collection-held = La collection { collection-name } revient à { $seats }.
event-company-scored = La compagnie de { $seats } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dont { $collections } par les collections.
event-won = Victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $by ->
    [treasures] , grâce aux trésors
    [outside] , grâce à la sortie du temple
   *[points] {""}
} : { $seats }.

## Questions, coups, points, options

prompt-turn = À vous : déplacez-vous, ouvrez, ramassez, déposez, jouez une carte ou passez.
prompt-keep = Votre sac est trop plein : choisissez ce que vous gardez.
prompt-luck = Votre Porte-bonheur peut changer un dé ; sinon, done laisse les dés tels quels.
prompt-target = Les serviteurs hésitent : choisissez leur cible.
prompt-consent = Un compagnon demande votre jeton Rush! : consent yes ou consent no.
prompt-recover = Choisissez une carte défaussée à reprendre.
prompt-plunder = Choisissez l'emplacement dont vous prenez l'objet.
prompt-over = L'expédition est finie.

move-walk = walk : commencer un mouvement (une action)
move-go = go X,Y : un pas vers cette case
move-stop = stop : finir le mouvement
move-open = open X,Y : ouvrir la porte vers cette case, ou la tuile de sa propre case
move-close = close X,Y : fermer la porte vers cette case
move-take = take : ramasser la pile ici, ou ouvrir le sarcophage ou le coffre
move-drop = drop N : déposer l'objet de l'emplacement N ; ou choisir l'emplacement N de la victime
move-keep = keep N : garder l'objet de l'emplacement N
move-card = card NAME [TARGET] : jouer une carte Butin ; ou nommer la carte à reprendre
move-discard = discard NAME : défausser une carte Butin sans effet
move-consent = consent yes|no : prêter son jeton Rush! ou non
move-set = set yellow|red FACE : changer un dé avec le Porte-bonheur
move-target = target SEAT : choisir qui les serviteurs visent
move-done = done : finir de déposer, ou laisser les dés tels quels
move-pass = pass : finir son tour

part-tent = à la tente
part-backpack = dans le sac
part-collections = collections
part-companions = des compagnons

won-by-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $other_points }.
won-by-treasures = { $points } points à { $points } ; plus de trésors, { $count } à { $other_count }.
won-by-outside = { $points } points à { $points }, et autant de trésors ; { $count ->
    [1] hors du temple à la fin
   *[other] plus nombreux hors du temple, { $count } à { $other_count }
}.
won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de part et d'autre, autant de trésors, et personne en tête pour être dehors.

option-layout = Temple
option-layout-help = Comment les secteurs sont disposés. Un matériel à vous peut ajouter d'autres dispositions.
option-layout-named = { $value ->
    [standard] Standard
    [cross] Croix
    [snake] Serpent
    [ring] Anneau
    [random] Au hasard, n° { $number }
   *[other] { $value }
}
option-companies = Compagnies
option-companies-help = Combien de compagnies de même taille ; 0 : chacun pour soi.
option-lend = Prêt libre
option-lend-help = Les compagnons prêtent leurs jetons Rush! sans qu'on le leur demande.
option-first = Chef d'expédition
option-first-help = La place qui joue en premier ; sans choix, elle est tirée au sort.
option-temple = Matériel du temple
option-temple-help = Votre propre matériel, dans un fichier TOML : secteurs, dispositions, dés, tuiles, pièges ; sans fichier, celui de la maison.

## En y repensant

turn-of-all = tour du Pharaon, manche { $round }
moment-carried = Le plus long chemin : { $seat } porte { item-name } pendant { $count ->
    [1] une manche
   *[other] { $count } manches
}.
moment-pile = La plus grosse pile : { $seat } ramasse { $count } objets d'un coup.
moment-theft = Le dernier vol : { $seat } prend { item-name } à { $victim_seat }.

## Ce qui pourrait arriver

walk-to = { $at } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $steps } pas{ $doors ->
    [0] {""}
    [1] , ouvre une porte
   *[other] , ouvre { $doors } portes
}{ $peril ->
    [none] {""}
    [debris] {" "}(débris)
    [plague] {" "}(pestilence : le mouvement se termine)
    [trap] {" "}(trappe)
    [mummy] {" "}(une momie attaque)
   *[spectre] {" "}(un spectre terrifie)
}
odds-servant = { $kind ->
    [mummy] La momie
   *[spectre] Le spectre
} en { $at } { $count ->
    [0] ne poursuit personne pour l'instant.
    [1] poursuit { $names } pour l'instant.
   *[other] poursuit l'un de { $names } pour l'instant : ils sont à égalité.
}
odds-chase = {"  "}avec la puissance rituelle { $power } ({ $percent } %), arrive en { $at }{ $count ->
    [0] .
   *[other] {" "}et rejoint { $names }.
}
odds-card = Vous pouvez jouer { $card }.
odds-card-on = Vous pouvez jouer { $card } sur { $names }.
odds-item = { item-name } (emplacement { $slot }) { $percent } %
odds-loss = Dés d'agression contre { $name } : { $items } ; rien { $percent } %{ $charms ->
    [0] .
   *[other] , avant le Porte-bonheur.
}
