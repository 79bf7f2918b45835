## Everywhere

loading = One moment…
close = Close
back = Back
done = Done
all = See all
try-again = Try again
skip-to-content = Skip to the content

nav-label = Main menu
nav-home = Home
nav-games = My games
nav-watch = Watch
nav-leaders = Leaders
nav-who = Who are you?

bot-name = { $seat ->
    [0] Moka
    [1] Crema
    [2] Biscotto
    [3] Cannella
    [4] Cucchiaino
    [5] Zuccherino
    [6] Nocciola
   *[other] Schiuma
}
level-random = At random
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
bots-slider = Slider, from weak to strong
bots-others = More bots
bots-more = Others …
bots-notch = Strength { $number }
bots-strength = How strong? { $number } of { $most }
bots-take = Take this one
bots-characters = Characters
character-says = “{ $line }”

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-orange = Orange
colour-violet = Violet
colour-black = Black
colour-white = White

## Home

home-title = A little table, and everybody is welcome
home-welcome = { $games ->
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
   *[other] { $games } games
} to choose from. Play at once against bots, send friends a link, or pass one screen around.
home-open = Free chairs
home-running = Being played now

card-players = { $least } to { $most } players
card-play = Play now
card-friends = With friends
card-one-screen = One screen
card-learn = Learn in ten minutes
card-level = How good should the bots be?

## Somebody

name-title = What shall we call you?
name-why = So that the others at the table know who you are. Asked only once.
name-label = Name
name-go = That's me
name-known = I've been here before
name-new = I'm new here
name-return-title = Welcome back
name-return-why = With the name and passphrase you kept, your games are yours again.
name-return = Log in
passphrase = Passphrase
person-title = You
person-rename = Change name
person-renamed = Your name is changed.
person-keep = Save
person-keep-why = At least 8 characters. With it you find your name and games again in any browser.
person-kept = Saved.
person-kept-already = You have one already; a new one replaces it.
person-leave = Log out
person-end-others = Log out everywhere else
person-notifications = Being told elsewhere
person-sessions = Where I am logged in
person-blocks = Blocked people
person-data = Download my data
person-deletion = Delete my account
sessions-what = Every browser and program that is logged in under your name. End those that you do not know.
sessions-end-others = End all others
session-this = this one
session-other = Another program
session-seen = Last seen { $at }, from { $address }
session-since = Since { $at }
session-end = End
session-end-which = End { $client }, last seen { $at }
blocks-what = You do not see their chat, and they cannot sit down at tables that you host. They are not told.
blocks-none = Nobody.
block-lift = No longer block { $name }
notify-what = You are told when it is your turn at a table with days for each answer, when all chairs of your table are taken, and when the game begins. Not while you look at the table.
notify-off = This server sends nothing to other addresses. Its operator can turn that on.
notify-browser = This browser
notify-push-on = Tell this browser
notify-push-insecure = Push messages need https: this page was opened without it.
notify-push-missing = This browser has no push messages.
notify-push-denied = This browser allows no notifications from here. Its own settings can change that.
notify-no-service = This browser’s push service cannot be reached.
notify-addresses = Addresses
notify-addresses-what = One line with the game and the table is sent there, and nothing else.
notify-address = Address of a webhook
notify-form = Form
notify-form-plain = Plain JSON
notify-form-discord = Discord
notify-form-slack = Slack
notify-form-push = Push message
notify-add = Add
notify-remove = Remove
notify-remove-which = Remove { $host }
notify-too-many = There are as many addresses as are allowed. Remove one first.
notify-table = Table { $table } only
notify-of-table = Tell an address of this table
notify-of-table-what = A channel of your group, say. It is told when all chairs are taken, when the game begins, and, with days for each answer, of each turn.
notify-failed = { $at }: { $why }
notify-failure-address = this address may not be called
notify-failure-unreachable = nobody answers there
notify-failure-late = no answer in time
notify-failure-refused = the message was not taken
deletion-what = Your name is free again, you are logged out everywhere, your ratings are deleted, and in all games “somebody” stands for your name. What you said in chats is deleted too. In games under way a bot plays on for you.
deletion-for-good = This cannot be undone. You may want to download your data first.
deletion-name = To confirm, write your name: { $name }

