### The score sheet for a real table: headings, explanations, refusals, differences.
### The abbreviations stand over very narrow columns: two characters at most.

## Headings

sheet-title = Schwarze Sau
sheet-page-live = Sheet
sheet-page-paper = Paper
sheet-page-corrections = Corrections
sheet-day = Date
sheet-cards = Cards
sheet-deals = deals
sheet-trump = Trump
sheet-bid = bid
sheet-bid-short = B
sheet-tricks = tricks
sheet-tricks-short = T
sheet-points = points
sheet-points-short = P
sheet-total = Total
sheet-name = name
sheet-row = Line
sheet-player = Player
sheet-what = what
sheet-old = before
sheet-new = after
sheet-by = by
sheet-at = time

## Explanations

sheet-legend-dealer = grey = deals
sheet-legend-dealer-of = grey = deals, when { $players } play
sheet-legend-sum = Σ B = bid above (+) or below (−) the cards
sheet-legend-running = small beside it = all so far
sheet-legend-checks = ‘!’ = the bids add up to the cards, which they must not; or the tricks do not, which they must
sheet-legend-check-tricks = ‘!’ = the tricks do not add up to the cards, which they must
sheet-from-players = from { $players } players
sheet-rule-points = One point a trick, 10 more for the exact bid, 0 included.
sheet-rule-points-exact-only = Points only for the exact bid: one a trick and 10 more.
sheet-rule-points-minus = Exact bid: one point a trick and 10 more. Otherwise minus the difference.
sheet-rule-hook = The dealer bids last; all bids together must not equal the number of cards.
sheet-rule-packs =
    { $packs ->
        [one] Played with one deck, { $cards } cards.
       *[other] Played with { $packs } decks together, { $cards } cards.
    }
sheet-rule-packs-list = Decks of 32 cards: up to 3 players one, up to 7 two, up to 10 three.
sheet-allowed-number = A whole number from 0 to { $most } goes here.
sheet-allowed-suit = The trump suit goes here: { $suits }.

## Refusals: while writing

sheet-in-row = Line { $row }: { $sentence }
refusal-players-out-of-range = It does not work with { $players } players: Schwarze Sau is played by { $fewest } to { $most }.
refusal-names-do-not-fit = { $names } names do not fit { $players } players.
refusal-unknown-dealer = ‘{ $text }’ does not play and cannot deal.
refusal-row-not-open = It is not this line’s turn. What has been written can be corrected.
refusal-tricks-out-of-range = There are no { $tricks } tricks in this round, possible are 0 to { $most }.
refusal-tricks-missing = For { $players } players there are { $count } trick counts – everybody needs one.
refusal-tricks-do-not-add-up = That makes { $sum } tricks together; with { $cards } cards it must be exactly { $cards }.

## Refusals: files

refusal-sheet-unreadable = This is not a sheet that can be read: { $text }
refusal-unknown-format = The format ‘{ $text }’ is not known; what can be read is { $known }.
refusal-unknown-language = The language ‘{ $text }’ is not on offer. Possible are: { $known }.
refusal-no-day = ‘{ $text }’ is not a day; write it like 2026-03-07.
refusal-not-a-number = ‘{ $text }’ is not a whole number.
refusal-file-not-found = The file { $text } cannot be opened: { $fault }.
refusal-file-too-large = The file has { $size } kB, at most { $limit } kB are read.
refusal-file-grows-too-large = Unpacked, the file would have { $size } kB or too many parts; { $limit } kB are allowed.
refusal-file-unreadable = The file cannot be read ({ $text }). ODS, XLSX, CSV in UTF-8 and JSON from Stammtisch can.
refusal-file-declares-entities = The file declares XML entities of its own, which are not read. Save it again from your spreadsheet program.
refusal-no-sheet-in-file = There is no sheet of Schwarze Sau in the file: one column must give the cards of every round (9 8 7 … 1 1 1 … 8 9), with the names above the columns to its right.
refusal-rows-moved = Line { $row } of the sheet has { $found } cards instead of { $cards } – the rounds must stay in their order.
refusal-other-sheet = The file belongs to another sheet.
refusal-other-players = { $found } play in the file, { $players } on the sheet.
refusal-other-rules = The file was written by other rules than the sheet ({ $text }).
refusal-unknown-file-kind = ‘{ $text }’ cannot be written. Possible are: { $known }.
refusal-file-exists = { $text } is there already and stays as it is. With --force it is overwritten.
refusal-file-not-written = { $text } cannot be written: { $fault }.

## What was noticed while reading

sheet-remark-points = Line { $row }, { $player }: the file shows { $found } points, { $points } is right.
sheet-remark-total = { $player }: the file shows a total of { $found }, { $points } is right.
sheet-remark-barred = Line { $row }: the bids add up to { $cards } – { $bid } was barred.
sheet-remark-no-dealer = The file does not say who dealt first; the first name is assumed.

## Differences

sheet-difference-bid = Line { $row }, { $player }: bid { $old } → { $new }
sheet-difference-tricks = Line { $row }, { $player }: tricks { $old } → { $new }
sheet-difference-trump = Line { $row }: trump { $old } → { $new }
sheet-difference-name = Name { $old } → { $new }
sheet-difference-dealer = First dealer { $old } → { $new }
sheet-no-differences = No difference.
sheet-nothing-taken = Nothing has changed yet. With --take it is taken over.
sheet-taken =
    { $count ->
        [one] One difference is taken over, { $file } is written.
       *[other] { $count } differences are taken over, { $file } is written.
    }
sheet-written = { $file } is written.
sheet-standing =
    { $rounds ->
        [0] No round has been played yet.
        [one] Standing after one round of { $all }:
       *[other] Standing after { $rounds } rounds of { $all }:
    }
