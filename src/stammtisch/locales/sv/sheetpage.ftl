### Sidan för det riktiga bordet: det som står där utom själva protokollet.

## Alla protokoll

sheet-write = Skriva poäng
sheet-write-about = För omgångar med riktiga kort: Schwarze Sau, 2 till 14 spelare. Allt stannar på den här enheten, även utan nät.
sheet-new-list = Nytt protokoll
sheet-print-blank = Skriv ut tomt protokoll
sheet-open-file = Öppna fil
sheet-own-lists = Dina protokoll
sheet-no-lists = Inget protokoll på den här enheten än.
sheet-all-lists = Alla protokoll
sheet-progress = Giv { $row } av { $rows }
sheet-finished = färdigt
sheet-watched = du tittar på
sheet-delete = Ta bort
sheet-delete-sure = Vill du verkligen ta bort protokollet? Det försvinner också för alla som tittar på och går inte att få tillbaka.
sheet-delete-here-sure = Ta bort protokollet från den här enheten? Med länken kan du titta på igen.
sheet-keep = Behåll
sheet-offline-ready = Den här sidan öppnas nu även utan nät.
sheet-offline-not = Här öppnas sidan bara med nät, för servern talar inte https. Det du skriver stannar ändå på den här enheten.
sheet-no-storage = Den här webbläsaren sparar ingenting: den tillåter ingen lagring, kanske för att fönstret är privat. Öppna sidan i ett vanligt fönster.
sheet-not-kept = Det gick inte att spara på den här enheten ({ $text }). Inget är ändrat. Frigör plats och försök igen.

## Ett nytt protokoll

sheet-how-many = Hur många spelar?
sheet-one-less = En färre
sheet-one-more = En till
sheet-names-in-order = Namn medsols
sheet-name-number = Namn { $number }
sheet-deals-first = ger först
sheet-house-rules = Husregler
sheet-setting-max-hand = Flest kort
sheet-setting-rounds = Givarnas ordning
sheet-rounds-down-up = ner och upp igen
sheet-rounds-down-only = bara ner
sheet-rounds-up-down = upp och ner igen
sheet-setting-ones = Givar med ett kort
sheet-ones-n = lika många som spelare
sheet-ones-1 = bara en
sheet-setting-hook = Sista budet får inte gå jämnt upp
sheet-setting-scoring = Poäng
sheet-scoring-seed = 1 per stick, 10 för exakt
sheet-scoring-exact-only = bara för exakta bud
sheet-scoring-minus = fel ger minus
sheet-setting-tie = Vid lika
sheet-tie-shared = delad vinst
sheet-tie-exact-bids = fler exakta bud
sheet-setting-bids = Bud
sheet-bids-open = i tur och ordning
sheet-bids-hidden = alla samtidigt
sheet-length =
    { $rounds } givar,
    { $packs ->
        [one] en kortlek med 32 kort
       *[other] { $packs } kortlekar med 32 kort
    }
sheet-begin = Sätt i gång

## Skriva en giv

sheet-cards-count =
    { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    }
sheet-dealer-is = { $name } ger
sheet-to-bid = { $name } bjuder
sheet-bid-so-far = Bjudet { $sum } av { $cards }
sheet-bid-is-barred = { $bid } är spärrat: { $sum } + { $bid } = { $cards }, det skulle gå jämnt upp.
sheet-how-many-tricks = Vem tog hur många stick?
sheet-tricks-so-far = Stick { $sum } av { $cards }
sheet-tricks-lacking = { $count } saknas
sheet-tricks-over = { $count } för mycket
sheet-fits = stämmer
sheet-close-row = Skriv in given
sheet-trick-fewer = { $name }: ett färre
sheet-trick-more = { $name }: ett till
sheet-said = bjöd { $bid }
sheet-undo = Ångra
sheet-undo-about = Ta tillbaka det sista som skrevs
sheet-won =
    { $count ->
        [one] { $names } vinner med { $points } poäng.
       *[other] { $names } vinner tillsammans med { $points } poäng.
    }
sheet-ranking = Ställning
sheet-exact-count =
    { $count ->
        [one] { $count } exakt
       *[other] { $count } exakta
    }
sheet-correct-row = Rätta giv { $row }
sheet-no-corrections = Inget är rättat än.
sheet-no-trump = ingen
sheet-tap-row = Tryck på kortens antal till vänster för att rätta en giv.

## Spara, titta på, dela

sheet-state-saved = sparat
sheet-state-unsaved = inte hos servern än ({ $count })
sheet-state-no-net = inget nät – allt stannar på enheten ({ $count })
sheet-not-taken = Servern tar inte emot protokollet: { $text } Här är allt kvar som det är.
sheet-split = På en annan enhet fortsatte protokollet på ett annat sätt. Det som bara stod här har du nu i ett eget protokoll:
sheet-state-other-writes = En annan enhet skriver just nu.
sheet-write-here = Skriv vidare här
sheet-state-live = Du tittar på direkt. Det skrivs på en annan enhet.
sheet-state-not-live = Inget nät – du ser det senaste som kom.
sheet-fetching = Protokollet hämtas …
sheet-not-here = Utan nät syns inte protokollet: det har aldrig varit öppet på den här enheten.
sheet-share = Dela
sheet-link-watch = Länk för att titta på
sheet-link-watch-about = Den som öppnar den ser allt som skrivs och kan inte ändra något.
sheet-link-write = Länk för att skriva
sheet-link-write-about = Den som har den kan skriva. Den är för din andra enhet, eller för den som tar över pennan.
sheet-link-write-show = Visa länken för att skriva
sheet-link-later = Protokollet är inte hos servern än. Länken fungerar så snart det finns nät.

## Filer och papper

sheet-download = Ladda ner
sheet-download-offline = Utan nät finns bara CSV. ODS, XLSX och PDF gör servern.
sheet-needs-net = Det behövs nät, och servern svarar inte just nu.
sheet-compare-file = Jämför med fil
sheet-compare-about = ODS, XLSX, CSV eller JSON. Du ser först vad som ändras.
sheet-would-change =
    { $count ->
        [one] Det här skulle ändras:
       *[other] De här { $count } sakerna skulle ändras:
    }
sheet-take = Ta över
sheet-leave = Ändra inget
sheet-reading = Filen läses …
sheet-more = Mer
sheet-names = Namn
sheet-blank-classic = Klassiskt, upp till { $players } spelare
sheet-blank-exact = För exakt så många
sheet-blank-names = Namn, om du vill
sheet-blank-language = Protokollets språk

## Det som inte går

refusal-nothing-to-undo = Det finns inget att ta tillbaka.
refusal-numbers-missing = För { $players } spelare finns { $count } tal – det behövs ett för var och en.
refusal-no-such-row = Någon giv { $row } finns inte, protokollet har { $rows }.
refusal-no-such-player = Någon plats { $number } finns inte, { $players } spelar.
refusal-sheet-full = Protokollet är fullt: det tar inte fler än { $most } inskrivningar.
refusal-too-many-corrections = Ett protokoll sparar inte fler än { $most } rättelser.
refusal-no-classic-blank = Något klassiskt protokoll upp till { $players } spelare finns inte. Det finns upp till 7 och upp till 10.
error-unknown-sheet = Något protokoll ”{ $text }” finns inte här. Kanske saknas en bit av länken.
error-sheet-deleted = Den som skrev protokollet har tagit bort det.
error-not-the-writer = I det här protokollet skriver någon annan; länken för att skriva stämmer inte.
error-sheet-moved-on = Protokollet har gått vidare, det har { $version } inskrivningar.
