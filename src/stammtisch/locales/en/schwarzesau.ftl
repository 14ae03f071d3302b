### Schwarze Sau: what is not possible with bids and cards.

refusal-bid-not-a-number = ‘{ $text }’ is not a number – say how many tricks you will take.
refusal-bids-are-made = All bids have been made – now cards are played.
refusal-bids-come-first = First everybody bids, then the first card falls.
refusal-bid-is-final = You have bid { $bid }, and what is said stands.
refusal-bid-out-of-range = { $bid } is not possible – you can bid 0 to { $most } here.
refusal-bid-barred = { $bid } is barred for the dealer: { $sum } have been bid already, and { $bid } would make it exactly the number of cards ({ $cards }). Bid another number.
refusal-must-trump = You do not have the suit led, but you have a trump – at this table you must then play one.
