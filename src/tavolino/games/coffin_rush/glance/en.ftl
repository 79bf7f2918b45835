# The rules at a glance: both sides of a card. Which rules a sentence sums up is in glance.toml.

glance-short = In short
glance-short-goal = Take treasures and relics out of the temple to your tent, where they are worth most and safe from everybody. Most wealth points win.
glance-short-turn = Each player has three actions; then it is the Pharaoh's turn: a trap card, the ritual, mummies and spectres.
glance-short-end = The game ends the moment the counter reaches 0.

glance-turn = Your turn
glance-turn-actions = Three actions in any order, and one more for an active Rush! token. Passing is free.
glance-turn-move = Movement: up to three cells, not diagonally. Any other action ends it.
glance-turn-interact = Interaction, on your own cell: open or close a door, open a sarcophagus or a chest, pick up the pile.
glance-turn-drop = Drop: any number of items, onto your cell or, in the camp, at your tent.
glance-turn-card = Once a turn, free: play a loot card or discard one. With an empty hand at the end of your turn you take your discards back.

glance-pharaoh = The Pharaoh's turn
glance-pharaoh-trap = A trap card is drawn: for all, until the next one.
glance-pharaoh-power = A die of the counter's colour is the ritual power, and the counter falls by it.
glance-pharaoh-aims = Mummies go for the most wealth in a backpack, spectres for the most cards in hand, inside the temple; tied, for the nearest. Spectres act first.
glance-pharaoh-mummies = A mummy has three actions: go as far as the ritual power, open a door, or wait. Players on its cell suffer an aggression: yellow and red die, and the item in that slot drops.
glance-pharaoh-spectres = A spectre moves three times so far, through walls. Players on its cell lose a random card for good, and it is removed.
glance-pharaoh-first = The leader begins every round; the feather shows the direction.

glance-score = Scoring
glance-score-wealth = At the tent: treasure 3, relic 2, Coins 3. In the backpack: 1 each. Each collection: 1 for most pieces at the tent, nobody if tied.
glance-score-win = Tied: more treasures, then outside the temple, then a shared victory.
glance-score-companies = Companies add up points and pieces, and may spend a companion's Rush! token if that companion agrees.

glance-cells = Cells and doors
glance-cells-debris = Debris costs two steps. Plague ends the movement.
glance-cells-trap = Trap cell: ends the movement; yellow and red die, and the item in that slot drops.
glance-cells-altar = Altar: in the Pharaoh's turn nothing sees you, and trap cards spare you.
glance-cells-tunnel = Stairs of one colour are one step apart, but not for monsters.
glance-cells-doors = A closed door blocks; the temple door stays closed until the Ritual Bomb.
glance-cells-monsters = Entering a mummy's cell: one aggression each. A spectre's: one terror each. Both end the movement.

glance-items = Items
glance-items-sarcophagus = Sarcophagus: a treasure of one of five collections; some wake a mummy. One is the blue stairs.
glance-items-chest = Chest, while carried: Torch, one movement a turn is a step longer; Lucky Charm, change a die of an aggression; Amulet, monsters count one less; or Coins.
glance-items-pack = Slot 1 holds the Rush! token, six slots hold items. The lowest free slot fills first, and what is above slides down.

glance-cards = Loot cards, and in the red
glance-cards-aggression = Aggression: in a straight line within 3 cells the item of the rolled slot drops; within 1 you take it. Red: choose it.
glance-cards-betrayal = Betrayal: another player in your quadrant discards a random card, and you take one back. Red: two each.
glance-cards-analysis = Analysis: look at what is closed in your quadrant. Red: in one more.
glance-cards-adrenaline = Adrenaline: debris, plague and trap cells do nothing to you in this turn. Red: monsters neither.
glance-cards-rush = Rush!: your Rush! token is an extra action, until you use it.
glance-cards-red = While the counter is in the red, loot and trap cards add their red effect.

glance-traps = Trap cards (in the red)
glance-traps-bomb = Ritual Bomb: the counter falls by 3, and the temple door is gone.
glance-traps-lasting = Until the next one: movements a step shorter (two); an action less (two); no tunnels (debris costs three); opening a sarcophagus costs two (a chest too); mummies go one further (two); no loot card played (nor discarded).
glance-traps-once = At once: a spectre on the rune (two); the feather is flipped (all discard a card); all stone doors close (opening costs two); everybody inside drops the last item (two).

glance-know = Good to know
glance-know-dice = Green 1 1 1 2 2 2, yellow 1 1 2 2 3 3, red 1 2 2 3 3 4. The counter: 27 to 19 green, to 10 yellow, to 1 red.
glance-know-open = Everything is open but closed sarcophagi and chests, and the deck of trap cards.
