game-name = Coffee Rush
game-tagline = Fetch, pour, serve: and keep the orders from slipping away

# ---- rules

section-CR-COMP = What is in the box
section-CR-SETUP = Set-up
section-CR-UPG = Upgrades
section-CR-MOVE = Moving
section-CR-POUR = Pouring
section-CR-SERVE = Serving
section-CR-END = End of a turn
section-CR-SCORE = Scoring
section-CR-OPT = Less luck
section-CR-TWO = Two players

CR-COMP-1 = The ingredient board has 4 by 4 cells, columns a to d, rows 1 to 4. Row 1: ice, caramel, steam, coffee. Row 2: coffee, milk, ice, water. Row 3: tea, steam, milk, coffee. Row 4: milk, ice, chocolate, steam.
CR-COMP-2 = The supply has 18 coffee and 12 each of milk, steam, ice, chocolate, caramel, tea and water: 102 tokens. When an ingredient is gone, it is gone until some comes back.
CR-COMP-3 = There are 15 Rush tokens and no more. Every player has a board with four order tabs, three cups and one upgrade tile of each of the four kinds.
CR-COMP-4 = 80 order cards each show a drink with its exact ingredients; some belong to the Specialty Menu. The house menu is our own list, and you can play with a menu file of yours instead.
    .book = The book counts 80 order cards and names two drinks, Ristretto and Espresso. Which others there are, and how often, stands on the cards alone.
CR-COMP-5 = Red and blue have two meeples, green and yellow one. So with two players the colours are red and blue.
CR-SETUP-1 = The 80 order cards are shuffled into a face-down deck.
CR-SETUP-2 = The starting player begins with two orders on tab 1 and one on tab 2, everybody else with one on each of these tabs. Orders lie face up.
CR-SETUP-3 = The Starting Player token lies before the starting player and shows OPEN.
CR-SETUP-4 = Meeples are placed one at a time, beginning right of the starting player and going anticlockwise, so that the starting player places last. No two meeples share a cell.
CR-SETUP-5 = When all meeples are placed, everybody takes the ingredient of their cell into a cup; with one meeple it goes into the first.
    .book = The book lets everybody choose a cup. All are still empty, so with one meeple the choice changes nothing.
CR-SETUP-6 = The host may name the starting player; otherwise chance picks one.
    .book = The book only says to choose a starting player, not how.
CR-SETUP-7 = Cards are dealt from the starting player clockwise, each player's tab 1 before tab 2.
    .book = The book tells how many cards everybody gets, not who draws first.
CR-UPG-1 = At the start of your turn, before you move, you may give up three completed cards to turn one of your face-down upgrade tiles face up. It works at once and to the end of the game.
CR-UPG-2 = One upgrade a turn, unless the table agreed that a turn may start with several.
    .book = The book gives up three cards for one upgrade at the start of a turn. Whether that can be done twice in a row it does not say.
CR-UPG-3 = Cards given up for an upgrade, the three oldest, score no more and leave the game.
    .book = The book lays the three cards face up beside the deck. Which three they are, and whether they are ever shuffled in again, is left open.
CR-UPG-4 = Double Meeples: a cell with another meeple on it gives you two tokens.
CR-UPG-5 = Diagonal Movement: your steps may also go diagonally.
CR-UPG-6 = Double Corners: the four corner cells give you two tokens.
CR-UPG-7 = Double Specialties: caramel, chocolate, water and tea cells give you two tokens.
CR-UPG-8 = Doublings multiply: where two of them apply, say on a corner with another meeple, the cell gives four tokens.
CR-MOVE-1 = A step goes to a neighbouring cell, up, down, left or right; diagonally only with Diagonal Movement.
CR-MOVE-2 = You move one to three steps a turn, at least one, and all of them before you pour, serve or end your turn. Once stopped, you do not move on.
    .book = The book allows one to three steps, or fewer than three if you like. It does not say in so many words that you may not stay where you are.
CR-MOVE-3 = Every step takes the ingredient of the cell you enter from the supply and puts it before you. If the supply is short, you take what there is.
CR-MOVE-4 = You may pass over a cell with another meeple, and it gives you its ingredient, but you may not stay there.
CR-MOVE-5 = A Rush token buys one more step with its ingredient. Use as many as you have; used ones return to the supply.
CR-MOVE-6 = You may visit a cell several times in a turn, and end where you began.
CR-MOVE-7 = A step is allowed only if, with the steps and Rush tokens left, you can still reach a free cell to stay on.
    .book = The book forbids ending a turn on an occupied cell. What becomes of a walk that could end nowhere else it does not say, so we do not let it begin.
