### Schwarze Sau: was bei Ansage und Karten nicht geht.

refusal-bid-not-a-number = „{ $text }“ ist keine Zahl – sage an, wie viele Stiche du machst.
refusal-bids-are-made = Angesagt haben schon alle – jetzt werden Karten gespielt.
refusal-bids-come-first = Erst sagen alle an, dann fällt die erste Karte.
refusal-bid-is-final = Du hast { $bid } angesagt, und gesagt ist gesagt.
refusal-bid-out-of-range = { $bid } geht nicht – ansagen kann man hier 0 bis { $most }.
refusal-bid-barred = { $bid } ist für den Geber gesperrt: { $sum } sind schon angesagt, mit { $bid } wären es genau so viele wie Karten ({ $cards }). Sage eine andere Zahl an.
refusal-must-trump = Die ausgespielte Farbe hast du nicht, aber Trumpf – an diesem Tisch musst du dann stechen.
