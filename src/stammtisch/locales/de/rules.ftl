### Wörter und Sätze der Schafkopfregeln: Spiele, Ansagen, Ablehnungen, Ergebnis, Vorlagen.
### Eingesetzte Wörter (Karte, Farbe, Spiel, Stufe) stehen immer in der Grundform.

## Spiele

contract-sauspiel = Sauspiel
contract-hochzeit = Hochzeit
contract-bettel = Bettel
contract-farbgeier = Farbgeier
contract-geier = Geier
contract-farbwenz = Farbwenz
contract-wenz = Wenz
contract-solo = Solo
contract-farbgeier-tout = Farbgeier Tout
contract-geier-tout = Geier Tout
contract-farbwenz-tout = Farbwenz Tout
contract-wenz-tout = Wenz Tout
contract-solo-tout = Solo Tout
contract-sie = Sie
contract-ramsch = Ramsch
contract-kreuz = Kreuzspiel

game-sauspiel = Sauspiel auf die { $suit }-Ass
game-hochzeit = Hochzeit
game-bettel = Bettel
game-farbgeier = { $suit }-Farbgeier
game-geier = Geier
game-farbwenz = { $suit }-Farbwenz
game-wenz = Wenz
game-solo = { $suit }-Solo
game-farbgeier-tout = { $suit }-Farbgeier Tout
game-geier-tout = Geier Tout
game-farbwenz-tout = { $suit }-Farbwenz Tout
game-wenz-tout = Wenz Tout
game-solo-tout = { $suit }-Solo Tout
game-sie = Sie
game-ramsch = Ramsch
game-kreuz = Kreuzspiel

## Was jemand gesagt hat

said-pass = weiter
said-willing = ich spiele
said-sauspiel = Sauspiel
said-hochzeit = Hochzeit
said-bettel = Bettel
said-farbgeier = Farbgeier
said-geier = Geier
said-farbwenz = Farbwenz
said-wenz = Wenz
said-solo = Solo
said-farbgeier-tout = Farbgeier Tout
said-geier-tout = Geier Tout
said-farbwenz-tout = Farbwenz Tout
said-wenz-tout = Wenz Tout
said-solo-tout = Solo Tout
said-sie = Sie
said-accept = ich nehme an
said-decline = nein
said-take = ich nehme die Ober

## Verdoppeln

level-none = kein Kontra
level-kontra = Kontra
level-re = Re
level-sub = Sub
level-hirsch = Hirsch

## Ablehnungen: unklare Eingaben

refusal-unknown-action = „{ $text }“ gibt es hier nicht. Möglich sind: { $known }.
refusal-unknown-card = „{ $text }“ ist keine Karte. Ein Kürzel besteht aus Farbe (E G H S) und Rang (A Z K O U 9 8 7), zum Beispiel EO für Eichel-Ober.
refusal-unknown-suit = „{ $text }“ ist keine Farbe. Es gibt E (Eichel), G (Gras), H (Herz) und S (Schellen).
refusal-unknown-contract = „{ $text }“ kann man nicht ansagen. Wähle eines der Spiele, die dieser Tisch anbietet.

## Ablehnungen: Zeitpunkt

refusal-not-your-turn = Gerade ist { $seat } dran – warte, bis du an der Reihe bist.
refusal-wrong-phase = Das passt jetzt nicht: Erst wird angesagt, dann gespielt. Wähle etwas von dem, was gerade angeboten wird.
refusal-round-over = Dieses Spiel ist aus – weiter geht es mit dem nächsten.

## Ablehnungen: Karten

refusal-card-not-in-deck = { $card } gibt es im kurzen Blatt nicht, dort fehlen alle Achter und Siebener. Spiele eine Karte aus deiner Hand.
refusal-card-not-in-hand = { $card } hast du nicht auf der Hand. Spiele eine Karte, die du noch hältst.
refusal-follow-suit = { $suit } ist ausgespielt – du musst { $suit } bekennen.
refusal-follow-trump = Trumpf ist ausgespielt – du hast Trumpf und musst ihn zugeben.
refusal-must-take-trick = Hier gilt Stichzwang: Du kannst den Stich machen, also musst du. { $card } bleibt darunter.
refusal-called-ace-must-be-played = Die gerufene Farbe ist ausgespielt – du musst die Ruf-Ass zugeben: { $card }.
refusal-called-suit-only-by-ace = Du hast die Ruf-Ass, darum darfst du { $suit } nur mit ihr ausspielen: { $card }. Davonlaufen geht nur, wenn du außer der Ass noch mindestens { $needed } Karten dieser Farbe hältst.
refusal-called-ace-must-wait = Die Ruf-Ass muss noch warten: { $card } darf erst fallen, wenn ihre Farbe ausgespielt wird oder als letzte Karte. Nimm eine andere.

