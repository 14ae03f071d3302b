### Schwarze Sau: what is not possible, and what the page says at its tables.

refusal-bid-not-a-number = ‘{ $text }’ is not a number – say how many tricks you will take.
refusal-bids-are-made = All bids have been made – now cards are played.
refusal-bids-come-first = First everybody bids, then the first card falls.
refusal-bid-is-final = You have bid { $bid }, and what is said stands.
refusal-bid-out-of-range = { $bid } is not possible – you can bid 0 to { $most } here.
refusal-bid-barred = { $bid } is barred for the dealer: { $sum } have been bid already, and { $bid } would make it exactly the number of cards ({ $cards }). Bid another number.
refusal-must-trump = You do not have the suit led, but you have a trump – at this table you must then play one.

## Preset

preset-sau = Classic
preset-sau-about = Foretell your tricks: from 9 cards down to 1 and up to 9 again, a turned-up card makes trump, the bids must not come out even, every trick scores 1 and an exact bid 10 more.

## Start page

page-sau-players = How many players?
page-sau-fewer = one player fewer
page-sau-more = one player more
page-sau-rules = Schwarze Sau · { $players } players · packs: { $packs }

## At the table

page-sau-round =
    { $count ->
        [one] Round { $number }/{ $length } · { $count } card
       *[other] Round { $number }/{ $length } · { $count } cards
    }
page-sau-trump = Trump { $suit }
page-sau-no-trump = no trump
page-sau-of = { $taken } of { $bid }
page-sau-you-of = you: { $taken } of { $bid }
page-sau-has-said = has bid
page-sau-said-so-far = Bid so far: { $sum } of { $cards }
page-sau-blind = Only the others see your card.
page-sau-still =
    { $count ->
        [0] exactly { $count } more tricks
        [one] exactly { $count } more trick
       *[other] exactly { $count } more tricks
    }
page-sau-too-many =
    { $count ->
        [one] { $count } trick too many
       *[other] { $count } tricks too many
    }
page-sau-too-few =
    { $count ->
        [one] out of reach: { $count } trick short
       *[other] out of reach: { $count } tricks short
    }
page-sau-twin = equal card no. { $number }
page-sau-winning = winning
page-sau-trick-to = { $seat } takes the trick.
page-sau-trick-told = Trick { $number }: { $seat }
page-sau-next-round = Next round
page-sau-new-game = New game
page-sau-key-digit = bid a number; later play the card in that place

## The line that says what is going on

page-sau-hint-bid = { $seat } bids.
page-sau-hint-your-bid = Your bid – how many tricks will you take?
page-sau-hint-at-once = Everybody bids at once …
page-sau-hint-then = { $seat } to play, then { $names }
page-sau-hint-done = Round { $number } is over.
page-sau-hint-over = The game is over.

## Result and list

page-sau-exact = Exactly right: { $points } points
page-sau-missed =
    { $points ->
        [one] Missed: { $points } point
       *[other] Missed: { $points } points
    }
page-sau-won =
    { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } share the win with { $points } points
    }
page-sau-bid = bid
page-sau-made = made
page-sau-points = points
page-sau-cards = Cards
page-sau-earlier = Game { $number }

## House rules

page-sau-change = Change the house rules
page-sau-set-max-hand = Largest hand
page-sau-set-rounds = Course
page-sau-set-rounds-down-up = down and up again
page-sau-set-rounds-down-only = only down
page-sau-set-rounds-up-down = up and down again
page-sau-set-one-rounds = One-card rounds
page-sau-set-one-rounds-n = as many as players
page-sau-set-one-rounds-1 = only one
page-sau-set-hook = Bids must not come out even
page-sau-set-hook-true = in force
page-sau-set-hook-false = not in force
page-sau-set-scoring = Missed bid
page-sau-set-scoring-seed = 1 point a trick
page-sau-set-scoring-exact-only = 0 points
page-sau-set-scoring-minus = minus points
page-sau-set-tie-break = Equal points
page-sau-set-tie-break-shared = shared win
page-sau-set-tie-break-exact-bids = more exact bids
page-sau-set-identical = Of equal cards wins
page-sau-set-identical-first = the first
page-sau-set-identical-last = the last
page-sau-set-must-trump = Trumping
page-sau-set-must-trump-false = free
page-sau-set-must-trump-true = a duty
page-sau-set-rank = Place of the ten
page-sau-set-rank-schafkopf = after the ace
page-sau-set-rank-natural = before the nine
page-sau-set-bid-style = Bidding
page-sau-set-bid-style-open = in turn
page-sau-set-bid-style-hidden = all at once, nothing barred
page-sau-set-one-card-blind = With one card you see
page-sau-set-one-card-blind-false = your own
page-sau-set-one-card-blind-true = only the others'
page-sau-set-suits-display = Pictures
page-sau-set-suits-display-german = German suits
page-sau-set-suits-display-french = French suits
