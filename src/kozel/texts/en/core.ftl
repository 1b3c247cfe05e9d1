### Words of the core: notation, share codes, logs, the proofs of the deals.

## Notation

notation-empty = There is no move in an empty line.
notation-piece = “{ $given }” is no card and no tile. A card is written like QC or 10♣, a tile like 4-5.
notation-unknown = “{ $given }” is no move. Moves look like QC, 4-5@left, trump H or pass.
notation-too-long = “{ $given }” says too much: after “{ $word }” comes one thing only.
notation-value = “{ $given }” cannot stand after “{ $word }”.
notation-say = “say” needs one of the fixed phrases after it, such as “say thanks”.
notation-shuffle = A shuffle is written with its name and then the cards or tiles from the top.
notation-unwritable = “{ $given }” cannot be written as a move that is read back the same.
notation-act = “{ $given }” is nothing that a table can do.

## Share codes

sharecode-form = “{ $given }” is no code of house rules. One looks like classic.1.k7x.
sharecode-damaged = The code “{ $given }” has a mistake in it: compare it with the original letter by letter.
sharecode-newer = This code comes from a newer Kozel, which has other defaults (version { $number }) for { $preset }. Update Kozel to open it.
sharecode-key = The code names an option “{ $given }”, which { $preset } does not have here.
sharecode-twice = The code sets “{ $option }” twice.

## Logs

log-not-kozel = This file is no log of a Kozel match.
log-bad-header = The first line of the log, which tells what was played, makes no sense.
log-future-format = This log was written by a newer Kozel (format { $number }, here { $most } is the newest). Update Kozel to read it.
log-future-rules = This log was played by newer rules (version { $number }, here { $most } is the newest). Update Kozel to read it.
log-future-defaults = This log names a version of the defaults of { $preset } that is unknown here ({ $number }).
log-cut-short = The log was cut short after entry { $entry }: its closing line is missing.
log-after-end = Something stands after the end of the log, which has { $entry ->
    [one] { $entry } entry
   *[other] { $entry } entries
}.
log-wrong-end = The closing line does not fit the log: it should stand for { $entry ->
    [one] { $entry } entry
   *[other] { $entry } entries
} and their last hash.
log-not-json = Entry { $entry } of the log cannot be read: the line is damaged.
log-bad-entry = Entry { $entry } of the log is no entry: something in the line is missing or does not belong there.
log-bad-notation = Entry { $entry } of the log says “{ $given }”, which is no move and nothing that a table can do.
log-order = Where entry { $entry } of the log should stand, there is entry { $number }: entries are missing or were moved.
log-edited = Entry { $entry } of the log was changed after it was written, or something before it was.
log-redacted = Entry { $entry } of the log is left out until the deal is over, so the match cannot be replayed from here.
log-command = “{ $given }” cannot be the id of a command: up to 64 letters and digits.
log-closed = The log is closed: nothing can be added to it.
log-illegal = Entry { $entry } of the log, “{ $given }”, is not allowed there.
log-after-ending = Entry { $entry } of the log comes after the match had ended.
log-no-seat = Entry { $entry } of the log speaks of a seat that this table does not have.
log-undo = Entry { $entry } of the log takes back entry { $number }, which is no move of that seat that still counts.

## Fair deals

fairness-not-a-person = { $seat_is_you ->
    [yes] Only people add to the shuffle, and your seat is not one of a person.
   *[no] Only people add to the shuffle, and { $seat } is not one.
}
fairness-twice = { $seat_is_you ->
    [yes] You have already sealed your part of this shuffle.
   *[no] { $seat } has already sealed a part of this shuffle.
}
fairness-seal-differs = { $seat_is_you ->
    [yes] Your part of the shuffle is not the one that you sealed before.
   *[no] The part of the shuffle that came from { $seat } is not the one sealed before.
}
fairness-too-late = The order of this deal is fixed already: nothing can be added to it.
fairness-not-open = The order of this deal is not fixed yet, so nothing can be drawn.

finding-proven = As it was bound before: the order follows from the seed and what people added.
finding-not-revealed = Not to be checked yet: the seed is shown when the deal is over.
finding-explicit = Nothing was bound before: the order was given by hand and proves nothing.
finding-seed-changed = Wrong: the seed that was shown is not the one that was bound.
finding-contribution-changed = Wrong: what was added to the shuffle is not what was sealed.
finding-order-differs = { $position ->
    [0] Wrong: what was drawn does not follow from the seed and what people added.
   *[other] Wrong: the order does not follow from the seed and what people added; number { $position } from the top is the first that differs.
}
finding-unreadable = Cannot be checked: the log cannot be replayed up to here.

worlds-none = What is known contradicts itself: there is no way in which the hidden cards could lie.
