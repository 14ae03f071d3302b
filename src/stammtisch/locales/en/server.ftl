### The server's sentences: what cannot be done at a table, and what is wrong with a request.

## At the table

refusal-no-round = No round has been dealt yet – wait for the cards.
refusal-not-seated = You do not sit at this table – take a bot’s seat first.
refusal-seat-taken = { $seat } sits there already, or the seat is reserved – take a bot’s seat.
refusal-already-seated = You sit at this table already, as { $seat } – get up first if you want another seat.
refusal-round-running = The round is still going on – the next one comes after the last trick.
refusal-ready-already = You are ready already – the others are not yet.
refusal-nobody-ready = Nobody wants to play on yet – the next round is dealt when somebody is ready.
refusal-bad-name = ‘{ $text }’ cannot be a name: a name has 1 to { $longest } visible characters.
refusal-unknown-seat = There is no seat { $text } – the seats are numbered 0 to { $last }.
refusal-seat-not-absent = { $seat } is still there or has only just gone – a bot may take over when somebody has been away for more than a minute.

## Requests

error-malformed-frame = ‘{ $text }’ is no message that the server understands ({ $fault }). Load the page again.
error-frame-too-large = The message has { $bytes } bytes, at most { $limit } are allowed.
error-unknown-command = The server does not know ‘{ $text }’. It knows: { $known }.
error-unknown-table = There is no table ‘{ $text }’. Check the address, or open a new table.
error-unreadable-table = The table ‘{ $text }’ cannot be read by this version of Stammtisch. Its data are as they were – a newer version can open it.
error-unknown-game = There is no game ‘{ $text }’ here. There are: { $known }.
error-unknown-preset = There are no house rules ‘{ $text }’. There are: { $known }.
error-unknown-path = There is nothing at ‘{ $text }’. The first page is at ‘/’.
error-bad-deck = ‘{ $text }’ does not go with these house rules. There are: { $known }.
error-rules-refused = House rules like these cannot be played: { $text }.
error-newer-protocol = This page (version { $text }) no longer fits the server (version { $known }) – load it again.
error-too-fast = That was too fast: no more than { $limit } messages in { $seconds } seconds. Wait a moment.
error-other-origin = A page from ‘{ $text }’ may do nothing here – open { $known }.
error-opened-elsewhere = You have too many windows open, so this one was cut off. Close the others and load the page again.
error-hello-first = The server does not know yet which table you mean – load the page again.
error-not-saved = The server cannot save anything just now. Nothing has happened – try again in a moment.
error-server-failed = Something went wrong on the server. The table is saved as it was – load the page again.
