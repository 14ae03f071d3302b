### Husregler i ord: varje inställning med namn, betydelse och ett ord för varje värde; vad som kan vara fel i dem.

## Grupper

group-deal = Given
group-contracts = Spelen
group-auction = Budgivning
group-passout = När alla passar
group-play = Spel
group-kontra = Kontra
group-laufende = Sviter (Laufende)
group-tariff = Tariff

## Given

setting-deck = Kortlek
setting-deck-meaning = Hur många kort man spelar med.
setting-deck-long = lång kortlek (32 kort)
setting-deck-short = kort kortlek (24 kort)
setting-players = Spelare vid bordet
setting-players-meaning = Hur många som är med; med tre finns inget Sauspiel.
setting-players-4 = fyra
setting-players-3 = tre
setting-packets = Kort i taget
setting-packets-meaning = Hur många kort var och en får på en gång; vid Klopfen känner man bara de första.
setting-klopfen = Klopfen (tidig dubbling)
setting-klopfen-meaning = Efter de första korten och före resten får man knacka; varje knackning dubblar given.
setting-klopfen-off = ingen knackar
setting-klopfen-all = alla får
setting-klopfen-first = bara förhand
setting-klopfen-one = bara en, den första som vill
setting-klopfen-chain = var och en bara om den före knackade
setting-klopfen_stock = Klopfen gäller även potten
setting-klopfen_stock-meaning = Passar alla betalar var och en dubbelt till potten för varje knackning.

## Spelen

setting-ladder = Spelen, från lägst till högst
setting-ladder-meaning = Vad som kan bjudas och vad som går före; det som saknas spelas inte.
setting-herz_solo_first = Solo i Hjärter först
setting-herz_solo_first-meaning = Solo i Hjärter går före andra solon och bjuds med sitt namn.

## Budgivning

setting-auction = Slags budgivning
setting-auction-meaning = Hur man reder ut vem som spelar vad.
setting-auction-single = en runda, alla talar en gång
setting-auction-two_stage = två steg: först ”jag spelar”, sedan spelet
setting-auction-vortritt = håll eller bjud över

## Alla passar

setting-passout = När alla passar
setting-passout-meaning = Vad som händer när ingen vill spela.
setting-passout-redeal = ny giv
setting-passout-stock = alla betalar till potten
setting-passout-bock = nästa giv räknas dubbelt (Bock)
setting-passout-ramsch = Ramsch (minst poäng)
setting-passout-stock-ramsch = Ramsch, och en pott
setting-passout-muss = Muss: Ekollon Över måste spela
setting-passout-kreuz = Kreuzspiel: de mittemot spelar ihop
setting-passout_dealer = Efter alla pass ger
setting-passout_dealer-meaning = Vem som ger när ingen har spelat.
setting-passout_dealer-next = nästa
setting-passout_dealer-same = samma igen
setting-stock_each = Till potten betalar var och en
setting-stock_each-meaning = Vad var och en betalar till potten.
setting-stock_each-none = lika mycket som ett Sauspiel
setting-stock_scope = Potten gäller
setting-stock_scope-meaning = I vilka spel budgivarens lag tar eller dubblar potten.
setting-stock_scope-sauspiel = bara i Sauspiel
setting-stock_scope-any = i alla spel
setting-stock_cap = Högst på en gång
setting-stock_cap-meaning = Hur mycket som tas ur eller läggs till potten på en gång.
setting-stock_cap-none = ingen gräns

## Spel

setting-run_away_min = Davonlaufen från
setting-run_away_min-meaning = Så många kort i utropsfärgen behöver partnern, esset inräknat, för att spela ut under det.
setting-run_away_min-4 = fyra kort i färgen
setting-run_away_min-3 = tre kort i färgen
setting-called_ace_discard = Saka utrops-esset
setting-called_ace_discard-meaning = Om utrops-esset får sakas innan dess färg har spelats ut.
setting-called_ace_discard-never = aldrig, först i sista sticket
setting-called_ace_discard-penultimate = från näst sista sticket
setting-called_ace_discard-always = när som helst
setting-stop_when_decided = Sluta när det är avgjort
setting-stop_when_decided-meaning = En Tout slutar med det första förlorade sticket och spelas inte färdigt.

