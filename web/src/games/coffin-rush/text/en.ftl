## The board of Coffin Rush! in the browser

dig-web-temple = The temple from above
dig-web-map-keys = Map of the temple. The arrow keys lead your explorer while a step is possible.
dig-web-zoom-in = Closer
dig-web-zoom-out = Further away
dig-web-zoom-whole = The whole temple
dig-web-zoom-me = Find my explorer
dig-web-explorer-at = { $name } at { $at }
dig-web-monster-at = { $kind ->
    [mummy] Mummy
   *[spectre] Spectre
} at { $at }
dig-web-go-to = Go to { $at }{ $mark ->
    [d] : debris
    [p] : plague
    [t] : trap cell
    [a] : altar
    [s] : sarcophagus
    [c] : chest
    [r] : red stairs
    [g] : green stairs
    [y] : yellow stairs
    [b] : blue stairs
    [R] : RUSH!
    [C] : the camp
   *[other] {""}
}
dig-web-open-door-to = Open the door to { $at }
dig-web-close-door-to = Close the door to { $at }

## Deeds

dig-web-actions = { $actions ->
    [0] No action left
    [1] One action left
   *[other] { $actions } actions left
}
dig-web-steps = { $steps ->
    [0] no step left
    [1] one step left
   *[other] { $steps } steps left
}
dig-web-walk = Set out
dig-web-stop = Stop here
dig-web-take = { $count ->
    [1] Pick up what lies here
   *[other] Pick up all { $count } items
}
dig-web-open-tile = { $kind ->
    [chest] Open the chest
   *[sarcophagus] Open the sarcophagus
}
dig-web-open-door = Open the door { $side ->
    [north] to the north ↑
    [east] to the east →
    [south] to the south ↓
    [west] to the west ←
   *[other] here
}
dig-web-close-door = Close the door { $side ->
    [north] to the north ↑
    [east] to the east →
    [south] to the south ↓
    [west] to the west ←
   *[other] here
}
dig-web-open-way = Open { $side ->
    [north] ↑
    [east] →
    [south] ↓
    [west] ←
   *[other] door
}
dig-web-close-way = Close { $side ->
    [north] ↑
    [east] →
    [south] ↓
    [west] ←
   *[other] door
}
dig-web-drop-done = That is all
dig-web-pass = End turn

## Mine

dig-web-mine = Your things
dig-web-backpack = Your backpack
dig-web-slot = Slot { $slot }
dig-web-slot-item = Slot { $slot }: { item-name }
dig-web-slot-empty = empty
dig-web-token = { $active ->
    [yes] Rush! token, active: one more action
   *[no] Rush! token, inactive
}
dig-web-treasure = 3 points at the tent, 1 in the backpack. The most pieces of a collection at a tent are worth 1 more.
dig-web-relic = { $item ->
    [torch] Once a turn, a movement is one step longer. 2 points at the tent.
    [charm] In an aggression against you, you may change one of the dice. 2 points at the tent.
    [amulet] Monsters count one wealth point or loot card less for you. 2 points at the tent.
   *[coins] 3 points at the tent, 1 in the backpack.
}
dig-web-drop = Drop it here
dig-web-store = Bring it to my tent
dig-web-store-all = Bring all { $count } items to my tent
dig-web-tent = { $count ->
    [0] Nothing at your tent yet
   *[other] Safe at your tent:
}
dig-web-hand = Your loot cards
dig-web-hand-empty = Your hand is empty: Rest at the end of your turn brings your discarded cards back.
dig-web-discards = Discarded: { $cards }
dig-web-lost = Lost for the rest of the game: { $cards }
dig-web-card-play = Play it
dig-web-card-against = Against { $name }
dig-web-card-aside = Discard it
dig-web-card-why-not = Why can't I play it?

## The others

dig-web-others = The other explorers
dig-web-wealth = Wealth carried: { $wealth }
dig-web-cards = Loot cards in hand: { $cards }
dig-web-carries = Carries
dig-web-stored = Tent
dig-web-company = company { $number }
dig-web-card-state = { $card }: { $state ->
    [held] in hand
    [discarded] discarded
   *[lost] lost
}

## The Pharaoh

