welcome = Bienvenue dans l'escalier ! Chacun descend trois volées de marches avec une tasse pleine à ras bord. En bas, on marque des points pour sa place et pour chaque jeton café resté dans la tasse. Il faut donc aller vite, sans rien renverser.
speed-dice = Chaque manche commence par les dés de vitesse, les noirs, un par joueur. Ils sont visibles : 5, 4 et 2. Chacun en recevra un et avancera d'exactement autant de cases.
first-thrust = Qui reçoit quel dé ? Chacun choisit en secret un élan, et le plus grand élan prend le dé le plus rapide. Mais plus l'élan est grand, plus il est difficile de garder l'équilibre. Commençons au milieu : choisissez l'élan 4.
first-thrust-else = Vous pouvez choisir n'importe quel nombre, et vous le ferez bientôt. Pour un premier essai, restez au milieu avec l'élan 4 : il peut gagner un bon dé sans trop secouer la tasse.
stays-set = Votre dé est sous sa tasse. Peut-on changer d'avis ? Essayez : touchez l'élan 6. Cela ne vous coûtera rien.
balance = Votre élan de 4 a gagné le 4. Quand on s'arrête sur une marche, il faut faire un jet d'équilibre : les deux dés blancs doivent donner au moins l'élan plus la vitesse. Il vous fallait 4 + 4 = 8, vous avez fait 9. { $two } voulait le 5 avec un élan de 6, devait faire 11 et a renversé du café.
landing-near = Regardez plus loin : après sept marches, il y a un palier. Là, on est à l'abri et on ne lance rien. Vous êtes sur la case 4 : une vitesse de 4 vous amènerait juste au bord.
aim = Les dés montrent 6, 4 et 1. C'est le 4 qu'il vous faut, pas le 6 : choisissez un peu moins que les plus pressés. Choisissez l'élan 3.
aim-else = Vous pourriez y gagner un autre dé. Le 4 est celui du milieu, et lui seul mène d'ici au palier. Tentez-le avec l'élan 3.
tie = Aïe ! { $one } a aussi choisi 3. À élan égal, l'employé le plus en arrière passe d'abord, donc { $one }. Il vous est resté le 1. L'ordre est toujours le même : le plus en arrière, puis le moins de jetons, puis les dés blancs.
to-landing = Nouveaux dés : 5, 3 et 2. De la case 5, une vitesse de 5 finit sur le palier, et sur un palier il n'y a pas de jet. Un grand élan ne vous coûte donc rien : choisissez l'élan 6.
to-landing-else = Avec moins, quelqu'un peut vous souffler le 5. Et comme le 5 finit sur le palier, même un élan de 6 ne demande aucun jet. Prenez-le : élan 6.
safe = Élan 6, vitesse 5, et pas une goutte perdue. C'est tout l'art de la course : de l'audace quand on finit à l'abri, de la prudence sinon.
fair-chance = Maintenant, chaque dé mène sur une marche. Avec l'élan 4, vous pouvez gagner le 3 : il faudra 7, et deux dés y arrivent plus d'une fois sur deux. Choisissez l'élan 4.
fair-chance-else = Ce serait possible. Mais je veux vous montrer un risque raisonnable : élan 4 et vitesse 3 demandent 7, plus d'une chance sur deux. Choisissez l'élan 4.
spilled = Vous avez fait 6, un de moins : un jeton est perdu. Il vous en reste quatre. Si une tasse se vide complètement, son employé repart du début avec cinq nouveaux jetons.
full-cell = Regardez deux marches plus loin : { $one } et { $two } partagent la case 15. Une case accueille deux employés, pas plus. Si votre employé devait y entrer, il s'arrêterait avant et perdrait le reste de son mouvement, et vous devriez lancer les dés.
let-them-go = Le plus rapide bouge d'abord. Laissez donc partir les autres, et la voie sera libre : choisissez l'élan 1. Vous aurez un 4 de toute façon, et avec un petit élan on garde facilement l'équilibre.
let-them-go-else = Un élan plus grand pourrait vous faire partir en premier, droit sur la case pleine. Laissez passer les autres : élan 1.
free-way = Les autres sont partis, et la voie était libre. { $two } et vous aviez chacun un 4 : à vitesse égale, le plus grand élan bouge d'abord.
bold = Vous fermez la marche, et il reste onze cases. Le 6 vous remettrait dans la course. Il faudrait 11, c'est beaucoup. Mais qui ne tente rien n'a rien : choisissez l'élan 5.
bold-else = La prudence a du bon, mais vous fermez la marche et les autres approchent de l'arrivée. Pour une fois, osez : élan 5.
just-enough = Onze ! Tout juste, mais cela suffit. L'arrivée compte deux cases, 28 et 29, et vous êtes sur la 23.
exactly = Une vitesse de 5 finit exactement sur l'arrivée, et là il n'y a pas de jet. Comme sur le palier, un grand élan ne coûte rien : choisissez l'élan 6.
exactly-else = Le 5 finit exactement sur l'arrivée, sans jet. Veillez à ce que personne d'autre ne le prenne : élan 6.
points = Vous y êtes ! Quand un employé arrive, on termine la manche, puis on compte. À trois, la première place donne 3, la suivante 2, la dernière 1, et chaque jeton restant donne 1. Vous avez 3 + 4 = 7.
over-to-you = Vous savez tout de Café Race. Touchez « Rejouer » pour une course entière contre les mêmes bots faciles, sans personne pour vous conseiller.
