### Die Liste für den echten Tisch: Überschriften, Erklärungen, Ablehnungen, Unterschiede.
### Die Kürzel stehen über sehr schmalen Spalten: höchstens zwei Zeichen.

## Überschriften

sheet-title = Schwarze Sau
sheet-page-live = Liste
sheet-page-paper = Papier
sheet-page-corrections = Korrekturen
sheet-day = Datum
sheet-cards = Karten
sheet-deals = gibt
sheet-trump = Trumpf
sheet-bid = Ansage
sheet-bid-short = A
sheet-tricks = Stiche
sheet-tricks-short = S
sheet-points = Punkte
sheet-points-short = P
sheet-total = Summe
sheet-name = Name
sheet-row = Zeile
sheet-player = Spieler
sheet-what = was
sheet-old = vorher
sheet-new = nachher
sheet-by = von
sheet-at = Zeit

## Erklärungen

sheet-legend-dealer = grau = gibt
sheet-legend-dealer-of = grau = gibt, wenn { $players } spielen
sheet-legend-sum = Σ A = angesagt über (+) oder unter (−) den Karten
sheet-legend-running = klein daneben = zusammengezählt
sheet-legend-checks = „!“ = die Ansagen ergeben die Karten, das dürfen sie nicht; oder die Stiche ergeben sie nicht, das müssen sie
sheet-legend-check-tricks = „!“ = die Stiche ergeben nicht die Karten, das müssen sie
sheet-from-players = ab { $players } Spielern
sheet-rule-points = Ein Punkt je Stich, 10 mehr für die genaue Ansage, auch für die 0.
sheet-rule-points-exact-only = Punkte nur für die genaue Ansage: einer je Stich und 10 dazu.
sheet-rule-points-minus = Genaue Ansage: ein Punkt je Stich und 10 dazu. Sonst Minuspunkte, so viele wie die Abweichung.
sheet-rule-hook = Wer gibt, sagt zuletzt an; alle Ansagen zusammen dürfen nicht die Zahl der Karten ergeben.
sheet-rule-packs =
    { $packs ->
        [one] Gespielt wird mit einem Blatt, { $cards } Karten.
       *[other] Gespielt wird mit { $packs } Blatt zusammen, { $cards } Karten.
    }
sheet-rule-packs-list = Blatt zu 32 Karten: bis 3 Spieler eines, bis 7 zwei, bis 10 drei.
sheet-allowed-number = Hier steht eine ganze Zahl von 0 bis { $most }.
sheet-allowed-suit = Hier steht die Trumpffarbe: { $suits }.

## Ablehnungen: beim Schreiben

sheet-in-row = Zeile { $row }: { $sentence }
refusal-players-out-of-range = Mit { $players } Spielern geht es nicht: Schwarze Sau spielen { $fewest } bis { $most }.
refusal-names-do-not-fit = { $names } Namen passen nicht zu { $players } Spielern.
refusal-unknown-dealer = „{ $text }“ spielt nicht mit und kann nicht geben.
refusal-row-not-open = Diese Zeile ist gerade nicht dran. Was schon geschrieben ist, lässt sich korrigieren.
refusal-tricks-out-of-range = { $tricks } Stiche gibt es in dieser Runde nicht, möglich sind 0 bis { $most }.
refusal-tricks-missing = Für { $players } Spieler sind { $count } Stichzahlen da – es braucht für jeden eine.
refusal-tricks-do-not-add-up = Zusammen sind das { $sum } Stiche, bei { $cards } Karten müssen es genau { $cards } sein.

## Ablehnungen: Dateien

refusal-sheet-unreadable = Das ist keine Liste, die sich lesen lässt: { $text }
refusal-unknown-format = Das Format „{ $text }“ ist nicht bekannt, gelesen wird { $known }.
refusal-unknown-language = Die Sprache „{ $text }“ gibt es hier nicht. Möglich sind: { $known }.
refusal-no-day = „{ $text }“ ist kein Tag; geschrieben wird er wie 2026-03-07.
refusal-not-a-number = „{ $text }“ ist keine ganze Zahl.
refusal-file-not-found = Die Datei { $text } lässt sich nicht öffnen: { $fault }.
refusal-file-too-large = Die Datei hat { $size } kB, gelesen werden höchstens { $limit } kB.
refusal-file-grows-too-large = Ausgepackt hätte die Datei { $size } kB oder zu viele Teile, erlaubt sind { $limit } kB.
refusal-file-unreadable = Die Datei lässt sich nicht lesen ({ $text }). Gelesen werden ODS, XLSX, CSV in UTF-8 und JSON aus Stammtisch.
refusal-file-declares-entities = Die Datei bringt eigene XML-Entitäten mit, so etwas wird nicht gelesen. Speichere sie aus der Tabellenkalkulation neu.
refusal-no-sheet-in-file = In der Datei ist keine Liste von Schwarze Sau: Eine Spalte muss die Karten jeder Runde nennen (9 8 7 … 1 1 1 … 8 9), rechts davon stehen über den Spalten die Namen.
refusal-rows-moved = In Zeile { $row } der Liste stehen { $found } Karten statt { $cards } – die Runden müssen in ihrer Reihenfolge bleiben.
refusal-other-sheet = Die Datei gehört zu einer anderen Liste.
refusal-other-players = In der Datei spielen { $found }, in der Liste { $players }.
refusal-other-rules = Die Datei ist nach anderen Regeln geschrieben als die Liste ({ $text }).
refusal-unknown-file-kind = „{ $text }“ lässt sich nicht schreiben. Möglich sind: { $known }.
refusal-file-exists = { $text } gibt es schon und bleibt, wie es ist. Mit --force wird es überschrieben.
refusal-file-not-written = { $text } lässt sich nicht schreiben: { $fault }.

## Was beim Lesen auffiel

sheet-remark-points = Zeile { $row }, { $player }: Die Datei zeigt { $found } Punkte, richtig sind { $points }.
sheet-remark-total = { $player }: Die Datei zeigt als Summe { $found }, richtig ist { $points }.
sheet-remark-barred = Zeile { $row }: Die Ansagen ergeben zusammen { $cards } – die { $bid } war gesperrt.
sheet-remark-no-dealer = Wer zuerst gab, sagt die Datei nicht; angenommen ist der erste Name.

## Unterschiede

sheet-difference-bid = Zeile { $row }, { $player }: Ansage { $old } → { $new }
sheet-difference-tricks = Zeile { $row }, { $player }: Stiche { $old } → { $new }
sheet-difference-trump = Zeile { $row }: Trumpf { $old } → { $new }
sheet-difference-name = Name { $old } → { $new }
sheet-difference-dealer = Zuerst gab { $old } → { $new }
sheet-no-differences = Kein Unterschied.
sheet-nothing-taken = Noch ist nichts geändert. Mit --take wird es übernommen.
sheet-taken =
    { $count ->
        [one] Ein Unterschied ist übernommen, { $file } ist geschrieben.
       *[other] { $count } Unterschiede sind übernommen, { $file } ist geschrieben.
    }
sheet-written = { $file } ist geschrieben.
sheet-standing =
    { $rounds ->
        [0] Noch ist keine Runde gespielt.
        [one] Stand nach einer Runde von { $all }:
       *[other] Stand nach { $rounds } Runden von { $all }:
    }
