game-name = Coffin Rush!
game-tagline = Pillez le temple du Pharaon pendant que son rituel s'achève, et sortez à temps.

## Les règles

section-COF-COMP = Dans la boîte
section-COF-SETUP = Avant l'expédition
section-COF-MAP = Le temple
section-COF-ITEM = Les objets
section-COF-ACT = Le tour d'un joueur : les actions
section-COF-CARD = Le tour d'un joueur : les cartes butin
section-COF-PHA = Le tour du Pharaon
section-COF-MUM = Les momies
section-COF-SPE = Les spectres
section-COF-END = La fin
section-COF-SCORE = Le décompte
section-COF-TEAM = Company Rush! : le jeu en compagnies
section-COF-HOUSE = Le matériel de la maison

COF-COMP-1 = L'expédition se joue de deux à six. Règle de la maison : deux au moins ; la boîte contient tout pour six.
    .book = Le livret ne donne pas le nombre de joueurs. Il y a six exemplaires de tout, et à six il conseille les compagnies.
COF-COMP-2 = Le temple se compose de douze quartiers : le camp de base, la crypte et dix quartiers ordinaires.
COF-COMP-3 = Il y a dix-huit tuiles sarcophage, huit tuiles coffre, vingt-quatre portes de pierre et une porte du temple.
COF-COMP-4 = Il y a trente cartes butin. Chacun a les cinq mêmes : Agression, Trahison, Analyse, Adrénaline et Rush!.
COF-COMP-5 = Il y a treize cartes piège, dont la Bombe rituelle.
COF-COMP-6 = Il y a trois dés de risque : un jaune, un rouge et (règle de la maison) un vert. Le compteur montre la couleur du risque du moment.
    .book = Le livret compte trois dés du risque et nomme le jaune et le rouge. La couleur du troisième n'est écrite nulle part.
COF-COMP-7 = Il y a treize pions : six explorateurs et sept monstres. Règle de la maison : quatre momies et trois spectres.
    .book = Le livret compte treize pions et ne dit pas combien sont des momies et combien des spectres.
COF-COMP-8 = La Plume de Maât indique le sens du jeu. Chacun a un jeton Rush!, un aide-mémoire et un plateau, sac d'un côté et tente de l'autre ; le Pharaon a aussi le sien.

COF-SETUP-1 = Les quartiers se posent dans n'importe quelle forme et orientation. Seul le camp de base doit regarder vers l'intérieur du temple.
COF-SETUP-2 = Sarcophages et coffres reposent face cachée sur les cases à leur symbole.
COF-SETUP-3 = Une porte de pierre se dresse à l'entrée de chaque salle et de chaque quartier, la porte du temple entre le camp et le temple. Règle de la maison : toutes sont fermées.
    .book = Le livret dit où se dressent les portes, pas si elles sont ouvertes ou fermées au départ.
COF-SETUP-4 = Chacun commence sur la case RUSH!, les cinq cartes butin en main et le jeton Rush! inactif à l'emplacement 1 du sac.
COF-SETUP-5 = Le compteur part de son plus haut chiffre. La Bombe rituelle va vers le milieu des autres pièges, mélangés. Règle de la maison : 6e, 7e ou 8e à partir du dessus, au hasard.
    .book = Le livret glisse la bombe vers le milieu du paquet, sans compter.
COF-SETUP-6 = Une momie se tient sur la rune de la crypte, et la Plume de Maât indique le sens horaire.
COF-SETUP-7 = Le plus courageux commence, les autres suivent dans le sens horaire. Règle de la maison : le premier est tiré au sort ou désigné par l'hôte. À six, mieux vaut jouer en compagnies.
    .book = Dans le livret, le plus courageux commence, et qui n'est pas d'accord doit convaincre les autres par ses exploits. Une table en ligne ne peut pas les entendre.

