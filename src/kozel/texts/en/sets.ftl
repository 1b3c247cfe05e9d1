### Leads of several cards: Multi-card Kozel, Pairs, Burkozel (C8, C9).

game-mnogo = Multi-card Kozel
game-mnogo-about = Four cards in hand, several of a suit led at once: beat them all, or give as many away face down.
game-mnogo-hook = Multi-card, with the Hook
game-mnogo-hook-about = Leads of several cards, with the hook, queens, jacks and clubs as trumps that never change; a last trump may be given to the partner.
game-pairs = Pairs
game-pairs-about = For two: cards of a suit or of a rank are led together, there are no trumps, and one deal decides.
game-burkozel = Burkozel
game-burkozel-about = Four cards in hand, several of a suit led at once; whoever collects 61 wins the deal.

## Options

option-trumps = Trumps
option-trumps-help = The pack is cut for a trump suit, or trumps are always the hook, queens, jacks and clubs, or there are none.
option-trumps-cut = a suit the pack is cut for
option-trumps-permanent = the hook, queens, jacks, clubs
option-trumps-none = none
option-clubs_order = Clubs among the trumps
option-clubs_order-help = Whether the king or the ten of clubs is the higher trump. In plain suits the ten is always above the king.
option-clubs_order-king = king above ten
option-clubs_order-ten = ten above king
option-give_trumps = Giving last trumps
option-give_trumps-help = When a player with one or two trumps may offer them to a partner, for as many cards in return.
option-give_trumps-before_lead = before the first lead
option-give_trumps-after_draw = after every draw
option-give_trumps-off = not at all
option-leads = Leads
option-leads-help = What may be led together: cards of one suit only, or also cards of one rank.
option-leads-suit = cards of a suit
option-leads-suit_or_rank = cards of a suit or of a rank
option-must_lead_whole_suit = Lead the whole suit
option-must_lead_whole_suit-help = Whether a lead must hold all cards of its suit that the leader has.
option-wins = Deals to win
option-wins-help = How many deals one has to win to win the match.
option-discards = Discards
option-discards-help = How cards lie that beat nothing: open for all, or face down.
option-discards-open = face up
option-discards-hidden = face down
option-combo_order = Order of the combinations
option-combo_order-help = Whose combination leads when several are declared. Bura is always the highest and wins at once.
option-combo_order-ends_molodka_moscow = four ends, molodka, Moscow
option-combo_order-ends_moscow_molodka = four ends, Moscow, molodka
option-combo_order-molodka_ends_moscow = molodka, four ends, Moscow
option-combo_order-molodka_moscow_ends = molodka, Moscow, four ends
option-combo_order-moscow_ends_molodka = Moscow, four ends, molodka
option-combo_order-moscow_molodka_ends = Moscow, molodka, four ends
option-four_tens = Four tens are four ends, too
option-four_tens-help = Usually only four aces are four ends.
option-open_hands = Open hands
option-open_hands-help = Everybody may play with open cards, or one player, who is given points for it.
option-open_hands-none = nobody's
option-open_hands-all = everybody's
option-open_hands-one_with_odds = one player's, with odds
option-open_seat = Who plays open
option-open_seat-help = The seat of the player whose cards all see.
option-open_seat-0 = seat 1
option-open_seat-1 = seat 2
option-open_seat-2 = seat 3
option-open_seat-3 = seat 4
option-open_seat-4 = seat 5
option-open_seat-5 = seat 6
option-open_seat-6 = seat 7
option-odds = Odds
option-odds-help = How many points the player with the open hand is given in every deal.
refused-open-seat-empty = Whoever plays open must sit at the table, and there is no such seat.
refused-open-tricks-hidden-discards = Taken tricks cannot lie open while discards lie face down: choose one of the two.

## What can be done

