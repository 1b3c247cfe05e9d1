### Words and sentences of all games: people, seats, options, refusals, results.

## People and lists

you = you
house = the house
seat-number = seat { $number }
side-number = side { $number }
list-and = { $first } and { $last }
with-rule = { $text } ({ $rule })
seating = { $teams ->
    [yes] { $number } players in two teams
   *[no] { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
}

## Options

value-on = yes
value-off = no
value-none = none

option-deals = Number of deals
option-deals-help = After so many deals that counted the better score wins. Without a number the match is played to its own end.
option-deals-0 = no fixed number
option-talk = Talk during a deal
option-talk-help = Between deals the fixed phrases may always be said. This decides about the time while cards or tiles are in play.
option-talk-off = silence
option-talk-phrases = the fixed phrases

preset-unknown = There is no game “{ $preset_key }”. The games are: { $values }.
preset-unknown-near = There is no game “{ $preset_key }”. Did you mean “{ $near }”?
option-unknown = { $preset } has no option “{ $option_key }”. Its options are: { $values_keys }.
option-unknown-near = { $preset } has no option “{ $option_key }”. Did you mean “{ $near }”?
option-value-unknown = “{ $option }” ({ $option_key }) cannot be “{ $given }”. Possible: { $values_keys }.
option-value-not-here = In { $preset } “{ $option }” ({ $option_key }) cannot be “{ $given }”. Possible here: { $values_keys }.
option-not-a-number = “{ $option }” ({ $option_key }) takes a whole number, not “{ $given }”.
option-not-a-switch = “{ $option }” ({ $option_key }) is either on or off, not “{ $given }”.
option-out-of-bounds = “{ $option }” ({ $option_key }) goes from { $low } to { $high }; { $number } is outside.
option-not-applicable = “{ $option }” ({ $option_key }) means nothing beside the other options chosen.

## Seats

seats-number = A table has { $low } to { $high } seats, not { $number }.
seats-teams-odd = { $number } players cannot form two equal teams.
seats-not-here = { $preset } is not played by { $number ->
    [one] { $number } player
   *[other] { $number } players
}{ $teams ->
    [0] {" "}each for themselves
   *[other] {" "}in two teams
}. It is played by: { $seatings }.
seats-blind = { $most ->
    [0] { $preset } has no blind seats.
    [one] { $preset } has at most one blind seat, not { $number }.
   *[other] { $preset } has at most { $most } blind seats, not { $number }.
}

## Turns and talk

ask-wait = Nothing to do now: wait for the others.
match-over = The match is over.
phrase-unknown = There is no such phrase. The phrases are: { $values }.
talk-off = No talking during the deal. The phrases are for the time between deals.
phrase-thanks = Thanks!
phrase-good_game = Good game!
phrase-luck = Good luck!
phrase-sorry = Sorry!
phrase-wait = Wait a moment, please.
phrase-again = Another match?

## Results

outcome-won = { $yours ->
    [won] { $seats_count ->
        [one] You won.
       *[other] You won: { $seats }.
    }
    [lost] You lost. Won by { $seats }.
   *[none] Won by { $seats }.
}
outcome-drawn = The match is drawn.
outcome-rating = Rating points: { $words }.
outcome-goats = { $seats_count ->
    [one] The goat: { $seats }.
   *[other] The goats: { $seats }.
}

## Score sheet

score-side = { $seats }
score-line = { $called ->
    [round] Round
   *[deal] Deal
} { $number }
score-before = before
score-round = { $called ->
    [round] this round
   *[deal] this deal
}
score-after = after
score-target = { $unit ->
    [rows] Ends at row { $number }
    [chips] Ends at { $number ->
        [one] one chip
       *[other] { $number } chips
    }
    [wins] Ends at { $number ->
        [one] one deal won
       *[other] { $number } deals won
    }
   *[points] Ends at { $number }
}
score-length = { $called ->
    [round] { $number ->
        [one] One round
       *[other] { $number } rounds
    }
   *[deal] { $number ->
        [one] One deal
       *[other] { $number } deals
    }
}
score-carried = Carried: { $number }
score-eggs = Eggs waiting: { $number }
score-series = Matches won: { $words }
scored = Score: { $words }.
scored-nothing = The score stays as it was.
scored-side = { $tone ->
    [remembered] { $side } { $words } (remembered)
   *[written] { $side } { $words }
}

## Rules sheet

sheet-title = { $title }: the rules
sheet-players = Played by { $seatings }.
