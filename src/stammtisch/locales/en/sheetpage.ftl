### The page for the real table: what it says besides the sheet itself.

## All sheets

sheet-write = Keep the score
sheet-write-about = For games with real cards: Schwarze Sau, 2 to 14 players. Everything stays on this device, even without a network.
sheet-new-list = New sheet
sheet-print-blank = Print a blank sheet
sheet-open-file = Open a file
sheet-own-lists = Your sheets
sheet-no-lists = No sheet on this device yet.
sheet-all-lists = All sheets
sheet-progress = Round { $row } of { $rows }
sheet-finished = finished
sheet-watched = you are watching
sheet-delete = Delete
sheet-delete-sure = Really delete this sheet? It also disappears for everybody who watches, and cannot be brought back.
sheet-delete-here-sure = Take this sheet off this device? You can watch it again with the link.
sheet-keep = Keep it
sheet-offline-ready = This page now opens without a network too.
sheet-offline-not = Here the page only opens with a network, as the server has no https. What you write still stays on this device.
sheet-no-storage = This browser keeps nothing: it allows no storage, perhaps because the window is private. Open the page in an ordinary window.
sheet-not-kept = This could not be saved on this device ({ $text }). Nothing has changed. Make room and try again.

## A new sheet

sheet-how-many = How many play?
sheet-one-less = One less
sheet-one-more = One more
sheet-names-in-order = Names, clockwise
sheet-name-number = Name { $number }
sheet-deals-first = deals first
sheet-house-rules = House rules
sheet-setting-max-hand = Most cards
sheet-setting-rounds = Order of the rounds
sheet-rounds-down-up = down and up again
sheet-rounds-down-only = down only
sheet-rounds-up-down = up and down again
sheet-setting-ones = Rounds with one card
sheet-ones-n = as many as players
sheet-ones-1 = just one
sheet-setting-hook = The last bid may not make it come out even
sheet-setting-scoring = Points
sheet-scoring-seed = 1 a trick, 10 for exact
sheet-scoring-exact-only = only for exact bids
sheet-scoring-minus = a miss counts minus
sheet-setting-tie = Equal totals
sheet-tie-shared = share the win
sheet-tie-exact-bids = more exact bids
sheet-setting-bids = Bids
sheet-bids-open = in turn
sheet-bids-hidden = all at once
sheet-length =
    { $rounds } rounds,
    { $packs ->
        [one] one pack of 32 cards
       *[other] { $packs } packs of 32 cards
    }
sheet-begin = Begin

## Writing a round

sheet-cards-count =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
sheet-dealer-is = { $name } deals
sheet-to-bid = { $name } bids
sheet-bid-so-far = Bid { $sum } of { $cards }
sheet-bid-is-barred = { $bid } is barred: { $sum } + { $bid } = { $cards }, it would come out even.
sheet-how-many-tricks = Who took how many tricks?
sheet-tricks-so-far = Tricks { $sum } of { $cards }
sheet-tricks-lacking = { $count } missing
sheet-tricks-over = { $count } too many
sheet-fits = that fits
sheet-close-row = Enter the round
sheet-trick-fewer = { $name }: one fewer
sheet-trick-more = { $name }: one more
sheet-said = bid { $bid }
sheet-undo = Undo
sheet-undo-about = Take back the last entry
sheet-won =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } win together with { $points } points.
    }
sheet-ranking = Standings
sheet-exact-count = { $count } exact
sheet-correct-row = Correct round { $row }
sheet-no-corrections = Nothing has been corrected yet.
sheet-no-trump = none
sheet-tap-row = Tap the number of cards on the left to correct a round.

## Saving, watching, sharing

sheet-state-saved = saved
sheet-state-unsaved = not on the server yet ({ $count })
sheet-state-no-net = no network – all stays on this device ({ $count })
sheet-not-taken = The server does not take the sheet: { $text } Everything stays as it is here.
sheet-split = On another device the sheet went on differently. What stood only here you now have in a sheet of its own:
sheet-state-other-writes = Another device is writing.
sheet-write-here = Go on writing here
sheet-state-live = You are watching live. Another device writes.
sheet-state-not-live = No network – you see the last that came.
sheet-fetching = Fetching the sheet …
sheet-not-here = This sheet cannot be shown without a network: it was never open on this device.
sheet-share = Share
sheet-link-watch = Link for watching
sheet-link-watch-about = Whoever opens it sees every entry and can change nothing.
sheet-link-write = Link for writing
sheet-link-write-about = Whoever has it can write. It is for your second device, or for whoever takes over the pen.
sheet-link-write-show = Show the link for writing
sheet-link-later = The sheet is not on the server yet. The link works as soon as there is a network.

## Files and paper

sheet-download = Download
sheet-download-offline = Without a network there is only CSV. The server makes ODS, XLSX and PDF.
sheet-needs-net = This needs a network, and the server does not answer just now.
sheet-compare-file = Compare a file
sheet-compare-about = ODS, XLSX, CSV or JSON. You first see what changes.
sheet-would-change =
    { $count ->
        [one] This would change:
       *[other] These { $count } entries would change:
    }
sheet-take = Take them over
sheet-leave = Change nothing
sheet-reading = Reading the file …
sheet-more = More
sheet-names = Names
sheet-blank-classic = Classic, up to { $players } players
sheet-blank-exact = For exactly so many
sheet-blank-names = Names, if you like
sheet-blank-language = Language of the sheet

## What does not work

refusal-nothing-to-undo = There is nothing to take back.
refusal-numbers-missing = There are { $count } numbers for { $players } players – everybody needs one.
refusal-no-such-row = There is no round { $row }, the sheet has { $rows }.
refusal-no-such-player = There is no place { $number }, { $players } play.
refusal-sheet-full = The sheet is full: it takes no more than { $most } entries.
refusal-too-many-corrections = A sheet keeps no more than { $most } corrections.
refusal-no-classic-blank = There is no classic sheet for up to { $players } players. There is one up to 7 and one up to 10.
error-unknown-sheet = There is no sheet ‘{ $text }’ here. Perhaps a piece of the link is missing.
error-sheet-deleted = Whoever wrote this sheet has deleted it.
error-not-the-writer = Somebody else writes this sheet; the link for writing is not right.
error-sheet-moved-on = The sheet has moved on, it has { $version } entries.