dig-web-pharaoh = The Pharaoh's board
dig-web-counter = Counter at { $counter }, { $risk ->
    [green] green
    [yellow] yellow
   *[red] red
} risk
dig-web-round = Round { $round }
dig-web-progress = Round { $round } · ritual counter { $counter }
dig-web-feather = { $feather ->
    [clockwise] clockwise
   *[counterclockwise] anticlockwise
}
dig-web-power = Ritual power { $power }
dig-web-trap-name = { $trap ->
    [bomb] Ritual Bomb
   *[other] { trap-name }
}
dig-web-no-trap = No trap card yet.
dig-web-traps-left = { $count ->
    [0] No trap cards left in the deck
    [1] One trap card left in the deck
   *[other] { $count } trap cards left in the deck
}
dig-web-trap = { $trap ->
    [bomb] The temple door is gone: the way to the camp is free.
    [quicksand] Movements are one step shorter.
    [toxicity] One action less.
    [summoning] A spectre appears on the rune, if one is left.
    [maat] The feather is flipped: play goes the other way.
    [seals] All stone doors have closed.
    [darkness] Opening a sarcophagus costs two actions.
    [scarabs] Everybody inside drops their last item.
    [wrath] Mummies move one cell further per movement.
    [oblivion] No loot card may be played.
   *[collapse] Tunnels cannot be used.
}
dig-web-trap-red = { $trap ->
    [bomb] The temple door is gone: the way to the camp is free.
    [quicksand] Movements are two steps shorter.
    [toxicity] Two actions less.
    [summoning] Two spectres appear on the rune, if they are left.
    [maat] The feather is flipped, and everybody has discarded a card.
    [seals] All stone doors have closed, and opening one costs two actions, for mummies too.
    [darkness] Opening a sarcophagus or a chest costs two actions.
    [scarabs] Everybody inside drops their last two items.
    [wrath] Mummies move two cells further per movement.
    [oblivion] No loot card may be played or discarded.
   *[collapse] Tunnels cannot be used, and debris costs three steps.
}

## Questions

dig-web-ask-keep = Too much for your backpack: what do you keep?
dig-web-keep-count = Chosen: { $kept } of { $slots }. The rest drops.
dig-web-ask-luck = { $source ->
    [card] { $name } attacks you! Does your Lucky Charm change a die?
   *[other] A mummy attacks you! Does your Lucky Charm change a die?
}
dig-web-luck-leave = Leave the dice
dig-web-luck-die = { $colour ->
    [yellow] Yellow die
   *[red] Red die
}
dig-web-luck-face = Change the { $colour ->
    [yellow] yellow
   *[red] red
} die to { $face }
dig-web-ask-target = { $servant ->
    [spectre] Several players are equal. Who is the spectres' target?
   *[mummy] Several players are equal. Who is the mummies' target?
}
dig-web-ask-consent = { $name } asks for your Rush! token. Do you lend it?
dig-web-consent-yes = Yes, take it
dig-web-consent-no = No, I keep it
dig-web-ask-recover = Which discarded card do you take back?
dig-web-ask-plunder = Which item does { $name } lose?

## What to do next

dig-web-prompt-over = The game is over.
dig-web-prompt-wait = The others are playing; your turn will come.
dig-web-prompt-onlooker = You are watching the expedition.
dig-web-prompt-wait-answer = Somebody has a decision to make.
dig-web-prompt-watch = Watch what happens…
dig-web-prompt-go = { $steps ->
    [0] Tap a lit cell, or stop here.
    [1] One step left: tap a lit cell, or stop here.
   *[other] { $steps } steps left: tap a lit cell, or stop here.
}
dig-web-prompt-drop = Drop more items, or say that this is all.
dig-web-prompt-take = There is something here for you.
dig-web-prompt-act = { $actions ->
    [0] Your Rush! token gives you one more action
    [1] One action left
   *[other] { $actions } actions left
}: { $walk ->
    [yes] set out{ $door ->
        [none] {""}
       *[other] ,{" "}
    }
   *[no] {""}
}{ $door ->
    [open] open a door
    [close] close a door
   *[none] {""}
}{ $card ->
    [yes] , play a card
   *[no] {""}
}.
dig-web-prompt-card = No action left, but you may still use a card.
dig-web-prompt-discard = No action left: discard a card without effect, or end your turn.
dig-web-prompt-pass = Nothing more to do: end your turn.
dig-web-prompt-keep = Your backpack is too full: choose what to keep.
dig-web-prompt-luck = Change a die with your Lucky Charm, or leave the dice.
dig-web-prompt-target = Choose the servants' target.
dig-web-prompt-consent = A companion asks for your Rush! token.
dig-web-prompt-recover = Choose a card to take back.
dig-web-prompt-plunder = Choose the item that your victim loses.

