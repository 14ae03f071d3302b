### Sidan: allt som varken är kort eller regel.

## Överallt

page-language = Språk
page-close = Stäng
page-cancel = Avbryt
page-save = Spara
page-home = Till startsidan
page-loading = Bordet dukas …
page-unreachable = Servern går inte att nå just nu. Försök igen om en stund.
page-not-found = Här finns ingenting
page-not-found-about = Adressen ”{ $text }” finns inte på den här sidan. Kanske saknas en bit av länken.
page-no-table = Det bordet finns inte
page-cut-off = Här går det inte vidare
page-reload = Ladda om
page-paragraph = Paragraf { $number } i regelboken

## Startsidan

page-home-title = Schafkopf och Schwarze Sau – med vänner eller genast med bottar.
page-play-now = Spela direkt
page-play-now-about = Tre bottar sitter redan vid bordet. Ingen registrering.
page-go-on = Spela vidare
page-have-code = Väntar dina vänner? Bordets kod eller länk
page-join = Till bordet
page-own-table = Öppna ett eget bord
page-your-name = Ditt namn
page-your-name-optional = Ditt namn (om du vill)
page-guest = Gäst
page-which-game = Spel
game-schafkopf = Schafkopf
game-schwarzesau = Schwarze Sau
page-which-rules = Regler
page-which-deck = Kortlek
page-open-table = Öppna bordet
page-read-rules = Läs regelboken

## Vid bordet

page-region-table = Bord
page-region-trick = Stick
page-region-hand = Dina kort
page-round = Giv { $number }
page-bot = bot
page-you = du
page-away = borta
page-ready = redo
page-has-turn = är på tur
page-stock-sauspiel = Ett vunnet Sauspiel tar den, ett förlorat dubblar den.
page-stock-any = Den som vinner sitt spel tar den; den som förlorar dubblar den.
page-reserved = sedan { $name }
page-tricks =
    { $count ->
        [0] inget stick
       *[other] { $count } stick
    }
page-line-lost = Förbindelsen bröts – den byggs upp igen. Du behåller dina kort.
page-last-trick = Förra sticket
page-trick-to = { $seat } tar sticket: { $augen } kortpoäng.
page-trick-told = Stick { $number }: { $seat }, { $augen } kortpoäng
page-play-card = Lägg { $card }
page-card-position = { $position } av { $total }
page-card-allowed = tillåtet
page-card-forbidden = inte tillåtet
page-next-round = Nästa giv

## Bud

page-auction = Ditt bud
page-naming = Ditt spel
page-impossible = Går inte nu
page-more-games = Andra spel
page-say-pass = Pass
page-say-willing = Jag spelar
page-say-decline = Säg inget
page-klopfen = Klopfen
page-hochzeit = Hochzeit
page-schieber = Schieber
page-say-accept = Ta emot
page-say-no-hochzeit = Ta inte emot
page-say-take = Ta de två Över
page-say-leave-ober = Låt ligga
page-give-back = Ge tillbaka { $card }
page-pass-on = Skicka vidare { $cards }
page-muss = { $game } (Muss)
page-sauspiel-card = Sauspiel på { $card }
page-open-hand = Öppet hos { $seat }
page-double = { $level } (×{ $times })

## Raden som säger vad som händer

page-your-turn = Din tur
page-hint-auction = { $seat } funderar på sitt bud.
page-hint-naming = { $seat } bestämmer spelet.
page-hint-play = { $seat } är på tur.
page-hint-your-auction = Din tur – vad säger du?
page-hint-name-ace = Vilket ess ropar du på?
page-hint-name-suit = Vilken färg ska vara trumf?
page-hint-name-muss = Du måste spela – vilket kort ropar du på?
page-hint-hochzeit = Hochzeit: { $seat } funderar på att ta emot trumfen.
page-hint-your-hochzeit = { $seat } erbjuder sin enda trumf. Tar du emot den spelar ni tillsammans, och du ger tillbaka ett kort.
page-hint-exchange = Hochzeit: { $seat } ger tillbaka ett kort.
page-hint-your-exchange = Trumfen från { $seat } är hos dig. Tryck på kortet som du ger tillbaka.
page-hint-taking = Schieber: { $seat } funderar på att ta de två Över.
page-hint-your-taking = Schieber: två Över ligger på bordet. Den som tar dem spelar ett Solo.
page-hint-passing = Schieber: { $seat } skickar två kort vidare.
page-hint-your-passing = Du har två kort för mycket. Tryck på två, de går dolda till vänster.
page-hint-your-lead = Du spelar ut – lägg ett kort.
page-hint-your-card = Din tur – lägg ett kort.
page-hint-your-kontra = Vill du dubbla innan det börjar?
page-hint-your-silence = Motståndarna kan än säga Kontra – du hör inte till dem.
page-hint-your-answer = Spelet är dubblat – vill du svara?
page-hint-kontra = Än kan någon säga Kontra …
page-hint-answer = Spelet är dubblat – korten väntar på svaret.
page-hint-confirm = Bekräfta med Enter, ångra med Esc.
page-hint-done = Giv { $number } är slut.
page-hint-waiting = Väntar på: { $names }

## Resultat

page-who-played =
    { $count ->
        [one] { $names } spelade: { $game }
       *[other] { $names } spelade ihop: { $game }
    }
page-tout-won = Vunnet – Tout är avgjort
page-tout-lost = Förlorat – Tout är avgjort
page-jungfrau-twice = Jungfrau, betalt dubbelt: { $names }
page-view-value = Räkning
page-view-hands = Kort
page-view-tricks = Stick
page-equation = Spelets värde
page-sum = Summa
page-value = Spelets värde
page-augen-tricks =
    { $count ->
        [0] { $augen } kortpoäng, inget stick
       *[other] { $augen } kortpoäng, { $count } stick
    }

## Tabell

page-list = Tabell
page-list-game = Spel
page-list-empty = Ingen giv är färdig än.
page-round-number = Nummer
page-passed-out = alla pass
page-list-shared = pott delad
page-total = Totalt

## Rad, paneler, meny

page-bar = Vid bordet
page-bar-list = Tabell
page-bar-rules = Regler
page-bar-menu = Bord
page-panel-list = Tabell
page-panel-rules = Regelbok
page-panel-menu = Det här bordet
page-panel-keys = Tangenter
page-keys = Tangenter
page-invite = Bjud in vänner
page-invite-about = Den som öppnar länken tittar på och kan ta en bots plats.
page-invite-link = Länk till det här bordet
page-copy = Kopiera
page-copied = Kopierat
page-code-is = Bordets kod:
page-rules-here = Här spelas
page-confirm-cards = Lägg kortet först vid andra trycket
page-seats = Platser
page-seat-bot = Låt en bot spela vidare för { $seat }
page-leave = Lämna platsen
page-leave-sure = Vill du verkligen lämna platsen? En bot tar över dina kort.
page-stay = Sitt kvar
page-sit = Sätt dig
page-sit-down = Ta platsen efter { $seat }

## Tangenter

page-key-move = gå mellan korten
page-key-play = lägg kortet, tryck på knappen
page-key-digit = lägg kortet med det numret
page-key-pass = pass eller säg inget
page-key-bid = till buden
page-key-double = Kontra, Re eller Klopfen, bekräfta sedan
page-key-last = förra sticket
page-key-help = den här hjälpen
page-key-close = stäng

## För dig som lyssnar

page-log = Vad som har hänt
page-log-dealt = Giv { $number }: korten är utdelade.
page-log-seated = { $name } sätter sig.
page-log-said = { $seat }: { $word }
