rulebook-ruling = house ruling
moment-best-turn = The best turn: { $seat } gains { $points ->
    [1] one point
   *[other] { $points } points
}.
