## Partout

loading = Un instant…
close = Fermer
back = Retour
done = Terminé
all = Tout voir
try-again = Réessayer
skip-to-content = Aller au contenu

nav-label = Menu principal
nav-home = Accueil
nav-games = Mes parties
nav-watch = Regarder
nav-leaders = Classement
nav-who = Qui êtes-vous ?

bot-name = { $seat ->
    [0] Moka
    [1] Crema
    [2] Biscotto
    [3] Cannella
    [4] Cucchiaino
    [5] Zuccherino
    [6] Nocciola
   *[other] Schiuma
}
level-random = Au hasard
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
bots-slider = Curseur, du faible au fort
bots-others = D'autres bots
bots-more = D'autres …
bots-notch = Force { $number }
bots-strength = De quelle force ? { $number } sur { $most }
bots-take = Prendre celui-ci
bots-characters = Personnages
character-says = « { $line } »

colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-orange = Orange
colour-violet = Violet
colour-black = Noir
colour-white = Blanc

## Accueil

home-title = Une petite table, et chacun y a sa place
home-welcome = { $games ->
    [2] Deux jeux
    [3] Trois jeux
    [4] Quatre jeux
    [5] Cinq jeux
   *[other] { $games } jeux
} entre café et espiègleries. Jouez tout de suite contre les bots de la maison, envoyez un lien à vos amis ou jouez à plusieurs sur un seul écran.
home-open = Places libres
home-running = Parties en cours

card-players = { $least } à { $most } joueurs
card-play = Jouer tout de suite
card-friends = Entre amis
card-one-screen = Un seul écran
card-learn = Apprendre en dix minutes
card-level = Quel niveau pour les bots ?

## Quelqu'un

name-title = Comment vous appelez-vous ?
name-why = Pour que les autres à la table sachent qui vous êtes. On ne le demande qu'une fois.
name-label = Nom
name-go = C'est moi
name-known = On se connaît déjà
name-new = C'est la première fois
name-return-title = Content de vous revoir
name-return-why = Avec votre nom et votre phrase secrète, vous retrouvez vos parties.
name-return = Entrer
passphrase = Phrase secrète
person-title = Vous
person-rename = Changer de nom
person-renamed = Enchanté !
person-keep = Enregistrer
person-keep-why = Au moins 8 caractères. Avec elle, vous retrouvez votre nom et vos parties dans n'importe quel navigateur.
person-kept = C'est enregistré.
person-kept-already = Vous en avez déjà une ; la nouvelle la remplace.
person-leave = Se déconnecter
person-end-others = Me déconnecter partout ailleurs
person-notifications = Être prévenu ailleurs
person-sessions = Où je suis connecté
person-blocks = Personnes bloquées
person-data = Télécharger mes données
person-deletion = Supprimer mon compte
sessions-what = Les navigateurs et les programmes qui peuvent entrer sous votre nom sans phrase secrète. Fermez les sessions que vous ne reconnaissez pas.
sessions-end-others = Fermer toutes les autres
session-this = celle-ci
session-other = Un autre programme
session-seen = Vue pour la dernière fois le { $at }, depuis { $address }
session-since = Depuis le { $at }
session-end = Fermer
session-end-which = Fermer { $client }, vue pour la dernière fois le { $at }
blocks-what = Vous ne voyez pas ce qu'elles écrivent, et elles ne peuvent pas s'asseoir aux tables dont vous êtes l'hôte. Elles n'en sont pas informées.
blocks-none = Personne.
block-lift = Ne plus bloquer { $name }
notify-what = Vous êtes prévenu quand c'est à vous de jouer à une table par correspondance, quand toutes les places de votre table sont prises et quand la partie commence. Pas pendant que vous regardez la table.
notify-off = Ce serveur n'envoie rien à d'autres adresses. La personne qui le gère peut changer cela.
notify-browser = Ce navigateur
notify-push-on = Prévenir ce navigateur
notify-push-insecure = Les messages push ont besoin de https : cette page a été ouverte sans.
notify-push-missing = Ce navigateur n'a pas de messages push.
notify-push-denied = Ce navigateur n'autorise pas les notifications d'ici. Ses propres réglages peuvent changer cela.
notify-no-service = Le service push de ce navigateur ne répond pas.
notify-addresses = Adresses
notify-addresses-what = Une ligne avec le jeu et la table y est envoyée, et rien d'autre.
notify-address = Adresse d'un webhook
notify-form = Forme
notify-form-plain = JSON simple
notify-form-discord = Discord
notify-form-slack = Slack
notify-form-push = Message push
notify-add = Ajouter
notify-remove = Retirer
notify-remove-which = Retirer { $host }
notify-too-many = Il y a déjà toutes les adresses permises. Retirez-en une d'abord.
notify-table = Table { $table } seulement
notify-of-table = Prévenir une adresse de cette table
notify-of-table-what = Un canal de votre groupe, par exemple. Il est prévenu quand toutes les places sont prises, quand la partie commence et, par correspondance, à chaque tour.
notify-failed = { $at } : { $why }
notify-failure-address = cette adresse ne peut pas être appelée
notify-failure-unreachable = personne n'y répond
notify-failure-late = pas de réponse à temps
notify-failure-refused = le message n'a pas été accepté
deletion-what = Votre nom redevient libre, vous êtes déconnecté partout et vos classements disparaissent. Dans toutes les parties, votre place porte désormais le nom « quelqu'un », et ce que vous avez écrit disparaît. Dans les parties en cours, un bot joue à votre place.
deletion-for-good = C'est définitif. Peut-être voulez-vous d'abord télécharger vos données.
deletion-name = Pour confirmer, écrivez votre nom : { $name }