## Warnings

dig-web-warn-actions = { $actions ->
    [1] You have one action left. End your turn all the same?
   *[other] You have { $actions } actions left. End your turn all the same?
}
dig-web-warn-tent = You are in the camp with loot still in your backpack. At the tent it would be safe.
dig-web-warn-tile = What lies on your cell is still closed, and you could open it.
dig-web-warn-pile = There are items on your cell that you could still pick up.

dig-web-legend = What the signs mean

## Figures of the rulebook

dig-web-fig-temple = The standard temple: twelve quadrants, the base camp on the left, the crypt with its rune in the middle.
dig-web-fig-tiles = Sarcophagus, chest, stone door, temple door.
dig-web-fig-cards = The loot cards.
dig-web-fig-dice = Green, yellow and red, each with a sign of its own, and the counter.
dig-web-fig-pawns = Six explorers; mummies and spectres.
dig-web-fig-tokens = The Feather of Maat, and the Rush! token, inactive and active.
dig-web-fig-closed = A sarcophagus and a chest, closed: nobody knows yet what they hold.
dig-web-fig-doors = Doors at the entrance of a room and between two quadrants, all closed.
dig-web-fig-start = Everybody on RUSH!, the tents outside behind the temple door.
dig-web-fig-counter = The counter at the start.
dig-web-fig-crypt = The first mummy waits on the rune.
dig-web-fig-faces = All faces of the three dice.
dig-web-fig-slots = An empty backpack: the Rush! token, and room for six items.
dig-web-fig-risk = The last green number, the first yellow and the first red one.
dig-web-fig-collections = Five collections, and the one tile with the blue stairs.
dig-web-fig-relics-count = Torch, Lucky Charm, Amulet, Coins.
dig-web-fig-quadrant = One quadrant: an opening in the middle of each side, an altar, a room with its door, debris and plague.
dig-web-fig-traps = The eleven kinds of trap cards. There are three cards of Summoning.
dig-web-fig-beside = From here one step leads to the three lit cells. The door to the north is closed.
dig-web-fig-two-spaces = The camp with the tents on the left, RUSH! on the right, the temple door between them.
dig-web-fig-rune = The crypt and its rune.
dig-web-fig-door = Ada has gone through an open door. Bea stands before a closed one and can open it from where she is.
dig-web-fig-base = The temple door is gone: one step leads from RUSH! to the camp.
dig-web-fig-debris = One step to the corner, two onto the debris: the movement is used up.
dig-web-fig-plague = The plague ends a movement, however many steps were left.
dig-web-fig-trap = Ada enters a trap cell. The dice show 1 and 3: slot 4 drops.
dig-web-fig-altar = On the altar Ada is invisible, even to the mummy beside her.
dig-web-fig-tunnel = Red leads to red, green to green.
dig-web-fig-crowd = Four explorers on one cell.
dig-web-fig-distance = The mummy has four cells to go, around the wall. The spectre goes through it and has three.
dig-web-fig-relics = Torch, Lucky Charm, Amulet and Coins.
dig-web-fig-wakes = There was a mummy in it. Ada keeps the treasure, the dice show 3, and slot 3 drops.
dig-web-fig-stairs = The blue stairs lead to the blue stairs.
dig-web-fig-pack = Three items in slots 2 to 4. If slot 2 drops, the others slide down.
dig-web-fig-pack-full = Six items, no slot free: a player who takes a seventh must choose.
dig-web-fig-pile = A treasure and a Torch on the cell: one interaction picks up both.
dig-web-fig-tent = Below, what is safe at the tent; above, what is still in the backpack.
dig-web-fig-movement = One movement, three steps.
dig-web-fig-interaction = Doors, sarcophagi, chests, and the pile of dropped items.
dig-web-fig-meets = Ada enters a mummy's cell after two steps: the third is lost, and slot 4 drops.
dig-web-fig-aggression = Bea is three cells away in a straight line. The dice show 5, so her slot 5 drops where she stands.
dig-web-fig-betrayal = The victim discards a card at random, the user takes a discarded one back.
dig-web-fig-analysis = What only Ada sees now: a treasure that wakes a mummy, and a Lucky Charm.
dig-web-fig-adrenaline = With Adrenaline, straight through the plague.
dig-web-fig-rush = The card turns the token to +1: one more action, whenever it is wanted.
dig-web-fig-pharaoh = Trap card, ritual power, counter, servants: always in this order.
dig-web-fig-power = At 18 the counter is yellow, so the yellow die is rolled: 3 less.
dig-web-fig-bomb = The bomb makes a green 20 a yellow 17: the yellow die is rolled.
dig-web-fig-feather = The feather is flipped, and play goes the other way.
dig-web-fig-mummy = Ritual power 3: one action takes the mummy so far. It has two more.
dig-web-fig-target = Ada carries 6 wealth points, Bea 5: the mummies' target is Ada.
dig-web-fig-way = Two ways are equally short, with as many changes of direction; east comes before west.
dig-web-fig-attack = The dice show 3: the Torch in slot 3 drops.
dig-web-fig-mummy-door = The mummy stops before the closed door. Its next action opens it.
dig-web-fig-spectre = Through the wall and straight on, with only one change of direction.
dig-web-fig-spectre-target = Bea holds two cards, Ada one: the spectres' target is Bea.
dig-web-fig-terror = The card is lost for the rest of the game, and the spectre is removed.
dig-web-fig-end = The counter is at 0: the game is over at once.
dig-web-fig-score = At the tent 3 + 3 + 3 + 2 + 3, in the backpack 1 + 1: 16 points.
dig-web-fig-majority = Ada has more of the green collection: 1 point. In red they are equal: nobody gets it.
dig-web-fig-lend = Ciro spends the token of his companion Ada.

