### Hausregeln in Worten: jede Einstellung mit Namen, Bedeutung und einem Wort für jeden Wert; was daran falsch sein kann.

## Gruppen

group-deal = Geben
group-contracts = Spiele
group-auction = Ansage
group-passout = Wenn alle weiter sagen
group-play = Spielen
group-kontra = Kontra
group-laufende = Laufende
group-tariff = Tarif

## Geben

setting-deck = Blatt
setting-deck-meaning = Mit wie vielen Karten gespielt wird.
setting-deck-long = langes Blatt (32 Karten)
setting-deck-short = kurzes Blatt (24 Karten)
setting-players = Spieler am Tisch
setting-players-meaning = Wie viele mitspielen; zu dritt gibt es kein Sauspiel.
setting-players-4 = vier
setting-players-3 = drei
setting-packets = Gegeben wird zu
setting-packets-meaning = Wie viele Karten jeder auf einmal bekommt; beim Klopfen kennt man nur das erste Päckchen.
setting-klopfen = Klopfen
setting-klopfen-meaning = Nach den ersten Karten und vor den übrigen darf geklopft werden; jedes Klopfen verdoppelt das Spiel.
setting-klopfen-off = kein Klopfen
setting-klopfen-all = jeder darf
setting-klopfen-first = nur Vorhand
setting-klopfen-one = nur einer, der Erste, der will
setting-klopfen-chain = jeder nur, wenn vor ihm geklopft wurde
setting-klopfen_stock = Klopfen gilt auch für den Stock
setting-klopfen_stock-meaning = Sagen alle weiter, zahlt jeder für jedes Klopfen doppelt in den Stock.

## Spiele

setting-ladder = Spiele, von unten nach oben
setting-ladder-meaning = Was angesagt werden kann und was wovor geht; was fehlt, wird nicht gespielt.
setting-herz_solo_first = Herz-Solo zuerst
setting-herz_solo_first-meaning = Das Herz-Solo geht vor den anderen Soli und wird mit seinem Namen angesagt.

## Ansage

setting-auction = Art der Ansage
setting-auction-meaning = Wie geklärt wird, wer was spielt.
setting-auction-single = eine Runde, jeder spricht einmal
setting-auction-two_stage = zwei Stufen: erst „ich spiele“, dann das Spiel
setting-auction-vortritt = halten oder überbieten

## Alle weiter

setting-passout = Wenn alle weiter sagen
setting-passout-meaning = Was geschieht, wenn niemand spielen will.
setting-passout-redeal = neu geben
setting-passout-stock = alle zahlen in den Stock
setting-passout-bock = das nächste Spiel zählt doppelt (Bock)
setting-passout-ramsch = Ramsch
setting-passout-stock-ramsch = Ramsch, dazu ein Stock
setting-passout-muss = Muss: der Eichel-Ober muss spielen
setting-passout-kreuz = Kreuzspiel: die Gegenübersitzenden zusammen
setting-passout_dealer = Nach alle weiter gibt
setting-passout_dealer-meaning = Wer gibt, wenn niemand gespielt hat.
setting-passout_dealer-next = der Nächste
setting-passout_dealer-same = derselbe noch einmal
setting-stock_each = In den Stock zahlt jeder
setting-stock_each-meaning = Was jeder in den Stock zahlt.
setting-stock_each-none = soviel wie ein Sauspiel
setting-stock_scope = Um den Stock geht es
setting-stock_scope-meaning = In welchen Spielen die Partei des Spielmachers den Stock nimmt oder verdoppelt.
setting-stock_scope-sauspiel = nur im Sauspiel
setting-stock_scope-any = in jedem Spiel
setting-stock_cap = Höchstens auf einmal
setting-stock_cap-meaning = Wie viel aus dem Stock auf einmal genommen oder dazugezahlt wird.
setting-stock_cap-none = keine Grenze

## Spielen

