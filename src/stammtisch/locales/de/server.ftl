### Sätze des Servers: was am Tisch nicht geht, und was mit einer Anfrage nicht stimmt.

## Am Tisch

refusal-no-round = Es ist noch kein Spiel gegeben – warte, bis die Karten verteilt sind.
refusal-not-seated = Du sitzt nicht an diesem Tisch – nimm erst den Platz eines Bots ein.
refusal-seat-taken = Auf diesem Platz sitzt schon { $seat } oder wird sich gleich setzen – nimm den Platz eines Bots.
refusal-already-seated = Du sitzt schon an diesem Tisch, als { $seat } – steh erst auf, wenn du den Platz wechseln willst.
refusal-round-running = Das Spiel läuft noch – weiter geht es, wenn der letzte Stich gemacht ist.
refusal-ready-already = Du bist schon bereit – es fehlen noch die anderen.
refusal-nobody-ready = Noch will niemand weiterspielen – das nächste Spiel wird gegeben, wenn jemand bereit ist.
refusal-bad-name = „{ $text }“ geht nicht als Name: Er braucht 1 bis { $longest } sichtbare Zeichen.
refusal-unknown-seat = Einen Platz { $text } gibt es nicht – die Plätze haben die Nummern 0 bis { $last }.
refusal-seat-not-absent = { $seat } ist noch da oder erst kurz weg – ein Bot darf erst übernehmen, wenn jemand über eine Minute fehlt.

## Anfragen

error-malformed-frame = „{ $text }“ ist keine Nachricht, die der Server versteht ({ $fault }). Lade die Seite neu.
error-frame-too-large = Die Nachricht hat { $bytes } Bytes, erlaubt sind höchstens { $limit }.
error-unknown-command = „{ $text }“ kennt der Server nicht. Möglich sind: { $known }.
error-unknown-table = Den Tisch „{ $text }“ gibt es nicht. Prüfe die Adresse oder mach einen neuen Tisch auf.
error-unreadable-table = Den Tisch „{ $text }“ kann diese Fassung von Stammtisch nicht lesen. Seine Daten sind unverändert – eine neuere Fassung kann ihn öffnen.
error-unknown-game = Das Spiel „{ $text }“ gibt es hier nicht. Möglich sind: { $known }.
error-unknown-preset = Hausregeln „{ $text }“ gibt es nicht. Möglich sind: { $known }.
error-unknown-path = Unter „{ $text }“ ist nichts. Die Startseite findest du unter „/“.
error-bad-deck = „{ $text }“ passt nicht zu diesen Hausregeln. Möglich sind: { $known }.
error-rules-refused = So lassen sich die Hausregeln nicht spielen: { $text }.
error-newer-protocol = Diese Seite (Fassung { $text }) passt nicht mehr zum Server (Fassung { $known }) – lade sie neu.
error-too-fast = Das war zu schnell: Mehr als { $limit } Nachrichten in { $seconds } Sekunden gehen nicht. Warte kurz.
error-other-origin = Eine Seite von „{ $text }“ darf hier nichts tun – öffne { $known }.
error-opened-elsewhere = Du hast zu viele Fenster offen, darum wurde dieses getrennt. Schließ die anderen und lade die Seite neu.
error-hello-first = Der Server weiß noch nicht, welcher Tisch gemeint ist – lade die Seite neu.
error-not-saved = Der Server kann gerade nichts speichern. Nichts ist geschehen – versuche es gleich noch einmal.
error-server-failed = Beim Server ist etwas schiefgegangen. Der Stand des Tisches ist gesichert – lade die Seite neu.
