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

## With French suits (Schwarze Sau)

suit-french-E = Clubs
suit-french-G = Spades
suit-french-H = Hearts
suit-french-S = Diamonds

card-french-EA = Ace of Clubs
card-french-EZ = Ten of Clubs
card-french-EK = King of Clubs
card-french-EO = Queen of Clubs
card-french-EU = Jack of Clubs
card-french-E9 = Nine of Clubs
card-french-E8 = Eight of Clubs
card-french-E7 = Seven of Clubs
card-french-GA = Ace of Spades
card-french-GZ = Ten of Spades
card-french-GK = King of Spades
card-french-GO = Queen of Spades
card-french-GU = Jack of Spades
card-french-G9 = Nine of Spades
card-french-G8 = Eight of Spades
card-french-G7 = Seven of Spades
card-french-HA = Ace of Hearts
card-french-HZ = Ten of Hearts
card-french-HK = King of Hearts
card-french-HO = Queen of Hearts
card-french-HU = Jack of Hearts
card-french-H9 = Nine of Hearts
card-french-H8 = Eight of Hearts
card-french-H7 = Seven of Hearts
card-french-SA = Ace of Diamonds
card-french-SZ = Ten of Diamonds
card-french-SK = King of Diamonds
card-french-SO = Queen of Diamonds
card-french-SU = Jack of Diamonds
card-french-S9 = Nine of Diamonds
card-french-S8 = Eight of Diamonds
card-french-S7 = Seven of Diamonds