setting-run_away_min = Davonlaufen ab
setting-run_away_min-meaning = So viele Karten der gerufenen Farbe braucht der Partner, die Ass mitgezählt, um unter ihr auszuspielen.
setting-run_away_min-4 = vier Karten der Farbe
setting-run_away_min-3 = drei Karten der Farbe
setting-called_ace_discard = Ruf-Ass abwerfen
setting-called_ace_discard-meaning = Ob die Ruf-Ass abgeworfen werden darf, bevor ihre Farbe ausgespielt ist.
setting-called_ace_discard-never = nie, erst im letzten Stich
setting-called_ace_discard-penultimate = ab dem vorletzten Stich
setting-called_ace_discard-always = jederzeit
setting-stop_when_decided = Aufhören, wenn es entschieden ist
setting-stop_when_decided-meaning = Ein Tout endet mit dem ersten verlorenen Stich und wird nicht zu Ende gespielt.

## Kontra

setting-kontra_levels = Kontra bis
setting-kontra_levels-meaning = Wie oft nacheinander verdoppelt werden darf.
setting-kontra_levels-0 = kein Kontra
setting-kontra_levels-1 = Kontra
setting-kontra_levels-2 = Re
setting-kontra_levels-3 = Sub
setting-kontra_levels-4 = Hirsch
setting-kontra_window = Kontra ist möglich
setting-kontra_window-meaning = Wie lange am Anfang Kontra gesagt werden darf.
setting-kontra_window-before_second_card = vor der zweiten Karte
setting-kontra_window-before_first_card = vor der ersten Karte
setting-kontra_window-own_first_card = bis zur eigenen ersten Karte
setting-re_by = Re sagt
setting-re_by-meaning = Wer auf Kontra antworten darf.
setting-re_by-declarer = nur der Spielmacher
setting-re_by-party = Spielmacher oder Partner
setting-kontra_takes_over = Kontra übernimmt das Spiel
setting-kontra_takes_over-meaning = Wer zuletzt verdoppelt hat, braucht 61 Augen wie sonst der Spielmacher.

## Laufende

setting-laufende_scope = Laufende zählen
setting-laufende_scope-meaning = Wie weit die Reihe der höchsten Trümpfe gehen kann.
setting-laufende_scope-ober_unter = durch Ober und Unter
setting-laufende_scope-all = durch alle Trümpfe
setting-laufende_scope-first_head = nur durch die Ober (Wenz: Unter)
setting-laufende_min = Laufende ab
setting-laufende_min-meaning = Kürzere Reihen zählen nichts, längere ganz: im Spiel mit Trumpffarbe / in Geier und Wenz.
setting-laufende_paid = Laufende bezahlt
setting-laufende_paid-meaning = Ob es darauf ankommt, wer sie hatte.
setting-laufende_paid-symmetric = immer an die Gewinner
setting-laufende_paid-losers_held = nur, wenn die Verlierer sie hatten
setting-laufende_paid-off = gar nicht

## Tarif

setting-tariff = Tarif
setting-tariff-sauspiel = Sauspiel
setting-tariff-sauspiel-meaning = Grundwert eines Sauspiels.
setting-tariff-solo = Einzelspiel
setting-tariff-solo-meaning = Grundwert von Geier, Wenz, Solo und ihren Verwandten.
setting-tariff-laufender = jeder Laufende
setting-tariff-laufender-meaning = Zuschlag für jeden gezählten Laufenden.
setting-tariff-schneider = Schneider
setting-tariff-schneider-meaning = Zuschlag, wenn die Verlierer Schneider sind.
setting-tariff-schwarz = Schwarz
setting-tariff-schwarz-meaning = Zuschlag obendrauf, wenn die Verlierer keinen Stich haben.
setting-tariff-herz_solo = Herz-Solo
setting-tariff-herz_solo-meaning = Eigener Grundwert des Herz-Solos.
setting-tariff-herz_solo-none = wie ein Einzelspiel
setting-tariff-tout_factor = Tout zählt
setting-tariff-tout_factor-meaning = So viel Mal Grundwert und Laufende im Tout.
setting-tariff-tout_base = Fester Grundwert des Tout
setting-tariff-tout_base-meaning = Statt des Vielfachen ein fester Betrag.
setting-tariff-tout_base-none = keiner, das Vielfache gilt
setting-tariff-tout_laufender = Laufende im Tout
setting-tariff-tout_laufender-meaning = Eigener Betrag für jeden Laufenden im Tout.
setting-tariff-tout_laufender-none = wie sonst
setting-tariff-tout_counts_schwarz = Tout mit Schneider und Schwarz
setting-tariff-tout_counts_schwarz-meaning = Auch im Tout kommen Schneider und Schwarz dazu.
setting-tariff-schneider_only_sauspiel = Schneider und Schwarz nur im Sauspiel
setting-tariff-schneider_only_sauspiel-meaning = In Einzelspielen gibt es dafür keinen Zuschlag.
setting-tariff-sie_factor = Sie zählt
setting-tariff-sie_factor-meaning = So viel Mal der Grundwert eines Einzelspiels.
setting-tariff-sie_laufende = Sie mit Laufenden
setting-tariff-sie_laufende-meaning = Beim Sie zählen die Laufenden mit.
setting-tariff-bettel = Bettel
setting-tariff-bettel-meaning = Fester Wert eines Bettels.
setting-tariff-bettel-none = dreimal ein Sauspiel
setting-tariff-ramsch = Ramsch
setting-tariff-ramsch-meaning = Was der Verlierer eines Ramschs jedem zahlt.
setting-tariff-ramsch-none = wie ein Sauspiel
setting-tariff-value_cap = Ein Spiel kostet höchstens
setting-tariff-value_cap-meaning = Mehr zahlt einer dem anderen nie, den Stock nicht gerechnet.
setting-tariff-value_cap-none = keine Grenze
setting-tariff-doublings_cap = Verdoppelt wird höchstens
setting-tariff-doublings_cap-meaning = So viele von Klopfen und Kontra zählen; was darüber geht, fällt weg.
setting-tariff-doublings_cap-none = keine Grenze

