### What is settled before the first lead, and what limits the play: redeals, the last trump, the
### first lead, the hunt for the queen, the turned-up trump (C2, C3, C4, C6).

game-khvalyony = Praised Kozel (Belka)
game-khvalyony-about = Four players, two against two: queens, jacks and diamonds are trumps; deals won move the sixes on, and their winners may begin the next one with a praise.
game-kryuk = Kozel with the Hook
game-kryuk-about = Four players, two against two: the seven of clubs, the “hook”, beats every queen and hunts the queen of clubs; all praises are played.
game-nizhny = Nizhny Novgorod Kozel
game-nizhny-about = Four players, two against two, 36 cards: the six of clubs, “shamok”, hunts “shamka”, the queen of clubs; from the second deal on each begins with a praise.
game-nizhny-28 = Nizhny Novgorod Kozel, 28 cards
game-nizhny-28-about = Nizhny Novgorod Kozel without sevens and eights: seven cards each, and the six hunts the queen of clubs.
game-nizhny-24 = Nizhny Novgorod Kozel, 24 cards
game-nizhny-24-about = A quick Nizhny Novgorod Kozel: six cards each, and the seven of clubs is the highest trump and the hunter.
game-sixes = Kozel with a turned-up trump
game-sixes-about = Four players, two against two: a card turned up names trumps; the score is kept with the sixes, and tricks lie open.

## Options

option-trump_lead = Leading trumps
option-trump_lead-help = Whether a trump may be led by a player who holds plain cards.
option-trump_lead-free = always
option-trump_lead-praiser_only = the praiser alone
option-trump_lead-when_no_plain = only without plain cards
option-ace_dump_ban = No throwing aces away
option-ace_dump_ban-help = Whether a plain ace must be kept until its suit has been led.
option-trump_suit = Trump suit
option-trump_suit-help = Which suit is trump beside the queens and jacks.
option-trump_suit-diamonds = diamonds
option-trump_suit-clubs = clubs
option-praiser = Who is asked
option-praiser-help = Who decides whether to praise and who leads: the right to lead belongs to the team that won the last deal.
option-praiser-first_of_team = the team's first after the dealer
option-praiser-team_chooses = whoever of the team speaks first
option-praiser-left_of_dealer = the player on the dealer's left
option-give_last_trump = Giving the last trump
option-give_last_trump-help = How many last trumps may be offered to the partner before the first lead, for plain cards in return.
option-give_last_trump-0 = not possible
option-give_last_trump-1 = one
option-give_last_trump-2 = one or two
option-redeal = Redeal on demand
option-redeal-help = Whether a player with poor cards may ask for a redeal before the first lead.
option-dry = “Dry”
option-dry-help = What happens when the hook and three or four queens come to one hand.
option-dry-redeal = redeal
option-dry-contract = must take every trick
option-dry-off = nothing
option-catch = Catching the queen
option-catch-help = Whether the deal ends when the hunter and the queen of clubs meet in one trick, from different teams.
option-catch-ends_kon = ends the deal
option-catch-none = not played
option-catch-match_in_first_kon = in the first deal wins the match

refused-blind-swaps = A blind seat does not see its cards and cannot swap them: with one at the table no last trumps are given.
refused-blind-redeals = A blind seat does not see its cards and cannot judge them: with one at the table nobody asks for a redeal.
refused-blind-dry = A blind seat does not see its cards and cannot declare “dry”: with one at the table it is not played.

## Moves

ask-limited-lead = Your lead.
ask-redeal-poor = All four nines, or no more than 12 points? You may show your cards and ask for a redeal.
ask-redeal-no_queens = Does your team hold no queens, except perhaps that of diamonds? You may ask for a redeal.
offer-redeal = Poor cards
ask-praise-again = You won the praise: praise again, or keep its tricks and trumps and redeal the rest?
offer-praise-again = How to redeal
move-praised-again = Praise again
move-praised-keep = Keep them
ask-last-trump = { $number ->
    [1] Only one trump left? Before the first lead you may offer it to your partner.
   *[other] Only one or two trumps left? Before the first lead you may offer them to your partner.
}
offer-give = Give the last trump
move-give = Give { $pieces }
ask-return = { $number ->
    [1] { $seat } gives the last trump away: a plain card in return.
   *[other] { $seat } gives the last two trumps away: two plain cards in return.
}
offer-return = Give it to me!
move-return = Return { $pieces }
offer-refuse = No, thanks
move-refuse = No, thanks
ask-keep-lead = The right to lead is yours: will you lead, or your partner?
offer-lead = The first lead
move-lead-keep = I lead
move-lead-pass = Pass it to my partner

