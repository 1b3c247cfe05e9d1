### Leads of several cards: Burkozel (C8, C9).

game-burkozel = Burkozel
game-burkozel-about = Four cards in hand, several of a suit led at once; whoever collects 61 wins the deal.

## Options

option-wins = Deals to win
option-wins-help = How many deals one has to win to win the match.
option-discards = Discards
option-discards-help = How cards lie that beat nothing. Face down, only the player who discarded them and whoever takes the trick know them.
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

## What can be done

ask-set-declare = Do you hold a combination? Declare it, or let it be.
ask-set-lead = Your lead: one to four cards of one suit.
ask-set-answer = { $cards_count ->
    [one] Beat { $cards }, or discard a card.
   *[other] Beat all of { $cards }, or discard { $cards_count } cards.
}
offer-set-declare = Declare
offer-set-lead = Lead
offer-set-claim = Stop the game
offer-set-beat = Beat
offer-set-discard = Discard
move-declare-four_ends = Four ends
move-declare-molodka = Molodka
move-declare-moscow = Moscow
move-claim = I have 61
move-discard = Discard { $pieces }

## What happened

said-declare = { $seat_is_you ->
    [yes] You declare { $combo ->
        [four_ends] four ends
        [molodka] molodka
       *[moscow] Moscow
    }.
   *[no] { $seat } declares { $combo ->
        [four_ends] four ends
        [molodka] molodka
       *[moscow] Moscow
    }.
}
said-claim = { $seat_is_you ->
    [yes] You stop the game: “I have 61.”
   *[no] { $seat } stops the game: “I have 61.”
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

set-lead-wanted = It is your lead: put cards down, or say that you have 61.
set-lead-length = A lead has at least one card and at most { $most }, as many as are in hand; you chose { $number }.
set-mixed-suits = A lead is of one suit, and these differ: { $cards }.
set-only-declared = You took the lead with { $combo ->
    [four_ends] four ends
    [molodka] molodka
   *[moscow] Moscow
}, so that is what you must lead.
set-answer-wanted = Now { $number ->
    [one] a card must be beaten or discarded
   *[other] { $number } cards must be beaten or discarded
}.
set-wrong-number = As many cards as were led must be put down: { $number }, not { $number_given }.
set-partly-beaten = All cards ({ $cards_top }) must be beaten, and { $cards } beat only part. If you do not beat them all, discard as many.
set-not-beaten = { $cards } cannot beat { $cards_top }. It takes a higher card of the suit or a trump, and against a trump a higher trump.
set-card-twice = { $card } is chosen twice.
set-no-places = Cards are simply put on the table and have no places there.
set-window-open = Combinations are being declared now. Leads and claims come afterwards.
set-declared-already = You have declared a combination before this lead already.
set-not-held = { $combo ->
    [four_ends] You do not hold four ends (four aces).
    [molodka] You do not hold molodka (four cards of a plain suit).
    [moscow] You do not hold Moscow (three aces).
   *[other] There is no such combination. There are four ends, molodka and Moscow.
}
set-deal-over = The deal is over.
