### Names of suits and ranks, reusable by every other file.
###
### HOW TEXTS ARE WRITTEN (the same in ru/ and en/)
###
### Arguments come by the name conventions of kozel.core.messages; a suffix may follow the
### type (`card_led`, `seat_held`). What the text then finds:
###   card(s), tile(s), piece(s)   ready to print, nominative: Q♣, Д♣, "queen of clubs", 4-5;
###                                and for lists `$cards_count`, a number
###   suit    C, D, H or S for selectors; `$suit_sign` is ♣;  SUIT() declines its name
###   suits   ready to print: ♣ ♦
###   rank    6…9, T, J, Q, K, A for selectors; `$rank_sign` is its index; RANK() declines it
###   ranks   ready to print: A 10 K / Т 10 К
###   seat    the player's name, nominative; `$seat_is_you` is yes or no (`$seat_led` has
###           `$seat_led_is_you`); `$seat_number` counts from 1
###   seats   names joined: Ann, Ben and Carl; `$seats_count`, `$seats_with_you`; a number stays one
###   side    who the side is, nominative: Ann and Carl; `$side_is_yours` is yes or no
###   option, value(s) beside an option, preset, phrase           their labels
###   all other numbers            Fluent numbers: select on [one] [few] [many] *[other]
###   all other words              as they come, for selectors
###
### Functions (the named arguments are written literally):
###   { SUIT($suit) }                            clubs / трефы
###   { SUIT($suit, number: "one") }             club / трефа
###   { SUIT($suit, case: "genitive") }          clubs / треф
###   { RANK($rank) }                            queen / дама
###   { RANK($rank, number: "many") }            queens / дамы
###   { RANK($rank, case: "instrumental") }      queen / дамой
### `number`: "one" or "many"; a suit is "many" unless said, a rank "one".
### `case`: "nominative" (unless said), "genitive", "dative", "accusative", "instrumental",
### "prepositional"; English knows no cases and ignores it.
###
### Players' names are never declined and their gender is unknown: say "Маша берёт взятку",
### in the present, with a variant for the reader:
###   stage-trick = { $seat_is_you ->
###       [yes] You take the trick.
###      *[no] { $seat } takes the trick.
###   }
### Cards are never declined either: "ходит: Д♣". What events and moves bring is told at the
### head of events.ftl. A text that is to say nothing is { "" }.

suit-C = clubs
    .one = club
suit-D = diamonds
    .one = diamond
suit-H = hearts
    .one = heart
suit-S = spades
    .one = spade

rank-6 = six
    .many = sixes
rank-7 = seven
    .many = sevens
rank-8 = eight
    .many = eights
rank-9 = nine
    .many = nines
rank-T = ten
    .many = tens
rank-J = jack
    .many = jacks
rank-Q = queen
    .many = queens
rank-K = king
    .many = kings
rank-A = ace
    .many = aces

# A card in words, for screen readers. $rank and $suit are letters.
card-in-words = { RANK($rank) } of { SUIT($suit) }

# Halves of tiles in words.
pips-0 = blank
pips-1 = one
pips-2 = two
pips-3 = three
pips-4 = four
pips-5 = five
pips-6 = six
tile-in-words = { $high }-{ $low }
double-in-words = double { $pips }
