### Die Seite: alles, was weder Karte noch Regel ist.

## Überall

page-language = Sprache
page-close = Schließen
page-cancel = Abbrechen
page-save = Übernehmen
page-home = Zur Startseite
page-loading = Der Tisch wird gedeckt …
page-unreachable = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
page-not-found = Hier ist nichts
page-not-found-about = Die Adresse „{ $text }“ gibt es auf dieser Seite nicht. Vielleicht fehlt ein Stück vom Link.
page-no-table = Diesen Tisch gibt es nicht
page-cut-off = Hier geht es nicht weiter
page-reload = Neu laden
page-paragraph = Absatz { $number } im Regelbuch

## Startseite

page-home-title = Schafkopf und Schwarze Sau – mit Freunden oder gleich mit Bots.
page-play-now = Sofort mitspielen
page-play-now-about = Drei Bots sitzen schon am Tisch. Ohne Anmeldung.
page-go-on = Weiterspielen
page-have-code = Freunde warten? Tisch-Code oder Link
page-join = An den Tisch
page-own-table = Eigenen Tisch aufmachen
page-your-name = Dein Name
page-your-name-optional = Dein Name (wenn du magst)
page-guest = Gast
page-which-game = Spiel
game-schafkopf = Schafkopf
game-schwarzesau = Schwarze Sau
page-which-rules = Regeln
page-which-deck = Blatt
page-open-table = Tisch aufmachen
page-read-rules = Regelbuch lesen

## Am Tisch

