game-name = Coffee Rush
game-tagline = Fetch, pour, serve: and complete your orders before they leave your board

# ---- rules

section-CR-COMP = What is in the box
section-CR-SETUP = Set-up
section-CR-UPG = Upgrades
section-CR-MOVE = Moving
section-CR-POUR = Pouring ingredients
section-CR-SERVE = Serving orders
section-CR-END = End of a turn
section-CR-SCORE = Scoring
section-CR-OPT = Optional rules: less luck
section-CR-TWO = Two players
section-CR-SEE = What everybody sees

CR-COMP-1 = The ingredient board has 4 by 4 cells. Columns a to d are counted from the left, rows 1 to 4 from the top. Row 1: ice, caramel, steam, coffee. Row 2: coffee, milk, ice, water. Row 3: tea, steam, milk, coffee. Row 4: milk, ice, chocolate, steam.
CR-COMP-2 = The supply has 18 coffee and 12 each of milk, steam, ice, chocolate, caramel, tea and water: 102 ingredient tokens. There are no more: what is used up is missing until some of it returns.
CR-COMP-3 = There are 15 Rush tokens and no more, four player boards, twelve cups (three per player), sixteen upgrade tiles (one of each of the four kinds per player) and two ingredient trays.
CR-COMP-4 = There are 80 order cards, each with a drink and its exact ingredients. Some are Specialty Menu cards, and four are Ristretto or Espresso. House ruling: the drinks and their numbers are those of the house menu; a table may use a menu file of its own instead.
    .book = The book counts 80 order cards, four of them Ristretto or Espresso. Which other drinks there are, and how many of each, can only be seen on the cards, which are not in the text that we have.
CR-COMP-5 = There are two red and two blue meeples, one green and one yellow. So a two-player game is played in red and blue.
CR-SETUP-1 = The 80 order cards are shuffled into a face-down deck.
CR-SETUP-2 = The starting player begins with two order cards on tab 1 and one on tab 2, every other player with one on tab 1 and one on tab 2. They lie face up.
CR-SETUP-3 = The Starting Player token lies before the starting player with its OPEN side up.
CR-SETUP-4 = Meeples are placed one at a time, first by the player right of the starting player and then anticlockwise, so that the starting player places last. No two meeples stand on one cell.
CR-SETUP-5 = When all meeples are placed, each player takes the ingredient of their cell into one of their cups. House ruling: with one meeple per player it goes into the first cup.
    .book = The book does not say which cup. All are still empty, so with one meeple the choice changes nothing.
CR-SETUP-6 = House ruling: the starting player is chosen at random, or named by the host.
    .book = The book only says to choose a starting player, and not how.
CR-SETUP-7 = House ruling: cards are dealt from the starting player clockwise, to each player's tab 1 before tab 2.
    .book = The book says how many cards each player takes, and not in which order they do so.
CR-UPG-1 = At the start of your turn, before you move, if you have three or more completed cards, you may discard three of them face up and flip one of your face-down upgrade tiles face up. The upgrade works at once and stays active to the end of the game.
CR-UPG-2 = House ruling: you may activate one upgrade per turn, unless an option of the table allows several.
    .book = The book says to discard three cards at the start of a turn to activate one upgrade. Whether that can be done twice in one turn it does not say.
CR-UPG-3 = Cards discarded for an upgrade no longer score. House ruling: the three oldest are discarded; they leave the game and are not shuffled in again.
    .book = The book puts three completed cards face up beside the deck. Which three, and whether they are ever shuffled in again, is left open.
CR-UPG-4 = Double Meeples: a cell with another meeple on it gives you 2 tokens.
CR-UPG-5 = Diagonal Movement: your steps may go diagonally too.
CR-UPG-6 = Double Corners: the four corner cells give you 2 tokens.
CR-UPG-7 = Double Specialties: caramel, chocolate, water and tea cells give you 2 tokens.
CR-UPG-8 = The effects of upgrades stack, and they multiply. Where two of them double what a cell gives, for instance on a corner with another meeple, you take 4 tokens. Three would give 8, but no cell of this board is both a corner and a specialty.
CR-MOVE-1 = A step goes to an adjacent cell, horizontally or vertically. Only with Diagonal Movement may it go diagonally too.
CR-MOVE-2 = You move one to three steps in your turn, and you do so before you pour or serve. Once you have stopped you do not move again. House ruling: moving is not optional, you must take at least one step.
    .book = The book has you move one to three times, and fewer than three if you like. It does not say outright that you may not stay where you are.