somebody = quelqu'un
somebody-more = { $name } : bloquer ou signaler
somebody-block = Bloquer { $name }
somebody-block-what = Vous ne verrez plus ce que { $name } écrit, et { $name } ne pourra pas s'asseoir aux tables dont vous êtes l'hôte.
somebody-blocked = { $name } est bloqué. Vous pouvez l'annuler dans le menu à votre nom.
somebody-report = Signaler
somebody-report-line = Qu'est-ce qui ne va pas dans cette ligne de { $name } ?
somebody-report-person = Qu'est-ce qui ne va pas avec { $name } ?
somebody-report-what = L'exploitant de ce site le lit, avec la conversation autour.
somebody-reported = Merci. L'exploitant va regarder.

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme l'appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-pace = Rythme
settings-pace-0 = Tranquille
settings-pace-1 = Normal
settings-pace-2 = Rapide
settings-pace-3 = Très rapide
settings-pace-4 = Instantané
settings-motion = Animations
settings-motion-auto = Comme l'appareil
settings-motion-full = Toutes
settings-motion-still = Aucune
settings-shapes = Une forme pour chaque couleur
settings-sound = Sons
settings-confirm = Demander avant ce qui ne peut pas être annulé
settings-notify = M'appeler quand c'est mon tour

## Listes

list-free = libre
list-your-turn = À vous
list-open = { $free ->
    [0] Tout le monde est là, on commence
    [1] Une place libre
   *[other] { $free } places libres
}
list-running = En cours
list-paused = En pause
list-finished = Terminée
list-closed = Fermée
watch-none = Personne ne joue en public pour le moment.
open-none = Aucune place libre en public pour le moment. Ouvrez une table !
games-with-people = Avec des gens
games-with-bots = Contre des bots
games-with-screen = Sur un seul écran
games-with-lessons = Leçons
games-none = Pas encore de partie.
games-none-go = En choisir une
statistics = Jusqu'ici
statistics-line = { $games ->
    [1] Une partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune gagnée
    [1] une gagnée
   *[other] { $wins } gagnées
}. Meilleur résultat : { $best }.
leaders-why = Seules comptent les parties entre personnes ; contre les bots, c'est pour le plaisir. Tout le monde commence à 1500 ; un « ? » dit qu'on en sait encore peu.
leaders-none = Personne encore. Ce pourrait être vous.
leaders-place = Rang
leaders-name = Nom
leaders-rating = Cote
rating-young = Une cote après peu de parties
statistics-rating = Cote { $rating }
leaders-wins = Gagnées

## Quand quelque chose manque

