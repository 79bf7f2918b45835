## The board of Coffee Rush in the browser

rush-web-board = The café
rush-web-floor = The ingredient board
rush-web-ingredient = { $ingredient ->
    [coffee] coffee
    [milk] milk
    [steam] steam
    [ice] ice
    [chocolate] chocolate
    [caramel] caramel
    [tea] tea
   *[water] water
}
rush-web-upgrade = { $upgrade ->
    [double-meeples] Double Meeples
    [diagonal] Diagonal Movement
    [double-corners] Double Corners
   *[double-specialties] Double Specialties
}
rush-web-cell = { $cell } { $name } ×{ $left } in the supply
rush-web-stands = { $names } here
rush-web-open = you can choose this cell
rush-web-counter = The player board of { $name }
rush-web-log-round = Round { $round }
rush-web-progress = Round { $round } · { $cards ->
    [1] one order
   *[other] { $cards } orders
} left in the deck
rush-web-progress-closed = Round { $round } · the café is closing: the last turns
rush-web-working = on turn
rush-web-starter = starting player
rush-web-active = Active.
rush-web-orders = Orders

rush-web-cup-empty = Cup { $cup }: empty
rush-web-cup-holds = Cup { $cup }: { $contents }
rush-web-empty = Empty
rush-web-empty-cup = Empty cup { $cup }
rush-web-held = In hand
rush-web-held-nothing = nothing
rush-web-token = { $count } × { $name } in hand
rush-web-order = { $drink }, tab { $tab }: { $recipe }
rush-web-order-specialty = { $drink }, Specialty Menu, tab { $tab }: { $recipe }
rush-web-steps = { $left ->
    [1] One free step left
   *[other] { $left } free steps left
}, Rush tokens: { $rush }

rush-web-stop = Stop here
rush-web-end = End turn
rush-web-cancel = Never mind
rush-web-hint-ingredient = Pour { $name }: into which cup?
rush-web-hint-order = { $drink }: from which cup?
rush-web-hint-cup = Cup { $cup }: pour something in, choose the order it is for, or empty it.
rush-web-hint-cell = Two ways at { $cell }:
rush-web-choose-go = Step here
rush-web-choose-meeple = Move this meeple
rush-web-serve-with = Serve cup { $cup }

rush-web-prompt-over = CLOSED: the game is over.
rush-web-prompt-wait = The others are playing; your turn will come.
rush-web-prompt-watch = You are watching the game.
rush-web-prompt-moment = One moment …
rush-web-prompt-place = Place a meeple on a free cell.
rush-web-prompt-stock = Your first ingredients: choose one, then a cup.
rush-web-prompt-upgrade = Activate an upgrade for three cards, or move.
rush-web-prompt-meeple = Choose which meeple moves, or tap a marked cell.
rush-web-prompt-walk = Move: up to { $left } steps.
rush-web-prompt-steps = Move: { $left } of 3 steps left, or stop.
rush-web-prompt-passing = Another meeple stands here: move on, { $left } of 3 steps left.
rush-web-prompt-rush = A Rush token buys a step ({ $rush } left); or stop and pour.
rush-web-prompt-passing-rush = Another meeple stands here: move on with a Rush token ({ $rush } left).
rush-web-prompt-pour = { $count ->
    [1] One ingredient to pour
   *[other] { $count } ingredients to pour
}: choose one, then a cup.
rush-web-prompt-serve = { $count ->
    [1] An order is ready
   *[other] { $count } orders are ready
}: choose the card, then the cup.
rush-web-prompt-empty = No cup takes what you hold: empty one, or end your turn.
rush-web-prompt-full = No cup takes what you hold: end your turn.
rush-web-prompt-end = All done: end your turn.

rush-web-warn-both = { $ready ->
    [1] An order is
   *[other] { $ready } orders are
} ready to be served, and { $held ->
    [1] an ingredient in your hand
   *[other] { $held } ingredients in your hand
} would go back. End anyway?
rush-web-warn-serve = { $ready ->
    [1] An order is
   *[other] { $ready } orders are
} ready to be served. End anyway?
rush-web-warn-held = { $held ->
    [1] The ingredient in your hand is not poured: it goes
   *[other] { $held } ingredients in your hand are not poured: they go
} back. Go on?
rush-web-warn-empty = Cup { $cup } is just right for an order. Empty it all the same?
rush-web-warn-walk = This ends your move, with { $left ->
    [1] a free step
   *[other] { $left } free steps
} left. Go on?

