rulebook-ruling = nostra interpretazione
moment-best-turn = Il turno migliore: { $seat } guadagna { $points ->
    [one] un punto
   *[other] { $points } punti
}.
