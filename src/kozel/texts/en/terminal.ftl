### Play in the terminal and the command line.

## Help on commands

help-usage = Usage:
help-arguments = What to name
help-options = Options
help-commands = Commands
help-metavar-command = COMMAND …
help-metavar-options = [OPTIONS]
help-metavar-game = GAME
help-metavar-file = FILE
help-metavar-first = BOT_A
help-metavar-second = BOT_B
help-metavar-lang = ru|en
help-metavar-changes = NAME=VALUE
help-metavar-seats = N
help-metavar-blind = SEAT
help-metavar-bots = LEVEL
help-metavar-seat = SEAT
help-metavar-seed = NUMBER
help-metavar-log = FILE
help-metavar-resume = [FILE]
help-metavar-pace = MS
help-metavar-cards = WAY
help-metavar-deals = N
help-metavar-kon = N
help-metavar-jobs = N

help-help = Show this help.
help-lang = Language: ru or en. That of the system, if not named.
help-as_json = Give the data as JSON, for programs.
help-drafts = Show unfinished games, too.
help-changes = A house rule, such as ten_order=above_king; may be repeated. “kozel games” lists the rules of a game.
help-file = A file that a match was written to.
help-game = A game, such as classic, or a code of rules.

help-kozel = The Russian Goat games, with cards and dominoes: play in the terminal, read the rules, look at matches again and check them.
help-kozel-version = Show the version.

help-play = Play in the terminal. With nothing named it asks for everything: which game, by which rules, with whom.
help-play-short = play
help-play-seats = How many seats; 4t is four, two against two.
help-play-blind = A blind seat, counted from 1; may be repeated.
help-play-bots = How the bots play: novice, club or random.
help-play-seat = Your seat, counted from 1.
help-play-seed = A number that all chance follows from: the same number, the same match.
help-play-auto = Bots play alone, nothing is asked.
help-play-log = Where to write the match. If not named, it goes to the program's own folder.
help-play-resume = Go on with a match: from this file or, without a name, the last one not finished.
help-play-pace = The pause after a bot's move, in milliseconds.
help-play-cards = How cards are written: signs (Q♣), letters (QC) or words (queen of clubs).

help-games = List the games and their house rules.
help-games-short = list the games and their options

help-rules = Tell the rules of a game with all its house rules.
help-rules-short = tell the rules
help-rules-seats = How many seats; 4t is four, two against two.

help-replay = Show a match again: move by move in a terminal, else all of it. The file is a log, or someone else’s game as text (docs/pasted.md); “-” reads standard input.
help-replay-short = show a match again
help-replay-log = Write the match of a text to this file, as a log.

help-verify = Check the log of a match: was it edited, is every move lawful, was it dealt fairly.
help-verify-short = check the log of a match

help-arena = Compare two bots on the same deals with seats exchanged.
help-arena-short = compare two bots
help-arena-first = The first bot.
help-arena-second = The second bot.
help-arena-deals = How many deals (usually 100).
help-arena-seed = A number that the deals follow from (usually 0).
help-arena-seats = How many seats.
help-arena-kon = Which deal of a match is played (usually the first).
help-arena-jobs = How many processes to count in (usually one).

## What is wrong on the command line

usage-see-help = More: { $command } --help
usage-number = { $words }: a whole number from { $low } to { $high } is needed, not “{ $given }”.
usage-word = { $words }: “{ $given }” does not fit. There are: { $listed }.
usage-too-much = Too much in this command: { $given }.
usage-no-such-option = There is no option { $given }.
usage-no-such-option-near = There is no option { $given }. Perhaps { $near }?
usage-no-such-command = There is no command “{ $given }”. There are: { $listed }.
usage-needs-a-value = { $given } needs a value after it.
usage-takes-no-value = { $given } takes no value.
usage-missing-argument = Missing: { $given }.
usage-missing-option = Missing option: { $given }.
usage-bad-value = { $given }: this value does not fit.
usage-wrong = This command could not be understood.
usage-set = --set is followed by name=value, such as --set deals=1, not “{ $given }”.
usage-seats = “{ $preset }” is not played so: “{ $given }”. Possible: { $seatings }.
usage-blind = A blind seat can be one from 1 to { $most }, but not your own.
usage-resume-alone = A match goes on by the rules it began with: beside --resume no other settings of the match can be named.

