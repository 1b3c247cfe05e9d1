### The page in a browser: the way in, the table, settings. Only what the games do not say themselves.

page-title = Kozel
page-loading = One moment…
page-not-loaded = That could not be loaded. Please try again.
page-no-connection = The server cannot be reached. Check your network and try again.
page-connection-lost = The connection is lost. Coming back…
page-close = Close
page-save = Save
page-no = No

## The way in

page-play = Play
page-play-what = { $preset }, against bots at once
page-with-people = Own table
page-resume = Back to the table: { $preset }
page-resume-more = { $number ->
    [one] { $number } more table
   *[other] { $number } more tables
}
page-kind-cards = Cards
page-kind-dominoes = Dominoes
page-games = What is here
page-requests = Waiting for players
page-no-requests = Nobody is waiting now. Open a table and call your friends.
page-create = Create a table
page-seats-free = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
page-guest = Guest
page-name = Your name
page-your-name = Your name: { $words }. Change it

## One's own table

page-game = Game
page-seats = How many players
page-who = Who sits there
page-partner = (your partner)
page-seat-person = a person
page-seat-bot = bot: { $words }
page-seat-blind = blind seat
page-who-may = Whom to wait for
page-open-to-all = whoever comes
page-by-link = by link only
page-practice-open = Practise with open cards
page-house-rules = { $number ->
    [0] House rules: as usual
    [one] House rules: { $number } changed
   *[other] House rules: { $number } changed
}
page-open-table = Open the table
page-begin = Begin
page-rules = Rules
page-rules-same = The same rules as last time.
page-rules-differ = What differs from last time
page-rules-before = (before: { $words })
page-rules-code = Code of these rules: { $words }
page-sit-here = Sit here
page-seat-waits = waiting for a player
page-request-waits = The table is waiting. The game begins by itself as soon as everybody sits.
page-link = Link for your friends
page-copy = Copy
page-withdraw = Withdraw
page-qr = The same link for a phone
page-start = Begin now, with bots
page-clock = Time for a move
page-clock-none = no clock
page-clock-is = { $number } s a move and { $number_bank } s in the bank

## At the table

