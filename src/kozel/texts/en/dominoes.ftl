### Dominoes: games, house rules, refusals, events and the clauses of the rules sheets.

## Games

game-domino-kozel = Domino Kozel
game-domino-kozel-about = The Goat of the Russian yards, everyone for themselves: get rid of your tiles, for whoever writes 101 pips is the goat.

## What is asked and offered

ask-lead-tile = You lead. Which tile?
ask-tile = Your turn. Which tile, and where?
ask-draw-tile = Nothing fits. Draw from the boneyard.
ask-pass-tiles = Nothing fits and there is nothing to draw. You have to pass.
ask-redeal-tiles = Your hand allows a new deal. Do you want one?
offer-tiles = Put a tile
offer-draw-tile = Draw
offer-pass-tiles = Pass
offer-redeal-tiles = Ask for a new deal
move-draw = Draw from the boneyard
move-redeal = Ask for a new deal
move-shuffler = Lot: { $seat_named } shuffles
move-opener = Lot: { $seat_named } leads

## What happened

stage-round = Round { $number }: { $seat_is_you ->
    [yes] you shuffle.
   *[no] { $seat } shuffles.
}
stage-redeal-window = Anyone whose hand allows it may ask for a new deal now.
stage-redeal-tiles = All tiles are shuffled and dealt again.
stage-out = { $seat_is_you ->
    [yes] You are out!
   *[no] { $seat } is out!
}
stage-fish = { $seat_is_you ->
    [yes] Fish! You blocked the round.
   *[no] Fish! { $seat } blocked the round.
}
said-knock = { $seat_is_you ->
    [yes] You knock: nothing fits { $numbers }.
   *[no] { $seat } knocks: nothing fits { $numbers }.
}
said-redeal-tiles = { $seat_is_you ->
    [yes] You ask for a new deal.
   *[no] { $seat } asks for a new deal.
}
named-shuffler = { $seat_is_you ->
    [yes] The lot makes you the first to shuffle.
   *[no] The lot makes { $seat } the first to shuffle.
}
named-opener = { $seat_is_you ->
    [yes] You lead.
   *[no] { $seat } leads.
}
named-opener-tile = { $seat_is_you ->
    [yes] You hold { $piece } and lead.
   *[no] { $seat } holds { $piece } and leads.
}
mark-out = out
mark-fish = { $number ->
    [0] fish
   *[other] fish, { $number } carried
}
mark-carried = eggs { $number }

## Refusals

domino-fits-no-end = { $tile } does not fit: { $double ->
    [yes] no open end is { $number_low }
   *[no] no open end is { $number_low } or { $number_high }
}. The open ends: { $numbers }.
domino-wrong-end = The open end there is { $number }, and { $tile } has no { $number }.
domino-which-end = Say where { $tile } is to go: { $laid }.
domino-no-such-end = The layout has no such end. The open ends: { $numbers }.
domino-first-has-no-place = { $tile } would be the first tile of the round: it has no place to be named.
domino-no-flag = { $tile } is simply put down here; there is no other way.
domino-must-put-drawn = You drew { $tile } and it fits: it must be put at once.
domino-must-lead-tile = This round has to be led with { $tile }.
domino-must-lead-double = You have to lead a double: { $tiles }.
domino-house-first = Please wait: the tiles are not ready yet.
domino-house-otherwise = The house has something else to do now ({ $stage }).
domino-not-the-house = It is a player's turn: { $seat }.
domino-not-your-turn = { $seat_is_you ->
    [yes] It is your turn.
   *[no] It is not your turn: { $seat } is to play.
}
domino-no-such-move = There is no such move in dominoes.
domino-no-such-tile = There is no tile “{ $given }”: the set goes from 0-0 to 6-6.
domino-not-in-hand = { $tile } is not in your hand.
domino-one-a-turn = One tile a turn.
domino-only-doubles = Only doubles may be put several at once.
domino-each-another-end = At most { $number } doubles a turn, each at another open end that it fits.
domino-holds-playable = You hold a tile that fits: { $tiles }. Then you may neither draw nor pass.
domino-no-drawing = Nobody draws in this game. If nothing fits, you pass.
domino-boneyard-empty = The boneyard is empty. If nothing fits, you pass.
domino-reserve = { $number ->
    [one] The last tile of the boneyard is never drawn.
   *[other] The last { $number } tiles of the boneyard are never drawn.
}
domino-drew-already = You have drawn your one tile. It does not fit, so you pass.
domino-must-draw = { $number ->
    [one] There is still a tile in the boneyard: draw first.
   *[other] There are still { $number } tiles in the boneyard: draw first.
}
domino-no-redeal = Your hand does not allow a new deal.
refused-reserve-without-drawing = Tiles cannot be kept back in the boneyard when nobody draws from it.
refused-drain-without-drawing = The boneyard cannot be emptied first when nobody draws from it.
refused-six-leads-with-boneyard = 6-6 may lie in the boneyard, so its holder cannot lead: this needs four players.
refused-only-to-the-goat = “{ $option }” belongs to games that look for a goat. Here whoever first has the points wins; “Number of deals” sets the length of a match.
refused-pass-bonus-with-boneyard = There is no bonus for a forced pass here: with a boneyard a tile is drawn instead of passing.

