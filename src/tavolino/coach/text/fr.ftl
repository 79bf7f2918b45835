coach-title = { $game }, { $players } joueurs : { $depth ->
    [quick] une analyse rapide
   *[thorough] une analyse approfondie
}
coach-unit = Une part équitable est ce que chacun gagnerait si tous se valaient, ici { $percent } de toutes les victoires. ± est une erreur type.
coach-unfinished = La partie n'est pas finie : tout est jugé d'après ce que sait un spectateur.
coach-empty = Rien n'a encore été décidé dans cet enregistrement.
coach-chart = Chances de gagner, du premier coup au dernier
coach-chart-row = de { $from } à { $to }
coach-turning = Tournants
coach-turning-point = { $line } : { $name } passe de { $from } à { $to }, surtout par { $by ->
    [dice] les dés
    [deal] ce qui a été distribué
    [reveal] ce qui a été dévoilé
    [decision] une décision
   *[remainder] ce qui avait été mal jugé avant
}
coach-account = D'où cela vient, en parts équitables
coach-player = joueur
coach-dice = dés
coach-deal = donne
coach-reveal = dévoilé
coach-luck = toute la chance
coach-own = décisions propres
coach-others = décisions des autres
coach-remainder = reste
coach-change = variation
coach-played = Comment on a joué, en parts équitables
coach-result = résultat
coach-without-luck = sans la chance
coach-lost = perdues pour 100 décisions
coach-unforced = décisions
coach-remainder-share = Le reste, là où l'évaluation se contredit, est { $percent } de tout ce qui a changé.
coach-dearest = Les décisions les plus chères
coach-none-dear = D'aucune décision on ne peut dire qu'elle a coûté un dixième de part équitable.
coach-decision = { $line } : { $name } a joué « { $played } », { $label ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une grosse erreur
} : { $loss } ± { $error } parts équitables perdues.
coach-better = Mieux : « { $better } ».
coach-then = Dans { $count } suites imaginées à partir de là, les mêmes pour les deux, { $name } gagne environ { $better } après le meilleur choix et { $played } après ce qui a été fait.
coach-more = Ce qui diffère le plus : après le meilleur choix, { $name } a en moyenne { $amount } de plus en « { $part } ».
coach-fewer = Ce qui diffère le plus : après le meilleur choix, { $name } a en moyenne { $amount } de moins en « { $part } ».
coach-gainer = L'essentiel est allé à { $name } : { $amount } parts équitables.
coach-hint = Le mieux : « { $best } » ; il gagne environ { $chance }.
coach-hint-next = Ensuite : « { $next } », { $less } ± { $error } parts équitables de moins.
coach-hint-forced = Rien d'autre n'est possible : « { $best } ».
coach-hint-alike = À peu près aussi bien, autant qu'on puisse le dire : « { $next } ».