somebody = somebody
somebody-more = { $name }: block or report
somebody-block = Block { $name }
somebody-block-what = You will not see what { $name } writes, and { $name } cannot sit down at tables that you host.
somebody-blocked = { $name } is blocked. You can undo it under your name.
somebody-report = Report
somebody-report-line = What is wrong with this line of { $name }?
somebody-report-person = What is wrong with { $name }?
somebody-report-what = The operator of this server reads it, with the chat around it.
somebody-reported = Thank you. The operator will look at it.

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Like this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Pace
settings-pace-0 = At leisure
settings-pace-1 = Normal
settings-pace-2 = Quick
settings-pace-3 = Very quick
settings-pace-4 = At once
settings-motion = Motion
settings-motion-auto = Like this device
settings-motion-full = Everything moves
settings-motion-still = Nothing moves
settings-shapes = A shape for every colour
settings-sound = Sounds
settings-confirm = Ask before what cannot be taken back
settings-notify = Notify me when it is my turn

## Lists

list-free = free
list-your-turn = Your turn
list-open = { $free ->
    [0] All here, about to begin
    [1] One free chair
   *[other] { $free } free chairs
}
list-running = Being played
list-paused = Paused
list-finished = Over
list-closed = Closed
watch-none = Nobody is playing in public at the moment.
open-none = No free chairs in public at the moment. Open a table yourself!
games-with-people = With people
games-with-bots = Against bots
games-with-screen = At one screen
games-with-lessons = Lessons
games-none = No games yet.
games-none-go = Choose one
statistics = So far
statistics-line = { $games ->
    [1] One game
   *[other] { $games } games
}, { $wins ->
    [0] none won
    [1] one won
   *[other] { $wins } won
}. Best result: { $best }.
leaders-why = Games among people count; games against bots are for fun. Everybody begins at 1500; a “?” stands where little is known yet.
leaders-none = Nobody yet. It could be you.
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
rating-young = A rating by few games so far
statistics-rating = Rating { $rating }
leaders-wins = Won

## When something is not there

notice-lost = There is nothing here
notice-lost-what = The address may have been mistyped. From the home page you find everything.
notice-unreachable = The server does not answer
notice-unreachable-what = Perhaps the network is down, or the server is just being updated. Wait a moment and try again; nothing of your games is lost.
notice-no-table = There is no such table
notice-no-table-what = It may be over and deleted, or it is private: then ask somebody at the table for the invite link.
notice-removed = You are no longer at this table
notice-removed-what = The host has removed you. There are other tables, and you may open one of your own.
notice-closed = This table is closed
notice-closed-what = Its host has closed it. A game that was under way ends without a result.
notice-signed-out = You are logged out
notice-signed-out-what = This session was ended, here or from another of your browsers. Nothing of your games is lost.
notice-banned = You are not let in
notice-banned-what = The operator of this server has decided so.
notice-full = The table is full
notice-full-what = All chairs are taken, or the game has begun. You may look on, or open a table of your own.
notice-bad-invite = This invite is no longer valid
notice-bad-invite-what = Ask the person who sent it for a new link, and make sure to copy all of it.
notice-no-game = There is no such game
notice-no-game-what = Choose one of the games on the home page.

refused-unreachable = The server does not answer. Try again in a moment.
refused-unavailable = The server does not answer. Try again in a moment.
refused-busy = The server is full just now. Try again in a moment.
refused-too-many = These were many requests at once. Try again in a little while.
refused-too-much = You have as many tables or chairs as are allowed. Finish or leave one first.
refused-bad-address = We can only send to addresses that begin with https://, without a password in them.
refused-outgoing-off = This server does not send that.
refused-bots-busy = Bots are playing at many of your tables. Wait until one of those games is over.
refused-name-taken = Somebody has saved this name, or one that looks like it, with a passphrase. Choose another, or log in with your passphrase.
refused-wrong-passphrase = Nobody of this name has this passphrase.
refused-taken = Somebody else was quicker.
refused-no-game = There is no such game here.
refused-too-large = The file is too large.
refused-too-costly = This would take more time or memory than one file gets here. Try a smaller one.
refused-not-checked = This file could not be checked; the fault is ours. It was not used.
refused-stale = The table has moved on meanwhile. Look again.
refused-not-now = Not just now.
refused-over = The game is over.
refused-forbidden = You may not do that.
refused-no-session = Tell us your name first.
refused-banned = { $until ->
    [ever] You are not let in. The operator says: { $reason }
   *[other] You are not let in until { $until }. The operator says: { $reason }
}
refused-muted = { $until ->
    [ever] You cannot chat here. The operator says: { $reason }
   *[other] You cannot chat here until { $until }. The operator says: { $reason }
}
refused-not-confirmed = That is not right. Nothing has changed.
refused-no-operator = You have been logged out. Load the page again.