## Ablehnungen: Ansage

refusal-bid-too-low = { $contract } ist schon angesagt – sage etwas Höheres an oder „weiter“.
refusal-bid-must-hold = { $contract } ist geboten – zum Halten brauchst du ein mindestens gleich hohes Spiel, sonst zieh dich zurück.
refusal-bid-must-exceed = { $contract } wird vor dir gehalten – geh höher oder zieh dich zurück.
refusal-more-than-sauspiel = Vor dir will schon jemand spielen – nenne ein höheres Spiel als das Sauspiel.
refusal-first-must-name = Noch hat niemand sonst ein Spiel genannt – du hast „ich spiele“ gesagt, also nenne jetzt deines.
refusal-later-must-name = Zurückziehen darf sich nur, wer als Erster „ich spiele“ gesagt hat – nenne ein höheres Spiel als das Sauspiel.
refusal-contract-not-offered = { $contract } wird an diesem Tisch nicht gespielt – wähle eines der angebotenen Spiele.
refusal-not-a-sie = Für ein Sie brauchst du lauter höchste Trümpfe: alle vier Ober und danach die Unter von oben, bis die Hand voll ist.
refusal-not-one-trump = Eine Hochzeit bietet nur an, wer genau einen Trumpf hat; Ober, Unter und Herz zählen mit.
refusal-hochzeit-too-late = Für eine Hochzeit ist es zu spät: Es will schon jemand spielen.
refusal-hochzeit-once = Deinen Trumpf wollte niemand – sage ein anderes Spiel an oder „weiter“.
refusal-more-than-hochzeit = Eine Hochzeit steht schon – darüber geht nur ein Einzelspiel.
refusal-nothing-to-give-back = Du hast keine Karte, die du für den Trumpf zurückgeben kannst – sage „nein“.
refusal-give-back-another = { $card } hast du gerade bekommen – gib eine andere Karte zurück.
refusal-give-back-no-trump = { $card } ist Trumpf – zurück geht an diesem Tisch nur eine andere Karte.
refusal-not-two-cards = „{ $text }“ sind nicht zwei verschiedene Karten – schiebe genau zwei weiter.

## Ablehnungen: rufen

refusal-no-callable-suit = Du bist gesperrt: Zum Rufen brauchst du Eichel, Gras oder Schellen auf der Hand (Ober und Unter zählen nicht), und zwar ohne die Ass der Farbe. Sage ein anderes Spiel an oder „weiter“.
refusal-suit-has-own-ace = Die { $suit }-Ass hast du selbst – rufe eine, die dir fehlt.
refusal-suit-not-held = Du hast keine Karte der Farbe { $suit }, denn Ober und Unter sind Trumpf – rufe eine Farbe, von der du eine Karte hast.
refusal-herz-never-called = Herz ist im Sauspiel Trumpf, darum wird die Herz-Ass nie gerufen – wähle Eichel, Gras oder Schellen.
refusal-renonce-own-card = { $card } hast du selbst – rufe eine, die dir fehlt.

## Ablehnungen: Kontra und Re

refusal-kontra-not-offered = An diesem Tisch wird ohne Kontra gespielt – lass die Karten sprechen.
refusal-no-kontra-in-ramsch = Im Ramsch spielt jeder für sich, darum gibt es kein Kontra.
refusal-kontra-window-closed = Dafür ist es zu spät: Kontra und die Antworten darauf gehen nur am Anfang eines Spiels.
refusal-kontra-only-opponents = Jetzt dürfen nur die Gegner des Spielmachers verdoppeln – du gehörst zu seiner Partei.
refusal-re-only-declarer = Die Antwort auf Kontra gibt an diesem Tisch nur der Spielmacher – für dich gibt es hier nichts zu sagen.
refusal-doubled-already = { $level } ist schon gesagt und gilt für die ganze Partei – jetzt kann nur die andere Seite antworten.
refusal-no-further-doubling = Höher geht es an diesem Tisch nicht – die letzte Stufe ist schon gesagt.
refusal-answer-pending = Es wurde verdoppelt – die Karten warten, bis die andere Partei geantwortet hat.
refusal-nothing-to-decline = Es gibt gerade nichts abzulehnen – niemand wartet auf deine Antwort zu Kontra oder Re.

## Ergebnis