## What happened

stage-redeals-open = Before the first lead a redeal may be asked for.
stage-redeal-right = { $answer ->
    [yes] { $seat_is_you ->
        [yes] Neither you nor your partner holds a queen, except perhaps that of diamonds: you may ask for a redeal.
       *[no] { "" }
    }
   *[other] { "" }
}
said-redeal = { $seat_is_you ->
    [yes] You ask for a redeal.
   *[no] { $seat } asks for a redeal.
}
stage-redealt = Redeal number { $number } of this deal. { $seat_is_you ->
    [yes] You deal again.
   *[no] { $seat } deals again.
}
stage-third-demand = There is no third redeal: the dealer's team has lost the deal ({ $seat }).
stage-dry-shown = { $seat_is_you ->
    [yes] You are “dry”: the cards are redealt.
   *[no] { $seat } is “dry”: the cards are redealt.
}
named-dry = { $seat_is_you ->
    [yes] You declare “dry”: your team must take every trick.
   *[no] { $seat } declares “dry”: that team must take every trick.
}
stage-dry-lost = A trick is gone, so “dry” has failed ({ $seat }). The deal is over.
said-praise-again = { $seat_is_you ->
    [yes] You praise again: all cards are redealt.
   *[no] { $seat } praises again: all cards are redealt.
}
said-praise-kept = { $seat_is_you ->
    [yes] You keep what the praise brought; the rest is redealt.
   *[no] { $seat } keeps what the praise brought; the rest is redealt.
}
moved-hand-deck = Back to the pack from { $seat }: { $pieces_count }.
stage-rest-shuffled = The rest of the cards is shuffled.
stage-last-trump-window = Before the first lead last trumps may be given away.
said-last-trump = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
}: { $number ->
    [1] I give my last trump!
   *[other] I give my last two trumps!
}
said-last-trump-yes = { $seat_is_you ->
    [yes] You: give it to me!
   *[no] { $seat }: give it to me!
}
said-last-trump-no = { $seat_is_you ->
    [yes] You: no need
   *[no] { $seat }: no need
}
named-first-card = { $seat_is_you ->
    [yes] You hold { $piece } and lead first.
   *[no] { $seat } holds { $piece } and leads first.
}
named-leader = { $seat_is_you ->
    [yes] You lead first.
   *[no] { $seat } leads first.
}
stage-no-trump-turned = Nothing but permanent trumps was turned up: the cards are redealt.
stage-queen-caught = { $card } is caught by { $card_hunter } ({ $seat }). The deal is over.
stage-swap-proven = The swap was wrong: { $card } ({ $seat }). The deal is over.

## Refusals

tricks-lead-plain = No trumps may be led while you hold plain cards: { $cards }.
tricks-lead-this = The first lead of the match is { $card }.
tricks-keep-ace = { $card } cannot be thrown away: { SUIT($suit) } have not been led yet.
tricks-no-redeal-poor = To ask for a redeal you need all four nines, or no more than 12 points in hand.
tricks-no-redeal-no_queens = To ask for a redeal your team must hold no queens, except perhaps that of diamonds.
tricks-praise-again-or-keep = Now it is decided whether to praise again or to keep what the praise brought.
tricks-give-once = No more offers: one swap a team, one offer a player.
tricks-give-not-last = { $number ->
    [1] Only a trump that is the only one in hand can be given.
   *[other] Only one or two trumps can be given, all that are in hand.
}
tricks-return-or-refuse = Take the trump and return a card, or say “no need”.
tricks-return-number = As many cards are returned: { $number }.
tricks-return-plain = Plain cards are returned; a trump only where they do not suffice.
tricks-same-card-twice = { $card } was named twice.
tricks-keep-or-pass-lead = Now it is decided who leads first.

## Rules

