### Ord och meningar i schafkopfreglerna: spel, bud, avslag, resultat, regelval.
### Insatta ord (kort, färg, spel, nivå) står alltid i grundform.

## Spel

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

game-sauspiel = Sauspiel på { $suit } Ess
game-hochzeit = Hochzeit
game-bettel = Bettel
game-farbgeier = Farbgeier i { $suit }
game-geier = Geier
game-farbwenz = Farbwenz i { $suit }
game-wenz = Wenz
game-solo = Solo i { $suit }
game-farbgeier-tout = Farbgeier Tout i { $suit }
game-geier-tout = Geier Tout
game-farbwenz-tout = Farbwenz Tout i { $suit }
game-wenz-tout = Wenz Tout
game-solo-tout = Solo Tout i { $suit }
game-sie = Sie
game-ramsch = Ramsch
game-kreuz = Kreuzspiel

## Vad någon har sagt

said-pass = pass
said-willing = jag spelar
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
said-accept = jag tar den
said-decline = nej
said-take = jag tar Över-korten

## Dubblingar

level-none = ingen Kontra
level-kontra = Kontra
level-re = Re
level-sub = Sub
level-hirsch = Hirsch

## Avslag: oklar inmatning

refusal-unknown-action = ”{ $text }” finns inte här. Möjligt är: { $known }.
refusal-unknown-card = ”{ $text }” är inget kort. En kortkod består av färg (E G H S) och valör (A Z K O U 9 8 7), till exempel EO för Ekollon Över.
refusal-unknown-suit = ”{ $text }” är ingen färg. Det finns E (Ekollon), G (Löv), H (Hjärter) och S (Bjällror).
refusal-unknown-contract = ”{ $text }” går inte att bjuda. Välj ett av spelen som det här bordet har.

## Avslag: tidpunkt

refusal-not-your-turn = Just nu är det { $seat } som är på tur – vänta tills det blir din tur.
refusal-wrong-phase = Det passar inte just nu: först bjuder man, sedan spelar man. Välj något av det som erbjuds.
refusal-round-over = Den här given är slut – det går vidare med nästa.

## Avslag: kort

refusal-card-not-in-deck = { $card } finns inte i den korta kortleken, där saknas alla åttor och sjuor. Spela ett kort från din hand.
refusal-card-not-in-hand = { $card } har du inte på handen. Spela ett kort som du har kvar.
refusal-follow-suit = { $suit } är utspelad färg – du måste följa färg med { $suit }.
refusal-follow-trump = Trumf är utspelad – du har trumf och måste lägga trumf.
refusal-must-take-trick = Här råder stickplikt (Stichzwang): du kan ta sticket, alltså måste du. { $card } är för låg.
refusal-called-ace-must-be-played = Utropsfärgen är utspelad – du måste lägga utropsesset: { $card }.
refusal-called-suit-only-by-ace = Du har utropsesset, så { $suit } får du bara spela ut med just det: { $card }. Springa undan (Davonlaufen) får du bara om du utöver esset har minst { $needed } kort till i färgen.
refusal-called-ace-must-wait = Utropsesset måste vänta: { $card } får läggas först när dess färg spelas ut, eller som sista kort. Ta ett annat kort.

## Avslag: budgivning

refusal-bid-too-low = { $contract } är redan bjudet – bjud högre eller säg pass.
refusal-bid-must-hold = { $contract } är bjudet – för att hålla krävs ett minst lika högt spel, annars får du dra dig ur.
refusal-bid-must-exceed = { $contract } hålls av någon före dig – bjud högre eller dra dig ur.
refusal-more-than-sauspiel = Någon före dig vill redan spela – bjud ett högre spel än Sauspiel.
refusal-first-must-name = Ingen annan har bjudit något spel ännu – du har sagt ”jag spelar”, så säg nu vilket spel.
refusal-later-must-name = Bara den som först sade ”jag spelar” får dra sig ur – bjud ett högre spel än Sauspiel.
refusal-contract-not-offered = { $contract } spelas inte vid det här bordet – välj något av spelen som erbjuds.
refusal-not-a-sie = För Sie behöver du bara de högsta trumfkorten: alla fyra Över och sedan Under uppifrån tills handen är full.
refusal-not-one-trump = Hochzeit erbjuder bara den som har precis en trumf; Över, Under och Hjärter räknas med.
refusal-hochzeit-too-late = Det är för sent för Hochzeit: någon vill redan spela.
refusal-hochzeit-once = Ingen ville ha din trumf – bjud ett annat spel eller passa.
refusal-more-than-hochzeit = En Hochzeit gäller redan – bara ett solospel går över den.
refusal-nothing-to-give-back = Du har inget kort att ge tillbaka för trumfen – säg nej.
refusal-give-back-another = { $card } har du just fått – ge tillbaka ett annat kort.
refusal-give-back-no-trump = { $card } är trumf – vid det här bordet ger man tillbaka något annat kort.
refusal-not-two-cards = ”{ $text }” är inte två olika kort – skicka vidare precis två.

## Avslag: ropa på ett ess