## Werte

setting-yes = ja
setting-no = nein
setting-amount-range = eine ganze Zahl von { $least } bis { $most }

## Zusammenfassung

ruleset-summary = { $preset }, { $deck }: { $games }. Ansage: { $auction }. Alle weiter: { $passout }. Klopfen: { $klopfen }. Kontra: { $kontra }. Tarif { $tariff }.
ruleset-kontra = bis { $most }
ruleset-differs = Anders als { $other }: { $list }.
ruleset-same = Genau wie { $other }.
ruleset-difference = { $setting }: { $first } statt { $second }
ruleset-good = Diese Hausregeln lassen sich spielen.
ruleset-note-run-away = Mit 24 Karten hält der Partner nie vier Karten der gerufenen Farbe: Davonlaufen kommt so nicht vor.

## Fehler

fault-unknown-preset = Hausregeln „{ $value }“ gibt es nicht. Möglich: { $allowed }.
fault-unknown-setting = Eine Einstellung „{ $setting }“ gibt es nicht. Möglich: { $allowed }.
fault-not-allowed = „{ $value }“ geht hier nicht ({ $setting }). Möglich: { $allowed }.
fault-deck-not-of-preset = { $preset } wird nicht mit „{ $value }“ gespielt. Möglich: { $allowed }.
fault-no-amount = „{ $value }“ ist kein Betrag ({ $setting }). Gebraucht wird { $allowed }.
fault-ladder-empty = „{ $value }“ ist keine Liste von Spielen. Nenne mindestens eines, das niedrigste zuerst.
fault-ladder-unknown = Ein Spiel „{ $value }“ gibt es nicht. Möglich: { $allowed }.
fault-ladder-twice = { $value } steht zweimal in der Liste der Spiele. Jedes hat nur einen Platz.
fault-laufende-min-shape = „{ $value }“ geht nicht ({ $setting }): Gebraucht werden zwei ganze Zahlen, zum Beispiel 3 und 2.
fault-tariff-shape = „{ $value }“ ist kein Tarif: Gebraucht werden Beträge für { $allowed }.
fault-tariff-missing = Im Tarif fehlt ein Betrag: { $setting }.
fault-tariff-unknown = Einen Betrag „{ $setting }“ kennt der Tarif nicht. Möglich: { $allowed }.
fault-needs-setting = „{ $setting }“ bewirkt so nichts: Dazu braucht es { $other } – { $allowed }.
fault-herz-solo-not-first = Das Herz-Solo hat nur dann einen eigenen Platz, wenn „Herz-Solo zuerst“ gilt.
fault-ladder-only-sauspiel = Bei einer Ansage in Stufen braucht es über dem Sauspiel ein Spiel, das man mit jeder Hand ansagen kann, zum Beispiel das Solo.
fault-hochzeit-needs-sauspiel = Die Hochzeit ist eine Art Sauspiel – nimm auch das Sauspiel in die Spiele auf.
fault-stock-needs-sauspiel = Den Stock nimmt hier nur ein Sauspiel, und das wird nicht gespielt – nimm es auf oder lass in jedem Spiel um den Stock spielen.
fault-muss-needs-sauspiel = Beim Muss wird ein Sauspiel gespielt – nimm das Sauspiel in die Spiele auf.
fault-value-cap-too-low = Höchstens { $value } geht nicht: Schon ein Sauspiel kostet { $allowed }.
fault-doublings-cap-zero = Wenn gar nicht verdoppelt werden soll, stelle Klopfen und Kontra ab.

