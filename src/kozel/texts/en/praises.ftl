### Praises: how a deal may begin otherwise than by dealing the cards out (C5).

## Options

option-praises = Praises
option-praises-help = Which praises are played at this table. With none of them every deal is a plain one.
option-praises-trousers = trousers
option-praises-double_trousers = double trousers
option-praises-mirror = mirror
option-praises-star = star
option-praises-merry = merry
option-praises-sad = sad
option-praises-small_coffins = small coffins
option-praises-big_coffins = big coffins
option-double_trousers = Double trousers
option-double_trousers-help = How many cards each lays in double trousers: one, as in plain ones, or two, one face down and one face up.
option-double_trousers-one_card = one card, one trick
option-double_trousers-two_cards = two cards, two tricks

refused-blind-praises = A blind seat does not see its cards and cannot praise: with one at the table there are no praises.

## Moves

ask-praiser = Which of you two will praise or play?
offer-praiser = Who will
move-praiser = { $seat_named_is_you ->
    [yes] Me
   *[no] { $seat_named }
}
ask-praise = The cards are not dealt yet. Do you praise, or shall we play?
offer-praise = Praise
offer-no-praise = Play
move-praise-none = Play
move-praise-trousers = Trousers
move-praise-double_trousers = Double trousers
move-praise-mirror = Mirror
move-praise-star = Star
move-praise-merry = Merry
move-praise-sad = Sad
move-praise-small_coffins = Small coffins
move-praise-big_coffins = Big coffins
ask-praise-dark = Lay one card face down.
ask-praise-open = Lay one card face up.
ask-praise-one-or-two = Lay one card or two face down.
ask-praise-cover = { $number ->
    [one] Cover the dark card with one of yours.
   *[other] Cover the dark cards with yours: first the first one, then the second.
}
offer-praise-dark = Lay face down
offer-praise-open = Lay face up
offer-praise-cover = Cover
offer-more = Draw again
move-dark = Face down: { $pieces }
move-open = Face up: { $pieces }
move-more = Draw again
ask-mirror = Cut the pack: how many cards do you lift? They are turned up one by one from the bottom of what you lifted.
ask-round = { $number ->
    [1] Which rounds are dealt face up? Name the first of them.
    [4] Name a fourth open round if you like.
   *[other] Name one more open round, number { $number } of them.
}
offer-round = Open round
move-round = Round { $number }
offer-enough = Enough
move-enough = Three are enough
offer-no-trump = No suit
move-trump-none = No trump suit

## What happened

named-praising = { $seat_is_you ->
    [yes] It is for you to praise or to play.
   *[no] It is for { $seat } to praise or to play.
}
named-praise-none = { $seat_is_you ->
    [yes] You: let us play.
   *[no] { $seat }: let us play.
}
named-praise-trousers = { $seat_is_you ->
    [yes] You praise: trousers!
   *[no] { $seat } praises: trousers!
}
named-praise-double_trousers = { $seat_is_you ->
    [yes] You praise: double trousers!
   *[no] { $seat } praises: double trousers!
}
named-praise-mirror = { $seat_is_you ->
    [yes] You praise: the mirror!
   *[no] { $seat } praises: the mirror!
}
named-praise-star = { $seat_is_you ->
    [yes] You praise: the star!
   *[no] { $seat } praises: the star!
}
named-praise-merry = { $seat_is_you ->
    [yes] You praise: merry!
   *[no] { $seat } praises: merry!
}
named-praise-sad = { $seat_is_you ->
    [yes] You praise: sad!
   *[no] { $seat } praises: sad!
}
named-praise-small_coffins = { $seat_is_you ->
    [yes] You praise: small coffins!
   *[no] { $seat } praises: small coffins!
}
named-praise-big_coffins = { $seat_is_you ->
    [yes] You praise: big coffins!
   *[no] { $seat } praises: big coffins!
}
named-round = Round { $number } is dealt face up.
named-trump-none = No trump suit: only the permanent trumps are trumps.
stage-praise-void = Somebody has no card to lay: the praise is void. The cards are shuffled again and dealt plainly.
stage-praise-proven = The praise was not played fair: { $seat }, { $card }. The deal is over.
shown-trick = { $seat_is_you ->
    [yes] Your dark card
   *[no] The dark card of { $seat }
}: { $pieces }.
moved-deck-trick = { $seat_is_you ->
    [yes] Your open card
   *[no] Turned up for { $seat }
}: { $pieces }.
moved-deck-coffin = { $known ->
    [none] Laid into the coffin face down: { $pieces_count }.
   *[some] The last pair: { $pieces }.
}
moved-coffin-pile = { $known ->
    [none] { "" }
   *[some] { $seat_is_you ->
        [yes] You take the coffin.
       *[no] { $seat } takes the coffin.
    }
}
moved-deck-aside = { $known ->
    [none] Laid aside face down: { $pieces_count }.
   *[some] Laid aside face down: { $pieces }.
}
moved-hand-aside = { $known ->
    [none] { $seat } lays aside face down: { $pieces_count }.
   *[some] { $seat_is_you ->
        [yes] You lay aside face down: { $pieces }.
       *[no] { $seat } lays aside face down: { $pieces }.
    }
}
moved-aside-deck = What was laid aside goes under the pack: { $pieces_count }.
moved-trick-deck = { "" }

