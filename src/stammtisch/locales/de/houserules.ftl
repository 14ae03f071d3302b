### Die Regeln, auf die sich ein Tisch einigt: ändern, merken, weitergeben, nachsehen.

## Tisch aufmachen

page-new-table = Tisch mit eigenen Regeln
page-change-rules = Regeln ändern
page-again = Noch einmal
page-rules-summary = So wird gespielt
page-rules-faulty =
    { $count ->
        [one] Eine Einstellung passt nicht
       *[other] { $count } Einstellungen passen nicht
    }
page-rules-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
page-rules-wrong = { $count } passt nicht
page-rules-deviate = Anders als „{ $preset }“
page-rules-same = Alles wie in der Vorlage „{ $preset }“.
page-rules-instead = statt: { $value }
page-rules-reset = Alles wie in der Vorlage
page-rules-back = { $setting }: wie in der Vorlage
page-rules-groups = Regeln nach Gruppen
page-rules-done = Fertig

## Eine Einstellung

page-setting-reset = Vorlage: { $value }
page-setting-idle = Gilt nur mit { $conditions }.
page-setting-condition = „{ $setting }“: { $values }
page-setting-empty = leer: { $value }
page-setting-less = { $setting }: weniger
page-setting-more = { $setting }: mehr
page-minimum-coloured = mit Trumpffarbe
page-minimum-colourless = Geier und Wenz
page-ladder-higher = { $contract }: höher
page-ladder-lower = { $contract }: niedriger
page-ladder-out = { $contract } nicht spielen
page-ladder-in = { $contract } aufnehmen
page-ladder-others = Wird nicht gespielt – antippen nimmt es auf:

## Eigene Hausregeln

page-own-rules = Eigene Hausregeln
page-own-name = Name, zum Beispiel „Donnerstag“
page-own-keep = Merken
page-own-kept = Gemerkt
page-own-forget = Löschen
page-own-forget-named = { $name } löschen
page-own-share = Weitergeben oder übernehmen
page-own-link = Link zu diesen Regeln
page-own-save-file = Als Datei sichern
page-own-open-file = Datei öffnen
page-own-broken = In „{ $text }“ stehen keine Hausregeln. Nimm eine Datei, die hier gesichert wurde.
page-own-broken-link = Der Link ist beschädigt – lass ihn dir noch einmal schicken.
page-own-unknown-preset = Die Vorlage „{ $text }“ gibt es hier nicht. Es gibt: { $known }.

## Das Blatt der Hausregeln am Tisch

page-panel-house = Hausregeln
page-house-open = Hausregeln dieses Tisches
page-house-compare = Vergleichen mit
page-house-here = Hier
