### What is played for besides the game itself: Klopfen, Bock, the Stock, and the Hearts Solo under a name of its own.

contract-herz-solo = Hearts Solo
contract-herz-solo-tout = Hearts Solo Tout
said-herz-solo = Hearts Solo
said-herz-solo-tout = Hearts Solo Tout
refusal-herz-solo-has-its-name = At this table the Hearts Solo ranks above the others and is bid by its name – name Acorns, Leaves or Bells.

## Klopfen

page-hint-your-klopfen = These are your first cards. Do you knock? Then the deal counts double.
page-hint-klopfen = { $seat } is thinking: knock or not?
page-say-knock = Knock
page-say-no-knock = Do not knock
said-knock = knocks
said-no-knock = does not knock

## On the table

page-stock-on-table = The Stock holds { $amount }.
page-bock-round = Bock: this deal counts { $times } times.
page-stock-shared = Somebody got up, so the Stock is shared out: { $each } for each seat.

## Result

result-factor-klopfen = Klopfen
result-factor-bock = Bock
result-cap = at most
result-passed-out-stock = All passed – everyone pays { $each } into the Stock, and the cards are dealt again.
result-stock = Stock: { $before } before, { $after } now ({ $paid }).