## Figures of the rulebook

rush-web-fig-board = The ingredient board: every cell with its ingredient, and how much of it the supply holds at the start.
rush-web-fig-supply = The whole supply: 102 tokens.
rush-web-fig-kit = Three cups and four upgrade tiles for each player; 15 Rush tokens for all.
rush-web-fig-cards = Four order cards. The star marks the Specialty Menu.
rush-web-fig-meeples = Two red, two blue, one green, one yellow.
rush-web-fig-deal = Above, the starting player’s order cards; below, those of every other player.
rush-web-fig-open = OPEN: the token before the starting player, and the deck.
rush-web-fig-start = Four meeples on cells of their own. Ada takes milk, Bea coffee, Ciro milk and Dora milk into a cup.
rush-web-fig-upgrade = Three completed cards for one upgrade.
rush-web-fig-double-meeples = Bea stands on a milk cell: a player with this tile who steps there takes two.
rush-web-fig-diagonal = With Diagonal Movement Ada can step to any of eight cells.
rush-web-fig-corners = The four corners: ice, coffee, milk and steam.
rush-web-fig-double-specialties = One cell of each on the board, two tokens from each.
rush-web-fig-multiply = A meeple stands on the coffee corner: twice two is four coffee.
rush-web-fig-step = From b2 one step leads to any of the four lit cells.
rush-web-fig-walk = Three steps: from b2 over c2 and c1 to d1.
rush-web-fig-gather = What these three steps bring: ice, steam, coffee. The cell where the move began gives nothing.
rush-web-fig-passing = Ada steps onto Bea’s cell, takes its milk and must move on.
rush-web-fig-rush = Three free steps, and a fourth for a Rush token.
rush-web-fig-back = To the ice and back again: ice and caramel.
rush-web-fig-stuck = Ada has one step left and no Rush token. She may not step onto Bea’s cell d1, for she could not move on from there.
rush-web-fig-pour = Three tokens, split over two cups. What is in a cup stays there.
rush-web-fig-empty = An emptied cup gives everything back to the supply.
rush-web-fig-ready = Coffee, milk, steam: exactly a Caffè Latte.
rush-web-fig-wrong = Too little, too much: neither is a Caffè Latte.
rush-web-fig-specialty = A Specialty Menu card completed, a Rush token gained.
rush-web-fig-many = Ada has completed two orders. Bea, above, and Ciro, below, each draw two onto tab 1.
rush-web-fig-closed = The deck is empty: CLOSED.
rush-web-fig-slide = Flow of time: every order card moves one tab down. The Iced Tea leaves tab 4: a penalty, and a Rush token.
rush-web-fig-score = Two cards, one upgrade, one penalty: 2 + 2 − 1 = 3 points.
rush-web-fig-small = Ristretto and Espresso: everybody begins with one of them.
rush-web-fig-two = Two meeples each.
rush-web-fig-two-start = Four cells for four meeples. Ada takes milk and steam, Bea steam and tea.
rush-web-fig-own = Ada passes over her other meeple: with Double Meeples that is two steam.
rush-web-fig-own-card = All order cards move one tab down, then a new card comes to tab 1.

## A menu that somebody brought along

rush-web-own-menu = { $drinks } drinks on { $cards } cards
rush-web-own-specialty = Specialty Menu

# what could happen
rush-web-walk = walk here in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $way }); gathers { $gathers }
rush-web-becomes = Cup { $cup } can still become: { $drinks }
rush-web-becomes-nothing = Cup { $cup } fits no order any more.
rush-web-lacks = { $drink } (lacks { $lacks })

rush-web-log-walk = { $seat } walks from { $from } to { $to }{ $count ->
    [0] {""}
   *[other] : { $ingredients }
}.
