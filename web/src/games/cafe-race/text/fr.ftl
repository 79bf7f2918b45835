## Que faire maintenant

race-web-prompt-bid = Le { $die } est aux enchères à { $bid } : offrez plus, ou passez.
race-web-prompt-pass = Le { $die } est aux enchères à { $bid }, et vous ne pouvez pas offrir plus : passez.
race-web-prompt-open-last = Le dernier dé est à vous : choisissez votre élan, 1 suffit.
race-web-wait-thrust = { $count ->
    [0] C'est parti…
    [1] Encore une tasse à poser…
   *[other] Encore { $count } tasses à poser…
}
race-web-wait-open = Quelqu'un d'autre ouvre la prochaine enchère…
race-web-wait-bid = Le { $die } est aux enchères à { $bid } ; les autres font leurs offres…

## La table

race-web-log-round = Manche { $round }
race-web-progress = Manche { $round } · { $left ->
    [0] l'arrivée est atteinte
    [1] arrivée à une case
   *[other] arrivée à { $left } cases
}
race-web-stairs = L'escalier
race-web-places = Tasses et dés de tous
race-web-hand = Votre réponse
race-web-dice = Dés de vitesse
race-web-round = Manche { $round } : dés de vitesse
race-web-die = Dé de vitesse { $face }
race-web-die-gone = Dé de vitesse { $face }, déjà pris
race-web-offer = { $name } offre { $bid } pour le { $die }
race-web-thrusts = Votre élan, sous la tasse
race-web-bids = Votre offre
race-web-open-die = Quel dé mettre aux enchères ?
race-web-open-bid = Votre première offre pour le { $die }
race-web-pass = Passer
race-web-pass-ahead = Passer quand viendra mon tour
race-web-final = Un élan ne s'annule jamais. Choisissez { $face } encore une fois pour confirmer.
race-web-name-thrust = Élan { $face }
race-web-name-bid = Offrir { $face }
race-web-name-die = Mettre le { $face } aux enchères
race-web-name-open = Mettre le { $die } aux enchères et offrir { $bid }

## Autour de la table

race-web-cell = { $cell ->
    [0] dans la zone de départ
    [28] première case d'arrivée
    [29] dernière case d'arrivée
   *[other] sur la case { $cell }
}
race-web-at = { $cell ->
    [0] départ
    [28] arrivée
    [29] arrivée
   *[other] case { $cell }
}
race-web-clerk = { $name }, { race-web-cell }, { race-web-coffee }
race-web-coffee = { $tokens ->
    [0] la tasse est vide
    [1] un jeton café
   *[other] { $tokens } jetons café
}
race-web-things = { race-web-coffee } ; { $thrust ->
    [0] élan non visible
   *[other] élan { $thrust }
} ; { $speed ->
    [0] pas de dé de vitesse
   *[other] vitesse { $speed }
}
race-web-your-turn = à vous
race-web-thinks = réfléchit…
race-web-covered = a choisi
race-web-opener = ouvre l'enchère
race-web-leads = en tête avec { $bid }
race-web-points = { $place ->
    [1] 1re place
   *[other] { $place }e place
} · { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}

## Ce que disent les employés

race-web-say-refilled = Une tasse toute fraîche !
race-web-say-back-to-start = On remonte…
race-web-say-rolled-off = Les dés vont trancher
race-web-say-tie-broken = { $by ->
    [thrust] À moi d'abord : plus d'élan
    [further_back] À moi d'abord : plus en arrière
    [fewer_tokens] À moi d'abord : moins de café
   *[white_dice] À moi d'abord : meilleur jet
}
race-web-say-opener-found = J'ouvre
race-web-say-opened = { $bid } pour le { $die } !
race-web-say-bid = { $bid } !
race-web-say-passed = Je passe
race-web-say-auction-won = Le { $speed } est à moi
race-web-say-blocked = Plus de place !
race-web-say-stopped-short = Si près…
race-web-say-overshot = Holà, je freine !
race-web-say-close-call = C'était juste
race-web-say-arrived = Pile à l'arrivée !
race-web-say-rested = À l'abri ici
race-web-say-kept-balance = Il faut { $needed } : ouf !
race-web-say-spilled = Il faut { $needed } : plouf !
race-web-say-reached-finish = Dernière manche !

## Figures du livret