chapter-tricks-before-lead = Before the first lead
clause-tricks-trumps = The trump suit is { SUIT($suit) }. All trumps, from the highest to the lowest: { $cards }. There are { $number } of them, on average { $number_each }{ $hundredths ->
    [25] .25
    [50] .5
    [75] .75
   *[0] { "" }
} in each hand.
clause-tricks-top-trump = { $called ->
    [shamok] “Shamok”, { $card }, beats every queen; nothing else beats “shamka”, the queen of clubs.
   *[other] The “hook”, { $card }, beats every queen, even that of clubs.
}
clause-tricks-turned-trump = First the dealer turns cards up to the player on the left until one comes that is no permanent trump: its suit is trump. Say { $cards } are turned up: trumps are { SUIT($suit) }. The others get as many cards face down, { $number } in this example, and the rest is dealt one by one. Everybody has seen the open cards.
clause-tricks-turned-again = If all { $number } cards of that player are permanent trumps, the cards are redealt.
clause-tricks-dry-redeal = Whoever holds { $card } and three or four queens must declare “dry”: the cards are shown, and the same player deals again. It counts as a redeal.
clause-tricks-dry-contract = Whoever holds { $card } and three or four queens must declare “dry”: that team must take every trick. The first one it loses ends the deal; no queen is caught in such a deal.
clause-tricks-redeal-poor = { $praises ->
    [yes] After a plain deal, before the first lead,
   *[no] Before the first lead
} a player with all four nines, or with cards worth no more than { $number } points, may show them and ask for a redeal. Say { $cards }: { $number_example } points, so it can be asked for. { $praises ->
    [yes] The same player deals, and this deal can no longer be praised.
   *[no] The same player deals.
}
clause-tricks-redeal-queens = After the deal a team that holds no queen between the two of them, except perhaps { $card }, may ask for a redeal; either of the two may say so, and both are told that they can.
clause-tricks-redeal-kept = If the deal began with a praise, whoever took it decides: to praise again, so that everything is dealt anew, or to keep the tricks and trumps of the praise, and the rest is shuffled and dealt once more.
clause-tricks-last-trump = Before the first lead{ $praises ->
    [yes] , after a plain deal,
   *[no] { "" }
} a player with { $number ->
    [1] exactly one trump
   *[other] one or two trumps
} may say to the partner: “I give my last trump!” The partner says yes or no. On a yes they swap, card for card, face down: a plain card of the partner's choice comes back, a trump only if there is no plain one. Say { $card } is given and the partner holds { $cards }: { $cards_back } may come back. One swap a team; everybody knows that there was one, only the two know which cards.
clause-tricks-holder-leads = In the first deal of a match the holder of { $card } leads, any card.
clause-tricks-holder-leads-it = The first lead of a match is { $card }, by whoever holds it.
clause-tricks-holder-blind = If a blind seat holds it, its top card is turned, whatever it is.
clause-tricks-right-first = Later the right to lead belongs to the team that won the last deal (after 60:60 to the one that led it). After a plain deal the member who sits first clockwise from the dealer looks at the hand and leads, or passes the lead to the partner, who cannot refuse.
clause-tricks-right-chooses = Later the right to lead belongs to the team that won the last deal (after 60:60 to the one that led it). Which of the two leads after a plain deal is up to whoever speaks first.
clause-tricks-right-left = Later the right to lead belongs to the player on the dealer's left, who after a plain deal looks at the hand and leads, or passes the lead to the partner, who cannot refuse.
clause-tricks-left-leads = { $number ->
    [1] The player on the dealer's left leads first.
   *[other] From the second deal on the player on the dealer's left leads first.
}
clause-tricks-taker-leads = The taker of a trick leads the next.
clause-tricks-lead-any = Any card may be led.
clause-tricks-lead-plain-praiser = While you hold a plain card you may not lead a trump; only the praiser may. Say { SUIT($suit) } are trumps and you hold { $cards }: you can lead { $card }.
clause-tricks-lead-plain = While you hold a plain card you may not lead a trump. Say { SUIT($suit) } are trumps and you hold { $cards }: you can lead { $card }.
clause-tricks-ace-ban = A plain ace may not be thrown away before its suit was led in this deal; a lead in a praise counts, too. Say { SUIT($suit) } were led, you have none and hold { $cards }: { $card_kept } cannot be thrown away. If nothing else is left it can.
clause-tricks-catch = When { $card } and { $card_prey } meet in one trick, from different teams and in either order, the queen is caught and the deal ends at once. Say { $cards } were played in this order: she is caught. Between partners it does not count.
clause-tricks-caught-from-hands = The queen is caught by cards played from hands only: if she meets her hunter in a trick of the praise or in a pile, it does not count.
clause-tricks-swap-caught = Nobody checks a swap of last trumps: any cards may be given and returned, but a wrong swap can be challenged, too.