## Kontra

setting-kontra_levels = Kontra till
setting-kontra_levels-meaning = Hur många gånger i följd man får dubbla.
setting-kontra_levels-0 = ingen Kontra
setting-kontra_levels-1 = Kontra
setting-kontra_levels-2 = Re
setting-kontra_levels-3 = Sub
setting-kontra_levels-4 = Hirsch
setting-kontra_window = Kontra kan sägas
setting-kontra_window-meaning = Hur länge i början Kontra får sägas.
setting-kontra_window-before_second_card = före andra kortet
setting-kontra_window-before_first_card = före första kortet
setting-kontra_window-own_first_card = tills man lagt sitt första kort
setting-re_by = Re säger
setting-re_by-meaning = Vem som får svara på Kontra.
setting-re_by-declarer = bara budgivaren
setting-re_by-party = budgivaren eller partnern
setting-kontra_takes_over = Kontra tar över spelet
setting-kontra_takes_over-meaning = Den som dubblade sist behöver 61 kortpoäng, som annars budgivaren.

## Sviter

setting-laufende_scope = Sviten går
setting-laufende_scope-meaning = Hur långt raden av de högsta trumfen kan gå.
setting-laufende_scope-ober_unter = genom Över och Under
setting-laufende_scope-all = genom hela trumfen
setting-laufende_scope-first_head = bara genom Över (Wenz: Under)
setting-laufende_min = Svit från
setting-laufende_min-meaning = Kortare rader räknas inte, längre helt: i spel med trumffärg / i Geier och Wenz.
setting-laufende_paid = Sviten betalas
setting-laufende_paid-meaning = Om det spelar roll vem som hade den.
setting-laufende_paid-symmetric = alltid till vinnarna
setting-laufende_paid-losers_held = bara om förlorarna hade den
setting-laufende_paid-off = inte alls

## Tariff

setting-tariff = Tariff
setting-tariff-sauspiel = Sauspiel
setting-tariff-sauspiel-meaning = Grundvärde för ett Sauspiel.
setting-tariff-solo = Solospel
setting-tariff-solo-meaning = Grundvärde för Geier, Wenz, Solo och deras släktingar.
setting-tariff-laufender = varje kort i sviten
setting-tariff-laufender-meaning = Tillägg för varje räknat kort i sviten.
setting-tariff-schneider = Schneider
setting-tariff-schneider-meaning = Tillägg när förlorarna är Schneider.
setting-tariff-schwarz = Schwarz
setting-tariff-schwarz-meaning = Ytterligare tillägg när förlorarna inte har något stick.
setting-tariff-herz_solo = Solo i Hjärter
setting-tariff-herz_solo-meaning = Eget grundvärde för Solo i Hjärter.
setting-tariff-herz_solo-none = som ett solospel
setting-tariff-tout_factor = Tout räknas
setting-tariff-tout_factor-meaning = Så många gånger grundvärde och svit i en Tout.
setting-tariff-tout_base = Fast grundvärde för Tout
setting-tariff-tout_base-meaning = Ett fast belopp i stället för flera gånger värdet.
setting-tariff-tout_base-none = inget, det multiplicerade gäller
setting-tariff-tout_laufender = Sviten i en Tout
setting-tariff-tout_laufender-meaning = Eget belopp för varje kort i sviten i en Tout.
setting-tariff-tout_laufender-none = som annars
setting-tariff-tout_counts_schwarz = Tout med Schneider och Schwarz
setting-tariff-tout_counts_schwarz-meaning = Även i en Tout läggs Schneider och Schwarz till.
setting-tariff-schneider_only_sauspiel = Schneider och Schwarz bara i Sauspiel
setting-tariff-schneider_only_sauspiel-meaning = I solospel blir det inget tillägg för dem.
setting-tariff-sie_factor = Sie räknas
setting-tariff-sie_factor-meaning = Så många gånger grundvärdet för ett solospel.
setting-tariff-sie_laufende = Sie med svit
setting-tariff-sie_laufende-meaning = I en Sie räknas sviten med.
setting-tariff-bettel = Bettel (inga stick)
setting-tariff-bettel-meaning = Fast värde för en Bettel.
setting-tariff-bettel-none = tre gånger ett Sauspiel
setting-tariff-ramsch = Ramsch (minst poäng)
setting-tariff-ramsch-meaning = Vad förloraren av en Ramsch betalar till var och en.
setting-tariff-ramsch-none = som ett Sauspiel
setting-tariff-value_cap = En giv kostar högst
setting-tariff-value_cap-meaning = Mer betalar ingen till någon annan, potten oräknad.
setting-tariff-value_cap-none = ingen gräns
setting-tariff-doublings_cap = Dubblas högst
setting-tariff-doublings_cap-meaning = Så många av Klopfen och Kontra räknas; resten faller bort.
setting-tariff-doublings_cap-none = ingen gräns

