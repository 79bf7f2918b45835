rulebook-ruling = regola della casa
moment-best-turn = Il turno migliore: { $seat } guadagna { $points ->
    [1] un punto
   *[other] { $points } punti
}.