CR-MOVE-8 = Rush tokens pay for steps after the three free ones; tokens you gain in this turn come too late for it.
    .book = The book lets a Rush token buy one more step, any number of times. It is silent on when in the walk, and on tokens gained in the same turn.
CR-MOVE-9 = Tokens that you have taken and not yet poured are not in the supply. If the supply was short when you took, you get nothing more when tokens return to it later.
    .book = The book says to take what there is when the supply is short. Whether tokens that return later in the turn make up for it is left open.
CR-POUR-1 = The tokens you took this turn go into your cups as you like, or back to the supply. You can pour only what lies before you.
CR-POUR-2 = A token in a cup never moves to another cup.
CR-POUR-3 = While you pour, before or after, you may empty any cup that holds something; all of it returns to the supply.
    .book = The book lets you empty any number of cups in your turn and does not say when.
CR-POUR-4 = What is not in a cup when you begin to serve or end your turn returns to the supply.
CR-POUR-5 = A token once poured stays where it is; emptying its cup throws it away with the rest.
    .book = The book forbids moving a token from cup to cup. Whether one just poured may be taken out again it does not say.
CR-SERVE-1 = An order is ready when one of your cups holds exactly what its card shows: the same ingredients in the same numbers.
CR-SERVE-2 = Serving it returns the cup's tokens to the supply and puts the card face down among your completed ones.
CR-SERVE-3 = If cup and card differ, the order cannot be served, and both stay where they are.
CR-SERVE-4 = A served Specialty Menu card gives you a Rush token, if the supply has one.
    .book = The book gives one Rush token from the supply and does not say what happens when none is left.
CR-SERVE-5 = Too many orders: when you have finished serving, the next two players on your left each draw as many cards as you completed this turn onto their tab 1, the nearer one first.
CR-SERVE-6 = If the deck runs out, players take what there is in that order, and the token is turned to CLOSED, also when the last card was just enough.
    .book = The book turns the token when there are too few cards to draw, and elsewhere says that the game ends when all cards run out. What if the last card was just enough? We go by the second.
CR-SERVE-7 = Serve what you like from any of your tabs, or nothing; each cup serves once a turn, and among equal cards you choose.
    .book = The book does not say whether an order that is ready must be served, nor whether a cup can serve twice in a turn.
CR-SERVE-8 = When the deck is empty, serving goes on and nobody draws.
    .book = The book tells how the last cards are drawn and is silent on the turns that follow.
CR-END-1 = Time flows: at the end of your turn all your orders slide one tab down.
CR-END-2 = Orders that slide off tab 4 become penalties. For each you take a Rush token, as long as there are any.
    .book = The book gives as many Rush tokens as penalties and does not say what happens when the supply has fewer.
CR-END-3 = Once somebody has five or more penalties, the Starting Player token is turned to CLOSED: the game ends with this round.
CR-END-4 = While the token shows OPEN, the player on the left goes on. When it shows CLOSED, the round is played until the player right of the starting player has had their turn; then the game ends.
CR-END-5 = When the last order on the table slides away, none can ever come again: the token is turned to CLOSED.
    .book = The book knows two ends: no cards left, or five penalties. It does not foresee a table on which no order is left and none can come.
CR-SCORE-1 = Each completed card you still have is worth 1 point, each active upgrade 2, each penalty costs 1.
CR-SCORE-2 = Most points win. Ties go to more completed cards, then to more Rush tokens; then the victory is shared.
CR-OPT-1 = Less luck: all Ristretto and Espresso cards are taken out. Everybody gets one of them at random on tab 1 and draws a card onto tab 2; the starting player draws one more onto tab 1. The small coffees left over leave the game.
    .book = The book gives everybody one of these cards and does not say who gets which.
CR-OPT-2 = Only drinks named exactly Ristretto or Espresso count, and a menu with fewer of their cards than players cannot be played with less luck.
    .book = The book takes out the Ristretto and Espresso cards, four in all. It does not know menus of one’s own.
CR-TWO-1 = Two players are red and blue and have two meeples each.
CR-TWO-2 = The player who does not start places the first meeple, then you take turns until four stand on cells of their own. Then both, the starting player first, put the ingredients under their meeples into their cups, together or apart.
CR-TWO-3 = A turn moves one of your two meeples; say which, if both could make the first step. That step settles it.
    .book = The book moves only one of the two meeples in a turn and does not say when you must have decided.
CR-TWO-4 = Double Meeples also counts your own other meeple.
CR-TWO-5 = Too many orders: only your opponent draws.
CR-TWO-6 = When your orders have slid down, you add a card to your own tab 1. If that empties the deck, the token is turned to CLOSED.
CR-TWO-7 = If the starting player brought the end about, the other has a last turn; if the other did, the game ends with that turn.
    .book = The book says that the game ends immediately. Whether the rest of that turn is still played is left open.
