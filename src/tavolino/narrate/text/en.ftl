rulebook-ruling = house ruling
moment-best-turn = The best turn: { $seat } gains { $points ->
    [one] one point
   *[other] { $points } points
}.