notice-lost = Il n'y a rien ici
notice-lost-what = L'adresse est peut-être mal écrite. Depuis l'accueil, on trouve tout.
notice-unreachable = Le serveur ne répond pas
notice-unreachable-what = Le réseau est peut-être coupé, ou le serveur est en cours de mise à jour. Attendez un instant et réessayez ; vos parties ne sont pas perdues.
notice-no-table = Cette table n'existe pas
notice-no-table-what = Elle a peut-être été supprimée après la partie, ou elle est privée : demandez alors le lien d'invitation à quelqu'un de la table.
notice-removed = Vous n'êtes plus à cette table
notice-removed-what = L'hôte vous en a retiré. Il y a d'autres tables, et vous pouvez ouvrir la vôtre.
notice-closed = Cette table est fermée
notice-closed-what = Son hôte l'a fermée. Une partie en cours se termine sans résultat.
notice-signed-out = Vous êtes déconnecté
notice-signed-out-what = Cette session a été fermée, ici ou depuis un autre de vos navigateurs. Vos parties ne sont pas perdues.
notice-banned = Vous ne pouvez pas entrer
notice-banned-what = L'exploitant de ce site en a décidé ainsi.
notice-full = La table est complète
notice-full-what = Toutes les places sont prises, ou la partie a commencé. Vous pouvez regarder, ou ouvrir votre propre table.
notice-bad-invite = Cette invitation n'est plus valable
notice-bad-invite-what = Demandez un nouveau lien à la personne qui vous l'a envoyée, et vérifiez qu'il est copié en entier.
notice-no-game = Ce jeu n'existe pas
notice-no-game-what = Choisissez-en un sur la page d'accueil.

refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-unavailable = Le serveur ne répond pas. Réessayez dans un instant.
refused-busy = Le site est complet en ce moment. Réessayez dans un instant.
refused-too-many = Cela fait beaucoup d'un coup. Réessayez un peu plus tard.
refused-too-much = Vous avez déjà le nombre maximal de tables ou de places. Finissez ou quittez d'abord une partie.
refused-bad-address = Nous n'écrivons qu'à des adresses qui commencent par https://, sans mot de passe.
refused-outgoing-off = Ce serveur n'envoie pas cela.
refused-bots-busy = Des bots jouent déjà à beaucoup de vos tables. Attendez que l'une de ces parties soit finie.
refused-name-taken = Ce nom, ou un nom qui lui ressemble, est protégé par une phrase secrète. Prenez-en un autre, ou entrez votre phrase secrète.
refused-wrong-passphrase = Personne de ce nom n'a cette phrase secrète.
refused-taken = Quelqu'un a été plus rapide.
refused-no-game = Ce jeu n'existe pas ici.
refused-too-large = Le fichier est trop grand.
refused-too-costly = Ce fichier demanderait plus de temps ou de mémoire qu'il n'est permis ici. Essayez-en un plus petit.
refused-not-checked = Ce fichier n'a pas pu être vérifié, et c'est notre faute. Il n'a pas été utilisé.
refused-stale = La table a avancé entre-temps. Regardez de nouveau.
refused-not-now = Pas maintenant.
refused-over = La partie est finie.
refused-forbidden = C'est aux autres de le faire.
refused-no-session = Dites-nous d'abord votre nom.
refused-banned = { $until ->
    [ever] Vous ne pouvez pas entrer. L'exploitant dit : { $reason }
   *[other] Vous ne pouvez pas entrer jusqu'au { $until }. L'exploitant dit : { $reason }
}
refused-muted = { $until ->
    [ever] Vous ne pouvez pas écrire ici. L'exploitant dit : { $reason }
   *[other] Vous ne pouvez pas écrire ici jusqu'au { $until }. L'exploitant dit : { $reason }
}
refused-not-confirmed = Ce n'est pas correct. Rien n'a changé.
refused-no-operator = Vous avez été déconnecté. Rechargez la page.

## Une nouvelle table

