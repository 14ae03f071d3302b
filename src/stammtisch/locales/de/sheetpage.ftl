### Die Seite für den echten Tisch: was dort steht, außer der Liste selbst.

## Alle Listen

sheet-write = Punkte schreiben
sheet-write-about = Für Runden mit echten Karten: Schwarze Sau, 2 bis 14 Spieler. Alles bleibt auf diesem Gerät, auch ohne Netz.
sheet-new-list = Neue Liste
sheet-print-blank = Leere Liste drucken
sheet-open-file = Datei öffnen
sheet-own-lists = Deine Listen
sheet-no-lists = Noch keine Liste auf diesem Gerät.
sheet-all-lists = Alle Listen
sheet-progress = Runde { $row } von { $rows }
sheet-finished = fertig
sheet-watched = du schaust zu
sheet-delete = Löschen
sheet-delete-sure = Diese Liste wirklich löschen? Sie verschwindet auch bei allen, die zuschauen, und lässt sich nicht zurückholen.
sheet-delete-here-sure = Diese Liste von diesem Gerät nehmen? Über den Link kannst du wieder zuschauen.
sheet-keep = Behalten
sheet-offline-ready = Diese Seite geht jetzt auch ohne Netz auf.
sheet-offline-not = Hier öffnet sich die Seite nur mit Netz, denn der Server spricht kein https. Was du schreibst, bleibt trotzdem auf diesem Gerät.
sheet-no-storage = Dieser Browser behält nichts: Er erlaubt keinen Speicher, vielleicht weil das Fenster privat ist. Öffne die Seite in einem gewöhnlichen Fenster.
sheet-not-kept = Das ließ sich auf diesem Gerät nicht speichern ({ $text }). Nichts ist geändert. Mach Platz und versuch es noch einmal.

## Eine neue Liste

sheet-how-many = Wie viele spielen?
sheet-one-less = Einer weniger
sheet-one-more = Einer mehr
sheet-names-in-order = Namen im Uhrzeigersinn
sheet-name-number = Name { $number }
sheet-deals-first = gibt zuerst
sheet-house-rules = Hausregeln
sheet-setting-max-hand = Meiste Karten
sheet-setting-rounds = Reihenfolge der Runden
sheet-rounds-down-up = hinunter und wieder hinauf
sheet-rounds-down-only = nur hinunter
sheet-rounds-up-down = hinauf und wieder hinunter
sheet-setting-ones = Runden mit einer Karte
sheet-ones-n = so viele wie Spieler
sheet-ones-1 = nur eine
sheet-setting-hook = Die letzte Ansage darf es nicht aufgehen lassen
sheet-setting-scoring = Punkte
sheet-scoring-seed = 1 je Stich, 10 für genau
sheet-scoring-exact-only = nur für genaue Ansagen
sheet-scoring-minus = daneben zählt minus
sheet-setting-tie = Bei Gleichstand
sheet-tie-shared = gemeinsam gewonnen
sheet-tie-exact-bids = mehr genaue Ansagen
sheet-setting-bids = Ansagen
sheet-bids-open = der Reihe nach
sheet-bids-hidden = alle zugleich
sheet-length =
    { $rounds } Runden,
    { $packs ->
        [one] ein Blatt zu 32 Karten
       *[other] { $packs } Blatt zu 32 Karten
    }
sheet-begin = Los geht’s

## Eine Runde schreiben

sheet-cards-count =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
sheet-dealer-is = { $name } gibt
sheet-to-bid = { $name } sagt an
sheet-bid-so-far = Angesagt { $sum } von { $cards }
sheet-bid-is-barred = { $bid } ist gesperrt: { $sum } + { $bid } = { $cards }, dann ginge es auf.
sheet-how-many-tricks = Wer hat wie viele Stiche?
sheet-tricks-so-far = Stiche { $sum } von { $cards }
sheet-tricks-lacking =
    { $count ->
        [one] { $count } fehlt noch
       *[other] { $count } fehlen noch
    }