## House rules

option-direction = Direction of play
option-direction-help = Which way the turn passes round the table.
option-direction-clockwise = clockwise
option-direction-counter_clockwise = counter-clockwise
option-redeal_doubles = New deal for doubles
option-redeal_doubles-help = So many doubles in one hand are too many: all tiles are dealt again.
option-redeal_doubles-0 = no new deal
option-redeal_suit = New deal for one number
option-redeal_suit-help = Six or more tiles with the same number in one hand: all tiles are dealt again.
option-redeal_mode = How tiles are dealt again
option-redeal_mode-help = By itself, with the hand shown to all, or only if its holder asks for it.
option-redeal_mode-automatic = by itself
option-redeal_mode-on_request = on request
option-first_lead = Who leads the first round
option-first_lead-help = The holder of a certain double, or whoever the lot names.
option-first_lead-lowest_double = holder of the lowest double
option-first_lead-highest_double = holder of the highest double
option-first_lead-lot = by lot
option-lowest_double_from = The lowest double
option-lowest_double_from-help = Usually 1-1 is the lowest and 0-0 comes last; some take 0-0 for the lowest.
option-lowest_double_from-0 = 0-0
option-lowest_double_from-1 = 1-1
option-no_double = Nobody holds a double
option-no_double-help = Who leads the first round when all the doubles lie in the boneyard.
option-no_double-highest = the heaviest tile leads
option-no_double-lowest = the lightest tile leads
option-no_double-redeal = dealt again
option-must_lead_it = That tile must be led
option-must_lead_it-help = Whether the first leader must lead the tile that made them lead.
option-lead = Who leads later rounds
option-lead-help = Who leads from the second round on.
option-lead-winner = who went out, or blocked
option-lead-rotate = each in turn
option-lead-holder_of_6_6 = the holder of 6-6, with it
option-lead_double = A double must be led
option-lead_double-help = From the second round on, a leader who holds a double must lead one.
option-draw = Drawing
option-draw-help = What a player does when no tile fits.
option-draw-until_playable = until a tile fits
option-draw-one = one tile
option-draw-none = nobody draws
option-boneyard_reserve = Tiles kept back
option-boneyard_reserve-help = So many last tiles of the boneyard are never drawn.
option-boneyard_reserve-0 = none
option-multi_double = Doubles in one turn
option-multi_double-help = How many doubles may be put in one turn, each at another open end.
option-fish_by_six = Fish by six tiles
option-fish_by_six-help = Six tiles of a number on the table and that number at every end is a fish, even if the double is still out.
option-drain_first = Boneyard first
option-drain_first-help = A blocked layout ends the round only when the boneyard has been drawn.
option-blank_alone = 0-0 left alone
option-blank_alone-help = What 0-0 counts when it is the only tile left in a hand.
option-blank_alone-0 = nothing
option-six_alone = 6-6 left alone
option-six_alone-help = What 6-6 counts when it is the only tile left in a hand.
option-six_alone-0 = its 12 pips
option-both_alone = 0-0 and 6-6 left
option-both_alone-help = What these two count when nothing else is left in a hand.
option-both_alone-0 = their 12 pips
option-threshold = Pips that open the account
option-threshold-help = A single round must bring so much before anything is written; less is only remembered.
option-threshold-0 = everything is written
option-remember = Remembered points
option-remember-help = Smaller rounds before the opening are remembered and written with it. Off: they are forgotten.
option-fish = Fish
option-fish-help = Who gets the pips of a blocked round.
option-fish-all = everyone their own
option-fish-one = the fullest hand gets all
option-fish-lowest_wins = the rest over the least hand
option-fish-others_to_most = the fullest hand gets all, nothing wiped
option-eggs_to = Who gets the eggs
option-eggs_to-help = Who takes the sum that a drawn fish left behind.
option-eggs_to-top_hand = the fullest hand
option-eggs_to-loser = who stands worst
option-target = Target
option-target-help = The written points that end the match.
option-several = Several reach the target
option-several-help = Who is the goat when several reach the target in the same round.
option-several-highest = who has most
option-several-all = all of them
option-rounds = Number of rounds
option-rounds-help = The match lasts so many rounds, and the least points win. Then there is no goat.
option-rounds-0 = until there is a goat

