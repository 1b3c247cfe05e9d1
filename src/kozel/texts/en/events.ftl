### What happened, in words. The ids follow from the events (kozel.core.events):
###
###   moved-<kind of source>-<kind of target>   else `moved`; the kind of zone "hand:2" is hand
###   shown-<kind of zone>                      else `shown`
###   said-<word>
###   named-<what>-<value>                      else named-<what>
###   stage-<name>
###   mark-<kind>                               beside a line of the score sheet
###
### and from the moves, as labels of buttons and lines of a numbered list:
###
###   move-<word>-<value>                       else move-<word>
###   move-<word>                               of a number or of chosen pieces; `-none` for none
###
### Beside an event's own arguments a text finds
###   $seat, $seat_is_you, $seat_number   who acts; of a move of the house: whose zone it is
###   $pieces, $pieces_count              the pieces this viewer sees, and how many there are
###   $known                              all, some or none of them are seen
###   $laid                               tiles with their places: "4-5 on the left"
###   $zone, $zone_from, $zone_to         names of zones
###   $side_to, $side_to_is_yours         the side of a pile
###   $value                              of Named and of moves, as it comes; and where it is
###                                       the letter of a suit $suit and $suit_sign, a number
###                                       $number, $seat_named and $seat_named_is_you, a card or
###                                       a tile $piece
### Moves with a number: $number, and $seat_named for the seat of that number. Marks: $number.
### Texts for the reader's own doings take $seat_is_you; one that says nothing is { "" }.

## Pieces going from zone to zone

moved = { $known ->
    [none] { $zone_from } → { $zone_to }: { $pieces_count }.
   *[some] { $zone_from } → { $zone_to }: { $pieces }.
}
moved-deck-hand = { $known ->
    [none] Dealt to { $seat }: { $pieces_count }.
   *[some] Dealt to { $seat }: { $pieces }.
}
moved-deck-talon = { $known ->
    [none] { $pieces_count ->
        [one] One card lies in the talon.
       *[other] { $pieces_count } cards lie in the talon.
    }
   *[some] In the talon: { $pieces }.
}
moved-deck-stock = { $pieces_count ->
    [one] One card lies in the stock.
   *[other] { $pieces_count } cards lie in the stock.
}
moved-deck-boneyard = { $pieces_count ->
    [one] One tile lies in the boneyard.
   *[other] { $pieces_count } tiles lie in the boneyard.
}
moved-deck-removed = Out of the game: { $pieces }.
moved-hand-trick = { $known ->
    [none] { $seat_is_you ->
        [yes] You play face down: { $pieces_count }.
       *[no] { $seat } plays face down: { $pieces_count }.
    }
   *[some] { $hidden ->
        [yes] { $seat_is_you ->
            [yes] You lay { $pieces } face down.
           *[no] { $seat } lays { $pieces } face down.
        }
       *[no] { $seat_is_you ->
            [yes] You play { $pieces }.
           *[no] { $seat } plays { $pieces }.
        }
    }
}
moved-trick-pile = { $seat_is_you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
moved-stock-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] You draw { $pieces_count ->
            [one] a card
           *[other] { $pieces_count } cards
        }.
       *[no] { $seat } draws { $pieces_count ->
            [one] a card
           *[other] { $pieces_count } cards
        }.
    }
   *[some] { $seat_is_you ->
        [yes] You draw { $pieces }.
       *[no] { $seat } draws { $pieces }.
    }
}
moved-boneyard-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] You draw { $pieces_count ->
            [one] a tile
           *[other] { $pieces_count } tiles
        }.
       *[no] { $seat } draws { $pieces_count ->
            [one] a tile
           *[other] { $pieces_count } tiles
        }.
    }
   *[some] { $seat_is_you ->
        [yes] You draw { $pieces }.
       *[no] { $seat } draws { $pieces }.
    }
}
moved-talon-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] You take the talon.
       *[no] { $seat } takes the talon.
    }
   *[some] { $seat_is_you ->
        [yes] You take the talon: { $pieces }.
       *[no] { $seat } takes the talon: { $pieces }.
    }
}
moved-talon-pile = { $known ->
    [none] The talon goes to the pile of { $seat }.
   *[some] The talon goes to the pile of { $seat }: { $pieces }.
}
moved-stock-stock = Turned up, at the bottom of the stock: { $pieces }.
moved-hand-discards = { $known ->
    [none] { $seat_is_you ->
        [yes] You discard face down: { $pieces_count }.
       *[no] { $seat } discards face down: { $pieces_count }.
    }
   *[some] { $seat_is_you ->
        [yes] You discard { $pieces }.
       *[no] { $seat } discards { $pieces }.
    }
}
moved-discards-pile = { $known ->
    [none] { "" }
   *[some] Discards that go with it: { $pieces }.
}
moved-hand-layout = { $seat_is_you ->
    [yes] You put { $laid }.
   *[no] { $seat } puts { $laid }.
}

## Pieces turned up

shown = Turned up, { $zone }: { $pieces }.
shown-hand = { $seat_is_you ->
    [yes] Left in your hand: { $pieces }.
   *[no] Left in hand, { $seat }: { $pieces }.
}
shown-talon = In the talon: { $pieces }.

## Said, named, come to

said-phrase = { $seat_is_you ->
    [yes] You: { $phrase }
   *[no] { $seat }: { $phrase }
}
stage-match-over = The match is over.

## Moves of all games

move-play = { $laid }
move-say = { $phrase }
move-shuffle = Shuffle
move-go = Go on
move-pass = Pass
piece-at = { $piece }{ $place ->
    [left] {" "}on the left
    [right] {" "}on the right
    [up] {" "}on the upper arm
    [down] {" "}on the lower arm
   *[first] { "" }
}{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}{ $flag ->
    [closed] , closed
    [across] , across
    [inline] , in line
   *[none] { "" }
}

## Zones

zone-deck = The deck
zone-hand = { $seat_is_you ->
    [yes] Your hand
   *[no] Hand: { $seat }
}
zone-trick = The trick
zone-pile = Taken tricks: { $side }
zone-talon = The talon
zone-stock = The stock
zone-boneyard = The boneyard
zone-layout = The layout
zone-discards = Discards
zone-removed = Out of the game

# What was named in the deal and holds until its end.
now-soloist = alone: { $seat_named }
now-aim-least = for the least
now-contract = "dry": { $seat_named }
now-praise-trousers = trousers
now-praise-double_trousers = double trousers
now-praise-mirror = mirror
now-praise-star = star
now-praise-merry = merry
now-praise-sad = sad
now-praise-small_coffins = small coffins
now-praise-big_coffins = big coffins