race-web-fig-kit = Le matériel de trois joueurs : employé, tasse avec cinq jetons café, dé d'élan. En dessous, les dés de vitesse noirs, un par joueur, et les deux dés blancs.
race-web-fig-track = Toute la descente : zone de départ, marches 1 à 7, palier, marches 11 à 17, palier, marches 21 à 27, puis l'arrivée, 28 et 29.
race-web-fig-full = Bea et Ciro remplissent la case 13. À côté d'Ada, il reste une place.
race-web-fig-start = Tout le monde est devant les machines à café, toutes les tasses sont pleines.
race-web-fig-dice = Quatre joueurs, quatre dés de vitesse, du plus fort au plus faible.
race-web-fig-covered = Trois élans sont sous leur tasse. Dora réfléchit encore.
race-web-fig-taken = Les élans 5, 4, 2, 1 prennent les vitesses 6, 4, 3, 1.
race-web-fig-behind = Toutes deux ont choisi le même élan. Ada est plus en arrière et prend le dé le plus rapide.
race-web-fig-roll-off = Même élan, même case, autant de jetons : Ada fait 9, et Bea doit faire mieux.
race-web-fig-order = Ada et Bea ont toutes deux la vitesse 5. L'élan de Bea est plus grand : elle part la première.
race-web-fig-walk = Vitesse 4 : de la case 21 à la case 25.
race-web-fig-landing = La vitesse 3 finit sur un palier : pas de jet.
race-web-fig-balance = Élan 3 et vitesse 4 demandent 7 : un jet de 7 suffit tout juste. Élan 5 et vitesse 4 demandent 9 : avec 7, un jeton est perdu.
race-web-fig-blocked = Ada a la vitesse 5, mais deux employés sont sur la 24. Elle s'arrête sur la 23 et fait un jet d'équilibre contre son élan plus 5.
race-web-fig-close = Ada a la vitesse 2 et s'arrête d'elle-même sur la 23 : une marche comme une autre, un jet comme un autre.
race-web-fig-arrived = Avec la vitesse 3, de la case 25, Ada s'arrête exactement sur la première case d'arrivée : pas de jet.
race-web-fig-overshot = De la case 26, la vitesse 5 est trop grande. Ada s'arrête sur la dernière case et fait un jet d'équilibre.
race-web-fig-refilled = La tasse d'Ada était vide : au début de la manche suivante, la revoilà en haut, avec cinq jetons.
race-web-fig-short = La première case d'arrivée est pleine. Ada reste sur la marche 27 et n'est pas arrivée.
race-web-fig-ranks = Quatre joueurs, trois places : Bea et Ciro partagent la deuxième.
race-web-fig-points = 4 + 2, 3 + 4, 3 + 3 et 2 + 5. Bea et Dora ont 7 points chacune, mais Dora a plus de café : elle gagne, bien que troisième.
race-web-fig-opener = Ada est la plus proche de l'arrivée : elle ouvre la première enchère.
race-web-fig-offer = Bea a mis le 5 aux enchères, Ciro mène à 3. C'est à Dora : offrir 4 ou plus, ou passer.
race-web-fig-won = Ciro a gagné le 5 avec une offre de 4 : il a la vitesse 5 et l'élan 4.
race-web-fig-next-opener = Bea a ouvert l'enchère et l'a gagnée. Ciro suit juste derrière elle et ouvre la prochaine.
race-web-fig-ties = Les égalités en un coup d'œil : ce qui départage d'abord, puis ensuite.
race-web-ties-thrust = Élan : qui prend le dé le plus rapide
race-web-ties-speed = Vitesse : qui avance d'abord
race-web-ties-auction = Enchère : qui l'ouvre
race-web-tie-behind = plus en arrière
race-web-tie-thrust = élan plus grand
race-web-tie-fewer = moins de jetons café
race-web-tie-ahead = plus près de l'arrivée
race-web-tie-more = plus de jetons café
race-web-tie-dice = jet plus haut des dés blancs

# what could happen
race-web-keeps = { $percent } %
race-web-odds-title = { $face } : { $percent } % de ne rien renverser, si personne ne gêne
race-web-odds = { $likely ->
    [sure] Vitesse { $speed }
   *[other] Vitesse { $speed } ({ $likely } %)
} : jusqu'à la { $cell }, il faut { $needed } avec deux dés : { $percent } %.
race-web-odds-rest = { $likely ->
    [sure] Vitesse { $speed }
   *[other] Vitesse { $speed } ({ $likely } %)
} : jusqu'à la { $cell }, sans jet d'équilibre.