## A new table

new-friends = Set the table, then send your friends the link.
new-one-screen = Everybody plays here, one after the other. The screen is covered between two of you only while somebody has a secret.
new-seats = Who plays?
new-count = Number of players
new-options = Options
new-pace = How fast do the bots play?
pace-quick = Quickly
pace-usual = So that one can follow
pace-calm = Calmly
new-public = Everybody may come
new-public-help = The table is listed; anybody may sit down or look on.
new-open = Set the table
new-start = Begin
chair-me = Me
chair-open = Anybody
chair-bot = Bot: { $level }
chair-name = Name of player { $letter }
chair-sit = Sit here
chair-move = Move here
chair-leave = Stand up
chair-free = Free the chair
chair-kept = kept for { $name }
chair-colour = Colour
option-chance = Chance decides
option-seat = Seat { $letter }
option-told = { $option }: { $value }
option-another = Another one with each click
team = Company { $number }
team-short = C{ $number }
teams-none = Everybody for themselves
teams-of = { $teams } companies of { $size }
teams-help = Seats alternate; above you see who plays with whom.
teams-players = Companies need { $players } players.
file-choose = Choose a file…
file-drop = or drop it here
file-reading = { $name }: being read…
file-good = { $name }: everything is right
file-bad = { $name }: cannot be used
file-faults = { $count ->
    [1] One thing is wrong. Mend it in the file and choose it again:
   *[other] { $count } things are wrong. Mend them in the file and choose it again:
}
file-away = Take it away
file-unusable = One of your files cannot be used. Mend it and choose it again, or take it away and play with what is in the box.
own-used = The host brought along: { $what }
own-look = Have a look: { $what }
clock = Clock
clock-none = No clock
clock-turn = Time for each answer
clock-game = Time for the whole game
clock-days = Days for each answer
clock-turn-unit = Seconds
clock-game-unit = Minutes
clock-days-unit = Days
clock-increment = Seconds for each turn
clock-increment-help = Added to the clock once in every turn, however many moves it has; 0: nothing is added.
clock-none-told = No clock
clock-turn-told = { $time ->
    [1] One second for each answer
   *[other] { $time } seconds for each answer
}
clock-game-told = { $time ->
    [1] One minute in all
   *[other] { $time } minutes in all
}
clock-increment-told = { $increment ->
    [1] and one second for each turn
   *[other] and { $increment } seconds for each turn
}
clock-increment-answer-told = { $increment ->
    [1] and one second for each answer
   *[other] and { $increment } seconds for each answer
}
clock-days-told = { $time ->
    [1] One day for each answer
   *[other] { $time } days for each answer
}
clock-left = Time left:
clock-days-left = { $days ->
    [1] one day
   *[other] { $days } days
}

## The lobby

lobby-seats = Around the table
lobby-start = Begin
lobby-i-am-ready = I am ready
lobby-ready = { $ready ->
    [0] Nobody has said yet that they are ready.
   *[other] { $ready } of { $others } are ready.
}
lobby-missing = Somebody is still missing: invite friends, or seat bots.
lobby-wait-host = All here. The host begins.
lobby-wait-people = Waiting for the others…
lobby-public = Public
lobby-private = By invitation
invite = Invite friends
invite-how = Everybody who opens this link gets a chair. On a phone nearby, let them scan the code.
invite-link = Link
invite-copy = Copy
invite-copied = Copied.
invite-share = Share
invite-qr = The link as a QR code
share = Invite or share
share-title = Come to this table
share-how-private = Who opens this link may look on, and chat with you once they have a name.
share-how-public = Anybody may look on. On a phone nearby, let them scan the code.
invited-by = { $name } invites you
invited-players = At the table: { $names }.
invited-nobody = Nobody has sat down yet.
invited-onlooker = There is no free chair any more. You may look on.
invited-sit = Sit down
invited-sit-as = Sit down as { $name }
look-on = Look on
host-title = Your table
host-guests = Guests
host-no-guests = Nobody has come yet.
host-remove = Remove { $name }
host-plays = plays until the end of the game
host-removed = { $name } is no longer at the table.
host-remove-what = A person who is removed cannot come back to this table. But anybody who has the link may come under another name: renew it, too.
host-renew = Renew the link
host-renewed = The old link is no longer valid.
host-close = Close the table
host-close-sure = It goes away for everybody.
host-close-game-sure = The game ends for everybody, without a result.