COF-MAP-1 = Les cases communiquent par leurs côtés, jamais par les coins. Les murs ne laissent passer personne, et les quartiers communiquent par leurs ouvertures.
COF-MAP-2 = Le camp de base n'a que deux espaces : le camp, hors du temple, et RUSH!, à l'intérieur.
COF-MAP-3 = La crypte n'a pas d'autel. C'est sur sa rune qu'apparaissent les monstres.
COF-MAP-4 = Une porte de pierre se dresse entre deux cases et appartient aux deux. Fermée, elle arrête les explorateurs ; de chacune des deux cases une interaction l'ouvre ou la ferme.
COF-MAP-5 = La porte du temple barre le passage entre RUSH! et le camp jusqu'à ce que la Bombe rituelle l'emporte.
COF-MAP-6 = Entrer dans les débris coûte deux pas du mouvement. Règle de la maison : s'il en reste moins, on s'arrête devant.
    .book = Le livret interrompt le mouvement s'il ne reste pas deux pas. Il ne dit pas de quel côté des débris.
COF-MAP-7 = Qui entre dans la pestilence y termine son mouvement.
COF-MAP-8 = Qui marche sur une trappe termine son mouvement et lance le dé jaune et le dé rouge : ce qui se trouve à l'emplacement du sac indiqué par la somme tombe.
COF-MAP-9 = Pendant le tour du Pharaon, un explorateur sur un autel est invisible aux monstres et épargné par le piège. Règle de la maison : par celui tiré à ce moment, tant qu'il dure ; les monstres ne le visent ni ne le touchent.
    .book = Le livret rend celui qui est sur un autel invisible aux monstres et à l'abri des pièges pendant le tour du Pharaon. Pour combien de temps face à un piège qui dure, et si un monstre de passage le touche, reste ouvert.
COF-MAP-10 = Les escaliers d'une même couleur sont les deux bouts d'un tunnel : un pas mène de l'un à l'autre. Les monstres ne peuvent pas les prendre.
COF-MAP-11 = Une case accueille autant d'explorateurs que l'on veut.
COF-MAP-12 = Règle de la maison : RUSH! est une case du temple. Les monstres y entrent, spectres compris, mais seulement par ses ouvertures. Aucun monstre n'entre au camp.
    .book = Le livret appelle RUSH! une grande case intérieure au temple et le camp un lieu extérieur. Des monstres à cet endroit, il ne dit rien.
COF-MAP-13 = Règle de la maison : le camp de base s'ouvre devant et sur les deux flancs, et rien ne se trouve derrière. Une ouverture sans voisin est un mur.
    .book = Le livret demande seulement que le camp de base soit tourné vers l'intérieur du temple, comme sur un dessin que nous n'avons pas.
COF-MAP-14 = Règle de la maison : pour les momies, les distances se comptent en cases à pied, portes fermées comprises mais sans tunnels ; pour les spectres à travers les murs, mais seulement au-dessus des quartiers. Le plus proche se mesure depuis le monstre de cette sorte le plus voisin.
    .book = Le livret préfère le joueur le plus proche et ne dit pas comment mesurer, ni depuis quel monstre.
COF-MAP-15 = Règle de la maison : qui entre dans une case subit d'abord la case, puis ses momies, puis ses spectres. Commencer son tour près d'un monstre, ou y agir, est sans danger.
    .book = Le livret dit ce que chacun fait à qui entre, pas dans quel ordre. Dans son exemple en équipes, une exploratrice commence son tour sur la case d'une momie sans dommage.
COF-MAP-16 = Règle de la maison : l'autel épargne à son explorateur ce qui ne toucherait que lui. Bombe, portes, spectres invoqués et plume agissent comme toujours, et les monstres passent sans s'arrêter.
    .book = Le livret épargne le piège à qui se tient sur un autel, et ne dit pas ce que devient un piège qui change aussi le temple.

COF-ITEM-1 = Un coffre contient une relique valant 2. La Torche allonge d'un pas un mouvement par tour ; avec le Porte-bonheur, la victime d'une agression peut changer l'un des deux dés (règle de la maison : sur n'importe quelle face) ; avec l'Amulette, les monstres comptent une richesse ou une carte de moins ; les Pièces valent 3. Elles n'agissent que dans le sac.
    .book = Le livret laisse le Porte-bonheur changer le résultat d'un dé et ne dit pas en quoi, ni comment.
COF-ITEM-2 = Un sarcophage contient un trésor valant 3, de l'une des cinq collections. Certains réveillent aussi une momie : le joueur garde le trésor, mais la momie apparaît sur la case et l'attaque.
COF-ITEM-3 = Un sarcophage cache l'escalier bleu. La tuile reste ouverte sur sa case et sert désormais de tunnel ; règle de la maison : vers l'escalier bleu imprimé dans le temple.
    .book = Le livret fait de l'escalier bleu un tunnel comme les autres. Où il mène se verrait sur des dessins que nous n'avons pas.