new-friends = Préparez la table, puis envoyez le lien à vos amis.
new-one-screen = Tout le monde joue ici, à tour de rôle. L'écran n'est couvert entre deux personnes que tant que l'une a un secret.
new-seats = Qui joue ?
new-count = Nombre de joueurs
new-options = Options
new-pace = À quelle vitesse jouent les bots ?
pace-quick = Vite
pace-usual = De façon à pouvoir suivre
pace-calm = Calmement
new-public = Tout le monde peut venir
new-public-help = La table est dans la liste : chacun peut s'asseoir ou regarder.
new-open = Ouvrir la table
new-start = Commencer
chair-me = Moi
chair-open = Place libre
chair-name = Nom de la personne { $letter }
chair-bot = Bot : { $level }
chair-sit = S'asseoir ici
chair-move = Venir ici
chair-leave = Se lever
chair-free = Libérer la place
chair-kept = gardée pour { $name }
chair-colour = Couleur
option-chance = Le hasard décide
option-seat = Place { $letter }
option-told = { $option } : { $value }
option-another = Une autre à chaque clic
team = Compagnie { $number }
team-short = C{ $number }
teams-none = Chacun pour soi
teams-of = { $teams } compagnies de { $size }
teams-help = Les places alternent : on voit ci-dessus qui joue avec qui.
teams-players = Pour jouer en compagnies, il faut { $players } joueurs.
file-choose = Choisir un fichier…
file-drop = ou déposez-le ici
file-reading = { $name } : lecture en cours…
file-good = { $name } : tout est en ordre
file-bad = { $name } : inutilisable
file-faults = { $count ->
    [1] Il y a une erreur. Corrigez-la dans le fichier et choisissez-le de nouveau :
   *[other] Il y a { $count } erreurs. Corrigez-les dans le fichier et choisissez-le de nouveau :
}
file-away = Retirer
file-unusable = Un de vos fichiers est inutilisable. Corrigez-le et choisissez-le de nouveau, ou retirez-le et jouez avec le contenu de la boîte.
own-used = Apporté par l'hôte : { $what }
own-look = Jeter un coup d'œil : { $what }
clock = Horloge
clock-none = Sans horloge
clock-turn = Temps limité par réponse
clock-game = Temps limité pour la partie
clock-days = Par correspondance
clock-turn-unit = Secondes
clock-game-unit = Minutes
clock-days-unit = Jours
clock-increment = Secondes par tour
clock-increment-help = Ajoutées à l'horloge une fois par tour, quel que soit le nombre de coups ; 0 : rien n'est ajouté.
clock-none-told = Sans horloge
clock-turn-told = { $time ->
    [1] Une seconde par réponse
   *[other] { $time } secondes par réponse
}
clock-game-told = { $time ->
    [1] Une minute en tout
   *[other] { $time } minutes en tout
}
clock-increment-told = { $increment ->
    [1] et une seconde par tour
    [one] et { $increment } seconde par tour
   *[other] et { $increment } secondes par tour
}
clock-increment-answer-told = { $increment ->
    [1] et une seconde par réponse
    [one] et { $increment } seconde par réponse
   *[other] et { $increment } secondes par réponse
}
clock-days-told = { $time ->
    [1] Un jour pour chaque réponse
   *[other] { $time } jours pour chaque réponse
}
clock-left = Temps restant :
clock-days-left = { $days ->
    [1] un jour
    [one] { $days } jour
   *[other] { $days } jours
}

## Avant la partie

