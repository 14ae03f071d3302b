### Schwarze Sau: was nicht geht, und was die Seite an ihren Tischen sagt.

refusal-bid-not-a-number = „{ $text }“ ist keine Zahl – sage an, wie viele Stiche du machst.
refusal-bids-are-made = Angesagt haben schon alle – jetzt werden Karten gespielt.
refusal-bids-come-first = Erst sagen alle an, dann fällt die erste Karte.
refusal-bid-is-final = Du hast { $bid } angesagt, und gesagt ist gesagt.
refusal-bid-out-of-range = { $bid } geht nicht – ansagen kann man hier 0 bis { $most }.
refusal-bid-barred = { $bid } ist für den Geber gesperrt: { $sum } sind schon angesagt, mit { $bid } wären es genau so viele wie Karten ({ $cards }). Sage eine andere Zahl an.
refusal-must-trump = Die ausgespielte Farbe hast du nicht, aber Trumpf – an diesem Tisch musst du dann stechen.

## Vorlage

preset-sau = Klassisch
preset-sau-about = Stiche vorhersagen: 9 Karten bis 1 und wieder bis 9, Trumpf wird aufgedeckt, es darf nicht aufgehen, jeder Stich zählt 1, genau getroffen 10 dazu.

## Startseite

page-sau-players = Wie viele spielen mit?
page-sau-fewer = ein Spieler weniger
page-sau-more = ein Spieler mehr
page-sau-rules = Schwarze Sau · { $players } Spieler · { $packs } Blatt

## Am Tisch

page-sau-round =
    { $count ->
        [one] Runde { $number }/{ $length } · { $count } Karte
       *[other] Runde { $number }/{ $length } · { $count } Karten
    }
page-sau-trump = Trumpf { $suit }
page-sau-no-trump = kein Trumpf
page-sau-of = { $taken } von { $bid }
page-sau-you-of = du: { $taken } von { $bid }
page-sau-has-said = hat angesagt
page-sau-said-so-far = Angesagt bisher: { $sum } von { $cards }
page-sau-blind = Deine Karte sehen nur die anderen.
page-sau-still =
    { $count ->
        [0] noch genau { $count } Stiche
        [one] noch genau { $count } Stich
       *[other] noch genau { $count } Stiche
    }
page-sau-too-many =
    { $count ->
        [one] { $count } Stich zu viel
       *[other] { $count } Stiche zu viel
    }
page-sau-too-few =
    { $count ->
        [one] nicht mehr zu schaffen: { $count } Stich fehlt
       *[other] nicht mehr zu schaffen: { $count } Stiche fehlen
    }
page-sau-twin = { $number }. gleiche Karte
page-sau-winning = sticht
page-sau-trick-to = { $seat } macht den Stich.
page-sau-trick-told = { $number }. Stich: { $seat }
page-sau-next-round = Nächste Runde
page-sau-new-game = Neues Spiel
page-sau-key-digit = Zahl ansagen, später die so vielte Karte legen

## Die Zeile, die sagt, was los ist

page-sau-hint-bid = { $seat } sagt an.
page-sau-hint-your-bid = Du sagst an – wie viele Stiche machst du?
page-sau-hint-at-once = Alle sagen zugleich an …
page-sau-hint-then = { $seat } ist dran, danach { $names }
page-sau-hint-done = Runde { $number } ist aus.
page-sau-hint-over = Das Spiel ist aus.

## Ergebnis und Liste

page-sau-exact = Genau getroffen: { $points } Punkte
page-sau-missed =
    { $points ->
        [one] Daneben: { $points } Punkt
       *[other] Daneben: { $points } Punkte
    }
page-sau-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten
    }
page-sau-bid = angesagt
page-sau-made = gemacht
page-sau-points = Punkte
page-sau-cards = Karten
page-sau-earlier = { $number }. Spiel

## Hausregeln

page-sau-change = Hausregeln ändern
page-sau-set-max-hand = Größte Hand
page-sau-set-rounds = Verlauf
page-sau-set-rounds-down-up = ab und wieder auf
page-sau-set-rounds-down-only = nur ab
page-sau-set-rounds-up-down = auf und wieder ab
page-sau-set-one-rounds = Runden mit einer Karte
page-sau-set-one-rounds-n = so viele wie Spieler
page-sau-set-one-rounds-1 = nur eine
page-sau-set-hook = Es darf nicht aufgehen
page-sau-set-hook-true = gilt
page-sau-set-hook-false = gilt nicht
page-sau-set-scoring = Ansage verfehlt
page-sau-set-scoring-seed = 1 Punkt je Stich
page-sau-set-scoring-exact-only = 0 Punkte
page-sau-set-scoring-minus = Minuspunkte
page-sau-set-tie-break = Gleich viele Punkte
page-sau-set-tie-break-shared = geteilter Sieg
page-sau-set-tie-break-exact-bids = wer öfter genau traf
page-sau-set-identical = Von gleichen Karten sticht
page-sau-set-identical-first = die erste
page-sau-set-identical-last = die letzte
page-sau-set-must-trump = Stechen
page-sau-set-must-trump-false = freiwillig
page-sau-set-must-trump-true = Pflicht
page-sau-set-rank = Platz der Zehn
page-sau-set-rank-schafkopf = nach der Ass
page-sau-set-rank-natural = vor der Neun
page-sau-set-bid-style = Ansage
page-sau-set-bid-style-open = reihum
page-sau-set-bid-style-hidden = alle zugleich, ohne Sperre
page-sau-set-one-card-blind = Bei einer Karte sieht jeder
page-sau-set-one-card-blind-false = seine eigene
page-sau-set-one-card-blind-true = nur die der anderen
page-sau-set-suits-display = Bilder
page-sau-set-suits-display-german = deutsche Farben
page-sau-set-suits-display-french = französische Farben
