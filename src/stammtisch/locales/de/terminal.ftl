### Das Terminal: was nur dort gesagt wird; alles andere steht bei den Karten, den Regeln und der Seite.

## Am Tisch

terminal-you = Du
terminal-with = Mit dir am Tisch sitzen { $names }.
terminal-how = „?“ hilft weiter, „q“ hört auf.
terminal-impossible = × geht jetzt nicht – „!“ sagt, warum.
terminal-all-possible = Alles, was dasteht, geht auch.
terminal-no-trick = Noch ist kein Stich gemacht.

## Zwischen den Spielen

terminal-go-on = Eingabetaste: nächstes Spiel · a: alle Karten · l: letzter Stich · q: aufhören
terminal-number = { $number }
terminal-after =
    { $count ->
        [one] Nach { $count } Spiel
       *[other] Nach { $count } Spielen
    }
terminal-unfinished = Das angefangene Spiel zählt nicht.
terminal-bye = Danke fürs Mitspielen!

## Hilfe

terminal-help-announce = Nummer oder Wort: das sagst du
terminal-help-card = Nummer, Kürzel oder Name: diese Karte legst du
terminal-help-double = k: Kontra oder die Antwort darauf, solange es geht
terminal-help-why = !: was gerade nicht geht, und warum
terminal-help-quit = q oder Strg+D: aufhören
terminal-help-codes = Kürzel einer Karte: Farbe ({ $suits }), dann Rang ({ $ranks })

## Was beim Aufruf nicht geht

terminal-unknown-language = Die Sprache „{ $text }“ gibt es nicht. Möglich sind: { $known }.
terminal-unknown-bot = Einen Bot „{ $text }“ gibt es nicht. Möglich sind: { $known }.
terminal-bad-seed = „{ $text }“ ist keine ganze Zahl, wie --seed sie braucht, zum Beispiel 7.

# Before the first card.
terminal-ask-hochzeit = Eine Hochzeit wird angeboten – nimmst du den Trumpf?
terminal-ask-exchange = Gib eine Karte für den Trumpf zurück.
terminal-ask-taking = Nimmst du die beiden Ober? Dann spielst du ein Solo.
terminal-ask-passing = Schiebe zwei Karten nach links.