lobby-seats = Autour de la table
lobby-start = Commencer
lobby-i-am-ready = C'est bon pour moi
lobby-ready = { $ready ->
    [0] Personne n'est encore prêt.
    [1] Une personne sur { $others } est prête.
   *[other] { $ready } personnes sur { $others } sont prêtes.
}
lobby-missing = Il manque encore quelqu'un : invitez des amis ou placez des bots.
lobby-wait-host = Tout le monde est là. L'hôte donne le départ.
lobby-wait-people = On attend les autres…
lobby-public = Publique
lobby-private = Sur invitation
invite = Inviter des amis
invite-how = Ce lien donne une place à la table. Avec un téléphone à côté de vous, il suffit de scanner le code.
invite-link = Lien
invite-copy = Copier
invite-copied = Copié.
invite-share = Partager
invite-qr = Le lien en code QR
share = Inviter ou partager
share-title = Venez à cette table
share-how-private = Qui ouvre ce lien peut regarder et, avec un nom, discuter avec vous.
share-how-public = Tout le monde peut regarder. Sur un téléphone à côté, faites scanner le code.
invited-by = { $name } vous invite
invited-players = À la table : { $names }.
invited-nobody = Personne ne s'est encore assis.
invited-onlooker = Il n'y a plus de place libre. Vous pouvez regarder.
invited-sit = S'asseoir
invited-sit-as = S'asseoir en tant que { $name }
look-on = Regarder
host-title = Votre table
host-guests = Invités
host-no-guests = Personne n'est encore venu.
host-remove = Retirer { $name }
host-plays = joue jusqu'à la fin de la partie
host-removed = { $name } n'est plus à la table.
host-remove-what = Une personne retirée ne peut pas revenir à cette table. Mais avec le lien, elle peut revenir sous un autre nom : renouvelez-le aussi.
host-renew = Renouveler le lien
host-renewed = L'ancien lien n'est plus valable.
host-close = Fermer la table
host-close-sure = Elle disparaît pour tout le monde.
host-close-game-sure = La partie se termine pour tout le monde, sans résultat.

## La table

board = Le plateau
seats = Joueurs
seat-me = vous
seat-ready = prêt
seat-away = pas là
seat-stand-in = un bot joue à sa place
seat-asked = doit répondre
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l'instant
seat-starter = commence
onlookers = { $count ->
    [1] Un spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
turn-title = À vous de jouer
skip = Passer
paused = La table est en pause.
paused-by = { $name } a mis la table en pause.
paused-anybody = Toutes les horloges sont arrêtées et personne ne peut jouer. Tout joueur peut relancer la partie.
paused-players = Toutes les horloges sont arrêtées. Tout joueur peut relancer la partie.
pause = Pause
resume = Reprendre
take-back = Annuler
ask-undo = Demander à annuler
undo-question = { $name } voudrait annuler un coup. Cela annule { $moves } coups, dont les vôtres.
undo-waiting = Vous avez demandé à annuler votre coup. Accord attendu de : { $others }.
undo-agree = D'accord
undo-decline = Refuser
undo-withdraw = Renoncer
leave = Quitter
leave-sure = Un bot jouera à votre place.
why-not = Pas maintenant.
why-changed = La table a changé entre-temps. Réessayez.
warning-play = Le faire quand même
final-play = Choisir
line-broken = La connexion est coupée ; nouvelle tentative en cours.
plain-board = Vos choix
plain-wait = Les autres réfléchissent.
prompt-shared = { $name } : { $prompt }
hand-title = Au tour de { $name }
hand-why = Passez l'écran. Ce que seul le joueur précédent pouvait voir est masqué.
hand-ready = Je suis { $name }
panel = Ce qui se passe et ce qui se dit
panel-log = Événements
panel-chat = Discussion
panel-open-chat = Parler aux autres
panel-unread = non lus
away = Pendant votre absence
away-earlier = { $count ->
    [1] Une ligne plus ancienne est parmi les événements.
   *[other] { $count } lignes plus anciennes sont parmi les événements.
}
log-all = Tout montrer
log-earlier = Ce qui précède n'est plus affiché ici.
log-started =
    { $rules ->
        [1] La partie commence.
       *[other] La partie commence, selon la version { $rules } des règles.
    }
log-taken-back = { $moves ->
    [1] { $name } annule le dernier coup.
   *[other] { $name } annule { $moves } coups : le sien et ce qui l'a suivi.
}
log-taken-back-agreed = { $other } est d'accord. { $moves } coups sont annulés, jusqu'au dernier de { $name }.
log-undo-asked = { $name } voudrait annuler un coup. Accord attendu de : { $others }.
log-undo-agreed = { $name } est d'accord pour annuler.
log-undo-declined = { $name } refuse d'annuler.
log-undo-withdrawn = { $name } renonce à annuler.
log-stood-in = { $reason ->
    [timeout] Le temps de { $name } est écoulé ; un bot continue.
    [left] { $name } a quitté la table ; un bot continue.
   *[away] { $name } n'est pas là ; un bot continue.
}
log-returned = { $name } est de retour.
log-paused = { $name } met la table en pause.
log-resumed = { $name } relance la partie.
log-rematched = Les mêmes joueurs recommencent à une nouvelle table.
log-guest-removed = L'hôte a retiré { $name }.
log-closed = L'hôte a fermé la table.
log-said = { $name } : { $words }
log-emoted = { $name } { $gesture }
log-removed = { $name } : (retiré par l'exploitant)
chat-none = Personne n'a encore rien dit.
chat-emotes = Gestes
chat-label = Dites quelque chose
chat-send = Envoyer
chat-to = À qui
chat-to-all = À tous
chat-to-company = À ma compagnie
log-confided = { $name } (à votre compagnie) : { $words }
emote-wave = fait signe
emote-clap = applaudit
emote-laugh = rit
emote-think = réfléchit fort
emote-hurry = regarde sa montre
emote-coffee = commande un café

## La fin

ending = La fin de la partie
ending-won = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent ensemble !
}
ending-won-alone = Vous gagnez !
ending-won-with = Vous gagnez avec { $others } !
ending-sheet = Feuille de points
ending-total = Total
ending-rating = { $name } : { $rating } ({ $change })
rematch = Rejouer
rematch-go = À la partie suivante
record = Feuille de partie

## Le livret de règles

rules = Règles
rules-title = { $game } : les règles
rules-own-words = Toutes les règles avec nos propres mots, dans l'ordre du jeu. Quand le livret imprimé ne dit rien ou qu'un de ses dessins nous manque, il a fallu trancher : { $rulings ->
    [1] un paragraphe est signalé
   *[other] { $rulings } paragraphes sont signalés
} comme règle maison, avec ce que le livret dit ou ne dit pas.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun paragraphe n'en parle.
    [1] Un paragraphe
   *[other] { $count } paragraphes
}
rules-print = Imprimer
glance = Règles en bref
glance-brief = En bref
glance-title = { $game } en bref
glance-all = Toutes les règles
rules-link = { $rule }, lien vers ce paragraphe
rules-earlier = Voici les règles dans leur version { $version }, selon laquelle certaines tables jouent encore. Les nouvelles tables jouent selon la version { $newest }.
rules-ruling = Règle maison
why-not-rule = { $rule } : lire dans le livret (nouvel onglet)

