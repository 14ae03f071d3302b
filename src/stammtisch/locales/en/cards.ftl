### Cards: suits, ranks and the names of all 32 cards.

## Suits

suit-E = Acorns
suit-G = Leaves
suit-H = Hearts
suit-S = Bells

## Ranks

rank-A = Ace
rank-Z = Ten
rank-K = King
rank-O = Ober
rank-U = Unter
rank-9 = Nine
rank-8 = Eight
rank-7 = Seven

## Card names

card-EA = Ace of Acorns
card-EZ = Ten of Acorns
card-EK = King of Acorns
card-EO = Ober of Acorns
card-EU = Unter of Acorns
card-E9 = Nine of Acorns
card-E8 = Eight of Acorns
card-E7 = Seven of Acorns

card-GA = Ace of Leaves
card-GZ = Ten of Leaves
card-GK = King of Leaves
card-GO = Ober of Leaves
card-GU = Unter of Leaves
card-G9 = Nine of Leaves
card-G8 = Eight of Leaves
card-G7 = Seven of Leaves

card-HA = Ace of Hearts
card-HZ = Ten of Hearts
card-HK = King of Hearts
card-HO = Ober of Hearts
card-HU = Unter of Hearts
card-H9 = Nine of Hearts
card-H8 = Eight of Hearts
card-H7 = Seven of Hearts

card-SA = Ace of Bells
card-SZ = Ten of Bells
card-SK = King of Bells
card-SO = Ober of Bells
card-SU = Unter of Bells
card-S9 = Nine of Bells
card-S8 = Eight of Bells
card-S7 = Seven of Bells

## Decks

deck-long = Long deck (32 cards)
deck-short = Short deck (24 cards)