## Värden

setting-yes = ja
setting-no = nej
setting-amount-range = ett heltal från { $least } till { $most }

## Sammanfattning

ruleset-summary = { $preset }, { $deck }: { $games }. Budgivning: { $auction }. Alla passar: { $passout }. Klopfen: { $klopfen }. Kontra: { $kontra }. Tariff { $tariff }.
ruleset-kontra = till { $most }
ruleset-differs = Skiljer sig från { $other }: { $list }.
ruleset-same = Precis som { $other }.
ruleset-difference = { $setting }: { $first } i stället för { $second }
ruleset-good = De här husreglerna går att spela.
ruleset-note-run-away = Med 24 kort har partnern aldrig fyra kort i utropsfärgen: Davonlaufen förekommer inte.

## Fel

fault-unknown-preset = Husreglerna ”{ $value }” finns inte. Möjliga: { $allowed }.
fault-unknown-setting = Inställningen ”{ $setting }” finns inte. Möjliga: { $allowed }.
fault-not-allowed = ”{ $value }” går inte här ({ $setting }). Möjliga: { $allowed }.
fault-deck-not-of-preset = { $preset } spelas inte med ”{ $value }”. Möjliga: { $allowed }.
fault-no-amount = ”{ $value }” är inget belopp ({ $setting }). Det behövs { $allowed }.
fault-ladder-empty = ”{ $value }” är ingen lista med spel. Ange minst ett, det lägsta först.
fault-ladder-unknown = Spelet ”{ $value }” finns inte. Möjliga: { $allowed }.
fault-ladder-twice = { $value } står två gånger i listan över spel. Varje spel har bara en plats.
fault-laufende-min-shape = ”{ $value }” går inte ({ $setting }): det behövs två heltal, till exempel 3 och 2.
fault-tariff-shape = ”{ $value }” är ingen tariff: det behövs belopp för { $allowed }.
fault-tariff-missing = I tariffen saknas ett belopp: { $setting }.
fault-tariff-unknown = Tariffen har inget belopp ”{ $setting }”. Möjliga: { $allowed }.
fault-needs-setting = ”{ $setting }” gör ingenting så: det kräver { $other } – { $allowed }.
fault-herz-solo-not-first = Solo i Hjärter har en egen plats bara om ”Solo i Hjärter först” gäller.
fault-ladder-only-sauspiel = Vid budgivning i steg behövs ovanför Sauspiel ett spel som kan bjudas med vilken hand som helst, till exempel Solo.
fault-hochzeit-needs-sauspiel = Hochzeit är ett slags Sauspiel – ta även med Sauspiel bland spelen.
fault-stock-needs-sauspiel = Potten tas här bara av ett Sauspiel, och det spelas inte – ta med det eller låt potten gälla i alla spel.
fault-muss-needs-sauspiel = Vid Muss spelas ett Sauspiel – ta med Sauspiel bland spelen.
fault-value-cap-too-low = Högst { $value } går inte: redan ett Sauspiel kostar { $allowed }.
fault-doublings-cap-zero = Om inget ska dubblas: stäng av Klopfen och Kontra.

