## Avant la partie

play-bots = Bots à la table : { $bots }.
play-character = { $name } ({ $way }) : « { $line } »
play-fair = Les dés sont déjà fixés : le SHA-256 de leur graine est { $hash }. La graine est montrée à la fin, pour que chacun puisse vérifier tous les jets.
play-hint = Tapez ? pour obtenir de l'aide, quit pour quitter la table.

## À qui le tour

play-hand-over = { $name }, l'écran suivant est pour vos yeux seulement. Appuyez sur Entrée quand personne d'autre ne regarde.
play-moves = Vous pouvez : { $moves }

## Réponses à ce qui a été tapé

play-type-something = Tapez un coup, ou ? pour obtenir de l'aide.
play-ambiguous = « { $typed } » peut désigner plusieurs coups : { $moves }
play-not-a-move = « { $typed } » n'est pas un coup de ce jeu. Tapez ? pour obtenir de l'aide.
play-forbidden = « { $move } » n'est pas permis maintenant. Voici la règle :
play-allowed = « { $move } » est permis maintenant.
play-why-what = De quel coup parlez-vous ? Par exemple : why { $move }
play-no-such-rule = Il n'y a pas de règle « { $rule } ». Tapez rules pour les lire toutes.
play-undone = { $moves ->
    [one] Le dernier coup de { $name } est annulé.
   *[other] Le dernier coup de { $name } est annulé, avec ce que les bots ont fait depuis.
}
play-undo-impossible = Il n'y a rien à annuler : depuis votre dernier coup, quelque chose a été tiré ou montré.
play-no-reach = Il n'y a nulle part où marcher maintenant.
play-no-odds = Il n'y a rien à prévoir maintenant.
play-to-where = Jusqu'où ? Par exemple : to { $goal }
play-too-far = Vous ne pouvez pas aller en { $goal } maintenant. Tapez reach pour voir où vous pouvez aller.

play-help-moves = Les coups de ce jeu :
play-help-short = Le début de chaque mot suffit, tant qu'on voit ce que vous voulez dire.
play-help-commands = Vous pouvez aussi taper :
play-command-help = cette aide
play-command-why = pourquoi un coup est permis ou non
play-command-reach = jusqu'où l'on marche en une commande, et ce que cela coûte
play-command-to = marcher jusque-là, pas à pas, tant que rien d'autre n'arrive
play-command-odds = ce qu'il faudrait pour chaque réponse, et ce qui pourrait arriver d'autre
play-command-hint = la meilleure réponse d'après ce que vous savez, et pourquoi
play-command-rules = toutes les règles
play-command-rule = une règle, par son identifiant
play-command-save = enregistrer la partie jusqu'ici dans un fichier
play-command-undo = annuler le dernier coup, si rien n'a été tiré ni montré depuis
play-command-quit = quitter la table

## La feuille de partie

play-save-needs-name = Dans quel fichier ? Par exemple : save { $file }
play-save-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
play-save-no-folder = Impossible d'écrire { $file } : ce dossier n'existe pas.
play-save-failed = Impossible d'écrire { $file } : { $problem }.
play-saved = La partie est enregistrée dans { $file }.
play-saved-secrets = Le fichier contient aussi les choix secrets : ne le lisez pas avant la fin.
play-offer-record = Pour garder la feuille de partie, tapez par exemple : save { $file } – ou appuyez simplement sur Entrée.
play-unsaved = Cette partie n'a pas été enregistrée. La prochaine fois, tapez save et un nom de fichier avant de partir.
play-goodbye = Au revoir, et au prochain café !

## La fin

play-over = La partie est finie.
play-total = Total
play-winners = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}
play-seed = La graine de tous les dés était { $seed }

## Un bot à soi

play-own-crash = Le programme qui joue pour { $name } a planté ; un bot fait ce coup à sa place.
play-own-timeout = Le programme qui joue pour { $name } a mis trop de temps ; un bot fait ce coup à sa place.
play-own-unreadable = Le programme qui joue pour { $name } a donné une réponse illisible ; un bot fait ce coup à sa place.
play-own-illegal = Le programme qui joue pour { $name } voulait un coup interdit ; un bot fait ce coup à sa place.
play-own-record = La partie jusqu’ici, avec ce qui a mal tourné, est dans { $file }.
