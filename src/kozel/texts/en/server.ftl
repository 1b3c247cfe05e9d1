### Words of a table on the server, and of its store.

## At the table

command-id = Everything that a page asks for needs a number of its own: up to 48 letters, digits, hyphens and underscores.
table-unknown = There is no such table.
table-private = This table is open only to those who have its link.
table-not-seated = You are watching this table: only those who sit at it can move and decide.
table-begun = The match has begun, so you cannot get up. You may propose to end it, or resign.
table-no-window = Nobody is waiting for your answer any more: the game has gone on.
table-not-hex = { $number ->
    [one] { $number } byte
   *[other] { $number } bytes
} in hexadecimal digits are needed here.
table-no-hints = There are no hints in a rated match.
table-nothing-to-do = There is nothing to advise now: it is not your move.
table-question-open = The question that was put to the table has to be answered first.
table-no-question = Nobody is waiting for your answer to this question any more.
table-not-over = The match is not over yet.
table-rematch-there = The next match has begun already.
table-no-undo = The move cannot be taken back any more: others have moved since, or something new was seen.
table-resting = The match is adjourned as it is.
table-closing = The server is just stopping. The move was not stored; come back when it runs again.
table-raced = Something else happened at the table in the same moment. See what has changed and try again.
table-trouble = Something went wrong, and what you asked for was not done. Please try again.

ending-resigned = { $seat_is_you ->
    [yes] You resigned.
   *[no] { $seat } resigned.
}
ending-timeout = { $seat_is_you ->
    [yes] Your time ran out.
   *[no] { $seat } ran out of time.
}
ending-agreed = All agreed to end the match here.

fairness-not-now = A contribution is sent once those of everybody at the table are sealed, and no later.

## The store

store-locked = Another Kozel server is running in the folder { $file }. Stop it, or name another folder.
store-newer = The data was written by a newer Kozel (step { $given }). Update the program; the data is untouched.
store-folder = The folder { $file } cannot be used: { $reason }.
store-unwritable = The data cannot be written: the folder or the file is read-only.
store-full = The disk is full, so nothing can be written.
store-trouble = Something is wrong with the data store: { $reason }.