result-won = Gewonnen mit { $augen } Augen ({ $needed } gebraucht)
result-lost = Verloren mit { $augen } Augen ({ $needed } gebraucht)
result-passed-out = Alle weiter – es wird neu gegeben, niemand zahlt.
result-bettel-made = Der Bettel ist gewonnen: kein einziger Stich.
result-bettel-failed = Der Bettel ist verloren: ein Stich war zu viel.
result-sie-shown = Ein Sie – gewonnen, ohne dass eine Karte fällt.
result-ramsch-loser = { $seat } hat die meisten Augen und zahlt.
result-durchmarsch = Durchmarsch: { $seat } bekommt von allen.
result-jungfrau = Ohne Stich: { $seats }

result-class-simple = einfach
result-class-schneider = Schneider
result-class-schwarz = Schwarz
result-class-tout = Tout
result-class-bettel = Bettel
result-class-sie = Sie

result-with =
    { $count ->
        [one] mit { $count } Laufendem
       *[other] mit { $count } Laufenden
    }
result-without =
    { $count ->
        [one] ohne { $count } Laufenden
       *[other] ohne { $count } Laufende
    }

result-term-base = Grundwert { $contract }
result-term-laufende =
    { $count ->
        [one] { $count } Laufender × { $each }
       *[other] { $count } Laufende × { $each }
    }
result-term-schneider = Schneider
result-term-schwarz = Schwarz
result-factor-tout = Tout
result-factor-sie = Sie
result-factor-jungfrau = Jungfrau
result-factor-kontra = Kontra
result-factor-re = Re
result-factor-sub = Sub
result-factor-hirsch = Hirsch

## Rollen und Grundwörter

role-dealer = Geber
role-vorhand = Vorhand
role-declarer = Spielmacher
role-partner = Partner
role-opponent = Gegner
role-side = Partei

word-trump = Trumpf
word-trick = Stich
word-augen = Augen
word-points = Punkte

## Vorlagen

preset-stargames = Klassisch
preset-stargames-about = Die klassischen Online-Regeln, wie bei StarGames: eine Ansagerunde, Sauspiel, Geier, Wenz, Solo und Tout, Kontra und Re vor der zweiten Karte, Laufende nur aus Obern und Untern ab 3 (Geier, Wenz und kurzes Blatt ab 2), Tarif 10/50.
preset-turnier = Turnier
preset-turnier-about = Wie auf Turnieren: zweistufige Ansage, Sauspiel, Wenz, Solo, Tout und Sie, kein Kontra; sagen alle weiter, muss spielen, wer den Eichel-Ober hat; gezählt wird in Punkten 1/5.
preset-sauspiel = Online-Plattform
preset-sauspiel-about = Wie auf einer großen Plattform: halten oder überbieten, alle Spiele und Farbwenz, Klopfen, Kontra bis zur eigenen ersten Karte, Laufende durch alle Trümpfe, Tarif 20/50/10.
preset-wirtshaus = Wirtshaus
preset-wirtshaus-about = Typische Wirtshausregeln: zweistufige Ansage, Farbwenz und Sie, Klopfen, Stock, Kontra bis zum Hirsch, Tarif 10/50.
preset-kurz = Kurze Karte
preset-kurz-about = Oberfränkisch mit 24 Karten: zweistufige Ansage, Herz-Solo vor den anderen Soli, Kreuzspiel, wenn alle weiter sagen, kein Kontra, Laufende nur aus Obern (im Wenz aus Untern) ab 2, Tarif 5/20.
preset-stammtisch = Stammtisch
preset-stammtisch-about = Unser Haustisch: zweistufige Ansage, Sauspiel, Geier, Wenz, Solo und Tout, Laufende durch alle Trümpfe ab 3 (Geier, Wenz und kurzes Blatt ab 2), Kontra bis zur eigenen ersten Karte und weiter bis zum Hirsch, beide Partner dürfen antworten, Tarif 10/50.
preset-vortritt = Vortritt
preset-vortritt-about = Halten oder überbieten: Wer früher sitzt, hat bei gleichem Spiel den Vortritt; Kontra bis zur eigenen ersten Karte, Re von beiden Partnern, Laufende durch alle Trümpfe, Tarif 20/50/10.
preset-verein = Verein
preset-verein-about = Ein Vereinsabend in Punkten: zweistufige Ansage, Sauspiel, Wenz, Solo und Tout, kein Kontra, 1/5 Punkte und 1 für jeden Zuschlag; sagen alle weiter, gibt derselbe noch einmal.