## The table

board = The board
seats = Players
seat-me = you
seat-ready = ready
seat-away = away
seat-stand-in = a bot stands in
seat-asked = must answer
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
seat-starter = begins
onlookers = { $count ->
    [1] One onlooker
   *[other] { $count } onlookers
}
turn-title = Your turn
skip = Skip
paused = The table is paused.
paused-by = The table is paused by { $name }.
paused-anybody = All clocks stand still, and nobody can move. Any player can let the game go on.
paused-players = All clocks stand still. Any player can let the game go on.
pause = Pause
resume = Go on
take-back = Take back
ask-undo = Ask to take back
undo-question = { $name } would like to take back a move. With it, { $moves } moves are undone, yours among them.
undo-waiting = You have asked to take back your move. Still to agree: { $others }.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw
leave = Leave
leave-sure = A bot will play on for you.
why-not = Not now.
why-changed = The table has changed meanwhile. Try again.
warning-play = Do it anyway
final-play = Choose it
line-broken = The connection broke; we keep trying.
plain-board = Your choices
plain-wait = The others are thinking.
prompt-shared = { $name }: { $prompt }
hand-title = Over to { $name }
hand-why = Pass the screen on. What the last player knew is covered.
hand-ready = I am { $name }
panel = What happens and what is said
panel-log = Events
panel-chat = Chat
panel-open-chat = Talk to the others
panel-unread = unread
away = While you were away
away-earlier = { $count ->
    [1] One line before these is among the events.
   *[other] { $count } lines before these are among the events.
}
log-all = Show everything
log-earlier = What was before is no longer shown here.
log-started =
    { $rules ->
        [1] The game begins.
       *[other] The game begins, by version { $rules } of its rules.
    }
log-taken-back = { $moves ->
    [1] { $name } takes the last move back.
   *[other] { $name } takes back { $moves } moves, their own and what came after it.
}
log-taken-back-agreed = { $other } agrees. { $moves } moves are taken back, up to the last one of { $name }.
log-undo-asked = { $name } would like to take back a move. To agree: { $others }.
log-undo-agreed = { $name } agrees that it is taken back.
log-undo-declined = { $name } does not agree that it is taken back.
log-undo-withdrawn = { $name } no longer wants to take it back.
log-stood-in = { $reason ->
    [timeout] { $name }'s time is up; a bot plays on.
    [left] { $name } has left; a bot plays on.
   *[away] { $name } is away; a bot plays on.
}
log-returned = { $name } is back.
log-paused = { $name } pauses the table.
log-resumed = { $name } lets the game go on.
log-rematched = The same company plays again at a new table.
log-guest-removed = The host has removed { $name }.
log-closed = The host has closed the table.
log-said = { $name }: { $words }
log-emoted = { $name } { $gesture }
log-removed = { $name }: (removed by the operator)
chat-none = Nobody has said anything yet.
chat-emotes = Gestures
chat-label = Say something
chat-send = Send
chat-to = For whom
chat-to-all = Everybody
chat-to-company = My company
log-confided = { $name } (to your company): { $words }
emote-wave = waves
emote-clap = claps
emote-laugh = laughs
emote-think = thinks hard
emote-hurry = taps on the watch
emote-coffee = orders a coffee

## The end

ending = The end of the game
ending-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
}
ending-won-alone = You win!
ending-won-with = You win together with { $others }!
ending-sheet = Score sheet
ending-total = Total
ending-rating = { $name }: { $rating } ({ $change })
rematch = Play again
rematch-go = To the next game
record = Record of the game

## The rulebook