CR-MOVE-3 = With each step you take the ingredient of the cell you enter from the supply and put it before you. If the supply is short, you take as many tokens as there are.
CR-MOVE-4 = You may pass over a cell with a meeple on it, and it gives you its ingredient, but you may not end your move there.
CR-MOVE-5 = A Rush token buys you one more step, with its ingredient. You may use any number of them in a turn; used ones return to the supply.
CR-MOVE-6 = You may use a cell several times in a turn, and end your move on the cell where you began it.
CR-MOVE-7 = House ruling: a step is allowed only if you can still end your move on a free cell with the steps and Rush tokens that you have left. You may not stop on a cell with another meeple.
    .book = The book forbids ending a turn on a cell with another meeple. It does not say what happens when no further step is possible from there, so such a step is not allowed.
CR-MOVE-8 = House ruling: steps for Rush tokens come after the three free ones, and Rush tokens that you gain in this turn come too late for it.
    .book = The book lets a Rush token buy one more step, any number of times. It does not say when, and does not mention tokens gained in the same turn.
CR-MOVE-9 = House ruling: ingredient tokens that you have taken and not yet poured are not in the supply. If the supply was short when you took a step, you get nothing more when tokens return to it later.
    .book = The book says to take as many as there are when the supply is short. Whether tokens that return later in the turn make up for that is left open.
CR-POUR-1 = You put the ingredient tokens that you took in this turn into your cups, split as you like, or back into the supply. You can pour only what lies before you.
CR-POUR-2 = A token that is in a cup never moves to another cup.
CR-POUR-3 = You may empty any number of your cups; all tokens of an emptied cup return to the supply. House ruling: you may do so while you pour, before or after placing tokens, and no longer once you have begun to serve. An empty cup cannot be emptied.
    .book = The book lets you empty any number of cups in your turn and does not say when.
CR-POUR-4 = Ingredient tokens that you do not put into a cup return to the supply. House ruling: they must, as soon as you begin to serve or end your turn.
    .book = The book says that unwanted tokens can be returned to the supply. It does not say that they must, nor when.
CR-POUR-5 = House ruling: a token once poured stays in its cup; if you empty the cup, it returns to the supply with the others.
    .book = The book forbids moving a token from one cup to another. Whether one just poured may be taken out again it does not say.
CR-SERVE-1 = An order is ready when one of your cups holds exactly the ingredients on its card: the same kinds in the same numbers.
CR-SERVE-2 = To serve an order is to complete it: the tokens of the cup return to the supply, and the card goes face down to your completed cards.
CR-SERVE-3 = If the cup does not hold exactly what the card shows, the order cannot be completed: cup and card stay where they were.
CR-SERVE-4 = A completed Specialty Menu card gives you 1 Rush token from the supply. House ruling: none if the supply has none.
    .book = The book gives 1 Rush token from the supply and does not say what happens when none is left.
CR-SERVE-5 = Too many orders: after all serving of your turn, the two players on your left each draw as many order cards as you have just completed onto their tab 1. The nearer one draws all of theirs first.
CR-SERVE-6 = Final orders: if the deck has too few cards when other players have to draw for the orders you completed, they take what there is, the player on your left first, and the Starting Player token is flipped to CLOSED. House ruling: it is flipped as soon as the deck is empty, even if the last card was just enough.
    .book = The book flips the token when the cards run short while players draw, and elsewhere says that the game ends if all order cards run out. What happens when the last card is just enough? We go by the second sentence.
CR-SERVE-7 = House ruling: of the order cards on your tabs you may serve any that are ready, or none. Each cup serves at most once in a turn, and among equal cards you choose.
    .book = The book does not say whether an order that is ready must be served, nor whether a cup can be used twice in a turn.
CR-SERVE-8 = House ruling: when the deck is empty, orders can still be served; nobody draws new ones.
    .book = The book says how the last cards are drawn, and nothing of serving in the turns that follow.
CR-END-1 = Flow of time: at the end of your turn all your order cards move one tab down, from tab 1 to 2, from 2 to 3 and from 3 to 4. Those on tab 4 leave your board.
CR-END-2 = Penalties: order cards that leave tab 4 go face down to your penalties, and you take as many Rush tokens from the supply. House ruling: if it has fewer, you take as many as there are.
    .book = The book gives as many Rush tokens as new penalty cards and does not say what happens when the supply has fewer.
CR-END-3 = When a player has five or more penalties at the end of their turn, the Starting Player token is flipped to CLOSED.
CR-END-4 = One player after the other takes a turn, clockwise. While the Starting Player token shows OPEN, the next player on the left follows. When it shows CLOSED, play goes on until the player right of the starting player has ended their turn; then the game ends.
CR-END-5 = House ruling, with three or four players: when the last order card on the table slides off its board, the Starting Player token is flipped to CLOSED, because nobody could ever serve or draw again. Not so with two players, who draw an order card of their own each turn.
    .book = The book ends the game when the deck runs out or somebody has five penalties. It does not mention a table on which no order is left, so that none can be served and none is drawn.
