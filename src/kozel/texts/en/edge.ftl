### Words of the server's edge: guests, requests, the interface, starting the server.

## The interface

server-fault = The server made a mistake of its own; nothing has changed. Please try again.
server-no-such-path = There is nothing at the address “{ $given }”.
server-no-such-way = “{ $given }”: this address is not used this way.
server-no-json = What was sent is not JSON.
server-not-so = What was sent does not fit: { $given }.
server-too-much = Too much was sent at once: at most { $number } bytes are taken.
server-other-host = This server does not answer under that name. If it should, start it with --name and the name.
server-other-origin = The page that asked belongs to another site, so nothing was done.
server-page-not-built = The page of Kozel is missing from this installation, only the interface for programs works (/api/openapi.json). Install Kozel anew without KOZEL_SKIP_WEB, or run “npm ci” and “npm run build” in the folder “web” of the checkout, and start the server again.
wire-no-json = The message is not JSON.
wire-not-so = The message does not fit: { $given }.
limit-too-fast = Too fast: please wait { $number ->
    [one] a second
   *[other] { $number } seconds
}.
limit-sockets = Too many connections from one address: at most { $number } at the same time. Close some pages.
picture-other-host = A QR code is only made for a link to this server.
codes-differ-in-game = The codes are of different games: { $preset } and { $preset_other }.

## Guests

guest-unknown = This browser is not known here yet: open the page again.
guest-name-empty = A name needs at least one letter.
guest-name-long = The name is too long: { $number } characters, at most { $most } fit.
guest-language = The language “{ $given }” does not exist here.
guest-settings = The settings are too long to keep: at most { $most } characters.

## Requests

request-unknown = There is no such request: it was closed, or the link is not complete.
request-begun = The match of this request has begun already.
request-full = All seats are taken.
request-seat-taken = Seat { $number } is taken.
request-seat-not-for-people = Seat { $number } is not for a person.
request-no-seat = There is no seat { $number }: the table has { $most }.
request-most-seats = A table has at most { $most } seats, not { $number }.
request-nobody = At least one seat must be for a person.
request-not-yours = You have no seat in this request.
request-not-host = Only the person who opened the request can start the match.
request-enough = You sit in { $most ->
    [one] { $most } open request
   *[other] { $most } open requests
} already. Leave one of them first.
request-other-rules = The rules of this request are not those that you have read. Look at them and join again.
request-clock = The clock is out of bounds: { $low } to { $high } seconds a move, and at most { $most } in the bank.

## Starting the server

serve-ready = Kozel is ready: { $link }
serve-lan = For other devices in your network: { $link }
serve-no-lan = This machine is in no network, so other devices cannot come.
serve-stop-hint = To stop the server, press Ctrl+C.
serve-stopped = The server has stopped. The matches are kept.
serve-port-taken = Another program uses port { $given }: close it, or choose another port with --port { $near }.
serve-port-forbidden = The system does not allow port { $given }: choose one from 1024 up with --port.
serve-no-such-host = This machine has no address “{ $given }”: name one of its own with --host, or leave it out.

help-serve = Starts the server: open the address that it prints in a browser and play, alone against bots or with others.
help-serve-short = play in a browser, alone or with others
help-serve-lan = let other devices in the network come, too; prints their link and its QR code
help-serve-host = the address to listen on (127.0.0.1 without it)
help-serve-port = the port (8000 without it)
help-serve-data = the folder where matches and people are kept
help-serve-names = a host name under which the server is reached from elsewhere; can be repeated
help-metavar-host = ADDRESS
help-metavar-port = PORT
help-metavar-data = FOLDER
help-metavar-names = NAME
