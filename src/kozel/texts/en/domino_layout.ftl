### Dominoes: how the layout grows. Spinners, arms, closed ends, the sniff; the game Donkey.

## The game

game-donkey = Donkey
game-donkey-about = Kozel with a cross: the first double has four open sides, several doubles may come down at once, and they may be closed.

## What happened

stage-closed = { $seat_is_you ->
    [yes] You have closed both ends. The round is over.
   *[no] { $seat } has closed both ends. The round is over.
}
mark-closed = closed

## Refusals

domino-closes-doubles-only = Only doubles are closed, and { $tile } is none.
domino-first-stays-open = The first tile of a round cannot be closed: { $tile } stays open.
domino-end-is-closed = This end is closed, nothing is added here any more. Open ends: { $numbers }.
domino-both-must-close = Two doubles in one turn are put here only if both are closed.
domino-which-way = { $tile } is the first double, the sniff. Say how it lies: in line or across.
domino-only-the-sniff-turns = { $tile } lies as usual: in line or across is a choice for the first double only.
refused-fish-by-six-with-spinner = A fish by six tiles and doubles with four open sides do not go together: such a double makes more than two ends.
refused-closing-without-spinner = Doubles can be closed only where the first double, or every double, has four open sides.
refused-arms-without-house = Only a double with four open sides has cross arms, and this game has none.
refused-four-doubles-on-a-line = A plain line has two ends, so no more than two doubles can be put at once.
refused-sniff-with-spinner = The sniff lies in line or across, but a double with four open sides always lies across: choose one.

## House rules

option-spinner = Doubles with four open sides
option-spinner-help = Tiles may be put across such a double, too: two more arms grow from it.
option-spinner-none = none
option-spinner-first = the first double
option-spinner-all = every double
option-house_arms = Cross sides of a double
option-house_arms-help = When tiles may be put across a double with four open sides.
option-house_arms-at_once = open at once
option-house_arms-after_line = when both long sides are covered
option-closing = Closing doubles
option-closing-help = Whoever puts a double may turn it face down: nothing is added to that side any more.
option-sniff = The sniff
option-sniff-help = The first double is put in line or across, as its player likes: in line one half of it counts, across both.

## Rules sheet

clause-domino-first-named = If several doubles come down at once and none lay there before, the first named is the first.
clause-domino-spinner-first = The first double, whenever it comes, is open on all four sides; it is called the house.
clause-domino-spinner-all = Every double is open on all four sides.
clause-domino-arms-at-once = Tiles may be put across such a double at once.
clause-domino-arms-after-line = Tiles may be put across such a double only when both its long sides are covered.
clause-domino-closing = Whoever puts a double may close it: it is turned face down and nothing is added to it any more. Of several doubles put at once any may be closed. A closed house has all its free sides closed. The first tile of a round is not closed.
clause-domino-closing-both = If the lead was no double, then until a double lies on the table a player may put doubles to both ends at once and close both. That ends the round, and everyone writes the pips of their own hand. Example: with the ends 2 and 5, whoever holds 2-2 and 5-5 closes both.
clause-domino-sniff = The first double is the sniff: whoever puts it lays it in line, and one half of it counts at its end, or across, and both do. Example: 6-1 and 1-4 lie there and 4-4 is put: across the ends are 6 and 8, that is 14, in line 6 and 4, that is 10. All other doubles lie across.
clause-domino-fish-closed = When all ends are closed, that is a fish, too.