crash = This is a mistake of the program, not yours. What happened is written in { $file }: please send that file to the authors of Kozel.

## Questions before a match

terminal-games = Kozel. What shall we play?
terminal-kind-cards = Cards:
terminal-kind-dominoes = Dominoes:
terminal-ask-game = Number or name (Enter: { $number }):
terminal-rules = { $changed ->
    [0] By which rules?
    [one] { $changed } rule changed. Shall we play?
   *[other] { $changed } rules changed. Shall we play?
}
terminal-rules-play = play like this
terminal-rules-change = change the rules
terminal-rules-show = read the rules
terminal-ask-rules = Number (Enter: { $number }):
terminal-options = House rules:
terminal-option-line = { $option }: { $words }
terminal-ask-option = Number of the one to change (Enter: nothing more):
terminal-ask-value = Number (Enter: leave it):
terminal-ask-range = A number from { $low } to { $high } (Enter: leave it):
terminal-ask-several = Words with spaces between, “-” for none (Enter: leave it):
terminal-seats = How shall we sit?
terminal-bots = Whom shall we play with?
terminal-ask-choice = Number (Enter: { $number }):
terminal-choose-again = “{ $given }” is not clear. Type a number from 1 to { $most }.
terminal-yes-or-no = “{ $given }” is not clear. Type “yes” or “no”.
terminal-not-begun = No match was begun.
terminal-nothing-to-resume = There is no unfinished match. Begin one with: kozel play

## At the table

terminal-bot-names = Ann Ben Carl Dora Emil Fay Gus Hope Ian
terminal-player = Player
terminal-blind = Blind
terminal-begin = { $game }.
terminal-partners = { $seats_count ->
    [one] Your partner is { $seats }.
   *[other] Your partners are { $seats }.
}
terminal-opponents = Against you: { $seats }.
terminal-table = At the table: { $seats }.
terminal-how = Type a number or a move. The word “help” shows the commands.
terminal-resumed = We go on where we stopped.

terminal-hand = You hold: { $shown }.
terminal-hand-empty = Your hand is empty.
terminal-hand-of = { $seat } holds: { $pieces }.
terminal-trumps = trumps
terminal-chain-empty = Nothing is on the table yet.
terminal-chain = On the table: { $shown }
terminal-arm-up = Upper arm{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}: { $shown }
terminal-arm-down = Lower arm{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}: { $shown }
terminal-arm-left = Left arm{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}: { $shown }
terminal-arm-right = Right arm{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}: { $shown }
terminal-end-left = { $pips } on the left{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}
terminal-end-right = { $pips } on the right{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}
terminal-end-up = { $pips } on the upper arm{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}
terminal-end-down = { $pips } on the lower arm{ $double ->
    [none] { "" }
   *[other] {" "}of { $double }
}
terminal-ends = Ends: { $shown }.
terminal-ends-total = The ends add up to { $number }.
terminal-now = In this deal: { $shown }
terminal-trick = On the table: { $shown }.
terminal-zone = { $label }: { $number }.
terminal-zone-seen = { $label }: { $shown }.
terminal-face-down = face down
terminal-counts = The others hold: { $shown }.
terminal-turn = It is the turn of { $seats }.
terminal-last-trick = The last trick: { $shown }.
terminal-last-none = There is nothing to tell yet.

terminal-group = { $label }: { $shown }
terminal-allowed = You may play: { $shown }
terminal-barred = Not now: { $shown }
terminal-unlawful = Against the rules: { $shown }
terminal-any-number = A number from { $low } to { $high }.
terminal-any-pieces = Type their numbers with spaces between: { $shown }
terminal-ask-move = Number or move:
terminal-ask-window = Enter if you have nothing to say:
terminal-ask-next = Enter to go on.
terminal-only-move = There is no other move: { $words }.
terminal-empty = It is your move: type a number, a card or a tile, or “help”.
terminal-no-such-number = { $most ->
    [0] Numbers mean nothing now.
    [1] There is no number { $number }: only 1.
   *[other] There is no number { $number }: they go from 1 to { $most }.
}
terminal-not-understood = “{ $given }” is not clear. Type a number from the list or “help”.
terminal-which = Which way? { $shown }.
terminal-not-in-hand = You do not hold this: { $piece }.
terminal-not-now = That is no move now: “{ $given }”.
terminal-not-a-piece = “{ $given }” is neither a card nor a tile.
terminal-playable = { $pieces }: this may be played.
terminal-why-nothing = Nothing is forbidden now.

