### Why a program puts a tile: the nine principles (D9) and what single games add.

## The end of the round

reason-tiles-out = The last tile, and out: { $tiles }.
reason-tiles-out-more = The last tile, and out; at this end it brings more: { $tiles }.
reason-tiles-out-wins = Going out with { $tiles } wins the match at once.
reason-tiles-fish = A fish pays: { $number } in hand, and { $other } in an average hand of the others (principle 4).
reason-tiles-fish-pair = A fish pays: about { $number } in partner's hand and this one, about { $other } in theirs (principle 4).
reason-tiles-closing = Time to close both ends: { $number } in hand, and { $other } in an average hand of the others (principle 4).
reason-tiles-closing-pair = Time to close both ends: about { $number } in partner's hand and this one, about { $other } in theirs (principle 4).
reason-tiles-fish-not = No fish: it would leave { $number } in hand, and { $other } in an average hand of the others (principle 4); so { $tiles }.
reason-tiles-fish-pair-not = No fish: about { $number } in partner's hand and this one, about { $other } in theirs (principle 4); so { $tiles }.
reason-tiles-fish-bound = It makes fish, but everything else is worse: { $tiles }.

## The nine principles

reason-tiles-given = An own end was given up for number { $number } ({ $seat }), so there is more of it there: { $tiles } helps (principle 1).
reason-tiles-given-not = An own end was given up for number { $number } ({ $seat }), so there is more of it there; { $tiles } keeps it away (principle 1).
reason-tiles-given-both = Both ends were own, and one was given up for number { $number } ({ $seat }): there is more of it there, so { $tiles } (principle 2).
reason-tiles-given-both-not = Both ends were own, and one was given up for number { $number } ({ $seat }): there is more of it there, and { $tiles } keeps it away (principle 2).
reason-tiles-build = The own end will be given up with { $tile } one day, so number { $number } is built on the other side: { $tiles } (principle 3).
reason-tiles-own = An own end: all that is left of number { $number } is in this hand, nobody else can play there.
reason-tiles-own-both = Two own ends are better than one: { $tiles } (principle 5).
reason-tiles-soft = A soft opening: { $tiles } is ballast, the pressure comes next turn (principle 6).
reason-tiles-pressure = Show the pressure at once: number { $number } is the strongest here, { $tiles } (principle 6).
reason-tiles-open = Number { $number } is kept at an end, there is more of it in this hand: { $tiles }.
reason-tiles-lead-strong = Lead the strongest number, { $number }: { $tiles }.
reason-tiles-fresh = Do not open fresh numbers: { $tiles } (principle 7).
reason-tiles-cut = Cut the opponents' pressure first: { $tiles } (principle 8).
reason-tiles-fresh-both = A fresh number is answered by a fresh one on the other side: { $tiles } (principle 9).
reason-tiles-support = Partner has shown number { $number }; support it: { $tiles }.

## Hands and passes

reason-tiles-heavy = Shed the heavy one while it fits: { $tiles }.
reason-tiles-double = A double is harder to place, so it goes first: { $tiles }.
reason-tiles-mobile = This leaves something to play next time: { $tiles }.
reason-tiles-variety = This keeps more different numbers in hand: { $tiles }.
reason-tiles-orphan = The double { $tile } needs a way out before its number is gone.
reason-tiles-alike = The moves come to the same, so { $tiles }.
reason-tiles-lone = Alone, the tiles left would count too much: { $tiles } goes the better way.
reason-tiles-block = There is probably no answer to these ends ({ $seat }): { $tiles }.
reason-tiles-block-hard = These ends are harder to answer ({ $seat }): { $tiles }.
reason-tiles-block-known = There is certainly no answer, such tiles are not there ({ $seat }): { $tiles }.
reason-tiles-closed = With this end closed there is probably no answer ({ $seat }): { $tiles }.
reason-tiles-block-mate = Keep partner's way open: { $tiles }.
reason-tiles-exit-kept = The tile that wins the match as the last one is kept for that: { $tiles } now.

## Points for the ends

reason-tiles-points = The ends bring { $number ->
        [one] { $number } point
       *[other] { $number } points
    }: { $tiles }.
reason-tiles-reply = Leave little to the next player: { $tiles }.
reason-tiles-again = With these ends there are points to come next turn: { $tiles }.

## Before the lead

reason-tiles-redeal = So many doubles in one hand ({ $number }) are a burden: deal again.
reason-tiles-redeal-not = So much of number { $number } is a strength: let us play.
reason-tiles-lead-keep = There is a number to lead, { $number }: the lead is kept.
reason-tiles-lead-pass = There is nothing strong to lead: let partner lead.
reason-tiles-lead-mine = The lead is here, so lead.
reason-tiles-hundred = Little is written yet ({ $number }), and being out first wins at once: to a hundred!