ask-set-give = Your last trumps, one or two, may be offered to a partner.
ask-set-return = { $seat } offers you { $number ->
    [one] the last trump: give a plain card back, or say no.
   *[other] the last { $number } trumps: give { $number } plain cards back, or say no.
}
ask-set-declare-molotka = Four trumps are molotka: whoever declares it leads first. Do you have it?
ask-set-declare-one_suit = Four cards of one suit take the lead out of turn. Do you have them?
ask-set-declare-molotka-one_suit = Four trumps (molotka) take the first lead, four cards of a suit lead out of turn. Do you have them?
ask-set-declare-moscow = Moscow, three aces, takes the lead out of turn. Do you have it?
ask-set-declare-four_ends-molodka-moscow = Four ends, molodka or Moscow take the lead out of turn. Do you have one?
ask-set-lead = Your lead: { $most ->
    [one] one card.
   *[other] one to { $most } cards of one suit.
}{ $enough ->
    [0] { "" }
   *[other] {" "}With { $enough } points in the cards taken you may stop the game.
}
ask-set-lead-rank = Your lead: { $most ->
    [one] one card.
   *[other] one to { $most } cards of one suit or of one rank.
}{ $enough ->
    [0] { "" }
   *[other] {" "}With { $enough } points in the cards taken you may stop the game.
}
ask-set-answer = { $cards_count ->
    [one] Beat { $cards }, or discard a card.
   *[other] Beat all of { $cards }, or discard { $cards_count } cards.
}
offer-set-give = Give last trumps
offer-set-return = Take them, give back
offer-set-decline = No, thank you
offer-set-declare = Declare
offer-set-lead = Lead
offer-set-claim = Stop the game
offer-set-beat = Beat
offer-set-discard = Discard
move-offer_trumps = To { $seat_named }
move-give_back = Give back { $pieces }
move-decline_trumps = No, keep them
move-declare-molotka = Molotka
move-declare-one_suit = Four of a suit
move-declare-four_ends = Four ends
move-declare-molodka = Molodka
move-declare-moscow = Moscow
move-claim = I have 61
move-discard = Discard { $pieces }
move-trump_card = The pack is cut for trumps

## What happened

named-trump-card = The pack is cut, and { $piece } shows. The card goes back into the pack.
said-trumps-offered = { $seat_is_you ->
    [yes] You offer
   *[no] { $seat } offers
} { $number ->
    [one] the last trump
   *[other] the last { $number } trumps
}. { $seat_partner_is_you ->
    [yes] It is for you to say.
   *[no] It is for { $seat_partner } to say.
}
said-trumps-taken = { $seat_is_you ->
    [yes] You agree: “Let me have them!”
   *[no] { $seat } agrees: “Let me have them!”
}
said-trumps-declined = { $seat_is_you ->
    [yes] You say: “No need.”
   *[no] { $seat } says: “No need.”
}
said-declare = { $seat_is_you ->
    [yes] You declare { $combo ->
        [molotka] molotka
        [one_suit] four of a suit
        [four_ends] four ends
        [molodka] molodka
       *[moscow] Moscow
    }.
   *[no] { $seat } declares { $combo ->
        [molotka] molotka
        [one_suit] four of a suit
        [four_ends] four ends
        [molodka] molodka
       *[moscow] Moscow
    }.
}
said-claim = { $seat_is_you ->
    [yes] You stop the game: “I have 61.”
   *[no] { $seat } stops the game: “I have 61.”
}
stage-claim-right = That is right: { $number } points in the cards taken. { $seat_is_you ->
    [yes] You win the deal
   *[no] { $seat } wins the deal
} (C9.5).
stage-claim-wrong = That is wrong: { $number } points in the cards taken, and { $enough } are needed. { $seat_is_you ->
    [yes] You lose the deal
   *[no] { $seat } loses the deal
} (C9.5).
named-leader-molotka = { $seat_is_you ->
    [yes] Molotka: you lead first.
   *[no] Molotka: { $seat } leads first.
}
named-leader-one_suit = { $seat_is_you ->
    [yes] Four of a suit: you take the lead.
   *[no] Four of a suit: { $seat } takes the lead.
}
named-leader-four_ends = { $seat_is_you ->
    [yes] Four ends: you take the lead.
   *[no] Four ends: { $seat } takes the lead.
}
named-leader-molodka = { $seat_is_you ->
    [yes] Molodka: you take the lead.
   *[no] Molodka: { $seat } takes the lead.
}
named-leader-moscow = { $seat_is_you ->
    [yes] Moscow: you take the lead.
   *[no] Moscow: { $seat } takes the lead.
}
stage-bura = { $seat_is_you ->
    [yes] Bura! You win the deal.
   *[no] Bura! { $seat } wins the deal.
}
mark-bura = bura
mark-claim = 61 claimed
mark-wrong-claim = 61 claimed wrongly
mark-odds = odds { $number }