COF-ITEM-4 = Les emplacements du sac se remplissent à partir du plus bas, et quand l'un se vide les objets suivants glissent vers le bas. L'emplacement 1 est au jeton Rush!, qui ne bouge ni ne tombe jamais. On ne réarrange pas les objets.
COF-ITEM-5 = Qui a plus d'objets que d'emplacements choisit ceux qu'il garde, et le reste tombe.
COF-ITEM-6 = Les objets tombés restent face visible sur la case. Une seule interaction ramasse toute la pile, en commençant par le premier tombé.
COF-ITEM-7 = Ce qui est déposé à une tente est en sûreté. Personne ne peut le reprendre, pas même son propriétaire.
COF-ITEM-8 = Règle de la maison : quand plusieurs objets tombent, le plus bas emplacement commence. Les objets gardés après un trop-plein restent dans l'ordre, et les nouveaux suivent.
    .book = Le livret ramasse une pile dans l'ordre où elle est tombée et ne dit pas lequel de plusieurs objets tombe d'abord.
COF-ITEM-9 = Règle de la maison : quand une momie s'éveille, on range d'abord le trésor, on règle ensuite le trop-plein, puis la momie n'attaque que celui qui a ouvert.
    .book = Dans le livret, le joueur prend le trésor, la momie apparaît et attaque. Si d'autres sur la case subissent aussi, et quand on règle un sac trop plein, reste ouvert.
COF-ITEM-10 = Règle de la maison : ce qui est perdu au camp y reste et peut être ramassé. L'action Déposer, elle, n'y mène qu'à sa propre tente.
    .book = Le livret dit que les objets d'une tente ne comptent pas comme tombés. Il ne parle pas d'objets perdus dans le camp.
COF-ITEM-11 = Règle de la maison : deux reliques identiques comptent double.
    .book = Le livret ne dit pas ce que fait une deuxième relique de la même sorte.
COF-ITEM-12 = Règle de la maison : le Porte-bonheur s'emploie après le lancer, contre les momies et contre la carte Agression ; ni contre les trappes, ni contre l'Agression dans le rouge.
    .book = Le livret le permet quand on subit une agression. À quel moment, et contre quoi en dehors des momies, reste ouvert.
COF-ITEM-13 = Règle de la maison : la Torche sert au premier pas au-delà de la longueur habituelle. Sables mouvants et Torche ensemble donnent trois pas, dans le rouge deux. Un mouvement n'est jamais plus court qu'un pas.
    .book = Le livret allonge d'un pas un mouvement par tour, et dans son exemple les Sables mouvants les raccourcissent d'un. Il ne dit pas comment les deux se combinent.

COF-ACT-1 = Un tour compte trois actions. Se déplacer, interagir et déposer en coûtent une chacun, dans l'ordre et autant de fois que l'on veut ; un jeton Rush! actif en vaut une de plus. Quand il n'en reste plus, le tour s'achève, mais on peut encore jouer d'abord sa carte. Passer est toujours permis et gratuit.
COF-ACT-2 = Un mouvement compte jusqu'à trois pas, de case en case.
COF-ACT-3 = On interagit avec ce qui est sur sa propre case : ouvrir ou fermer une porte, ouvrir un sarcophage ou un coffre, ramasser une pile.
COF-ACT-4 = En une seule action on dépose autant d'objets que l'on veut sur la case ou, au camp, à sa propre tente.
COF-ACT-5 = Qui entre dans une case avec des momies termine son mouvement et subit une agression par momie. Les spectres l'arrêtent aussi : une terreur chacun, puis ils disparaissent.
COF-ACT-6 = Règle de la maison : une interaction ou un dépôt met fin au mouvement en cours. On peut jouer des cartes entre deux pas.
    .book = Le livret ne dit pas si l'on peut interrompre un mouvement pour une autre action, puis le reprendre.

COF-CARD-1 = Une fois pendant son tour, à tout moment et gratuitement, on peut jouer une carte butin ou en écarter une sans effet. Règle de la maison : l'un ou l'autre.
    .book = Le livret permet une carte par tour et dit qu'au lieu de la jouer on peut la défausser. Si l'on peut faire les deux dans un tour reste ouvert.
