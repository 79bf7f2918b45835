game-name = Sugar Bowl
game-tagline = Reach into the bowl, but not where the others do.
section-LUMP-COMP = Components
section-LUMP-TAKE = Taking lumps
section-LUMP-END = The end
LUMP-COMP-1 = Two to four players share a bowl; a die tells how many rounds are played.
LUMP-TAKE-1 = In each round everybody secretly decides on one, two or three lumps, once.
LUMP-TAKE-2 = A player who chose a number that nobody else chose takes that many lumps.
LUMP-END-1 = After the last round the player with most lumps wins; equals share.
event-chose = { $seat } has decided.
event-chose-known = You reach for { $lumps }.
event-took = { $seat } takes { $lumps ->
    [1] one lump
   *[other] { $lumps } lumps
 }.
event-ended = The bowl is empty: { $seats } won.
prompt-take = How many lumps: 1, 2 or 3?
prompt-over = The bowl is empty.
move-take = take 1 to 3 lumps, unless somebody else takes as many
part-lumps = lumps
