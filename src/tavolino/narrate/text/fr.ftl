rulebook-ruling = règle maison
moment-best-turn = Le meilleur tour : { $seat } gagne { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}.
