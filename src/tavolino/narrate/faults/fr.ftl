## Où cela se trouve

fault-at = { $place } : { $what }
fault-line = ligne { $line }
fault-entry = « { $entry } »
more-faults = il y a d'autres erreurs que celles-ci ; corrigez d'abord celles-ci

## Fichiers

file-too-large = le fichier est trop grand ; il peut avoir au plus { $most } octets
toml-not-text = ce n'est pas un texte UTF-8 ; enregistrez le fichier en UTF-8
toml-endless = un nombre sans fin ; écrivez-en un plus court
toml-dots = plus de { $most } points sur une seule ligne ; écrivez-la avec moins de points
toml-deep = trop de niveaux les uns dans les autres ; imbriquez moins de listes et de tables
toml-twice = ce n'est pas du TOML : quelque chose est écrit pour la seconde fois ; ne gardez que l'un des deux
toml-unclosed = ce n'est pas du TOML : un crochet, une accolade ou un guillemet n'est jamais fermé ; fermez-le
toml-syntax = { $column ->
    [0] ce n'est pas du TOML : il manque quelque chose à la fin
   *[other] ce n'est pas du TOML : l'erreur est au caractère { $column } de la ligne
}

## Champs

kind-name = { $kind ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] true ou false
    [array] une liste
    [object] un objet de noms et de valeurs
    [null] null
   *[other] autre chose
}
field-unknown = ce champ n'existe pas ; vérifiez son orthographe, ou retirez-le
field-missing = ce champ manque ; ajoutez-le
field-kind = c'est { kind-name } ; écrivez { $kinds }
field-least = trop petit ; le minimum est { $least }
field-most = trop grand ; le maximum est { $most }
field-range = { $found } ne convient pas ; écrivez un nombre entier de { $least } à { $most }
field-only = { $found } ne convient pas ; écrivez { $only }
field-words = ce mot ne peut pas figurer ici ; écrivez l'un de ceux-ci : { $names }
field-form = ce n'est pas écrit comme il faut : { $form }
field-unreadable = cette valeur ne peut pas figurer ici
list-least = trop peu d'éléments ; il en faut au moins { $least }
list-most = trop d'éléments ; il en faut au plus { $most }

## Options

no-seat = la place { $seat } n'existe pas ; les places vont de 0 à { $last }
unknown-game = le jeu { $game } n'existe pas ; il y a { $names }
unknown-rules = la version { $rules } des règles n'est pas connue ici ; la plus récente est la { $newest }
unknown-bot = le bot { $bot } n'existe pas ; il y a { $names }
option-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }
option-not-for = avec ces options, { $game } ne se joue pas à { $players } ; choisissez-en d'autres
clock-seconds = une pendule a de 1 à { $most } secondes
clock-increment = un incrément a de 0 à { $most } secondes
series-games = une série compte de 1 à { $most } parties
series-bots = nommez de 1 à { $most } bots, un par place, et non { $found }
series-move-seconds = écrivez plus de 0 et au plus { $most } secondes pour un coup
contest-players = l'arène est pour { $most } joueurs au plus
results-format = ce n'est pas un fichier de résultats : un tel fichier commence par la ligne « { $format } »
results-line = cette ligne des résultats est illisible ; rétablissez-la, ou retirez le fichier pour recommencer
results-torn = les résultats s'arrêtent ici, au milieu : le fichier n'a pas été copié en entier ; copiez-le à nouveau
shard-of = une partie s'écrit 3/16 : la troisième sur seize, { $most } au plus
shard-other-work = ce fichier contient une partie d'un autre travail, ou d'autres résultats ; choisissez un autre fichier
shard-not-whole = ce fichier ne contient qu'une partie du travail ; réunissez toutes les parties avec « tavolino merge », ou choisissez un autre fichier
merge-other-work = { $file } et { $other } ne sont pas des parties du même travail : d'autres bots, d'autres options, une autre graine, un autre nombre de parties ou de parts
merge-twice = { $file } donne pour { $first } à { $last } d'autres résultats que les fichiers précédents ; l'un d'eux n'a rien à faire ici
seats-unnamed = chaque joueur a besoin d'un nom
seats-namesakes = deux joueurs ont le même nom ; changez-en un : { $names }

## Positions

position-game = c'est une position de { $found }, et il en faut une de { $game }
position-entries = { $entries ->
    [one] { $entries } élément
   *[other] { $entries } éléments
} pour { $players } joueurs ; écrivez-en un pour chacun
start-seats = cette position est pour { $found } joueurs, et la table a { $seats } places ; ouvrez-la avec autant de places
start-over = dans cette position, la partie est finie ; choisissez-en une antérieure

## Feuilles de partie

record-not-text = ce n'est pas un texte UTF-8, donc pas une feuille de partie
record-long = une feuille de partie a au plus { $most } lignes
record-format = ce n'est pas une feuille de partie : elle commencerait par la ligne « { $format } »
record-start = la première ligne après l'en-tête est « 0 - start »
record-header = une ligne de l'en-tête s'écrit « clé: valeur », et une ligne vide termine l'en-tête
record-missing = la ligne « { $key }: … » manque dans l'en-tête
record-number = écrivez un nombre entier, et non { $found }
record-players = une partie a au plus { $most } joueurs
record-seats = écrivez une liste de noms, un par joueur
record-name = un nom a au plus { $most } caractères
record-json = ce n'est pas le JSON qu'il faut ici
record-due = il faut ici la ligne numéro { $number } ; peut-être qu'une ligne s'est perdue
record-strange = ce n'est ni un coup ni une remarque
record-chance = { $word } n'est pas un résultat du hasard ; ils s'écrivent comme d4 ou p2
record-draws = les résultats du hasard ne sont pas ceux que les règles tirent ici ; la feuille a été modifiée
record-undo = ce n'est pas le coup que l'on peut annuler ici
record-no-undo = le dernier coup ne peut pas être annulé ici : quelque chose a été tiré ou montré
record-again = la partie ne commence qu'une fois
record-illegal = les règles interdisent ce coup ici. { $rule } : { $rule_text }
record-waiting = la partie n'attend pas cette place ici. { $rule } : { $rule_text }
record-over = la partie est finie avant ce coup
record-seat = cette place n'existe pas ; les places vont de 0 à { $last }
record-no-move = ce n'est pas un coup de ce jeu
record-by-hand = { $draw } a été fixé à la main, et non tiré de la graine
record-no-seed = la graine n'est révélée qu'à la fin de la partie ; rien ne peut donc encore être recalculé
record-seed = la graine n'a pas { $digits } chiffres hexadécimaux
record-other-seed = ce n'est pas la graine dont l'empreinte a été montrée au début ; la feuille a été modifiée
record-other-draws = la feuille dit { $said ->
    [none] que rien n'a été tiré
   *[other] { $said }
}, et la graine donne { $gives ->
    [none] rien
   *[other] { $gives }
} ; la feuille a été modifiée
record-start-rules = la position de départ n'est pas de la version { $rules } des règles, que nomme l'en-tête
record-start-players = la position de départ est pour { $found } joueurs, et l'en-tête dit { $players }
record-no-moment = le coup { $number } n'existe pas ; le dernier est le { $last }
lesson-learner = dans une leçon, une place s'appelle { $name }
lesson-not-asked = l'élève joue un coup qui n'a pas été demandé
lesson-not-said = cette remarque doit suivre quelque chose qui est dit avant elle