## Rules sheet

chapter-domino-table = At the table
clause-domino-set = The set has 28 tiles, from 0-0 to 6-6, with 168 pips; each number stands on seven tiles. A tile with two equal halves is a double.
clause-domino-alone = { $players ->
    [one] One player.
   *[other] { $players } players, everyone for themselves.
}
clause-domino-clockwise = The turn passes clockwise.
clause-domino-counter-clockwise = The turn passes counter-clockwise.

chapter-domino-dealing = The deal
clause-domino-dealt = The lot names the first to shuffle, then the others follow in turn. Each player gets { $number } tiles, one at a time from the shuffler's left.
clause-domino-redeal-doubles = { $number } or more doubles in one hand: all tiles are dealt again by the same shuffler.
clause-domino-redeal-suit = Six or more tiles with the same number in one hand: all tiles are dealt again by the same shuffler.
clause-domino-redeal-automatic = This happens by itself, before the first move, and the hand is shown to all.
clause-domino-redeal-on-request = This happens only if the holder of the hand asks for it before the first move, and shows it.

chapter-domino-lead = Who leads
clause-domino-lead-lowest = { $boneyard ->
    [0] The first round is led by whoever holds 1-1.
   *[other] The first round is led by whoever holds 1-1; if nobody does, 2-2, and so on to 6-6, and 0-0 last of all.
}
clause-domino-lead-lowest-blank = { $boneyard ->
    [0] The first round is led by whoever holds 0-0.
   *[other] The first round is led by whoever holds 0-0; if nobody does, 1-1, and so on to 6-6.
}
clause-domino-lead-highest = { $boneyard ->
    [0] The first round is led by whoever holds 6-6.
   *[other] The first round is led by whoever holds 6-6; if nobody does, 5-5, and so on down to 0-0.
}
clause-domino-lead-lot = The lot names who leads the first round, with any tile.
clause-domino-no-double-highest = If nobody holds a double, the heaviest tile leads: 5-6, then 4-6, and so on; of equal pips the one with the larger half is heavier.
clause-domino-no-double-lowest = If nobody holds a double, the lightest tile leads: 0-1, then 0-2, and so on; of equal pips the one with the larger half is heavier.
clause-domino-no-double-redeal = If nobody holds a double, all hands are shown and the tiles are dealt again.
clause-domino-must-lead-it = That very tile must be led.
clause-domino-may-lead-any = Its holder may lead any tile.
clause-domino-later-winner = Later rounds are led by whoever went out, or after a fish by whoever put the last tile, with any tile.
clause-domino-later-rotate = Later the lead passes on round the table, with any tile.
clause-domino-later-six = Later rounds are led by whoever holds 6-6, and with it.
clause-domino-later-double = In later rounds a leader who holds a double must lead one.

chapter-domino-play = The play
clause-domino-fit = A tile is put to an open end so that equal numbers touch. Doubles lie across.
clause-domino-must-play = { $boneyard ->
    [0] Whoever holds a tile that fits must play; passing is then not allowed.
   *[other] Whoever holds a tile that fits must play; drawing or passing is then not allowed.
}
clause-domino-one-tile = One tile a turn.
clause-domino-several-doubles = One tile a turn, but up to { $number } doubles may be put at once, each at another open end. Example: with the ends 2 and 5, whoever holds 2-2 and 5-5 may put both.

chapter-domino-boneyard = The boneyard
clause-domino-no-boneyard = All 28 tiles are dealt: there is no boneyard, and whoever has no tile that fits passes. With fewer players the following holds.
clause-domino-boneyard-left = The other { $number } tiles lie face down in the boneyard and are drawn in order.
clause-domino-draw-until = Whoever has no tile that fits draws until one does and puts it at once, at any end it fits; with nothing left to draw they pass.
clause-domino-draw-one = Whoever has no tile that fits draws one: if it fits it is put at once, if not they pass.
clause-domino-draw-none = Nobody draws from the boneyard: whoever has no tile that fits passes.
clause-domino-reserve-kept = { $number ->
    [one] The last tile of the boneyard is never drawn.
   *[other] The last { $number } tiles of the boneyard are never drawn.
}