## Apprendre

guide = Votre guide
guide-next = Continuer
guide-step = Étape { $number } sur { $count }
guide-leave = Jouer sans guide
guide-wait = Regardez ce que font les autres…
guide-read-first = Un instant ! Lisez d'abord ceci, puis touchez « Continuer ».
guide-refused = Eh non, ce n'est pas possible. La règle dit :
guide-forgiven = Rien de grave. Ce n'est pas possible ici, et voici pourquoi :
guide-otherwise = Ce serait permis. Mais faisons d'abord ce qui est marqué : vous y apprendrez quelque chose.

ending-replay = Revoir la partie

## En y repensant

after-scores = L'évolution des points
after-chart = Les points de toute la partie, une ligne par joueur. À la fin : { $scores }.
after-table = Les points en tableau
after-begins = Au début du tour
after-end = La fin
after-move = Coup { $at }
after-moments = À revoir

home-record = Ouvrir une feuille de partie
replay-title = Revoir une partie : { $game }
replay-player = Lecteur
replay-at = Coup { $at } sur { $last }, { $turn }
replay-turn = tour de { $name }
replay-scrub = À quel moment de la partie
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed } ×
replay-players = Joueurs et points
replay-eyes = Vu par
replay-side = Un spectateur
replay-on-turn = c'est son tour
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-moment = À partir de ce moment
replay-moment-what = Et si cela s'était passé autrement ? Prenez l'une des places pour le savoir, ou montrez ce moment à quelqu'un.
replay-play-on = Continuer d'ici
replay-play-on-what = Une nouvelle table commence là où en était la partie après le coup { $at }. Vous prenez une place, des bots prennent les autres ; les dés à venir sont nouveaux.
replay-link = Copier un lien vers ce moment
replay-position = Copier la position en JSON
replay-no-clipboard = Ce navigateur ne nous laisse pas copier.