## Ramsch, Muss, Bettel, Hochzeit, Schieber

setting-ramsch_tie = Lika många kortpoäng i Ramsch
setting-ramsch_tie-meaning = Vem av dem med lika många kortpoäng som förlorar.
setting-ramsch_tie-highest_trump = den som har högsta trumfen i sina stick
setting-ramsch_tie-tricks = den som har fler stick
setting-jungfrau = Jungfrau i Ramsch
setting-jungfrau-meaning = Vad som ändras när någon inte får något stick.
setting-jungfrau-none = ingenting
setting-jungfrau-all = var och en dubblar hela priset
setting-jungfrau-individual = den får det dubbla
setting-durchmarsch = Durchmarsch i Ramsch
setting-durchmarsch-meaning = Vad som krävs för att vinna en Ramsch i stället för att förlora den.
setting-durchmarsch-all = med alla stick
setting-durchmarsch-91 = från 91 kortpoäng
setting-durchmarsch-120 = med 120 kortpoäng
setting-ramsch_stichzwang = Sticktvång i Ramsch
setting-ramsch_stichzwang-meaning = Den som kan ta sticket måste göra det.
setting-muss_60 = Muss-Spiel med 60
setting-muss_60-meaning = Har budgivaren högst tre trumf vinner den med 60 kortpoäng och är fri från Schneider med 30.
setting-bettel_trumps = Trumf i Bettel
setting-bettel_trumps-meaning = Om det finns trumf i Bettel.
setting-bettel_trumps-none = inga
setting-bettel_trumps-heart = som i Solo i Hjärter
setting-bettel_stichzwang = Sticktvång i Bettel
setting-bettel_stichzwang-meaning = Den som kan ta sticket måste göra det.
setting-bettel_ouvert = Bettel ouvert
setting-bettel_ouvert-meaning = Efter första sticket ligger budgivarens hand öppen.
setting-bettel_lead = I Bettel spelar ut
setting-bettel_lead-meaning = Vem som spelar ut till första sticket.
setting-bettel_lead-vorhand = förhand
setting-bettel_lead-declarer = budgivaren
setting-hochzeit_open = Hochzeit öppet
setting-hochzeit_open-meaning = Den erbjudna trumfen ligger öppen på bordet.
setting-hochzeit_return_trump = Trumf tillbaka i Hochzeit
setting-hochzeit_return_trump-meaning = Även en trumf får ges tillbaka.
setting-schieber = Schieber
setting-schieber-meaning = Två Över ligger ute; den som tar dem spelar Solo och skickar två kort vidare.
setting-schieber-off = ingen Schieber
setting-schieber-always = varje giv
setting-schieber_dealer = Tar ingen dem, så
setting-schieber_dealer-meaning = Vad given gör när ingen vill ha de två Över.
setting-schieber_dealer-must_solo = måste givaren spela Solo
setting-schieber_dealer-ramsch = kan givaren låta spela Ramsch
setting-schieber_dealer-throw_in = kan givaren kasta in
fault-three-need-short-deck = Med tre spelar man med kort kortlek: { $allowed }.
fault-three-have-no-partner = Med tre finns inget spel med partner – ta bort { $value } bland spelen.
fault-three-pass-out = Med tre går det inte när alla passar: { $value }. Möjliga: { $allowed }.
