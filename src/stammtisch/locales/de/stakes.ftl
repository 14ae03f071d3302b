### Worum außer dem Spiel selbst gespielt wird: Klopfen, Bock, Stock, und das Herz-Solo mit eigenem Namen.

contract-herz-solo = Herz-Solo
contract-herz-solo-tout = Herz-Solo Tout
said-herz-solo = Herz-Solo
said-herz-solo-tout = Herz-Solo Tout
refusal-herz-solo-has-its-name = An diesem Tisch steht das Herz-Solo über den anderen und wird mit seinem Namen angesagt – nenne Eichel, Gras oder Schellen.

## Klopfen

page-hint-your-klopfen = Das sind deine ersten Karten. Klopfst du? Dann zählt das Spiel doppelt.
page-hint-klopfen = { $seat } überlegt: klopfen oder nicht?
page-say-knock = Klopfen
page-say-no-knock = Nicht klopfen
said-knock = klopft
said-no-knock = klopft nicht

## Auf dem Tisch

page-stock-on-table = Im Stock liegen { $amount }.
page-bock-round = Bock: Dieses Spiel zählt { $times }-fach.
page-stock-shared = Jemand ist aufgestanden, darum wird der Stock geteilt: { $each } für jeden Platz.

## Ergebnis

result-factor-klopfen = Klopfen
result-factor-bock = Bock
result-cap = höchstens
result-passed-out-stock = Alle weiter – jeder zahlt { $each } in den Stock, und es wird neu gegeben.
result-stock = Stock: vorher { $before }, jetzt { $after } ({ $paid }).