zone-coffin = The coffin
zone-aside = Laid aside

## Refusals

praise-choose-first = First decide: praise, and how, or play.
praise-keep = { $card } is a good card: you keep it, it is not laid.
praise-lay-first = Now lay one of the cards that you drew.
praise-no-more = You cannot draw again: you have a card to lay.
praise-no-suit = No trump suit may be named only by a hand of permanent trumps alone.
praise-name-round = Name a round from 1 to { $number } that was not named yet. Three are enough.

## Rules

chapter-tricks-praising = Praises
clause-praise-none = There are no praises: the cards of every deal are simply dealt out.
clause-praise-first-of-team = From the second deal on the team that won the last one has the right to praise: before the cards are dealt the one of the two who sits first after the dealer is asked, and says “play” or praises: { $values }.
clause-praise-team-chooses = From the second deal on the team that won the last one has the right to praise; the partners decide which of them it will be. That player says “play” or praises: { $values }.
clause-praise-left-of-dealer = From the second deal on the dealer's left is asked before the cards are dealt, and says “play” or praises: { $values }.
clause-praise-forced = From the second deal on the dealer “praises” the left-hand neighbour, who cannot decline. { $number ->
    [one] There is one praise: { $values }.
   *[other] The neighbour chooses how: { $values }.
}
clause-praise-not-after-redeal = Once the cards of a deal have been redealt it can no longer be praised.
clause-praise-names = In a praise the praiser names the trump suit. Whatever suit it is, { $cards } are trumps always.
clause-praise-suit-fixed = The trump suit is the usual one in a praise, too; it is not named.
clause-praise-good-everybody = Good cards are all trumps and aces: in trousers they are kept and may not be laid. If { $card } and { $card_plain } come, { $card_plain } is laid.
clause-praise-good-praiser = Good cards are trumps and, for the praiser, aces: in trousers they are kept and may not be laid. The other three may lay an ace. If { $card } and { $card_plain } come to the praiser, { $card_plain } is laid.
clause-praise-good-nobody = Good cards are all trumps: in trousers they are kept and may not be laid. Aces of other suits may be laid. If { $card } and { $card_plain } come, either may be laid.
clause-praise-share = In the end all have as many cards, { $number } each with those laid on the table. Good cards that a hand has no room for go to the partner, seen by nobody else but whoever drew them; if there is no room there either they are laid aside face down and dealt with the rest. If somebody has nothing to lay at all, the praise is void: the cards are shuffled and dealt plainly.
clause-praise-trousers = “Trousers”: the praiser draws one card from the top of the pack and one from the bottom and looks at them alone{ $names ->
    [yes] , then names the trump suit
   *[no] { "" }
}. Good ones are kept and the praiser draws again; as soon as a card comes that is not good it is laid face down (of two, either). The next player does the same, also face down, the third and fourth lay face up. The dark cards are turned and the trick is taken as usual. Say the dark cards are { $cards } and the open ones { $cards_open }: { $card } takes it. The rest is dealt evenly, and the taker leads.
clause-praise-trousers-answered = “Trousers”: the praiser draws one card from the top of the pack and one from the bottom until at least one is no trump, and lays one such card or two face down. Each other player draws in the same way until holding as many cards that are no trumps and covers the dark ones with them face up, choosing which goes where. Then the dark ones are turned. Say { $card_dark } was dark and { $cards } were put on it: { $card } takes it. The rest is dealt evenly; whoever's card took the richer trick leads first, at equal points the first one.
clause-praise-double-one = “Double trousers”: the same, but four cards are drawn at a time, two from the top and two from the bottom; still each lays one. If { $cards } come, { $card } is laid and the others go to the hand.
clause-praise-double-two = “Double trousers”: four cards are drawn at a time, two from the top and two from the bottom, and everybody lays two of them, one face down and one face up as they like. The four closed cards are one trick, the open ones another; the taker of the closed one leads next. If { $cards } come, { $card } may be laid face down and { $card_open } face up, or the other way round.
clause-praise-mirror = “Mirror”: the praiser{ $names ->
    [yes] {" "}names the trump suit, then
   *[no] { "" }
} cuts the pack anywhere and turns up the lifted cards one by one from their bottom. Trumps go to the hand; the first other card, even an ace, is led face up. Say { $card_trump } lay lowest and { $card } above it: the first goes to the hand, the second is led. The packet goes back and the next player does the same. The only choice is where to cut. The taker of the trick leads.
clause-praise-star = “Star”: the praiser names three or four of the { $number } rounds, say 2, 5 and 6. The cards are dealt one at a time, and in the named rounds face up: whoever was dealt the strongest takes all four. The praiser's card counts as led, permanent trumps are higher. Dealt { $card_led } to the praiser and { $cards } to the others: { $card } takes them. After the deal the praiser { $names ->
    [yes] names the trump suit and leads.
   *[no] leads.
}
clause-praise-merry = “Merry”: three cards each; the praiser{ $names ->
    [yes] {" "}names the trump suit and
   *[no] { "" }
} leads all three tricks, whoever takes them. Again three cards and three tricks, then two cards and two.{ $names ->
    [yes] {" "}Each time the trump suit is named anew. A hand of permanent trumps alone, say { $cards }, may name no suit: then only those are trumps.
   *[no] { "" }
}
clause-praise-sad = “Sad”: dealt in the same way, three, three and two cards,{ $names ->
    [yes] {" "}the praiser naming the trump suit each time,
   *[no] { "" }
} but the player after the praiser leads every trick and the praiser plays last.{ $names ->
    [yes] {" "}Here, too, { $cards } may name no suit.
   *[no] { "" }
}
clause-praise-small-coffins = “Small coffins”: the cards are laid in pairs, one for the praiser's team and one for the other: five pairs closed, the sixth open. Whose open card is stronger takes all twelve. Then one card to each, six more pairs, and one card to each again.{ $names ->
    [yes] {" "}The praiser names the trump suit and leads;
   *[no] {" "}The praiser leads;
} the two cards in hand are played.
clause-praise-big-coffins = “Big coffins”: one card to each, then twelve pairs, the last of them open: its stronger card takes all twenty-four. Then one more card to each.{ $names ->
    [yes] {" "}The praiser names the trump suit and leads;
   *[no] {" "}The praiser leads;
} the two cards in hand are played.
clause-praise-coffin-strength = In coffins the higher permanent trump is stronger, and without one the higher card whatever its suit; of equals the card of the praiser's team. { $card_high } against { $card_low }: { $card } takes the coffin.
clause-praise-caught = In a praise one may also draw and lay against the rules: draw again with a card to lay at hand, or lay a good card. But the opponents may challenge it, as they may a revoke.
