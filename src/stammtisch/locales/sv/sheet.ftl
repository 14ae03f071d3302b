### Protokollet för det riktiga bordet: rubriker, förklaringar, avslag, skillnader.
### Förkortningarna står över mycket smala kolumner: högst två tecken.

## Rubriker

sheet-title = Schwarze Sau
sheet-page-live = Protokoll
sheet-page-paper = Papper
sheet-page-corrections = Rättelser
sheet-day = Datum
sheet-cards = Kort
sheet-deals = ger
sheet-trump = Trumf
sheet-bid = bud
sheet-bid-short = B
sheet-tricks = stick
sheet-tricks-short = S
sheet-points = poäng
sheet-points-short = P
sheet-total = Summa
sheet-name = namn
sheet-row = Rad
sheet-player = Spelare
sheet-what = vad
sheet-old = före
sheet-new = efter
sheet-by = av
sheet-at = tid

## Förklaringar

sheet-legend-dealer = grått = ger
sheet-legend-dealer-of = grått = ger, när { $players } spelar
sheet-legend-sum = Σ B = bjudet över (+) eller under (−) korten
sheet-legend-running = smått bredvid = hopräknat
sheet-legend-checks = ”!” = buden blir tillsammans lika många som korten, det får de inte; eller sticken blir det inte, det måste de
sheet-legend-check-tricks = ”!” = sticken blir inte lika många som korten, det måste de
sheet-from-players = från { $players } spelare
sheet-rule-points = En poäng per stick, 10 till för exakt bud, även för 0.
sheet-rule-points-exact-only = Poäng bara för exakt bud: en per stick och 10 till.
sheet-rule-points-minus = Exakt bud: en poäng per stick och 10 till. Annars minuspoäng, lika många som skillnaden.
sheet-rule-hook = Den som ger bjuder sist; alla bud tillsammans får inte bli lika med antalet kort.
sheet-rule-packs =
    { $packs ->
        [one] Spelas med en kortlek, { $cards } kort.
       *[other] Spelas med { $packs } kortlekar tillsammans, { $cards } kort.
    }
sheet-rule-packs-list = Kortlekar med 32 kort: upp till 3 spelare en, upp till 7 två, upp till 10 tre.
sheet-allowed-number = Här står ett heltal från 0 till { $most }.
sheet-allowed-suit = Här står trumffärgen: { $suits }.

## Avslag: när man skriver

sheet-in-row = Rad { $row }: { $sentence }
refusal-players-out-of-range = Det går inte med { $players } spelare: Schwarze Sau spelas av { $fewest } till { $most }.
refusal-names-do-not-fit = { $names } namn passar inte till { $players } spelare.
refusal-unknown-dealer = ”{ $text }” är inte med och kan inte ge.
refusal-row-not-open = Den raden är inte på tur. Det som redan är skrivet kan rättas.
refusal-tricks-out-of-range = { $tricks } stick finns inte i den här given, möjligt är 0 till { $most }.
refusal-tricks-missing = För { $players } spelare finns { $count } sticktal – det behövs ett för var och en.
refusal-tricks-do-not-add-up = Det blir { $sum } stick tillsammans, med { $cards } kort måste det bli exakt { $cards }.

## Avslag: filer

refusal-sheet-unreadable = Det här är inget protokoll som går att läsa: { $text }
refusal-unknown-format = Formatet ”{ $text }” är okänt, det som läses är { $known }.
refusal-unknown-language = Språket ”{ $text }” finns inte här. Möjligt är: { $known }.
refusal-no-day = ”{ $text }” är ingen dag; den skrivs som 2026-03-07.
refusal-not-a-number = ”{ $text }” är inget heltal.
refusal-file-not-found = Filen { $text } går inte att öppna: { $fault }.
refusal-file-too-large = Filen har { $size } kB, högst { $limit } kB läses.
refusal-file-grows-too-large = Uppackad skulle filen ha { $size } kB eller för många delar, tillåtet är { $limit } kB.
refusal-file-unreadable = Filen går inte att läsa ({ $text }). ODS, XLSX, CSV i UTF-8 och JSON från Stammtisch läses.
refusal-file-declares-entities = Filen har egna XML-entiteter, sådant läses inte. Spara den på nytt från kalkylprogrammet.
refusal-no-sheet-in-file = I filen finns inget protokoll för Schwarze Sau: en kolumn måste ange korten i varje giv (9 8 7 … 1 1 1 … 8 9), till höger om den står namnen över kolumnerna.
refusal-rows-moved = På rad { $row } i protokollet står { $found } kort i stället för { $cards } – givarna måste stå i sin ordning.
refusal-other-sheet = Filen hör till ett annat protokoll.
refusal-other-players = I filen spelar { $found }, i protokollet { $players }.
refusal-other-rules = Filen är skriven efter andra regler än protokollet ({ $text }).
refusal-unknown-file-kind = ”{ $text }” går inte att skriva. Möjligt är: { $known }.
refusal-file-exists = { $text } finns redan och får vara kvar som den är. Med --force skrivs den över.
refusal-file-not-written = { $text } går inte att skriva: { $fault }.

## Vad som märktes vid läsningen

sheet-remark-points = Rad { $row }, { $player }: filen visar { $found } poäng, rätt är { $points }.
sheet-remark-total = { $player }: filen visar summan { $found }, rätt är { $points }.
sheet-remark-barred = Rad { $row }: buden blir tillsammans { $cards } – { $bid } var spärrat.
sheet-remark-no-dealer = Filen säger inte vem som gav först; det första namnet antas.

## Skillnader

sheet-difference-bid = Rad { $row }, { $player }: bud { $old } → { $new }
sheet-difference-tricks = Rad { $row }, { $player }: stick { $old } → { $new }
sheet-difference-trump = Rad { $row }: trumf { $old } → { $new }
sheet-difference-name = Namn { $old } → { $new }
sheet-difference-dealer = Först gav { $old } → { $new }
sheet-no-differences = Ingen skillnad.
sheet-nothing-taken = Ännu är inget ändrat. Med --take förs det över.
sheet-taken =
    { $count ->
        [one] En skillnad är överförd, { $file } är skriven.
       *[other] { $count } skillnader är överförda, { $file } är skriven.
    }
sheet-written = { $file } är skriven.
sheet-standing =
    { $rounds ->
        [0] Ännu är ingen giv spelad.
        [one] Ställning efter en giv av { $all }:
       *[other] Ställning efter { $rounds } givar av { $all }:
    }
