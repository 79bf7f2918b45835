## Que faire maintenant

race-web-prompt-bid = Le { $die } est aux enchères à { $bid } : offrez plus, ou passez.
race-web-prompt-open-last = Le dernier dé est à vous : dites avec quel élan, 1 suffit.
race-web-wait-thrust = { $count ->
    [0] C'est parti…
    [one] Encore une tasse à poser…
   *[other] Encore { $count } tasses à poser…
}
race-web-wait-open = Quelqu'un d'autre ouvre les prochaines enchères…
race-web-wait-bid = Le { $die } est aux enchères à { $bid } ; les autres font leurs offres…

## La table

race-web-stairs = L'escalier
race-web-places = Autour de la table
race-web-hand = Votre réponse
race-web-dice = Dés de vitesse
race-web-round = Manche { $round } : dés de vitesse
race-web-die = Dé de vitesse { $face }
race-web-die-gone = Dé de vitesse { $face }, déjà pris
race-web-offer = { $name } offre { $bid } pour le { $die }
race-web-thrusts = Votre élan, sous la tasse
race-web-bids = Votre offre
race-web-open-die = Quel dé mettre aux enchères ?
race-web-open-bid = Votre première offre pour le { $die }
race-web-pass = Passer
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
race-web-clerk = { $name }, { race-web-cell }, { race-web-coffee }
race-web-coffee = { $tokens ->
    [0] la tasse est vide
    [1] un jeton de café
   *[other] { $tokens } jetons de café
}
race-web-things = { race-web-coffee } ; { $thrust ->
    [0] élan non visible
   *[other] élan { $thrust }
} ; { $speed ->
    [0] pas de dé de vitesse
   *[other] vitesse { $speed }
}
race-web-your-turn = à vous
race-web-thinks = réfléchit…
race-web-covered = a choisi
race-web-opener = ouvre les enchères
race-web-leads = en tête avec { $bid }
race-web-points = place { $place } · { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}

## Ce que disent les employés

race-web-say-refilled = Une tasse toute fraîche !
race-web-say-back-to-start = On remonte…
race-web-say-rolled-off = Aux dés de trancher
race-web-say-tie-broken = { $by ->
    [thrust] À moi d'abord : plus d'élan
    [further_back] À moi d'abord : plus en arrière
    [fewer_tokens] À moi d'abord : moins de café
   *[white_dice] À moi d'abord : meilleur lancer
}
race-web-say-opener-found = J'ouvre
race-web-say-opened = { $bid } pour le { $die } !
race-web-say-bid = { $bid } !
race-web-say-passed = Je passe
race-web-say-auction-won = Le { $speed } est à moi
race-web-say-blocked = Plus de place !
race-web-say-stopped-short = Si près…
race-web-say-overshot = Oh là, freinez !
race-web-say-close-call = C'était juste
race-web-say-arrived = Pile dessus !
race-web-say-rested = À l'abri ici
race-web-say-kept-balance = Il faut { $needed } : ouf !
race-web-say-spilled = Il faut { $needed } : plouf !
race-web-say-reached-finish = Dernière manche !