## Ramsch, Muss, Bettel, Hochzeit, Schieber

setting-ramsch_tie = Gleich viele Augen im Ramsch
setting-ramsch_tie-meaning = Wer von denen mit gleich vielen Augen verliert.
setting-ramsch_tie-highest_trump = wer den höchsten Trumpf in seinen Stichen hat
setting-ramsch_tie-tricks = wer mehr Stiche hat
setting-jungfrau = Jungfrau im Ramsch
setting-jungfrau-meaning = Was es ändert, wenn jemand keinen Stich macht.
setting-jungfrau-none = nichts
setting-jungfrau-all = jede verdoppelt den ganzen Preis
setting-jungfrau-individual = sie bekommt das Doppelte
setting-durchmarsch = Durchmarsch im Ramsch
setting-durchmarsch-meaning = Womit jemand den Ramsch gewinnt, statt ihn zu verlieren.
setting-durchmarsch-all = mit allen Stichen
setting-durchmarsch-91 = ab 91 Augen
setting-durchmarsch-120 = mit 120 Augen
setting-ramsch_stichzwang = Stichzwang im Ramsch
setting-ramsch_stichzwang-meaning = Wer den Stich nehmen kann, muss es.
setting-muss_60 = Muss-Spiel mit 60
setting-muss_60-meaning = Hat der Spielmacher höchstens drei Trümpfe, gewinnt er mit 60 Augen und ist mit 30 Schneider frei.
setting-bettel_trumps = Trümpfe im Bettel
setting-bettel_trumps-meaning = Ob es im Bettel Trümpfe gibt.
setting-bettel_trumps-none = keine
setting-bettel_trumps-heart = wie im Herz-Solo
setting-bettel_stichzwang = Stichzwang im Bettel
setting-bettel_stichzwang-meaning = Wer den Stich nehmen kann, muss es.
setting-bettel_ouvert = Bettel ouvert
setting-bettel_ouvert-meaning = Nach dem ersten Stich liegt die Hand des Spielmachers offen.
setting-bettel_lead = Im Bettel spielt aus
setting-bettel_lead-meaning = Wer zum ersten Stich ausspielt.
setting-bettel_lead-vorhand = Vorhand
setting-bettel_lead-declarer = der Spielmacher
setting-hochzeit_open = Hochzeit offen
setting-hochzeit_open-meaning = Der angebotene Trumpf liegt offen auf dem Tisch.
setting-hochzeit_return_trump = Bei der Hochzeit Trumpf zurück
setting-hochzeit_return_trump-meaning = Zurückgegeben werden darf auch ein Trumpf.
setting-schieber = Schieber
setting-schieber-meaning = Zwei Ober liegen aus; wer sie nimmt, spielt ein Solo und schiebt zwei Karten weiter.
setting-schieber-off = kein Schieber
setting-schieber-always = jedes Spiel
setting-schieber_dealer = Nimmt sie niemand, dann
setting-schieber_dealer-meaning = Was der Geber tut, wenn niemand die zwei Ober will.
setting-schieber_dealer-must_solo = muss der Geber ein Solo spielen
setting-schieber_dealer-ramsch = kann der Geber Ramsch spielen lassen
setting-schieber_dealer-throw_in = kann der Geber zusammenwerfen
fault-three-need-short-deck = Zu dritt wird mit dem kurzen Blatt gespielt: { $allowed }.
fault-three-have-no-partner = Zu dritt gibt es kein Spiel mit Partner – nimm { $value } aus den Spielen.
fault-three-pass-out = Zu dritt geht das nicht, wenn alle weiter sagen: { $value }. Möglich: { $allowed }.
