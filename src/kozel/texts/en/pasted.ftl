# Games of other people, pasted as text. The faces put the line before what is wrong with it.

pasted-at-line = Line { $line }: { $text }
pasted-fault = { $row ->
    [0] { $seat }, “{ $given }”
   *[other] row { $row }, { $seat }, “{ $given }”
}
pasted-fault-of-nobody = { $row ->
    [0] “{ $given }”
   *[other] row { $row }, “{ $given }”
}
pasted-is-faulty = The first move that cannot be: { $text }. { $reason }

pasted-empty = There is no game here. Write the game, the hands and the moves; the example shows how.
pasted-no-game = Which game is it? Add a line such as “Game: partnership” at the top.
pasted-no-hands = There are no hands here. Write one line for each player: “A: 0-5 1-3 …”.
pasted-two-games = The game is named a second time.
pasted-too-long = The text is too long: { $number } bytes, at most { $most } are read.
pasted-too-many-moves = There are more than { $most } moves.
pasted-too-hard = This text can be read in too many ways. Write down what was drawn and at which ends the tiles were put.
pasted-seats = “{ $given }” is no number of players.
pasted-names-twice = The players are listed a second time, or after their hands.
pasted-names-number = The text speaks of { $number } players but names { $names }.
pasted-unknown-player = Who is “{ $given }”? No such player has a hand.
pasted-no-suit = “{ $given }” is neither a suit nor a card.
pasted-no-piece = “{ $given }” is neither a card nor a tile.
pasted-not-in-game = This game has no { $laid }.
pasted-twice = { $laid } is there twice: also in line { $line_other }.
pasted-two-hands = { $given } has two hands.
pasted-hands-missing = The hand of { $words } is missing.
pasted-hand-size = { $name } holds { $number }, but { $most } are dealt.
pasted-row-too-long = There are more cells than players: at most { $number } fit.
pasted-cannot-deal = The hands cannot be dealt like this.
pasted-deal-not-over = New hands are dealt here, but the deal before is not over.
pasted-hands-expected = By these rules the deal is over or is dealt anew, so the next hands should stand here.
pasted-drew-otherwise = { $tile } cannot have been drawn: it lies elsewhere, or drawing would have ended earlier.
pasted-unclear = “{ $given }” is no move here.

page-pasted = Someone else’s game
page-pasted-open = Go through someone else’s game
page-pasted-how = Paste hands and moves from a book or a chat: what can be played is replayed, and the first move that breaks the rules is named with its rule.
page-pasted-text = Game, hands and moves
page-pasted-read = Show the game
page-pasted-form = How to write it
page-pasted-example = Put in the example
page-pasted-change = To the text
page-pasted-lead = First line: the game and its house rules, if they differ. Then the hands in the order of play. Then the moves: a row for each round, or a line for each move.
page-pasted-words = Tiles 0-5 or 05, cards QC or Q♣. A pass: pass, knock or a dash. A draw: draw, or +3-4 with the tile. An end may be told: 1-5 left.
page-pasted-later = If it was not the match’s first deal, name who leads: “Leader: B”. Where the rules would have another lead, add first_lead=lot.
page-pasted-so-far = Show the game so far
page-pasted-sample =
    Game: partnership
    A: 05 13 14 22 34 44 56
    B: 00 01 06 11 16 23 26
    C: 02 24 25 33 36 45 46
    D: 03 04 12 15 35 55 66
    Leader: B
    1. -   1-1 pass 1-5
    2. 1-4 pass 4-5 0-4
    3. 0-5 pass 2-5 1-2
    4. 4-4 0-1 0-2 pass
    5. 2-2 2-6 4-6 pass
    6. 3-4 2-3 2-4 fish