CR-SCORE-1 = Your rating is counted in points: +1 for each completed card you still have, +2 for each active upgrade, -1 for each penalty.
CR-SCORE-2 = The highest rating wins. Ties go to the player with the most completed cards, then to the one with the most Rush tokens; then the victory is shared. House ruling: only completed cards that a player still has count, not those discarded for upgrades.
    .book = The book breaks a tie by completed order cards. Whether those discarded for upgrades count too it does not say.
CR-OPT-1 = Less luck: at set-up all Ristretto and Espresso cards are taken out. Each player gets one of them on tab 1 and draws a card onto tab 2; the starting player then draws one more onto tab 1. The remaining Ristretto and Espresso cards leave the game. House ruling: chance decides which of them a player gets.
    .book = The book gives each player a Ristretto or an Espresso and does not say who gets which.
CR-OPT-2 = House ruling: only drinks named exactly Ristretto or Espresso count for the option “Less luck”. A menu with fewer cards of them than players cannot be played with it.
    .book = The book takes out the Ristretto and Espresso cards, four in all. It does not mention other menus.
CR-TWO-1 = Two players are red and blue and have two meeples each.
CR-TWO-2 = With two players, the one who does not start places a meeple, then the starting player, and so on in turn until all four are placed; no two stand on one cell, not even two of the same player. Then each player takes the ingredients under their two meeples into their cups, both into one or each into another. House ruling: the starting player chooses first, and each player has three cups, as with more players.
    .book = The book has both players put these ingredients into their cup or cups. It does not say who chooses first, and its list of what each of two players takes does not mention cups.
CR-TWO-3 = With two players each has two meeples, and a turn moves only one of them. House ruling: the first step fixes which one. If both could take that step, choose the meeple first.
    .book = The book moves only one of the two meeples in a turn and does not say when you must decide which.
CR-TWO-4 = With two players, Double Meeples also counts your own other meeple.
CR-TWO-5 = With two players, only your opponent draws cards for the orders that you have completed (too many orders).
CR-TWO-6 = With two players, after the flow of time you add one card from the deck to your own tab 1. If that empties the deck, the Starting Player token is flipped to CLOSED.
CR-TWO-7 = With two players, if the starting player triggered the end of the game, the other has one last turn; if the other did, the game ends. House ruling: it ends with the end phase of that turn.
    .book = The book says that the game then ends immediately. Whether the rest of that turn is still played is left open.
CR-TWO-8 = House ruling: with two players a turn ends in this order: the opponent draws; flow of time; penalties; your own new card, if the deck has one; the check for the end of the game.
    .book = The book names these things in different places and does not put all of them in one order.
CR-SEE-1 = Everything is open to everybody but the order of the deck. House ruling: completed cards and penalties lie face down, but all have seen them, so they are open too.
    .book = The book puts completed cards and penalties face down. It does not say whether others may look at them.

# ---- what happens

event-starter-chosen = { $by ->
    [host] { $seat } starts, as the host wished.
   *[chance] Chance has picked { $seat } to start.
}
event-opened = The Starting Player token lies before { $seat } and shows OPEN.
event-shuffled = { $cards } order cards are shuffled.
event-dealt = { $seat } begins with { $drinks } on tab { $tab }.
event-placed = { $seat } stands on { $cell }.
event-stocked = { $seat } puts { $ingredient } into cup { $cup }.
event-turn-began = It is { $seat }’s turn.
event-last-turn = { $seat } has the last turn.
event-upgraded = { $seat } activates { $upgrade ->
    [double-meeples] Double Meeples
    [diagonal] Diagonal Movement
    [double-corners] Double Corners
   *[double-specialties] Double Specialties
}.
event-discarded = { $seat } discards { $drinks } for it.
event-picked = { $seat } moves the meeple on { $cell }.
event-rush-used = { $seat } spends a Rush token; { $rush ->
    [0] none is left
   *[other] { $rush } left
}.
event-stepped = { $seat } goes from { $from } to { $to }.
event-doubled = { $upgrade ->
    [double-meeples] Another meeple is here: double.
    [double-corners] A corner: double.
   *[double-specialties] A specialty: double.
}
event-multiplied = The effects multiply: the cell gives { $count }.
event-took = { $count ->
    [0] { $seat } finds no { $ingredient } left.
   *[other] { $seat } takes { $count } { $ingredient }.
}
event-ran-short = The supply is short of { $ingredient }: { $count } instead of { $wanted }.
event-stopped = { $seat } stops on { $cell }.
event-poured = { $seat } pours { $ingredient } into cup { $cup }.
event-emptied = { $seat } empties cup { $cup }: { $count ->
    [1] one ingredient goes
   *[other] { $count } ingredients go
} back into the supply.
event-put-back = { $seat } puts { $count ->
    [1] one ingredient
   *[other] { $count } ingredients
} back into the supply.
event-order-ready = { $seat } has { $drink } from tab { $tab } ready in cup { $cup }.
event-served = { $seat } serves { $drink }: { $completed ->
    [1] one card
   *[other] { $completed } cards
} completed.
event-tipped = { $count ->
    [0] A Specialty Menu card, but there is no Rush token left for { $seat }.
   *[other] A Specialty Menu card: { $seat } gets a Rush token.
}
event-orders-drawn = { $seat } gets { $count ->
    [1] a new order
   *[other] { $count } new orders
} on tab 1: { $drinks }.
event-own-order = { $seat } adds a new order to tab 1: { $drinks }.
event-nothing-to-draw = The deck is empty; nobody draws.
event-closed = { $because ->
    [penalties] { $seat } has five penalties or more: the token is flipped to CLOSED, this round is the last.
    [no_orders] Nobody has an order left: the token is flipped to CLOSED, this round is the last.
   *[deck] The deck is empty: the token is flipped to CLOSED, this round is the last.
}
event-flowed = Flow of time: { $seat }’s order cards move one tab down, { $left ->
    [0] none is
    [1] one is
   *[other] { $left } are
} left.
event-penalised = Too late for { $drinks }: { $count ->
    [1] a penalty
   *[other] { $count } penalties
} for { $seat }, { $penalties } in all, and { $rush ->
    [0] no Rush token
    [1] a Rush token
   *[other] { $rush } Rush tokens
}.
event-game-ended = The game ends after { $turns ->
    [1] one turn
   *[other] { $turns } turns
}.
event-scored = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $completed } for cards, { $upgrades } for upgrades, { $penalties } for penalties.
event-won = The game is won by { $seats }.