## Refusals

set-trump-lot = The pack is cut at one of its { $number } cards.
set-giving-now = Last trumps may be offered now. Leads and combinations come afterwards.
set-give-to-partner = Trumps can be given to a partner only.
set-given-already = Your team has given trumps in this deal already; that is done once.
set-offered-already = You have offered your trumps just now, and the answer was no.
set-not-last-trumps = Only last trumps are given: one, or { $most } at most. You hold none, or more.
set-return-wanted = Now say no, or choose { $number ->
    [one] a card
   *[other] { $number } cards
} to give back.
set-return-number = As many cards go back as you get: { $number }.
set-return-plain = Plain cards go back; a trump only if you have nothing else.
set-lead-wanted = It is your lead: put cards down.
set-lead-length = A lead has at least one card and at most { $most }, as many as are in hand; you chose { $number }.
set-mixed-suits = A lead is of one suit, and these differ: { $cards }.
set-neither-suit-nor-rank = A lead is of one suit or of one rank, and { $cards } are neither.
set-whole-suit = The whole suit must be led: { $cards_left } { $cards_left_count ->
    [one] belongs
   *[other] belong
} to { $cards }.
set-only-declared = You took the lead with { $combo ->
    [molotka] molotka
    [one_suit] four of a suit
    [four_ends] four ends
    [molodka] molodka
   *[moscow] Moscow
}, so that is what you must lead.
set-answer-wanted = Now { $number ->
    [one] a card must be beaten or discarded
   *[other] { $number } cards must be beaten or discarded
}.
set-wrong-number = As many cards as were led must be put down: { $number }, not { $number_given }.
set-partly-beaten = All cards must be beaten, and { $cards } leave { $cards_left } unbeaten. They are only enough to discard.
set-not-beaten = { $cards } cannot beat { $cards_top }. It takes a higher card of the suit or a trump, and against a trump a higher trump. { $cards_count ->
    [one] This card is only enough to discard.
   *[other] These cards are only enough to discard.
}
set-card-twice = { $card } is chosen twice.
set-no-places = Cards are simply put on the table and have no places there.
set-window-open = Combinations are being declared now. Leads and claims come afterwards.
set-declared-already = You have declared a combination before this lead already.
set-not-held = { $combo ->
    [molotka] You do not hold molotka (four trumps).
    [one_suit] You do not hold four cards of a suit.
    [four_ends] You do not hold four ends (four aces{ $tens ->
        [yes] {" "}or four tens
       *[no] { "" }
    }).
    [molodka] You do not hold molodka (four cards of a plain suit).
   *[moscow] You do not hold Moscow (three aces).
}
set-no-such-combo-molotka = There is no such combination here, only molotka: four trumps.
set-no-such-combo-one_suit = There is no such combination here, only four cards of one suit.
set-no-such-combo-molotka-one_suit = There is no such combination here: there are molotka, which is four trumps, and four cards of one suit.
set-no-such-combo-four_ends-molodka-moscow = There is no such combination. There are four ends, molodka and Moscow; bura needs no declaring, it wins by itself.
set-combo-too-late = { $combo ->
    [molotka] Molotka takes the first lead of a deal only, and that is over.
   *[other] There are not enough cards in hand for that any more.
}
set-deal-over = The deal is over.

## The rules sheet

