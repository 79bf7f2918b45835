rulebook-ruling = règle maison
moment-best-turn = Le meilleur tour : { $seat } gagne { $points ->
    [one] un point
   *[other] { $points } points
}.