refusal-no-callable-suit = Du är spärrad: för att ropa måste du ha ett kort i Ekollon, Löv eller Bjällror (Över och Under räknas inte) utan att själv ha färgens ess. Bjud ett annat spel eller säg pass.
refusal-suit-has-own-ace = { $suit } Ess har du själv – ropa på ett ess som du saknar.
refusal-suit-not-held = Du har inget kort i färgen { $suit }, för Över och Under är trumf – ropa på en färg där du har ett kort.
refusal-herz-never-called = Hjärter är trumf i Sauspiel, så på Hjärter Ess ropar man aldrig – välj Ekollon, Löv eller Bjällror.
refusal-renonce-own-card = { $card } har du själv – ropa på ett kort som du saknar.

## Avslag: Kontra och Re

refusal-kontra-not-offered = Vid det här bordet spelar man utan Kontra – låt korten tala.
refusal-no-kontra-in-ramsch = I Ramsch spelar var och en för sig, därför finns ingen Kontra.
refusal-kontra-window-closed = Nu är det för sent: Kontra och svaren på den går bara i början av given.
refusal-kontra-only-opponents = Nu får bara budgivarens motståndare dubbla – du hör till budgivarens lag.
refusal-re-only-declarer = Vid det här bordet är det bara budgivaren som svarar på Kontra – du behöver inte säga något.
refusal-doubled-already = { $level } är redan sagt och gäller hela laget – nu kan bara den andra sidan svara.
refusal-no-further-doubling = Högre går det inte vid det här bordet – den sista nivån är redan sagd.
refusal-answer-pending = Spelet är dubblat – korten väntar tills det andra laget har svarat.
refusal-nothing-to-decline = Det finns inget att avstå från just nu – ingen väntar på ditt svar om Kontra eller Re.

## Resultat

result-won = Vunnet med { $augen } kortpoäng ({ $needed } behövdes)
result-lost = Förlorat med { $augen } kortpoäng ({ $needed } behövdes)
result-passed-out = Alla passade – det blir ny giv och ingen betalar.
result-bettel-made = Bettel vunnen: inte ett enda stick.
result-bettel-failed = Bettel förlorad: ett stick var för mycket.
result-sie-shown = Ett Sie – vunnet utan att ett kort spelas.
result-ramsch-loser = { $seat } har flest kortpoäng och betalar.
result-durchmarsch = Durchmarsch: { $seat } får av alla.
result-jungfrau = Utan stick: { $seats }

result-class-simple = enkelt
result-class-schneider = Schneider
result-class-schwarz = Schwarz
result-class-tout = Tout
result-class-bettel = Bettel
result-class-sie = Sie

result-with = med { $count } i svit
result-without = utan { $count } i svit

result-term-base = Grundvärde för { $contract }
result-term-laufende = Svit (Laufende): { $count } kort × { $each }
result-term-schneider = Schneider
result-term-schwarz = Schwarz
result-factor-tout = Tout
result-factor-sie = Sie
result-factor-jungfrau = Jungfrau
result-factor-kontra = Kontra
result-factor-re = Re
result-factor-sub = Sub
result-factor-hirsch = Hirsch

## Roller och grundord

role-dealer = Givare
role-vorhand = Förhand
role-declarer = Budgivare
role-partner = Partner
role-opponent = Motståndare
role-side = Lag

word-trump = trumf
word-trick = stick
word-augen = kortpoäng
word-points = spelpoäng

## Regelval

preset-stargames = Klassiskt
preset-stargames-about = De klassiska nätreglerna, som hos StarGames: en budrunda, Sauspiel, Geier, Wenz, Solo och Tout, Kontra och Re före andra kortet, sviter bara av Över och Under från 3 (Geier, Wenz och kort kortlek från 2), tariff 10/50.
preset-turnier = Turnering
preset-turnier-about = Som på turneringar: budgivning i två steg, Sauspiel, Wenz, Solo, Tout och Sie, ingen Kontra; passar alla måste den som har Ekollon Över spela; räknas i spelpoäng 1/5.
preset-sauspiel = Nätplattform
preset-sauspiel-about = Som på en stor plattform: håll eller bjud över, alla spel och Farbwenz, Klopfen, Kontra tills du lagt ditt första kort, sviter genom hela trumfen, tariff 20/50/10.
preset-wirtshaus = Krog
preset-wirtshaus-about = Typiska krogregler: budgivning i två steg, Farbwenz och Sie, Klopfen, pott, Kontra ända till Hirsch, tariff 10/50.
preset-kurz = Kort lek
preset-kurz-about = Som i Oberfranken med 24 kort: budgivning i två steg, Solo i Hjärter före andra solon, Kreuzspiel om alla passar, ingen Kontra, sviter bara av Över (i Wenz av Under) från 2, tariff 5/20.
preset-stammtisch = Stammtisch
preset-stammtisch-about = Vårt eget bord: budgivning i två steg, Sauspiel, Geier, Wenz, Solo och Tout, sviter genom hela trumfen från 3 (Geier, Wenz och kort kortlek från 2), Kontra tills du lagt ditt första kort och vidare ända till Hirsch, båda i laget får svara, tariff 10/50.
preset-vortritt = Företräde
preset-vortritt-about = Håll eller bjud över (Vortritt): den som sitter tidigare har företräde vid lika spel; Kontra tills du lagt ditt första kort, Re av båda i laget, sviter genom hela trumfen, tariff 20/50/10.
preset-verein = Förening
preset-verein-about = En föreningskväll i spelpoäng: budgivning i två steg, Sauspiel, Wenz, Solo och Tout, ingen Kontra, 1/5 och 1 för varje tillägg; passar alla ger samma spelare en gång till.
