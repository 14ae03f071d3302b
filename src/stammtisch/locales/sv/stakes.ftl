### Vad man spelar om utöver själva spelet: Klopfen, Bock, potten, och Solo i Hjärter med eget namn.

contract-herz-solo = Solo i Hjärter
contract-herz-solo-tout = Solo Tout i Hjärter
said-herz-solo = Solo i Hjärter
said-herz-solo-tout = Solo Tout i Hjärter
refusal-herz-solo-has-its-name = Vid det här bordet står Solo i Hjärter över de andra och bjuds med sitt namn – välj Ekollon, Löv eller Bjällror.

## Klopfen

page-hint-your-klopfen = Det här är dina första kort. Knackar du? Då räknas given dubbelt.
page-hint-klopfen = { $seat } funderar: knacka eller inte?
page-say-knock = Knacka
page-say-no-knock = Knacka inte
said-knock = knackar
said-no-knock = knackar inte

## På bordet

page-stock-on-table = I potten ligger { $amount }.
page-bock-round = Bock: den här given räknas { $times } gånger.
page-stock-shared = Någon har rest sig, därför delas potten: { $each } till varje plats.

## Resultat

result-factor-klopfen = Klopfen
result-factor-bock = Bock
result-cap = högst
result-passed-out-stock = Alla passade – var och en betalar { $each } till potten, och det blir ny giv.
result-stock = Pott: förut { $before }, nu { $after } ({ $paid }).
