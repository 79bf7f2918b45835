# Les règles en un coup d'œil : les deux faces d'une carte. Les règles que résume une phrase sont dans glance.toml.

glance-short = En bref
glance-short-goal = Sortez trésors et reliques du temple et déposez-les à votre tente : ils y valent le plus, et personne n'y touche. Le plus de points de richesse gagne.
glance-short-turn = Chaque joueur a trois actions ; puis c'est le tour du Pharaon : un piège, le rituel, les momies et les spectres.
glance-short-end = La partie s'arrête à l'instant où le compteur atteint 0.

glance-turn = Votre tour
glance-turn-actions = Trois actions dans n'importe quel ordre, et une de plus avec un jeton Rush! actif. Passer est gratuit.
glance-turn-move = Mouvement : jusqu'à trois cases, jamais en diagonale. Toute autre action y met fin.
glance-turn-interact = Interaction, sur votre case : ouvrir ou fermer une porte, ouvrir un sarcophage ou un coffre, ramasser la pile.
glance-turn-drop = Déposer : autant d'objets que vous voulez, sur votre case ou, au camp, à votre tente.
glance-turn-card = Une fois par tour, gratuitement : jouez une carte Butin ou défaussez-en une. Qui n'a plus de carte en main à la fin de son tour reprend ses défausses.

glance-pharaoh = Le tour du Pharaon
glance-pharaoh-trap = On révèle une carte Piège : elle vaut pour tous, jusqu'à la suivante.
glance-pharaoh-power = Un dé de la couleur du compteur donne la puissance rituelle, et le compteur descend d'autant.
glance-pharaoh-aims = Dans le temple, les momies visent le sac le plus riche, les spectres la main la plus garnie ; à égalité, le plus proche. Les spectres agissent d'abord.
glance-pharaoh-mummies = Une momie a trois actions : avancer d'au plus la puissance rituelle, ouvrir une porte ou attendre. Les joueurs de sa case subissent une agression : dé jaune et dé rouge, et l'objet de cet emplacement tombe.
glance-pharaoh-spectres = Un spectre avance trois fois d'autant, à travers les murs. Les joueurs de sa case perdent pour toujours une carte au hasard, et il disparaît.
glance-pharaoh-first = Le chef d'expédition commence chaque manche ; la plume indique le sens.

glance-score = Les points
glance-score-wealth = À la tente : trésor 3, relique 2, Pièces 3. Dans le sac : 1 chacun. Chaque collection : 1 à qui en a le plus de pièces à sa tente, à personne en cas d'égalité.
glance-score-win = À égalité : le plus de trésors, puis hors du temple, puis la victoire est partagée.
glance-score-companies = Les compagnies additionnent points et pièces, et peuvent dépenser le jeton Rush! d'un compagnon d'accord.

glance-cells = Cases et portes
glance-cells-debris = Les débris coûtent deux pas. La pestilence met fin au mouvement.
glance-cells-trap = Trappe : fin du mouvement ; dé jaune et dé rouge, et l'objet de cet emplacement tombe.
glance-cells-altar = Autel : pendant le tour du Pharaon, rien ne vous voit et les pièges vous épargnent.
glance-cells-tunnel = Des escaliers de même couleur sont à un pas, mais pas pour les monstres.
glance-cells-doors = Une porte fermée arrête ; celle du temple reste fermée jusqu'à la Bombe rituelle.
glance-cells-monsters = Entrer chez une momie : une agression ; chez un spectre : une terreur ; pour chacun d'eux. Le mouvement est fini.

glance-items = Objets
glance-items-sarcophagus = Sarcophage : un trésor de l'une des cinq collections ; certains réveillent une momie. L'un d'eux est l'escalier bleu.
glance-items-chest = Coffre, tant qu'on le porte : Torche, un mouvement par tour plus long d'un pas ; Porte-bonheur, changer un dé d'une agression ; Amulette, les monstres comptent un de moins ; ou Pièces.
glance-items-pack = L'emplacement 1 est celui du jeton Rush!, six sont pour les objets. Le plus petit libre se remplit d'abord, et ce qui suit descend.

glance-cards = Cartes Butin, et dans le rouge
glance-cards-aggression = Agression : en ligne droite à 3 cases au plus, l'objet de l'emplacement tiré tombe ; à 1 case, vous le prenez. Rouge : vous le choisissez.
glance-cards-betrayal = Trahison : un autre joueur de votre secteur défausse une carte au hasard, et vous en reprenez une. Rouge : deux chacun.
glance-cards-analysis = Analyse : regardez ce qui est fermé dans votre secteur. Rouge : dans un autre aussi.
glance-cards-adrenaline = Adrénaline : pendant ce tour, débris, pestilence et trappes ne vous font rien. Rouge : les monstres non plus.
glance-cards-rush = Rush! : votre jeton Rush! est une action de plus, jusqu'à ce que vous l'utilisiez.
glance-cards-red = Dans le rouge, les cartes Butin et Piège ajoutent leur effet rouge.

glance-traps = Cartes Piège (dans le rouge)
glance-traps-bomb = Bombe rituelle : le compteur perd 3, et la porte du temple disparaît.
glance-traps-lasting = Jusqu'au suivant : mouvements plus courts d'un pas (deux) ; une action de moins (deux) ; pas de tunnels (les débris en coûtent trois) ; ouvrir un sarcophage coûte deux (un coffre aussi) ; les momies vont une case plus loin (deux) ; aucune carte Butin jouée (ni défaussée).
glance-traps-once = Tout de suite : un spectre sur la rune (deux) ; la plume se retourne (chacun défausse une carte) ; toutes les portes de pierre se ferment (en ouvrir une coûte deux) ; chacun dans le temple laisse tomber son dernier objet (deux).

glance-know = Bon à savoir
glance-know-dice = Vert 1 1 1 2 2 2, jaune 1 1 2 2 3 3, rouge 1 2 2 3 3 4. Le compteur : 27 à 19 vert, jusqu'à 10 jaune, jusqu'à 1 rouge.
glance-know-open = Tout est visible, sauf les sarcophages et coffres fermés et le paquet des pièges.