sheet-tricks-over = { $count } zu viel
sheet-fits = passt
sheet-close-row = Runde eintragen
sheet-trick-fewer = { $name }: einer weniger
sheet-trick-more = { $name }: einer mehr
sheet-said = angesagt { $bid }
sheet-undo = Zurück
sheet-undo-about = Den letzten Eintrag zurücknehmen
sheet-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
    }
sheet-ranking = Stand
sheet-exact-count = { $count } genau
sheet-correct-row = Runde { $row } korrigieren
sheet-no-corrections = Noch ist nichts korrigiert.
sheet-no-trump = ohne
sheet-tap-row = Tipp links auf die Zahl der Karten, um eine Runde zu korrigieren.

## Sichern, zuschauen, teilen

sheet-state-saved = gesichert
sheet-state-unsaved = noch nicht beim Server ({ $count })
sheet-state-no-net = kein Netz – alles bleibt auf diesem Gerät ({ $count })
sheet-not-taken = Der Server nimmt die Liste nicht: { $text } Hier bleibt alles, wie es ist.
sheet-split = Auf einem anderen Gerät ging die Liste anders weiter. Was nur hier stand, hast du jetzt in einer eigenen Liste:
sheet-state-other-writes = Ein anderes Gerät schreibt gerade.
sheet-write-here = Hier weiterschreiben
sheet-state-live = Du schaust live zu. Geschrieben wird auf einem anderen Gerät.
sheet-state-not-live = Kein Netz – du siehst den letzten Stand.
sheet-fetching = Die Liste wird geholt …
sheet-not-here = Ohne Netz ist diese Liste nicht zu sehen: Auf diesem Gerät war sie noch nie offen.
sheet-share = Teilen
sheet-link-watch = Link zum Zuschauen
sheet-link-watch-about = Wer ihn öffnet, sieht jede Eintragung und kann nichts ändern.
sheet-link-write = Link zum Schreiben
sheet-link-write-about = Wer ihn hat, kann schreiben. Er ist für dein zweites Gerät, oder für den, der den Stift übernimmt.
sheet-link-write-show = Link zum Schreiben zeigen
sheet-link-later = Noch ist die Liste nicht beim Server. Der Link geht, sobald Netz da ist.

## Dateien und Papier

sheet-download = Herunterladen
sheet-download-offline = Ohne Netz gibt es nur CSV. ODS, XLSX und PDF macht der Server.
sheet-needs-net = Dafür braucht es Netz, und der Server antwortet gerade nicht.
sheet-compare-file = Datei vergleichen
sheet-compare-about = ODS, XLSX, CSV oder JSON. Du siehst zuerst, was sich ändert.
sheet-would-change =
    { $count ->
        [one] Das würde sich ändern:
       *[other] Diese { $count } Einträge würden sich ändern:
    }
sheet-take = Übernehmen
sheet-leave = Nichts ändern
sheet-reading = Die Datei wird gelesen …
sheet-more = Mehr
sheet-names = Namen
sheet-blank-classic = Klassisch, bis { $players } Spieler
sheet-blank-exact = Genau für so viele
sheet-blank-names = Namen, wenn du magst
sheet-blank-language = Sprache der Liste

## Was nicht geht

refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-numbers-missing = Für { $players } Spieler sind { $count } Zahlen da – es braucht für jeden eine.
refusal-no-such-row = Eine Runde { $row } gibt es nicht, die Liste hat { $rows }.
refusal-no-such-player = Einen Platz { $number } gibt es nicht, es spielen { $players }.
refusal-sheet-full = Die Liste ist voll: Mehr als { $most } Einträge nimmt sie nicht auf.
refusal-too-many-corrections = Mehr als { $most } Korrekturen hebt eine Liste nicht auf.
refusal-no-classic-blank = Eine klassische Liste bis { $players } Spieler gibt es nicht. Es gibt sie bis 7 und bis 10.
error-unknown-sheet = Eine Liste „{ $text }“ gibt es hier nicht. Vielleicht fehlt ein Stück vom Link.
error-sheet-deleted = Diese Liste hat ihr Schreiber gelöscht.
error-not-the-writer = In diese Liste schreibt jemand anders; der Link zum Schreiben stimmt nicht.
error-sheet-moved-on = Die Liste ist inzwischen weiter, sie hat { $version } Einträge.
