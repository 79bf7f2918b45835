rulebook-ruling = regola della casa
moment-best-turn = Il turno migliore: { $seat } guadagna { $points ->
    [one] un punto
   *[other] { $points } punti
}.