page-region-table = Tisch
page-region-trick = Stich
page-region-hand = Deine Karten
page-round = Spiel { $number }
page-bot = Bot
page-you = du
page-away = weg
page-ready = bereit
page-has-turn = ist dran
page-stock-sauspiel = Ein gewonnenes Sauspiel holt ihn, ein verlorenes verdoppelt ihn.
page-stock-any = Wer sein Spiel gewinnt, holt ihn; wer verliert, verdoppelt ihn.
page-reserved = danach { $name }
page-tricks =
    { $count ->
        [0] kein Stich
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
page-line-lost = Verbindung weg – sie wird neu aufgebaut. Deine Karten bleiben dir.
page-last-trick = Letzter Stich
page-trick-to = { $seat } macht den Stich: { $augen } Augen.
page-trick-told = { $number }. Stich: { $seat }, { $augen } Augen
page-play-card = { $card } legen
page-card-position = { $position } von { $total }
page-card-allowed = erlaubt
page-card-forbidden = nicht erlaubt
page-next-round = Nächstes Spiel

## Ansagen

page-auction = Deine Ansage
page-naming = Dein Spiel
page-impossible = Geht jetzt nicht
page-more-games = Andere Spiele
page-say-pass = Weiter
page-say-willing = Ich spiele
page-say-decline = Nichts sagen
page-klopfen = Klopfen
page-hochzeit = Hochzeit
page-schieber = Schieber
page-say-accept = Annehmen
page-say-no-hochzeit = Nicht annehmen
page-say-take = Die zwei Ober nehmen
page-say-leave-ober = Liegen lassen
page-give-back = { $card } zurückgeben
page-pass-on = { $cards } weitergeben
page-muss = { $game } (Muss)
page-sauspiel-card = Sauspiel auf { $card }
page-open-hand = Offen bei { $seat }
page-double = { $level } (×{ $times })

## Die Zeile, die sagt, was los ist

page-your-turn = Du bist dran
page-hint-auction = { $seat } überlegt sich die Ansage.
page-hint-naming = { $seat } legt das Spiel fest.
page-hint-play = { $seat } ist dran.
page-hint-your-auction = Du bist dran – was sagst du?
page-hint-name-ace = Welche Ass rufst du?
page-hint-name-suit = Welche Farbe soll Trumpf sein?
page-hint-name-muss = Du musst spielen – welche Karte rufst du?
page-hint-hochzeit = Hochzeit: { $seat } überlegt, ob der Trumpf den Platz wechselt.
page-hint-your-hochzeit = { $seat } bietet den einzigen Trumpf an. Nimmst du ihn, spielt ihr zusammen, und du gibst eine Karte zurück.
page-hint-exchange = Hochzeit: { $seat } gibt eine Karte zurück.
page-hint-your-exchange = Der Trumpf von { $seat } ist bei dir. Tipp die Karte an, die du zurückgibst.
page-hint-taking = Schieber: { $seat } überlegt, ob die zwei Ober mitgehen.
page-hint-your-taking = Schieber: Zwei Ober liegen auf dem Tisch. Wer sie nimmt, spielt ein Solo.
page-hint-passing = Schieber: { $seat } gibt zwei Karten weiter.
page-hint-your-passing = Du hast zwei Karten zu viel. Tipp zwei an, sie gehen verdeckt nach links.
page-hint-your-lead = Du spielst aus – leg eine Karte.
page-hint-your-card = Du bist dran – leg eine Karte.
page-hint-your-kontra = Willst du verdoppeln, bevor es losgeht?
page-hint-your-silence = Die Gegner können noch Kontra sagen – du gehörst nicht dazu.
page-hint-your-answer = Es wurde verdoppelt – antwortest du?
page-hint-kontra = Noch kann jemand Kontra sagen …
page-hint-answer = Es wurde verdoppelt – die Karten warten auf die Antwort.
page-hint-confirm = Mit der Eingabetaste bestätigen, mit Esc lassen.
page-hint-done = Spiel { $number } ist aus.
page-hint-waiting = Es fehlt noch: { $names }

## Ergebnis

page-who-played =
    { $count ->
        [one] { $names } hat gespielt: { $game }
       *[other] { $names } haben zusammen gespielt: { $game }
    }
page-tout-won = Gewonnen – der Tout ist entschieden
page-tout-lost = Verloren – der Tout ist entschieden
page-jungfrau-twice = Jungfrau, doppelt bezahlt: { $names }
page-view-value = Abrechnung
page-view-hands = Karten
page-view-tricks = Stiche
page-equation = Wert des Spiels
page-sum = Summe
page-value = Wert des Spiels
page-augen-tricks =
    { $count ->
        [0] { $augen } Augen, kein Stich
        [one] { $augen } Augen, { $count } Stich
       *[other] { $augen } Augen, { $count } Stiche
    }

## Liste

page-list = Liste
page-list-game = Spiel
page-list-empty = Noch kein Spiel zu Ende.
page-round-number = Nummer
page-passed-out = alle weiter
page-list-shared = Stock geteilt
page-total = Gesamt

## Leiste, Tafeln, Menü

page-bar = Am Tisch
page-bar-list = Liste
page-bar-rules = Regeln
page-bar-menu = Tisch
page-panel-list = Liste
page-panel-rules = Regelbuch
page-panel-menu = Dieser Tisch
page-panel-keys = Tasten
page-keys = Tasten
page-invite = Freunde einladen
page-invite-about = Wer den Link öffnet, schaut zu und kann sich auf den Platz eines Bots setzen.
page-invite-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-code-is = Tisch-Code:
page-rules-here = Gespielt wird
page-confirm-cards = Karten erst beim zweiten Tippen legen
page-seats = Plätze
page-seat-bot = Ein Bot spielt für { $seat } weiter
page-leave = Aufstehen
page-leave-sure = Wirklich aufstehen? Ein Bot übernimmt deine Karten.
page-stay = Sitzen bleiben
page-sit = Hinsetzen
page-sit-down = Platz nehmen statt { $seat }

## Tasten

page-key-move = durch die Karten gehen
page-key-play = Karte legen, Knopf drücken
page-key-digit = die so vielte Karte legen
page-key-pass = weiter oder nichts sagen
page-key-bid = zu den Ansagen
page-key-double = Kontra, Re oder Klopfen, danach bestätigen
page-key-last = letzter Stich
page-key-help = diese Hilfe
page-key-close = schließen

## Für alle, die zuhören

page-log = Was geschehen ist
page-log-dealt = Spiel { $number }: Die Karten sind gegeben.
page-log-seated = { $name } setzt sich.
page-log-said = { $seat }: { $word }