## A set that somebody brought along

dig-web-own-rest = All that is not named here is as in the house set.
dig-web-own-section = { $section ->
    [dice] Dice
    [counter] Counter
    [backpack] Backpack
    [pawns] Monsters
    [sarcophagi] Sarcophagi
    [chests] Chests
    [loot] Loot cards
   *[traps] Trap cards
}
dig-web-own-thing = { $thing ->
    [green] green
    [yellow] yellow
    [red] red
    [bomb] the bomb takes off
    [slots] slots
    [mummies] mummies
   *[spectres] spectres
}
dig-web-own-tile = { $item ->
    [azure-mummy] { item-name }, with a mummy
    [red-mummy] { item-name }, with a mummy
    [violet-mummy] { item-name }, with a mummy
    [stairs] the blue stairs
   *[other] { item-name }
}
dig-web-own-layout = Layout “{ $name }”

# what could happen
dig-web-walk-slowly = Step by step
dig-web-way = Go to { $at }: { $actions ->
    [0] no further action
    [one] { $actions } action
   *[other] { $actions } actions
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
dig-web-way-torches = { $torches ->
    [1] lights a torch
   *[other] lights { $torches } torches
}
dig-web-way-doors = { $doors ->
    [1] opens a door
   *[other] opens { $doors } doors
}
dig-web-peril = { $peril ->
    [debris] debris
    [plague] plague: the movement ends there
    [trap] a trap cell: something may fall out of your backpack
    [mummy] a mummy attacks there
   *[spectre] a spectre frightens there
}
dig-web-beyond-far = { $at } is too far for the actions and steps that you have left.
dig-web-beyond-wall = There is a wall between you and { $at }, and the way around is too long.
dig-web-beyond-lent = { $at } can be reached only with a companion's Rush! token: go as far as you can, and set out again to ask for it.
dig-web-loss-item = { item-name } { $percent } %
dig-web-loss = If { $name } suffers an aggression: { $items }, nothing { $percent } %{ $charms ->
    [0] .
   *[other] , before the Lucky Charm.
}
dig-web-slot-odds = { $percent } % in an aggression
dig-web-threat = { $who }: whom does it target?
dig-web-servant-waits = { $kind ->
    [mummy] The mummy
   *[spectre] The spectre
} at { $at } targets nobody as things stand.
dig-web-servant-after = { $kind ->
    [mummy] The mummy
   *[spectre] The spectre
} at { $at } targets { $names } as things stand.
dig-web-servant-tied = { $kind ->
    [mummy] The mummy
   *[spectre] The spectre
} at { $at } targets one of { $names } as things stand: they are level.
dig-web-chase = Power { $power } ({ $percent } %): comes to { $at }.
dig-web-chase-meets = Power { $power } ({ $percent } %): comes to { $at } and meets { $names }.
dig-web-card-use = { $use ->
    [played] can be played
   *[aside] can only be discarded
}

dig-web-log-walk = { $seat } walks from { $from } to { $to }, { $steps ->
    [1] one step
   *[other] { $steps } steps
}.