# ---- what to do now

prompt-place = Place a meeple on a free cell.
prompt-stock = Put your first ingredients into cups, together or apart.
prompt-upgrade = Activate an upgrade for three completed cards, or move.
prompt-move = Move one to three steps; more with Rush tokens.
prompt-pour = Pour your ingredients, empty cups, serve, or end your turn.
prompt-serve = Serve another order, or end your turn.
prompt-over = The game is over.

move-place = place CELL: put a meeple on a cell
move-upgrade = upgrade NAME: discard three completed cards for an upgrade
move-meeple = meeple CELL: move the meeple that stands there
move-go = go CELL: a step onto a cell, taking its ingredient
move-stop = stop: stay here and begin to pour
move-pour = pour INGREDIENT CUP: put a token into a cup
move-empty = empty CUP: empty a cup
move-serve = serve DRINK@TAB CUP: serve the order on that tab with a cup
move-end = end: end your turn; what is not poured goes back to the supply

# ---- scores and options

part-completed = completed cards
part-upgrades = upgrades
part-penalties = penalties

won-by-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $other_points }.
won-by-completed = { $points } to { $points } points; more completed cards, { $count } to { $other_count }.
won-by-rush = { $points } to { $points } points, and as many cards; more Rush tokens, { $count } to { $other_count }.
won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, with as many completed cards and Rush tokens.

option-several_upgrades = Several upgrades a turn
option-several_upgrades-help = More than one upgrade may be activated in a turn.
option-less_luck = Less luck
option-less_luck-help = Everybody begins with a Ristretto or an Espresso.
option-starter = Starting player
option-starter-help = The seat that starts; if none is named, chance decides.
option-menu = Menu
option-menu-help = A menu of your own as a TOML file; without one, the house menu.

## The drawing; ingredients, drinks and upgrades are written as moves take them

draw-open = OPEN
draw-closed = CLOSED
draw-deck = deck { $cards }
draw-rush-tokens = Rush tokens { $tokens }
draw-rush = { $tokens } Rush
draw-completed = { $cards } completed
draw-penalties = { $cards } { $cards ->
    [one] penalty
   *[other] penalties
}
draw-upgrades = upgrades: { $upgrades }
draw-cup = cup { $cup }:
draw-in-hand = in hand: { $tokens }
draw-tab = tab { $tab }

## Looking back

moment-haul = The most at once: { $seat } takes { $count } ingredients with one step.
moment-waste = The fullest cup emptied: { $seat } returns { $count ->
    [1] one ingredient
   *[other] { $count } ingredients
} to the supply.
moment-late = The most penalties: { $seat } gets { $count ->
    [1] one penalty
   *[other] { $count } penalties
} in one turn.

## What could happen

walk-to = { $at }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $way }), gathers { $tokens }
odds-cup = Cup { $cup } can still become { $orders }; in brackets what it lacks.
odds-cup-stuck = Cup { $cup } fits no order any more.

ingredient-name = { $ingredient ->
    [coffee] coffee
    [milk] milk
    [steam] steam
    [ice] ice
    [chocolate] chocolate
    [caramel] caramel
    [tea] tea
   *[water] water
}
