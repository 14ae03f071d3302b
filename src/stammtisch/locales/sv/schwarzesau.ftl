### Schwarze Sau: vad som inte går, och vad sidan säger vid dess bord.

refusal-bid-not-a-number = ”{ $text }” är inget tal – säg hur många stick du tar.
refusal-bids-are-made = Alla har redan bjudit – nu spelas kort.
refusal-bids-come-first = Först bjuder alla, sedan läggs det första kortet.
refusal-bid-is-final = Du har bjudit { $bid }, och sagt är sagt.
refusal-bid-out-of-range = { $bid } går inte – här kan man bjuda 0 till { $most }.
refusal-bid-barred = { $bid } är spärrat för den som ger: { $sum } är redan bjudna, med { $bid } blir det precis lika många som korten ({ $cards }). Bjud ett annat tal.
refusal-must-trump = Den utspelade färgen har du inte, men trumf – vid det här bordet måste du då sticka.

## Förvalda regler

preset-sau = Klassiskt
preset-sau-about = Förutsäg dina stick: från 9 kort ner till 1 och upp till 9 igen, ett uppvänt kort ger trumf, det får inte gå jämnt upp, varje stick ger 1 poäng och en exakt träff 10 till.

## Startsidan

page-sau-players = Hur många spelar?
page-sau-fewer = en spelare färre
page-sau-more = en spelare till
page-sau-rules = Schwarze Sau · { $players } spelare · { $packs } lekar

## Vid bordet

page-sau-round =
    { $count ->
        [one] Giv { $number }/{ $length } · { $count } kort
       *[other] Giv { $number }/{ $length } · { $count } kort
    }
page-sau-trump = Trumf { $suit }
page-sau-no-trump = ingen trumf
page-sau-of = { $taken } av { $bid }
page-sau-you-of = du: { $taken } av { $bid }
page-sau-has-said = har bjudit
page-sau-said-so-far = Bjudet hittills: { $sum } av { $cards }
page-sau-blind = Ditt kort ser bara de andra.
page-sau-still =
    { $count ->
        [0] exakt { $count } stick till
        [one] exakt { $count } stick till
       *[other] exakt { $count } stick till
    }
page-sau-too-many =
    { $count ->
        [one] { $count } stick för mycket
       *[other] { $count } stick för mycket
    }
page-sau-too-few =
    { $count ->
        [one] går inte längre: { $count } stick fattas
       *[other] går inte längre: { $count } stick fattas
    }
page-sau-twin = lika kort nummer { $number }
page-sau-winning = leder sticket
page-sau-trick-to = { $seat } tar sticket.
page-sau-trick-told = Stick { $number }: { $seat }
page-sau-next-round = Nästa giv
page-sau-new-game = Nytt spel
page-sau-key-digit = bjud ett tal, sedan: spela det kortet i ordningen

## Raden som säger vad som händer

page-sau-hint-bid = { $seat } bjuder.
page-sau-hint-your-bid = Din tur att bjuda – hur många stick tar du?
page-sau-hint-at-once = Alla bjuder samtidigt …
page-sau-hint-then = { $seat } är på tur, sedan { $names }
page-sau-hint-done = Giv { $number } är slut.
page-sau-hint-over = Spelet är slut.

## Resultat och protokoll

page-sau-exact = Exakt träff: { $points } poäng
page-sau-missed =
    { $points ->
        [one] Miss: { $points } poäng
       *[other] Miss: { $points } poäng
    }
page-sau-won =
    { $count ->
        [one] { $names } vinner med { $points } poäng
       *[other] { $names } delar segern med { $points } poäng
    }
page-sau-bid = bjudna
page-sau-made = tagna
page-sau-points = poäng
page-sau-cards = Kort
page-sau-earlier = Spel { $number }

## Husregler

page-sau-change = Ändra husreglerna
page-sau-set-max-hand = Största hand
page-sau-set-rounds = Ordning
page-sau-set-rounds-down-up = ner och upp igen
page-sau-set-rounds-down-only = bara ner
page-sau-set-rounds-up-down = upp och ner igen
page-sau-set-one-rounds = Givar med ett kort
page-sau-set-one-rounds-n = lika många som spelare
page-sau-set-one-rounds-1 = bara en
page-sau-set-hook = Det får inte gå jämnt upp
page-sau-set-hook-true = gäller
page-sau-set-hook-false = gäller inte
page-sau-set-scoring = Missat bud
page-sau-set-scoring-seed = 1 poäng per stick
page-sau-set-scoring-exact-only = 0 poäng
page-sau-set-scoring-minus = minuspoäng
page-sau-set-tie-break = Lika många poäng
page-sau-set-tie-break-shared = delad seger
page-sau-set-tie-break-exact-bids = flest exakta bud
page-sau-set-identical = Av lika kort vinner
page-sau-set-identical-first = det första
page-sau-set-identical-last = det sista
page-sau-set-must-trump = Att sticka
page-sau-set-must-trump-false = frivilligt
page-sau-set-must-trump-true = obligatoriskt
page-sau-set-rank = Tians plats
page-sau-set-rank-schafkopf = efter esset
page-sau-set-rank-natural = före nian
page-sau-set-bid-style = Budgivning
page-sau-set-bid-style-open = i tur och ordning
page-sau-set-bid-style-hidden = alla samtidigt, utan spärr
page-sau-set-one-card-blind = Med ett kort ser man
page-sau-set-one-card-blind-false = sitt eget
page-sau-set-one-card-blind-true = bara de andras
page-sau-set-suits-display = Bilder
page-sau-set-suits-display-german = tyska färger
page-sau-set-suits-display-french = franska färger
