cli-guest = Invité
cli-players = { $from } à { $to } joueurs
cli-replayed = { $moves ->
    [1] Un coup rejoué
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} ; { $over ->
    [yes] la partie est finie.
   *[no] la partie continue.
}
cli-verified = Vérifié : la graine est bien celle dont l'empreinte a été montrée au début, et les { $draws } dés et tirages en viennent tous.
cli-not-verified = non vérifié : { $why }
arena-playing = en cours
arena-title = { $game } : les bots dans l'arène
arena-about = { $game }, { $players } joueurs, options { $options }, graine { $seed }.
arena-method = Chaque donne est jouée de chaque place. Les victoires sont des parts de toutes les victoires, celles qui sont partagées à parts égales, avec des intervalles à 95 %. Là où les chances de gagner ont été apprises, la chance est retirée : ce que le hasard a donné, moins ce qu'il fallait en attendre. Brut : les mêmes parties comme si elles n'avaient rien en commun.
arena-table = { $games } parties de { $bots }
arena-game = jeu
arena-players = joueurs
arena-variant = variante
arena-bot = bot
arena-others = autres
arena-seats = places
arena-games = parties
arena-wins = victoires
arena-interval = intervalle à 95 %
arena-fair = part équitable
arena-points = points
arena-deals = sans égard à la chance
arena-raw = intervalle brut
arena-narrower = plus étroit, fois
arena-luck = chance
arena-course = Victoires après tant de parties
arena-by-seat = victoires par place, depuis la première
arena-moves = coups par partie
arena-rating = classement
arena-rating-method = Le modèle de Plackett et Luce, ajusté à toutes les tables à la fois : 400 points sont dix fois plus de victoires à la même table, 1000 est le milieu.
arena-mirrors = Chacun contre lui-même, la première place
arena-mirrors-method = Un contrôle : le même bot occupe toutes les places, personne ne devrait donc gagner plus que la part équitable. L'intervalle la manque une fois sur vingt.
arena-unfair-luck = { $bot } : la chance est de { $luck } en moyenne (erreur type { $error }) et devrait être nulle ; ce qu'on attend du hasard doit être faux.
ladder-waiting = { $game } n'a pas encore le bot { $bot } ; ses séries sont laissées de côté.
ladder-changed = Les bots jouent autrement qu'alors ; on rejoue : { $contest }
arena-crashed = { $game } n'a pas pu être jouée : { $problem }.
arena-crash-record = Voir { $record }.
arena-shard = La partie { $number } sur { $of } est dans { $file }.
arena-merged = { $count ->
    [one] { $count } fichier est dans { $file }.
   *[other] { $count } fichiers sont réunis dans { $file }.
  }
arena-shards-missing = Parties manquantes : { $shards }.
