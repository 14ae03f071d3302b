### Schwarze Sau: vad som inte går med bud och kort.

refusal-bid-not-a-number = ”{ $text }” är inget tal – säg hur många stick du tar.
refusal-bids-are-made = Alla har redan bjudit – nu spelas kort.
refusal-bids-come-first = Först bjuder alla, sedan läggs det första kortet.
refusal-bid-is-final = Du har bjudit { $bid }, och sagt är sagt.
refusal-bid-out-of-range = { $bid } går inte – här kan man bjuda 0 till { $most }.
refusal-bid-barred = { $bid } är spärrat för den som ger: { $sum } är redan bjudna, med { $bid } blir det precis lika många som korten ({ $cards }). Bjud ett annat tal.
refusal-must-trump = Den utspelade färgen har du inte, men trumf – vid det här bordet måste du då sticka.