page-menu = Menu
page-score = Score
page-score-now = now
page-score-remembered = Yellow with a plus: remembered. Framed in red: written.
page-score-counted = { $called ->
    [round] Grey: what was left in hand.
   *[deal] Grey: card points taken.
}
page-counted = { $called ->
    [round] { $number } in hand
   *[deal] { $number } taken
}
page-log = What happened
page-settings = Settings
page-asked = What to do
page-hint = Give me a hint
page-say = Say
page-question = A question at the table
page-how = How exactly
page-watching = watching
page-practice = practice
page-bot-names = Ann Ben Carl Dora Emil Fay Gus Hope Ian
page-blind = the blind seat
page-your-turn = Your turn
page-turn-of = { $seats_with_you ->
    [yes] Your turn.
   *[no] { $seats } to move…
}
page-trump = Trumps: { SUIT($suit) }.
page-dealer = Dealer
page-dealer-letter = D
page-piles = Tricks
page-pile-points = { $number ->
    [one] { $number } point in them.
   *[other] { $number } points in them.
}
page-closed = And { $number } more face down.
page-last-trick = Last trick
page-last-none = There has been no trick yet.
page-since-none = Nothing has happened since your turn.
page-taken-by = { $seat_is_you ->
    [yes] You took the trick.
   *[no] Taken by { $seat }.
}
page-face-down = face down
page-hand = { $number ->
    [0] Your hand is empty
    [one] Your hand: { $number }
   *[other] Your hand: { $number }
}
page-hand-empty = Your hand is empty.
page-hand-holds = You hold: { $pieces }.
page-piece-lifted = { $words }, chosen
page-table-empty = Nothing lies on the table yet.
page-place = { $place ->
    [left] on the left
    [right] on the right
    [up] on the upper arm
   *[down] on the lower arm
}{ $double ->
    [none] { "" }
   *[other] {" "}at { $double }
}
page-end = { $place ->
    [left] On the left
    [right] On the right
    [up] On the upper arm
   *[down] On the lower arm
}{ $double ->
    [none] {" "}{ $number }.
   *[other] {" "}at { $double }: { $number }.
}
page-end-choose = { $words } Put it here
page-ends = Open ends: { $number }
page-no-ends = No end is open.
page-ends-closed = { $number ->
    [one] { $number } double is closed.
   *[other] { $number } doubles are closed.
}
page-ends-sum = Total { $number }
page-look = { $place ->
    [left] Look further left
    [right] Look further right
    [up] Look further up
   *[down] Look further down
}
page-way-closed = close it
page-way-across = across
page-way-inline = in line
page-do-offer-pass-tiles-pass = Knock
page-chip-said-knock = Knocks
page-chip-said-hundred = To a hundred!
page-chip-said-pass-lead = Passes the lead
page-chip-moved-boneyard-hand = { $seat_is_you ->
    [yes] Drawn: { $number }
   *[no] Draws { $number }
}
page-chip-named-drawn-tile = { $seat_is_you ->
    [yes] Yours: { $piece }
   *[no] Draws { $piece }
}
page-chip-stage-fish = Fish!
page-chip-stage-out = Out!
page-tiles-laid = Laid: { $pieces }.
page-ends-total = Sum of the ends: { $number }
page-chip = { $seat }: { $number } in hand, score { $words }{ $dealer ->
    [yes] , dealer
   *[no] { "" }
}{ $turn ->
    [yes] , to move
   *[no] { "" }
}{ $away ->
    [yes] , away
   *[no] { "" }
}
page-advice = Advice: { $words }.
page-how-to-tap = { $kind ->
    [tiles] Tap a tile twice to play it.
    [sets] Tap your cards, then the button.
   *[cards] Tap a card twice to play it.
}
page-adjourned = The match rests. It goes on when everybody is back and has pressed “Go on”.
page-waiting-others = Waiting for the others…
page-next-deal = Go on
page-rematch = Another match
page-replay = Replay
page-to-lobby = To the lobby
page-undo = Take the move back
page-offer-end = Propose to end here
page-offer-adjourn = Propose to go on later
page-resign = Give up
page-resign-sure = Give the match up? That cannot be taken back.
page-resign-yes = Yes, give up
page-leave-how = You may leave at any moment: the seat stays yours and the match waits for you.
page-asks-undo = { $seat_is_you ->
    [yes] You ask to take your move back.
   *[no] { $seat } asks to take the move back.
}
page-asks-end = { $seat_is_you ->
    [yes] You propose to end the match.
   *[no] { $seat } proposes to end the match.
}
page-asks-adjourn = { $seat_is_you ->
    [yes] You propose to go on later.
   *[no] { $seat } proposes to go on later.
}
page-asks-rematch = { $seat_is_you ->
    [yes] You propose another match.
   *[no] { $seat } proposes another match.
}
page-agree = Agree
page-refuse = No
page-answer-from = Waiting for the answer of { $seats }.
page-keys = Keys
page-keys-how = Digits and arrows choose a card, Enter lifts it and plays it, Space goes on. Read aloud: H hand, T table, S score, W whose turn, L last trick, or in dominoes what happened since your turn. Arrows move along a large domino chain.

## Settings

page-set-language = Language
page-set-theme = Light
page-set-theme-auto = as the system
page-set-theme-light = light
page-set-theme-dark = dark
page-set-size = Text size
page-set-indices = Letters on cards
page-set-indices-auto = by language
page-set-fourcolours = Four suit colours
page-set-suitletters = Letter of the suit on cards
page-set-numerals = Numerals instead of pips on tiles
page-set-unsorted = Do not sort the hand
page-set-firsttap = Play at the first tap
page-set-sounds = Sounds
page-set-motion = No motion
page-set-wait = A trick lies for { $words } s

## Fairness

page-check-deal = Was the deal fair?
page-fair-proven = Deal { $number }: fair.
page-fair-mine = Your own random numbers are in it.
page-fair-not-mine = Your own random numbers are not in it.
page-fair-not-revealed = Deal { $number }: still being played, it can be checked afterwards.
page-fair-explicit = Deal { $number }: the order was given beforehand, fairness cannot be checked.
page-fair-seed-changed = Deal { $number }: the table showed another number than the one it was bound by!
page-fair-contribution-changed = Deal { $number }: somebody's number is not what was sealed!
page-fair-order-differs = Deal { $number }: the order is not what had to come out!
page-fair-seen-differs = Deal { $number }: you saw something else than what is written!
page-fair-nothing = Nothing was dealt yet.
page-fair-proves = What this proves
page-fair-proves-how = Before the deal the table bound itself by a secret number, and every page added one of its own, sealed beforehand. The order follows from all of them, and your page has just worked it out by itself. Neither the table nor any player could choose the deal.
page-fair-not = What it does not prove
page-fair-not-how = Whoever runs the server can look at the hands in the memory of that machine. And where one person plays with bots, it all rests on that person's own numbers.

## Replay

page-step = Step { $number } of { $most }
page-step-back = A step back
page-step-on = A step on