rules = Rules
rules-title = { $game }: the rules
rules-own-words = Every rule in our own words, in order of play. Where the printed book is silent, or a figure of it is not in the text that we have, we had to decide: { $rulings ->
    [1] one paragraph is marked
   *[other] { $rulings } paragraphs are marked
} as a house ruling, with what the book says or leaves open.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No paragraph speaks of that.
    [1] One paragraph
   *[other] { $count } paragraphs
}
rules-print = Print
glance = Rules at a glance
glance-brief = At a glance
glance-title = { $game } at a glance
glance-all = All the rules
rules-link = { $rule }, link to this paragraph
rules-earlier = These are the rules by version { $version }, by which some tables still play. New tables play by version { $newest }.
rules-ruling = House ruling
why-not-rule = { $rule }: read it in the rulebook (new tab)

## Learning

guide = Your guide
guide-next = Go on
guide-step = Step { $number } of { $count }
guide-leave = Play on without me
guide-wait = Watch what the others do…
guide-read-first = One moment! Read this first, then press “Go on”.
guide-refused = Quite right, that does not work. The rule says:
guide-forgiven = No harm done. That is not possible here, and this is why:
guide-otherwise = That would be allowed. But let us do what is marked first: it shows you something.

ending-replay = Watch it again

## Looking back

after-scores = The course of the scores
after-chart = Points over the whole game, one line for each player. At the end: { $scores }.
after-table = The scores as a table
after-begins = When the turn begins
after-end = The end
after-move = Move { $at }
after-moments = Worth seeing again

home-record = Open a record
replay-title = Looking back: { $game }
replay-player = Player
replay-at = Move { $at } of { $last }, { $turn }
replay-turn = turn of { $name }
replay-scrub = Where in the game
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-turn-on = One turn on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed } ×
replay-players = Players and points
replay-eyes = Seen by
replay-side = An onlooker
replay-on-turn = on turn
replay-points = { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}
replay-moment = From this moment
replay-moment-what = What if it had gone differently? Sit down on one of the chairs and find out, or show this moment to somebody.
replay-play-on = Play on from here
replay-play-on-what = A new table begins where this game stood after move { $at }. You take one chair, bots take the others; the dice to come are new.
replay-link = Copy a link to this moment
replay-position = Copy the position as JSON
replay-no-clipboard = This browser does not let us copy.

sit-seat = My chair
sit-instead = { $name ->
    [none] Seat { $letter }
   *[other] Seat { $letter }, instead of { $name }
}
sit-unrated = Games that begin in the middle are not rated.
sit-go = Sit down and begin

open-title = Open a record
open-record = A record of a game
open-what = Every finished game can be saved as a record: a small text file with every move and every die. Here it is played back.
open-choose = Choose a file
open-drop = Or drop the file anywhere on this page.
open-bad-record = This record cannot be played back. What is wrong with it:
    { $why }
open-bad-position = { $fault ->
    [json] This is no position: it is not JSON, or not the whole of it.
    [game] This is no position: “game” must be the name of a game.
    [players] This is no position: “players” must be a whole number from 1 to 99.
    [options] This is no position: “options” must be an object.
   *[position] This is no position: “position” must be an object.
} Copy one with “Copy the position as JSON” while looking back on a game, and paste the whole of it.
open-position = A new table from a position
open-position-what = Paste a position that somebody copied
open-position-go = Look at it
open-position-of = { $game }, { $players } players. Where do you sit?

notice-not-over = This game is still on
notice-not-over-what = You can look back on it once it is over. Until then some of it is secret.

## Verify the dice