chapter-domino-end = The end of a round
clause-domino-out = A round ends as soon as somebody has put the last tile of their hand: they are out, even if that tile also blocks the layout.
clause-domino-fish = { $boneyard ->
    [0] It also ends with a fish: nobody can move any more. Whoever put the last tile is the fisherman.
   *[other] It also ends with a fish: nobody can move any more. Whoever put the last tile is the fisherman. Tiles in the boneyard count for nobody.
}
clause-domino-fish-blocked = { $boneyard ->
    [0] As soon as all seven tiles of every open number lie on the table it is a fish.
   *[other] As soon as all seven tiles of every open number lie on the table it is a fish; the boneyard stays where it is.
}
clause-domino-fish-drained = When all seven tiles of every open number lie on the table, the boneyard is still drawn as far as it may be; only then it is a fish.
clause-domino-fish-six = { $boneyard ->
    [0] It is a fish at once, too, when every end shows the same number and its six tiles that are no double lie on the table, even if the double is still in a hand. Example: 4-2, 1-2, 2-6, 0-2, 2-3 and 5-2 are out and both ends are 2.
   *[other] It is a fish at once, too, when every end shows the same number and its six tiles that are no double lie on the table, even if the double is in a hand or in the boneyard. Example: 4-2, 1-2, 2-6, 0-2, 2-3 and 5-2 are out and both ends are 2.
}
clause-domino-fish-no-six = While the double of the open number is still in a hand, it is no fish: its holder plays it.

chapter-domino-count = The count
clause-domino-pips-left = Whoever is out has 0. Each of the others counts the pips left in hand.
clause-domino-blank-alone = Who has only 0-0 left counts { $number }, in a fish, too.
clause-domino-six-alone = Who has only 6-6 left counts { $number }.
clause-domino-both-alone = Who has only 0-0 and 6-6 left counts { $number }.
clause-domino-remembered = Nothing is written before one single round brings { $number } or more. Less is only remembered, shown as +{ $less } in yellow, and adds up. Example: two rounds of { $less } are +{ $twice } and still only remembered; then a round of { $more } opens the account, { $sum } are written in red, and from then on every point is.
clause-domino-wiped = Whoever goes out while their account is still closed loses what was remembered. A hand worth nothing in a fish wipes nothing.
clause-domino-not-remembered = Nothing is written before one single round brings { $number } or more; smaller rounds until then are forgotten. From then on every point is written.
clause-domino-all-written = Every point is written from the first round on.
clause-domino-fish-all = After a fish everyone gets the pips of their own hand.
clause-domino-fish-one = After a fish whoever has most pips gets the pips of all hands; the others get nothing, and what they had remembered is wiped. Example: hands of 2, 3, 13 and 5 give 23 to the third.
clause-domino-fish-lowest = After a fish the least hand gets nothing, and every other one its pips less those of the least. Example: hands of 2, 3, 13 and 5 give 0, 1, 11 and 3. If several share the least, everyone gets their own pips.
clause-domino-fish-most = After a fish whoever has most pips gets the pips of all hands; the others get nothing but keep what they had remembered. Example: hands of 2, 3, 13 and 5 give 23 to the third.
clause-domino-eggs-top = If several share the most pips in a fish, nobody gets anything and the sum is carried as “eggs”. In the next round, however it ends, it goes to whoever has most pips then and counts as points of that round; shared again, it is carried on. Example: hands of 14, 14, 2 and 5 carry 35. Eggs left at the end of the match lapse.
clause-domino-eggs-loser = If several share the most pips in a fish, nobody gets anything and the sum is carried as “eggs”. In the next round it goes to whoever then stands worst, written and remembered together, and is not out; if several do, it is carried on. Example: hands of 14, 14, 2 and 5 carry 35. Eggs left at the end of the match lapse.

chapter-domino-match = The match
clause-domino-goat = Whoever has { $number } written points or more is the goat, and the match is over.
clause-domino-several-highest = If several reach { $number } in the same round, whoever has most is the goat; with equal points all of them are.
clause-domino-several-all = If several reach { $number } in the same round, all of them are goats.
clause-domino-rounds = The match lasts { $number ->
    [one] one round
   *[other] { $number } rounds
}. Whoever then has the least points, written and remembered together, wins; equal ones share. There is no goat.
clause-domino-rating = For the rating the goat gets nothing, everyone else a tenth of what their written points lack to 100, rounded, but 1 at least. Example: 25 points bring 8.
clause-domino-deals = The match ends after { $number ->
    [one] one round
   *[other] { $number } rounds
} at the latest: the most points win, equal ones draw.

chapter-domino-manners = What everyone knows
clause-domino-hidden = { $boneyard ->
    [0] Everyone sees the layout, how many tiles each player has, and who passed at which ends.
   *[other] Everyone sees the layout, how many tiles each player and the boneyard have, and who drew or passed at which ends.
}
clause-domino-talk-off = No talking during a round; between rounds a few fixed phrases may be said.
clause-domino-talk-phrases = During a round, too, the fixed phrases may be said, and nothing else.