sit-seat = Ma place
sit-instead = { $name ->
    [none] Place { $letter }
   *[other] Place { $letter }, au lieu de { $name }
}
sit-unrated = Les parties reprises en cours de route ne comptent pas pour le classement.
sit-go = S'asseoir et commencer

open-title = Ouvrir une feuille de partie
open-record = La feuille d'une partie
open-what = La feuille d'une partie finie peut être enregistrée : c'est un petit fichier de texte avec chaque coup et chaque dé. Ici, on peut revoir la partie.
open-choose = Choisir un fichier
open-drop = Ou déposez le fichier n'importe où sur cette page.
open-bad-record = Cette feuille de partie ne peut pas être relue. Voici ce qui ne va pas :
    { $why }
open-bad-position = { $fault ->
    [json] Ce n'est pas une position : ce n'est pas du JSON, ou il en manque une partie.
    [game] Ce n'est pas une position : « game » doit être le nom d'un jeu.
    [players] Ce n'est pas une position : « players » doit être un nombre entier de 1 à 99.
    [options] Ce n'est pas une position : « options » doit être un objet.
   *[position] Ce n'est pas une position : « position » doit être un objet.
} Copiez-en une avec « Copier la position en JSON » en revoyant une partie, et collez-la tout entière.
open-position = Une nouvelle table à partir d'une position
open-position-what = Collez une position que quelqu'un a copiée
open-position-go = La regarder
open-position-of = { $game }, { $players } joueurs. Où vous asseyez-vous ?

notice-not-over = Cette partie n'est pas finie
notice-not-over-what = On pourra la revoir quand elle sera finie. D'ici là, certaines choses restent secrètes.

## Vérifier les dés

verify = Vérifier les dés
verify-short = Dans cette partie, personne n'a pu truquer le hasard, pas même la maison. Ne nous croyez pas sur parole : laissez votre propre navigateur refaire le calcul.
verify-go = Refaire le calcul
verify-sealed = L'enveloppe est encore scellée : la graine est montrée à la fin de la partie.
verify-story-sealed = Avant le premier coup, la maison a choisi un énorme nombre secret, la graine, et l'a mis dans une enveloppe scellée. Dessus, elle a écrit l'empreinte de la graine. D'une empreinte, personne ne peut retrouver le nombre, et deux nombres n'ont jamais la même.
verify-story-drawn = Chaque dé et chaque carte mélangée de la partie vient de cette graine : une recette que tout le monde connaît en tire un nombre après l'autre. Personne ne pouvait donc choisir un dé à sa convenance.
verify-story-opened = La partie est finie et l'enveloppe est ouverte. Votre navigateur prend la graine, vérifie son empreinte et refait chaque nombre. Si un seul dé avait été changé, cela se verrait ici.
verify-promised = L'empreinte promise avant la partie
verify-seed = La graine de l'enveloppe
verify-computed = L'empreinte de cette graine, calculée par votre navigateur (SHA-256)
verify-same = la même
verify-other = ce n'est pas la même
verify-progress = { $done } sur { $all } vérifiés
verify-right = { $all ->
    [1] Le seul tirage est juste.
   *[other] Les { $all } tirages sont justes.
}
verify-by-hand = { $count ->
    [1] Une valeur a été fixée à la main et ne vient d'aucune graine.
   *[other] { $count } valeurs ont été fixées à la main et ne viennent d'aucune graine.
}
verify-wrong = Le coup { $move } est faux : la feuille dit { $says }, mais la graine donne { $gives }.
verify-swapped = L'enveloppe a été échangée : cette graine n'a pas l'empreinte promise.
verify-list = Tous les tirages
verify-when = Quand
verify-how = Comment
verify-gives = La graine donne
verify-says = La feuille dit
verify-start = Mise en place
verify-move = Coup { $move }, { $name }
verify-hand = fixé à la main
verify-how-die = { $big } divisé par { $of } laisse { $left } : face numéro { $side } du dé
verify-how-pick = { $big } divisé par { $of } laisse { $left }
verify-all = Les montrer tous ({ $count })

## The operator's page