verify = Verify the dice
verify-short = Nobody could have tampered with chance in this game, not even the server. You need not take our word for it: let your own browser work it out.
verify-go = Work it out now
verify-sealed = The envelope is still sealed: the seed is shown when the game is over.
verify-story-sealed = Before the first move the server chose an enormous secret number, the seed, and put it into a sealed envelope, so to speak. On the outside it wrote the seed's fingerprint. From a fingerprint nobody can find out the number, and no two numbers share one.
verify-story-drawn = Every die and every shuffled card of the game came from that seed: a recipe that everybody knows makes one number after the other from it. So nobody could pick a die that suits them.
verify-story-opened = Now the game is over and the envelope is open. Your browser takes the seed, checks its fingerprint, and makes every number once more. If a single die had been changed, it would be found here.
verify-promised = The fingerprint that was promised before the game
verify-seed = The seed from the envelope
verify-computed = The fingerprint of this seed, worked out by your browser (SHA-256)
verify-same = the same
verify-other = not the same
verify-progress = { $done } of { $all } checked
verify-right = { $all ->
    [1] The one draw is right.
   *[other] All { $all } draws are right.
}
verify-by-hand = { $count ->
    [1] One value was set by hand and comes from no seed.
   *[other] { $count } values were set by hand and come from no seed.
}
verify-wrong = Move { $move } is wrong: the record says { $says }, but the seed gives { $gives }.
verify-swapped = The envelope was swapped: this seed does not have the fingerprint that was promised.
verify-list = Every draw
verify-when = When
verify-how = How
verify-gives = The seed gives
verify-says = The record says
verify-start = Set-up
verify-move = Move { $move }, { $name }
verify-hand = set by hand
verify-how-die = { $big } divided by { $of } leaves { $left }: side number { $side } of the die
verify-how-pick = { $big } divided by { $of } leaves { $left }
verify-all = Show all { $count }

## The operator's page

operator-title = The operator's page
operator-why = For the person who runs this server. Everything that is done here is noted.
operator-off = This page is off. On the machine of the server, turn it on with
operator-passphrase = The operator's passphrase
operator-passphrase-again = The operator's passphrase, once more
operator-wrong = This is not the passphrase.
operator-nothing = Nothing.
operator-reports = Reports
operator-reports-what = What people have reported, with the chat around it.
operator-reports-done = Those that are done
operator-report = { $reporter } about { $about }
operator-people = People
operator-people-what = Those who were here last come first.
operator-tables = Tables
operator-tables-what = Private ones, too; but nothing of a running game that onlookers do not see.
operator-sessions = Sessions
operator-sessions-what = Where people are logged in, and from where they came last.
operator-bans = Bans
operator-bans-what = Names and addresses that are not let in.
operator-audit = Log
operator-audit-what = What was done on this page. Nothing of it can be changed.
operator-search = A part of the name
operator-kept = with a passphrase
operator-muted = muted
operator-banned = banned
operator-here = here now
operator-seen = Last seen { $at }, here since { $since }
operator-status = State
operator-all = All
operator-status-open = Not begun
operator-status-running = Being played
operator-status-paused = Paused
operator-status-finished = Over
operator-status-closed = Closed
operator-table = Host: { $host } · opened { $opened } · last entry { $updated } · { $id }
operator-more = Guests and chat
operator-more-which = Guests and chat of { $id }
operator-guests = Guests
operator-remove = Remove
operator-remove-which = Remove: { $words }
operator-address = Address
operator-ban = Ban
operator-ban-kind = What to ban
operator-ban-value = A name or an address
operator-until = { $until ->
    [ever] until it is lifted
   *[other] until { $until }
}
operator-lift = Let { $name } in again
operator-mutes = Muted
operator-unmute = Let { $name } chat again
operator-mute = Mute { $name }
operator-mute-what = They can play, but not chat. They are told the reason.
operator-ban-name = Ban the name { $name }
operator-ban-name-what = Nobody of this name, or of one that looks like it, is let in; those who are here go at once. They are told the reason.
operator-ban-address = Ban the address { $name }
operator-ban-address-what = Nobody is let in from there; with IPv6 it is the whole network. There may be a whole family, or a school, behind one address.
operator-remove-line = Remove the line of { $name }
operator-remove-line-what = Nobody can read it any more.
operator-remove-guest = Remove { $name }
operator-remove-guest-what = They cannot come back to this table. In a game under way a bot plays on for them.
operator-close-table = Close the table ({ $name })
operator-close-table-what = It ends for everybody, without a result.
operator-reason = Reason
operator-how-long = For how long
operator-minutes = { $minutes ->
    [0] Until it is lifted
    [60] An hour
    [1440] A day
    [10080] A week
   *[other] A month
}
operator-latest = The latest
operator-older = Older ones
audit-passphrase-set = Passphrase set
audit-switched-off = Page turned off
audit-logged-in = Logged in
audit-wrong-passphrase = Wrong passphrase
audit-logged-out = Logged out
audit-muted = Muted
audit-unmuted = May chat again
audit-line-removed = Line removed
audit-guest-removed = Removed from a table
audit-table-closed = Table closed
audit-banned = Banned
audit-ban-lifted = Let in again
audit-report-done = Report done