clause-sets-deck = The deck has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $ranks } of each suit.
clause-sets-removed = So that everybody gets as many cards, { $cards } { $cards_count ->
    [one] is
   *[other] are
} out of the game, for all to see.
clause-sets-order = In each suit the cards go from the highest down: { $ranks }. The ten is above the king.
clause-sets-trumps-permanent = Trumps are always the same { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, from the highest down: { $cards }. They all count as one suit.
clause-sets-trumps-none = There are no trumps: only a higher card of the same suit beats a card.
clause-sets-trump-cut = Before the deal the pack is opened anywhere, and the card that shows makes its suit trumps. It goes back into the pack; remember the suit.
clause-sets-dealt = Everybody gets four cards, one at a time from the dealer's left. The rest is the stock.
clause-sets-trump-turned = Everybody gets four cards, one at a time from the dealer's left. The next card is turned up and makes its suit trumps; it lies under the stock and is drawn last.
clause-sets-dealer-leads = The dealer leads first, after that whoever took the last trick.
clause-sets-left-leads = In the first deal the player on the dealer's left leads; after that whoever took the last trick, into the next deal as well.
clause-sets-lead-suit = One leads one to four cards of one suit, for example { $cards }, but never more than everybody still holds.
clause-sets-lead-rank = Two, three or four cards of one rank may be led as well, whatever their suits, for example { $cards }.
clause-sets-lead-any = How many one leads is free: with { $cards } the spades may be led both together ({ $cards_both }) or either one alone.
clause-sets-lead-whole = Whoever leads a suit puts down every card of it: with { $cards } the spades go together ({ $cards_both }), never one of them alone.
clause-sets-answer = The others answer in turn. Either you beat every card of the set now on top, each with a higher card of its suit, and your set is on top then; or you discard as many cards. Beating only part is not allowed: { $cards_beat } beat { $cards }, but { $cards_not } do not, and can only be discarded.
clause-sets-answer-trumps = A trump beats any plain card, a higher trump beats a trump: { $fixed ->
    [yes] say,
   *[no] with { SUIT($suit) } as trumps
} { $cards_beat } beat { $cards }.
clause-sets-pairing = Which of your cards beats which is all the same, as long as there is one for each: { $cards_beat } beat { $cards }, since { $card } can beat { $card_high } and { $card_other } can beat { $card_low }.
clause-sets-takes = Whoever beat last takes everything and leads; if nobody beat, the leader does.
clause-sets-discards-open = Discards lie open: everybody can count.
clause-sets-discards-unseen = Discards lie face down. Nobody looks at them until the deal is counted, not even who took them.
clause-sets-discards-own = Discards lie face down. Only who discarded them and who took them know them.
clause-sets-piles-closed = Only the last trick may be looked at: remembering the cards is part of the game.
clause-sets-piles-open = All tricks taken lie open, with the points in them.
clause-sets-piles-own = You may look at the last trick and at everything you took yourself; what others took must be remembered.
clause-sets-draw = After each trick all draw up to four cards, one at a time in turn, the taker first, as long as there is a card for everybody. Then the hands are played out.
clause-sets-draw-turned = After each trick all draw up to four cards, one at a time in turn, the taker first; the trump that was turned up goes last. Then the hands are played out.
clause-sets-give-before = Before the first lead a player with only one or two trumps may offer them to a partner. On a yes as many cards come back, face down: plain ones if there are any. With { $card } as the only trump you give it and get one plain card. Once a deal for each team.
clause-sets-give-after = After drawing a player with only one or two trumps may offer them to a partner. On a yes as many cards come back, face down: plain ones if there are any. With { $card } as the only trump you give it and get one plain card. Once a deal for each team.
clause-sets-molotka = Molotka: whoever holds four trumps, such as { $cards }{ $fixed ->
    [yes] { "" }
   *[no] {" "}with { SUIT($suit) } as trumps
}, may show them and make the first lead of the deal instead of the dealer, any lead at all. Of two the one nearer to the dealer clockwise does.
clause-sets-one-suit = Whoever holds four cards of one suit, such as { $cards }, may declare it before any lead and lead them out of turn.
clause-sets-bura = Bura: whoever holds four trumps before a lead, such as { $cards } with { SUIT($suit) } as trumps, wins the deal at once, however much others have taken.
clause-sets-combos = Combinations take the lead out of turn. From the highest down: { $first ->
    [four_ends] four ends (four aces)
    [molodka] molodka or pismo (four cards of a plain suit)
   *[moscow] Moscow (three aces)
}, { $second ->
    [four_ends] four ends (four aces)
    [molodka] molodka or pismo (four cards of a plain suit)
   *[moscow] Moscow (three aces)
}, { $third ->
    [four_ends] four ends (four aces)
    [molodka] molodka or pismo (four cards of a plain suit)
   *[moscow] Moscow (three aces)
}.
clause-sets-combos-lead = Before every lead a combination may be declared. The player with the highest leads, of equal ones the nearest clockwise to who would have led, and leads exactly those cards: Moscow is led as { $cards }, though the suits differ. They can be beaten like any others.
clause-sets-four-tens = Four tens are four ends, too.
clause-sets-claim = When it is your lead you may stop the game instead: “I have { $number }.” The cards your side has taken so far are counted: with { $number } the deal is won, with one point too few, as at 60, it is lost.
clause-sets-open-all = All play with open cards.
clause-sets-open-one = One player, { $seat }, plays with open cards and is given { $number ->
    [one] { $number } point
   *[other] { $number } points
} for it in every deal.
clause-sets-count-two = When all cards are played, the points are counted. Whoever has more than 60 wins the deal. The other side is written 2, or 4 with no more than 30 points, or 6 with none. At 59 and at 31 that is 2, at 30 already 4. At 60:60 nobody is written anything.
clause-sets-count-many = When all cards are played, the points are counted. Whoever has the most is spared, and so are all with as many. Each of the others is written 2, or 4 with no more than 30 points, or 6 with none. At 50, 45 and 25 that is 0, 2 and 4.
clause-sets-count-wins = If nobody stops the game it is counted after the last card: { $number } or more win the deal; if nobody has them it is drawn.
clause-sets-count-wrong-two = After a wrong claim the other side wins the deal.
clause-sets-count-wrong-many = After a wrong claim the deal is lost, and the others share a draw: nobody is credited with a win.
clause-sets-count-points = When all cards are played, the points are counted. Whoever has more wins: 61:59 is enough, 60:60 is drawn.
clause-sets-goat = The side with { $number } written points or more has lost the match and is the goat. Points beyond that are written, too.
clause-sets-goats = Whoever has { $number } written points or more has lost the match and is the goat; if there are several, they all are. Points beyond that are written, too.
clause-sets-wins = Whoever first wins { $number ->
    [one] { $number } deal
   *[other] { $number } deals
} wins the match.
clause-sets-most-points = A match is { $number ->
    [1] one deal.
   *[other] { $number } deals; the points of all of them add up.
}
clause-sets-no-mistakes = Cards drawn out of turn or one too many lose the deal at a real table. Here that cannot happen.

## Why one plays so (the advice of C12)

reason-set-claim = The cards taken have { $number } points, that is enough: stop the game.
reason-set-declare = Better to take the lead: these cards are hard to beat together.
reason-set-give = Trumps do more together in one hand, so the partner may have { $card }.
reason-set-return = This will be missed least: { $card }.
reason-set-lead-against-bura = { $seat } keeps throwing cards and probably gathers trumps. Several cards at once break that up: { $card }.
reason-set-lead-safe = Hardly anybody can beat this: { $card }.
reason-set-lead-several = Several cards at once are harder to beat: { $card }.
reason-set-lead-cheap = An empty card is no loss if it is beaten: { $card }.
reason-set-lead = The others are worth more in hand: { $card }.
reason-set-beat = This can be beaten cheaply: { $card }.
reason-set-beat-last = Nobody answers after us, so the trick is ours: { $card }.
reason-set-beat-trump = Trumps can be spared here: { $card }.
reason-set-beat-rich = With this there are { $number ->
    [one] { $number } point
   *[other] { $number } points
} in the trick, worth the trumps: { $card }.
reason-set-leave-partner = { $seat_is_you ->
    [yes] The trick is ours
   *[no] { $seat } holds the trick
}; nothing needs to be spent: { $card }.
reason-set-give-last = { $seat_is_you ->
    [yes] The trick is ours
   *[no] { $seat } holds the trick
} and nobody can take it any more: points go there: { $card }.
reason-set-give-safe = { $seat_is_you ->
    [yes] The trick is ours
   *[no] { $seat } holds the trick
} and will hardly lose it: points go there: { $card }.
reason-set-keep-for-bura = Trumps are kept for bura; this may go: { $card }.
reason-set-keep-trumps = The trick is not worth trumps; this may go: { $card }.
reason-set-least-loss = The trick is theirs, and this costs least: { $card }.
reason-set-throw-empty = The trick is theirs, they get what is empty: { $card }.