terminal-score-none = Nothing is written yet.
terminal-score-now = Now: { $shown }.
terminal-score-row = { $label }: { $shown }.
terminal-counted = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

terminal-hint = Advice: { $words }. { $reason }
terminal-hint-none = It is not your turn, there is nothing to advise.
terminal-undone = The move is taken back.
terminal-undo-late = Too late to take it back: something new was seen after your move.
terminal-undo-nothing = There is nothing to take back yet.
terminal-say-how = For example: { $word } 1
terminal-ask-resign = Give the match up? (yes or no)

terminal-help = Type a number from the list or the move itself: Q♣, QC, 4-5 left. Besides:
terminal-help-help = this help
terminal-help-hand = what you hold
terminal-help-table = what is on the table, whose turn it is, how many everybody holds
terminal-help-score = the score sheet
terminal-help-last = the last trick, or the last moves
terminal-help-rules = the rules of this game
terminal-help-log = everything that happened in this deal
terminal-help-hint = advice, and why
terminal-help-undo = take your move back, until something new is seen
terminal-help-why = why something is forbidden; also about one card: why TS
terminal-help-say = say something to the others
terminal-help-save = leave; the match is kept and can go on later
terminal-help-resign = give the match up

terminal-resigned = { $seat_is_you ->
    [yes] You give the match up.
   *[no] { $seat } gives the match up.
}
terminal-saved = The match is kept in { $file }
terminal-resume-how = Go on with: { $command }
terminal-kept =
    The match is written in { $file }
    Check that it was fair: kozel verify { $argument }
    Look at it again: kozel replay { $argument }

terminal-log-busy = This match is open in another window: { $file }
terminal-log-exists = There is such a file already, and it must not be overwritten: { $file }
terminal-log-unwritable = The match cannot be written to { $file }: { $reason }.
terminal-log-missing = There is no such file: { $file }
terminal-log-unreadable = { $file } cannot be read: { $reason }.
terminal-log-over = This match is over: { $file }
terminal-log-persons = Several people play in this match, it cannot go on in a terminal: { $file }

## The list of games

games-game = { $name } ({ $game })
games-seatings = Played by: { $shown }.
games-code = Code of the usual rules: { $code }
games-option = { $name }: { $label } ({ $given }). Can be: { $allowed }. Usual: { $usual }.

## Looking at a match again

replay-how = { $number ->
    [one] { $number } step in all.
   *[other] { $number } steps in all.
} Enter goes on, “b” goes back, a number goes to that step, “q” leaves.
replay-ask = { $number } of { $most }:
replay-again = “{ $given }” is not clear. Enter goes on, “b” goes back, “q” leaves, or a number from 1 to { $most }.
replay-cut = The log breaks off after entry { $number }: it seems the match was interrupted.
replay-unfinished = The match was not played to its end.
replay-takeover = A bot sits down for { $seat }.
replay-return = { $seat } is back at the table.
replay-timeout = { $seat } has run out of time.
replay-undo = { $seat } takes back the move of entry { $number }.
replay-agreed = All agreed to stop.
replay-adjourned = The match was put off.

## Checking

verify-whole = { $number ->
    [one] The log is whole: { $number } entry, every move is lawful.
   *[other] The log is whole: { $number } entries, every move is lawful.
}
verify-proven = Deal { $deal }: dealt fairly.
verify-not-revealed = Deal { $deal }: not played to its end, it can be checked later.
verify-explicit = Deal { $deal }, { $label }: the order was given, nothing can be proven.
verify-seed-changed = Deal { $deal }, { $label }: the table showed another number than the one it had bound itself to.
verify-contribution-changed = Deal { $deal }, { $label }: what a player added is not what was sealed.
verify-order-differs = Deal { $deal }, { $label } (entry { $entry }): not the order that should have come out{ $position ->
    [0] { "" }
   *[other] , from place { $position } on
}.
verify-unreadable = Deal { $deal }, { $label }: this lot cannot be checked.
verify-missing = No chance was added by { $seats }.
verify-nothing = Nothing was dealt.
verify-good = Everything is fair.
verify-bad = Fairness is not proven.
verify-hash = Last hash: { $hash }