operator-title = La page de l'exploitant
operator-why = Pour la personne qui gère ce site. Tout ce qui est fait ici est noté.
operator-off = Cette page est désactivée. Sur la machine du serveur, activez-la avec
operator-passphrase = La phrase secrète de l'exploitant
operator-passphrase-again = La phrase secrète de l'exploitant, encore une fois
operator-wrong = Ce n'est pas la phrase secrète.
operator-nothing = Rien.
operator-reports = Signalements
operator-reports-what = Ce qui a été signalé, avec la conversation autour.
operator-reports-done = Signalements réglés
operator-report = { $reporter } à propos de { $about }
operator-people = Personnes
operator-people-what = Les dernières venues d'abord.
operator-tables = Tables
operator-tables-what = Les tables privées aussi ; mais d'une partie en cours, rien que les spectateurs ne voient.
operator-sessions = Sessions
operator-sessions-what = Où les gens sont connectés, et d'où ils sont venus en dernier.
operator-bans = Exclus
operator-bans-what = Les noms et les adresses qui ne peuvent pas entrer.
operator-audit = Journal
operator-audit-what = Ce qui a été fait sur cette page. Rien ne peut y être changé.
operator-search = Une partie du nom
operator-kept = avec phrase secrète
operator-muted = privé de parole
operator-banned = exclu
operator-here = ici en ce moment
operator-seen = Vu pour la dernière fois le { $at }, ici depuis le { $since }
operator-status = État
operator-all = Toutes
operator-status-open = Pas encore commencée
operator-status-running = En cours
operator-status-paused = En pause
operator-status-finished = Terminée
operator-status-closed = Fermée
operator-table = Hôte : { $host } · ouverte le { $opened } · dernière entrée le { $updated } · { $id }
operator-more = Invités et conversation
operator-more-which = Invités et conversation de { $id }
operator-guests = Invités
operator-remove = Retirer
operator-remove-which = Retirer : { $words }
operator-address = Adresse
operator-ban = Exclure
operator-ban-kind = Que faut-il exclure ?
operator-ban-value = Un nom ou une adresse
operator-until = { $until ->
    [ever] jusqu'à nouvel ordre
   *[other] jusqu'au { $until }
}
operator-lift = Laisser { $name } revenir
operator-mutes = Privés de parole
operator-unmute = Rendre la parole à { $name }
operator-mute = Retirer la parole à { $name }
operator-mute-what = Cette personne peut jouer, mais pas écrire. La raison lui est dite.
operator-ban-name = Exclure le nom { $name }
operator-ban-name-what = Personne de ce nom, ou d'un nom qui lui ressemble, ne peut entrer ; ceux qui sont là sortent aussitôt. La raison leur est dite.
operator-ban-address = Exclure l'adresse { $name }
operator-ban-address-what = Personne n'entre depuis cette adresse ; en IPv6, c'est tout le réseau. Derrière une adresse, il peut y avoir toute une famille, ou une école.
operator-remove-line = Retirer la ligne de { $name }
operator-remove-line-what = Plus personne ne peut la lire.
operator-remove-guest = Éloigner { $name }
operator-remove-guest-what = Cette personne ne peut pas revenir à cette table. Dans une partie en cours, un bot joue à sa place.
operator-close-table = Fermer la table ({ $name })
operator-close-table-what = Elle finit pour tout le monde, sans résultat.
operator-reason = Raison
operator-how-long = Pour combien de temps
operator-minutes = { $minutes ->
    [0] Jusqu'à nouvel ordre
    [60] Une heure
    [1440] Un jour
    [10080] Une semaine
   *[other] Un mois
}
operator-latest = Les dernières
operator-older = Plus anciennes
audit-passphrase-set = Phrase secrète choisie
audit-switched-off = Page désactivée
audit-logged-in = Connexion
audit-wrong-passphrase = Mauvaise phrase secrète
audit-logged-out = Déconnexion
audit-muted = Parole retirée
audit-unmuted = Parole rendue
audit-line-removed = Ligne retirée
audit-guest-removed = Éloigné d'une table
audit-table-closed = Table fermée
audit-banned = Exclu
audit-ban-lifted = Peut revenir
audit-report-done = Signalement réglé
