### Reglerna som ett bord enas om: ändra, spara, dela, slå upp.

## Öppna ett bord

page-new-table = Bord med egna regler
page-change-rules = Ändra reglerna
page-again = Försök igen
page-rules-summary = Så spelas det
page-rules-faulty =
    { $count ->
        [one] En inställning går inte ihop
       *[other] { $count } inställningar går inte ihop
    }
page-rules-changed =
    { $count ->
        [one] { $count } ändrad
       *[other] { $count } ändrade
    }
page-rules-wrong = { $count } passar inte
page-rules-deviate = Annorlunda än ”{ $preset }”
page-rules-same = Allt som i förlagan ”{ $preset }”.
page-rules-instead = i stället för: { $value }
page-rules-reset = Allt som i förlagan
page-rules-back = { $setting }: som i förlagan
page-rules-groups = Regler i grupper
page-rules-done = Klar

## En inställning

page-setting-reset = Förlaga: { $value }
page-setting-idle = Gäller bara med { $conditions }.
page-setting-condition = ”{ $setting }”: { $values }
page-setting-empty = tomt: { $value }
page-setting-less = { $setting }: mindre
page-setting-more = { $setting }: mer
page-minimum-coloured = med trumffärg
page-minimum-colourless = Geier och Wenz
page-ladder-higher = { $contract }: högre
page-ladder-lower = { $contract }: lägre
page-ladder-out = Spela inte { $contract }
page-ladder-in = Ta med { $contract }
page-ladder-others = Spelas inte – tryck för att ta med:

## Egna husregler

page-own-rules = Egna husregler
page-own-name = Namn, till exempel ”Torsdag”
page-own-keep = Spara
page-own-kept = Sparat
page-own-forget = Ta bort
page-own-forget-named = Ta bort { $name }
page-own-share = Dela eller ta över
page-own-link = Länk till de här reglerna
page-own-save-file = Spara som fil
page-own-open-file = Öppna fil
page-own-broken = I ”{ $text }” finns inga husregler. Ta en fil som har sparats här.
page-own-broken-link = Länken är trasig – be om den en gång till.
page-own-unknown-preset = Förlagan ”{ $text }” finns inte här. Det finns: { $known }.

## Husreglerna vid bordet

page-panel-house = Husregler
page-house-open = Bordets husregler
page-house-compare = Jämför med
page-house-here = Här