CR-TWO-8 = The end of a turn goes in this order: the opponent draws, orders slide down, penalties, your own new card if there is one, then the check for the end.
    .book = The book names these things in different places and does not put all of them in one order.

# ---- what happens

event-starter-chosen = { $by ->
    [host] { $seat } starts, as the host wished.
   *[chance] Chance has picked { $seat } to start.
}
event-opened = The café is open; the token lies before { $seat }.
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
event-discarded = { $seat } gives up { $drinks } for it.
event-picked = { $seat } moves the meeple on { $cell }.
event-rush-used = { $seat } spends a Rush token; { $rush } left.
event-stepped = { $seat } goes from { $from } to { $to }.
event-doubled = { $upgrade ->
    [double-meeples] Another meeple is here: double.
    [double-corners] A corner: double.
   *[double-specialties] A specialty: double.
}
event-multiplied = Doublings multiply: the cell gives { $count }.
event-took = { $count ->
    [0] { $seat } finds no { $ingredient } left.
   *[other] { $seat } takes { $count } { $ingredient }.
}
event-ran-short = The supply is short of { $ingredient }: { $count } instead of { $wanted }.
event-stopped = { $seat } stops on { $cell }.
event-poured = { $seat } pours { $ingredient } into cup { $cup }.
event-emptied = { $seat } empties cup { $cup }: { $count ->
    [one] one ingredient goes
   *[other] { $count } ingredients go
} back to the supply.
event-put-back = { $seat } puts { $count ->
    [one] one ingredient
   *[other] { $count } ingredients
} back to the supply.
event-order-ready = { $seat } has { $drink } from tab { $tab } ready in cup { $cup }.
event-served = { $seat } serves { $drink }: { $completed ->
    [one] one card
   *[other] { $completed } cards
} completed.
event-tipped = { $count ->
    [0] A specialty, but there is no Rush token left for { $seat }.
   *[other] A specialty: { $seat } gets a Rush token.
}
event-orders-drawn = { $seat } gets { $count ->
    [one] a new order
   *[other] { $count } new orders
}: { $drinks }.
event-own-order = { $seat } takes a new order: { $drinks }.
event-nothing-to-draw = The deck is empty; nobody draws.
event-closed = { $because ->
    [penalties] { $seat } has too many penalties: the café closes after this round.
    [no_orders] Nobody has an order left: the café closes after this round.
   *[deck] The last order is out: the café closes after this round.
}
event-flowed = Time flows: { $seat }’s orders slide down, { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
event-penalised = Too late for { $drinks }: { $count ->
    [one] a penalty
   *[other] { $count } penalties
} for { $seat }, { $penalties } in all, and { $rush ->
    [0] no Rush token
    [one] a Rush token
   *[other] { $rush } Rush tokens
}.
event-game-ended = The café closes after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-scored = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $completed } for cards, { $upgrades } for upgrades, { $penalties } for penalties.
event-won = The best in the house: { $seats }.

# ---- what to do now

prompt-place = Place a meeple on a free cell.
prompt-stock = Put your first ingredients into cups, together or apart.
prompt-upgrade = Activate an upgrade for three cards, or move.
prompt-move = Move one to three steps; more for Rush tokens.
prompt-pour = Pour your ingredients, empty cups, serve, or end your turn.
prompt-serve = Serve another order, or end your turn.
prompt-over = The game is over.

move-place = place CELL: put a meeple on a cell
move-upgrade = upgrade NAME: give up three cards for an upgrade
move-meeple = meeple CELL: move the meeple that stands there
move-go = go CELL: a step onto a cell, taking its ingredient
move-stop = stop: stay here and begin to pour
move-pour = pour INGREDIENT CUP: put a token into a cup
move-empty = empty CUP: pour a cup away
move-serve = serve DRINK@TAB CUP: serve the order on that tab with a cup
move-end = end: end your turn; what is not poured goes back

# ---- scores and options

part-completed = completed orders
part-upgrades = upgrades
part-penalties = penalties

option-several_upgrades = Several upgrades a turn
option-several_upgrades-help = A turn may start with more than one upgrade.
option-less_luck = Less luck
option-less_luck-help = Everybody begins with a Ristretto or an Espresso.
option-starter = Starting player
option-starter-help = A seat that starts; left open, chance decides.
option-menu = Menu
option-menu-help = A menu of your own as a TOML file; left open, the house menu.

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

moment-haul = The fullest hands: { $seat } takes { $count } ingredients at one step.
moment-waste = The worst waste: { $seat } pours away { $count ->
    [one] one ingredient
   *[other] { $count } ingredients
} at once.
moment-late = The longest faces: { $count ->
    [one] one customer goes
   *[other] { $count } customers go
} away from { $seat } in one turn.