COF-CARD-2 = Repos : qui n'a plus de carte en main à la fin de son tour reprend toutes ses défausses.
COF-CARD-3 = Tant que le compteur est dans le rouge, cartes butin et pièges ajoutent leur effet rouge.
COF-CARD-4 = Agression vise un joueur à trois cases au plus, en ligne droite et sans obstacle. Dé jaune et dé rouge désignent l'emplacement dont l'objet tombe ; à une case au plus, l'agresseur le prend. Dans le rouge l'agresseur choisit l'objet, et personne ne lance.
COF-CARD-5 = Trahison : un joueur du même quartier défausse une carte butin au hasard, et le traître reprend l'une de ses propres défausses (règle de la maison : pas cette carte). Dans le rouge, c'est deux et deux.
    .book = Le livret laisse choisir une carte dans les défausses. Il ne dit pas si la Trahison elle-même s'y trouve déjà.
COF-CARD-6 = Analyse regarde dans tous les sarcophages et coffres fermés de son quartier, dans le rouge de n'importe quel quartier. Personne d'autre n'apprend ce qu'ils contiennent.
COF-CARD-7 = Adrénaline : pour ce tour, débris, pestilence et trappes restent sans effet sur les cases traversées (règle de la maison : ni sur celle d'arrivée ; autels et tunnels fonctionnent). Dans le rouge, momies et spectres aussi.
    .book = Le livret parle des cases que l'on traverse. De la case où l'on s'arrête, des autels et des tunnels, il ne dit rien.
COF-CARD-8 = Rush! tourne son jeton Rush! sur +1 : une action de plus, gardée jusqu'à son emploi. Sans effet rouge.
COF-CARD-9 = Règle de la maison : les portes fermées arrêtent une Agression, les pions non, et un tunnel ne fait pas de ligne. Sans la porte du temple, camp et RUSH! sont voisins. Les autels ne protègent pas des joueurs.
    .book = Le livret demande une ligne droite sans obstacle. Ce qui compte comme obstacle, et qui est voisin au camp de base, reste ouvert.
COF-CARD-10 = Règle de la maison : un objet volé peut être de trop pour le sac ; le voleur choisit alors ce qu'il garde.
    .book = Le livret donne l'objet à l'agresseur et ne dit pas ce qui vaut si son sac est plein.
COF-CARD-11 = Règle de la maison : Trahison demande un autre joueur dans le quartier, même sans carte en main ; camp et RUSH! forment un seul quartier. La carte de la victime va dans ses propres défausses.
    .book = Le livret fait choisir un joueur de son quartier. Il ne mentionne ni les mains vides, ni les deux espaces du camp de base.
COF-CARD-12 = Règle de la maison : Rush! sur un jeton déjà actif ne fait rien, et Toxicité n'enlève jamais le jeton.
    .book = Le livret garde le jeton actif jusqu'à son emploi. Il ne dit pas ce que fait une deuxième carte Rush!, ni si Toxicité peut l'enlever.
COF-CARD-13 = Le repos ne rend jamais les cartes que la terreur a prises.

COF-PHA-1 = Quand tous ont joué vient le Pharaon : tirer un piège, lancer la puissance rituelle, tourner le compteur, déplacer les serviteurs.
COF-PHA-2 = Un piège touche tous les joueurs et dure jusqu'au suivant. Règle de la maison : un paquet épuisé est mélangé de nouveau, sans la bombe.
    .book = Dans le livret, un piège dure jusqu'au tirage du suivant. Il ne dit pas ce qui se passe quand le paquet est épuisé.
COF-PHA-3 = La puissance rituelle est un dé de la couleur du compteur, et le compteur descend d'autant.
COF-PHA-4 = Les cibles des momies et des spectres sont fixées avant qu'un serviteur n'agisse, et le restent, quoi que l'on perde entre-temps. Règle de la maison : les spectres agissent avant les momies, chaque sorte par ordre d'apparition.
    .book = Le livret fixe d'abord les cibles. Que les spectres agissent avant les momies ne se voit que dans son exemple.
COF-PHA-5 = Règle de la maison : les effets immédiats d'un piège suivent la couleur au moment du tirage ; les effets durables rougissent avec le compteur.
    .book = Le livret ajoute l'effet rouge quand le compteur est dans le rouge. Si cela change un piège déjà tiré reste ouvert.
COF-PHA-6 = Règle de la maison : le dé de la puissance rituelle a la couleur que montre le compteur après le piège. Si la Bombe rituelle vient de la changer, la nouvelle couleur compte.
    .book = Dans le livret, le piège est tiré avant le lancer, et le dé a la couleur du compteur. Il ne dit pas que la bombe peut changer cette couleur.
COF-PHA-7 = Règle de la maison : quand la plume se retourne, l'ordre s'inverse exactement. Le dernier commence la manche suivante.
    .book = Dans le livret, la plume montre le sens du jeu. Qui commence après qu'elle s'est retournée reste ouvert.

COF-MUM-1 = Une momie a trois actions : avancer d'autant de cases que la puissance rituelle, ouvrir une porte, ou attendre.
COF-MUM-2 = Toutes les momies visent le joueur dans le temple qui a le plus de richesse dans son sac, au moins 1. À égalité, le plus proche ; puis celui qui jouera le dernier choisit parmi les égaux.
COF-MUM-3 = Les momies prennent le chemin le plus court avec le moins de virages (règle de la maison : puis le moins de portes à ouvrir, puis nord, est, sud, ouest). Elles ouvrent les portes fermées pour une action chacune, ne prennent pas de tunnel et ne subissent pas les cases.
    .book = Le livret demande le chemin le plus court avec le moins de virages. Entre deux tels chemins, il ne choisit pas.
COF-MUM-4 = Quand une momie atteint sa cible, tous les joueurs de la case subissent une agression : jaune plus rouge, et l'objet de cet emplacement tombe. Puis elle attend. Les monstres lancent toujours et ne volent jamais, même dans le rouge. Règle de la maison : déjà sur la case de sa cible, elle attaque une fois et attend.
    .book = Le livret parle d'une momie qui atteint sa cible. Il ne dit pas ce que fait celle qui s'y trouve déjà.
COF-MUM-5 = Si une momie entre dans une case où se trouvent d'autres joueurs, ils subissent aussi une agression. Ce mouvement s'achève, et elle continue avec les actions qui lui restent.
COF-MUM-6 = Sans cible, la momie attend.
COF-MUM-7 = Règle de la maison : une porte fermée met fin au mouvement de la momie, et sa dernière action peut l'ouvrir. Les monstres peuvent partager une case.
    .book = Dans le livret, les momies ouvrent les portes comme les joueurs, et dans l'exemple c'est la dernière action. Si le reste du mouvement est perdu devant une porte, et si des monstres peuvent partager une case, il ne le dit pas.

COF-SPE-1 = Un spectre a trois mouvements d'autant de cases que la puissance rituelle, à travers murs et portes, par le chemin le plus court avec le moins de virages. Les cases sont sans effet sur lui.
COF-SPE-2 = Les spectres visent le joueur dans le temple qui a le plus de cartes butin en main (règle de la maison : au moins une). Les égalités se règlent comme pour les momies.
    .book = Pour les momies, le livret demande au moins un point de richesse. Pour les spectres et les cartes, il ne nomme pas de minimum.
COF-SPE-3 = Quand un spectre atteint un joueur, cible ou non, tous ceux de la case perdent une carte au hasard de leur main pour le reste de la partie. Puis le spectre disparaît.
COF-SPE-4 = Sans cible, le spectre attend.
COF-SPE-5 = Règle de la maison : une main vide ne perd rien, mais le spectre disparaît quand même. Son pion peut revenir ; s'ils sont tous en jeu, il n'en apparaît pas d'autre.
    .book = Le livret retire le spectre après la terreur. Il se tait sur une main vide et sur des pions épuisés.

COF-END-1 = La partie s'achève à l'instant où le compteur atteint 0.
COF-END-2 = Règle de la maison : au-dessous de 0, c'est 0. À 0, même par la bombe, il ne se passe plus rien.
    .book = Le livret finit la partie quand le compteur arrive à 0. Un lancer plus haut que le reste, et la suite du tour du Pharaon, ne sont pas mentionnés.

COF-SCORE-1 = À la tente, un trésor vaut 3 et une relique 2, mais les Pièces 3. Chaque objet encore dans le sac vaut 1 ; le jeton Rush! ne compte pas.
COF-SCORE-2 = Chaque collection donne 1 point à qui en a le plus de pièces à sa tente ; à égalité, à personne.
COF-SCORE-3 = Le plus de points gagne. À égalité, le plus de trésors, tente et sac réunis ; puis qui est hors du temple. Règle de la maison : ensuite la victoire est partagée.
    .book = Le livret préfère qui a le plus de trésors, puis qui est hors du temple, et ne va pas plus loin.

COF-TEAM-1 = Les joueurs peuvent former des compagnies. Une personne peut aussi mener plusieurs explorateurs.
COF-TEAM-2 = Les points d'une compagnie s'additionnent, et de même ses pièces d'une collection.
COF-TEAM-3 = Un membre peut dépenser pendant son tour le jeton Rush! actif d'un compagnon, si celui-ci est d'accord. On le lui demande chaque fois ; règle de la maison : ou il accepte d'avance pour toute la partie.
    .book = Dans le livret, les deux s'entendent entre eux. En ligne il faut demander, et demander chaque fois peut lasser.
COF-TEAM-4 = Règle de la maison : les compagnies sont de même taille et leurs places alternent. Chaque explorateur a sa main, son sac et sa tente.
    .book = Le livret fait former des compagnies et ne dit rien de leur taille, ni de qui s'assied où.
COF-TEAM-5 = Règle de la maison : les cartes peuvent toucher des compagnons, et plusieurs jetons Rush! peuvent être dépensés en un tour.
    .book = Le livret ne dit pas si l'on peut jouer des cartes contre ses compagnons. Son exemple dépense le jeton d'un seul.
COF-TEAM-6 = Règle de la maison : à égalité gagne la compagnie qui a le plus de trésors en tout, puis celle qui a le plus de membres dehors, puis la victoire est partagée.
    .book = Le livret additionne les points d'une compagnie et ne dit pas comment départager des compagnies à égalité.

COF-HOUSE-1 = Dés : vert 1 1 1 2 2 2, jaune 1 1 2 2 3 3, rouge 1 2 2 3 3 4. Jaune plus rouge donne de 2 à 7.
    .book = Le livret compte trois dés. Leurs faces ne sont décrites nulle part.
COF-HOUSE-2 = Le sac a sept emplacements : le premier pour le jeton Rush!, six pour les objets. Un lancer sur un emplacement vide ne fait rien tomber.
    .book = Le livret parle d'emplacements numérotés ; leur nombre ne se voit que sur le plateau. Il ne parle pas non plus d'un lancer sur un emplacement vide.
COF-HOUSE-3 = Le compteur part de 27 : vert jusqu'à 19, jaune de 18 à 10, rouge à partir de 9. La Bombe rituelle enlève 3 d'un coup.
    .book = Le livret met le compteur sur son plus haut chiffre et dit que la bombe lui porte un rude coup. Les chiffres ne sont que sur le disque.
COF-HOUSE-4 = Collections : cinq trésors verts, quatre jaunes, trois azur, trois rouges et deux violets ; un azur, un rouge et un violet réveillent une momie. Avec l'escalier bleu, cela fait dix-huit sarcophages.
    .book = Le livret nomme cinq couleurs de trésors plus ou moins rares et compte dix-huit tuiles. Combien de chacune, il ne le dit pas.
COF-HOUSE-5 = Les coffres contiennent deux Torches, deux Porte-bonheur, deux Amulettes et deux fois des Pièces.
    .book = Le livret compte huit coffres et nomme quatre reliques. Combien de fois chacune s'y trouve, il ne le dit pas.
COF-HOUSE-6 = Un quartier a cinq cases sur cinq et une ouverture au milieu de chaque côté, si bien que toute rotation et tout voisin conviennent. Chaque quartier ordinaire a un autel. Toute case est accessible, aucun danger n'est sur une ouverture, et rien n'est accessible uniquement à travers un danger. Il y a sept portes de salle, et vingt-quatre portes en tout au plus.
    .book = Le livret compte douze quartiers avec grille, salles et portes. Leurs dessins ne sont pas dans le texte que nous avons : ceux-ci sont donc les nôtres.
COF-HOUSE-7 = Pièges, l'effet rouge entre parenthèses. Bombe rituelle : compteur -3, la porte du temple disparaît. Sables mouvants : mouvements plus courts d'un pas (deux). Toxicité : une action de moins (deux). Invocation, trois cartes : un spectre sur la rune (deux). Jugement de Maât : le jeu change de sens (et chacun défausse une carte au hasard). Sceaux : toutes les portes de pierre se ferment (et en ouvrir une coûte deux actions). Ténèbres : un sarcophage coûte deux actions (un coffre aussi). Scarabées : qui est dedans perd son dernier objet (les deux derniers). Colère : les momies avancent d'une case de plus (deux). Oubli : aucune carte butin ne peut être jouée (ni écartée). Effondrement : plus de tunnels (et les débris coûtent trois).
    .book = Le livret compte treize pièges et dit ce que font trois d'entre eux : Bombe rituelle, Sables mouvants et Toxicité. Les spectres viennent aussi du paquet. Tout le reste est de nous.

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

event-began = { $seat } entre le premier dans le temple. Le compteur est à { $counter }.
event-turn-begun = Manche { $round } : { $seat } a { $actions ->
    [one] une action
   *[other] { $actions } actions
}.
event-left-alone = Un monstre est en { $at } avec { $seat } et ne fait rien pour l'instant.
event-turn-ended = Le tour de { $seat } est fini.
event-rested = { $seat } se repose et reprend ces cartes : { $cards }.
event-rush-spent = { $seat } emploie son jeton Rush!.
event-asked-for-token = { $seat } demande à { $lender_seat } son jeton Rush!.
event-lent = { $lender_seat } prête à { $seat } son jeton Rush!.
event-declined = { $lender_seat } garde son jeton Rush! ; { $seat } doit s'en passer.
event-walks = { $seat } se met en route : { $steps ->
    [one] un pas
   *[other] jusqu'à { $steps } pas
}.
event-went = { $seat } va de { $from } à { $to }.
event-torch-lit = La Torche de { $seat } éclaire un pas de plus.
event-movement-ended = { $seat } s'arrête en { $at }.
event-trapped = { $seat } tombe dans une trappe : { $dice }, emplacement { $slot }.
event-door-opened = { $seat } ouvre la porte entre { $at } et { $beyond }.
event-door-closed = { $seat } ferme la porte entre { $at } et { $beyond }.
event-found = { $seat } trouve { item-name }.
event-stairs-found = { $seat } trouve l'escalier secret en { $at }.
event-woke = { $seat } réveille une momie en { $at } !
event-fell = { $seat } perd { item-name } en { $at }.
event-nothing-fell = L'emplacement { $slot } du sac de { $seat } est vide : rien ne tombe.
event-picked-up = { $seat } ramasse en { $at } : { $items }.
event-overflowed = { $seat } a { $items } objets, trop pour le sac.
event-kept = { $seat } garde { item-name } de l'emplacement { $slot }.
event-dropped = { $seat } dépose { item-name } en { $at }.
event-drop-done = { $seat } a fini de déposer.
event-stored = { $seat } met { item-name } en sûreté à sa tente.
event-attacked = Une momie attaque { $seat } : { $dice }, emplacement { $slot }.
event-robbed = { $attacker_seat } attaque { $seat } : { $dice }, emplacement { $slot }.
event-assaulted = { $attacker_seat } attaque { $seat } et choisit le butin.
event-die-changed = Le Porte-bonheur de { $seat } tourne les dés sur { $dice } : emplacement { $slot }.
event-luck-left = { $seat } laisse les dés comme ils sont.
event-stolen = { $seat } vole { item-name } à { $victim_seat }.
event-card-discarded = { $seat } doit défausser { card-name }.
event-terrified = Terreur ! { $seat } perd { card-name } pour toujours.
event-terror-of-nothing = La terreur trouve { $seat } les mains vides.
event-card-played = { $seat } joue { card-name }{ $in_red ->
    [yes] , dans le rouge
   *[no] {""}
}.
event-card-laid-aside = { $seat } écarte { card-name } sans effet{ $in_red ->
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
event-adrenaline = { $seat } ne craint aucun danger ce tour-ci{ $in_red ->
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
event-traps-reshuffled = Les { $cards } pièges sont mélangés de nouveau.
event-bomb-went-off = La porte du temple vole en éclats. Le compteur tombe à { $counter }.
event-red-risk = Le compteur est à { $counter } : le risque est rouge.
event-trap-reddened = Désormais { trap-name } a aussi son effet rouge.
event-spectre-appeared = Un spectre apparaît en { $at }.
event-no-spectre-left = Tous les spectres sont déjà dans le temple : il n'en apparaît pas d'autre.
event-doors-sealed = Toutes les portes de pierre se referment d'un coup.
event-feather-flipped = La Plume de Maât se retourne : on joue dans le sens { $clockwise ->
    [yes] horaire
   *[no] antihoraire
}, et { $seat } commence.
event-power-rolled = Puissance rituelle { $power } ({ $die ->
    [green] dé vert
    [yellow] dé jaune
   *[red] dé rouge
}). Le compteur tombe à { $counter }.
event-targets-tied = { $tied_seats } sont à égalité pour { $servant ->
    [spectre] les spectres
   *[mummy] les momies
} ; { $seat } décide.
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
} passe { $seat } sur l'autel sans s'arrêter.
event-spectre-gone = Le spectre en { $at } s'évanouit.
event-mummy-moved = La momie { $mummy } va de { $from } à { $to }.
event-mummy-blocked = Une porte fermée arrête la momie { $mummy } en { $at }.
event-mummy-opened = La momie { $mummy } ouvre la porte entre { $at } et { $beyond }.
event-ended = Le compteur est à 0 après { $round ->
    [one] une manche
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
    [outside] , pour être dehors
   *[points] {""}
} : { $seats }.

## Questions, coups, points, options

prompt-turn = À vous : marchez, ouvrez, prenez, déposez, jouez une carte ou passez.
prompt-keep = Votre sac est trop plein : dites ce que vous gardez.
prompt-luck = Votre Porte-bonheur peut changer un dé ; ou laissez-les avec done.
prompt-target = Les serviteurs hésitent : choisissez leur cible.
prompt-consent = Un compagnon demande votre jeton Rush! : consent yes ou no.
prompt-recover = Choisissez une carte défaussée à reprendre.
prompt-plunder = Choisissez l'emplacement à piller.
prompt-over = L'expédition est finie.

move-walk = walk : commencer un mouvement (une action)
move-go = go X,Y : un pas vers cette case
move-stop = stop : finir le mouvement
move-open = open X,Y : ouvrir la porte vers cette case, ou la tuile de sa propre case
move-close = close X,Y : fermer la porte vers cette case
move-take = take : ramasser la pile ici, ou ouvrir le sarcophage ou le coffre
move-drop = drop N : déposer l'objet de l'emplacement N ; ou choisir l'emplacement N de la victime
move-keep = keep N : garder l'objet de l'emplacement N
move-card = card NAME [TARGET] : jouer une carte butin ; ou nommer la carte à reprendre
move-discard = discard NAME : écarter une carte butin sans effet
move-consent = consent yes|no : prêter son jeton Rush! ou non
move-set = set yellow|red FACE : changer un dé avec le Porte-bonheur
move-target = target SEAT : choisir qui les serviteurs visent
move-done = done : finir de déposer, ou laisser les dés comme ils sont
move-pass = pass : finir son tour

part-tent = à la tente
part-backpack = dans le sac
part-collections = collections
part-companions = des compagnons

option-layout = Temple
option-layout-help = Au choix : standard, cross, snake, ring, random:NOMBRE, ou des rangées de quartiers séparées par des barres
option-companies = Compagnies
option-companies-help = Combien de compagnies de même taille ; 0 : chacun pour soi.
option-lend = Prêt libre
option-lend-help = Les compagnons prêtent leurs jetons Rush! sans qu'on leur demande.
option-first = Premier joueur
option-first-help = La place qui commence ; sinon elle est tirée au sort.
option-temple = Matériel du temple
option-temple-help = Un matériel à vous dans un fichier TOML : quartiers, dispositions, dés, tuiles, pièges ; sinon, celui de la maison.

## En y repensant

turn-of-all = tour du Pharaon, manche { $round }
moment-carried = Le plus long chemin : { $seat } porte { item-name } pendant { $count ->
    [one] une manche
   *[other] { $count } manches
}.
moment-pile = Le plus gros tas : { $seat } ramasse { $count } choses d'un coup.
moment-theft = Le dernier vol : { $seat } prend { item-name } à { $victim_seat }.
