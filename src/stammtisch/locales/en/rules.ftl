### Words and sentences of the Schafkopf rules: games, announcements, refusals, results, house rules.
### Inserted words (card, suit, game, level) always come in their basic form.

## Games

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

game-sauspiel = Sauspiel on the Ace of { $suit }
game-hochzeit = Hochzeit
game-bettel = Bettel
game-farbgeier = { $suit } Farbgeier
game-geier = Geier
game-farbwenz = { $suit } Farbwenz
game-wenz = Wenz
game-solo = { $suit } Solo
game-farbgeier-tout = { $suit } Farbgeier Tout
game-geier-tout = Geier Tout
game-farbwenz-tout = { $suit } Farbwenz Tout
game-wenz-tout = Wenz Tout
game-solo-tout = { $suit } Solo Tout
game-sie = Sie
game-ramsch = Ramsch
game-kreuz = Kreuzspiel

## What somebody has said

said-pass = pass
said-willing = I’ll play
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
said-accept = I’ll take it
said-decline = no
said-take = I take the Ober

## Doubling

level-none = no Kontra
level-kontra = Kontra
level-re = Re
level-sub = Sub
level-hirsch = Hirsch

## Refusals: unclear input

refusal-unknown-action = ‘{ $text }’ is nothing you can do here. Possible are: { $known }.
refusal-unknown-card = ‘{ $text }’ is not a card. A card code is a suit (E G H S) and a rank (A Z K O U 9 8 7), for example EO for the Ober of Acorns.
refusal-unknown-suit = ‘{ $text }’ is not a suit. There are E (Acorns), G (Leaves), H (Hearts) and S (Bells).
refusal-unknown-contract = ‘{ $text }’ cannot be announced. Choose one of the games this table offers.

## Refusals: timing

refusal-not-your-turn = It is { $seat }’s turn right now – please wait for yours.
refusal-wrong-phase = That does not fit right now: first everyone bids, then you play. Choose something that is being offered.
refusal-round-over = This deal is over – the next one is about to follow.

## Refusals: cards

refusal-card-not-in-deck = The { $card } is not in the short deck, which has no Eights or Sevens. Play a card from your hand.
refusal-card-not-in-hand = You do not hold the { $card }. Play a card you still have.
refusal-follow-suit = { $suit } were led – you must follow suit with { $suit }.
refusal-follow-trump = Trumps were led – you have a trump and must play one.
refusal-must-take-trick = Here you must take a trick when you can (Stichzwang), and you can. The { $card } stays below it.
refusal-called-ace-must-be-played = The called suit was led – you must play the called ace: { $card }.
refusal-called-suit-only-by-ace = You hold the called ace, so you may lead { $suit } only with it: { $card }. Running away (Davonlaufen) takes at least { $needed } more cards of that suit besides the ace.
refusal-called-ace-must-wait = The called ace has to wait: the { $card } may fall only when its suit is led, or as your last card. Choose another one.

## Refusals: bidding

refusal-bid-too-low = { $contract } has already been bid – bid higher or pass.
refusal-bid-must-hold = { $contract } has been bid – to hold it you need a game at least as high, otherwise withdraw.
refusal-bid-must-exceed = { $contract } is held by an earlier player – go higher or withdraw.
refusal-more-than-sauspiel = Somebody before you already wants to play – name a game higher than Sauspiel.
refusal-first-must-name = Nobody else has named a game yet – you said ‘I’ll play’, so name yours now.
refusal-later-must-name = Only the first to say ‘I’ll play’ may withdraw – name a game higher than Sauspiel.
refusal-contract-not-offered = { $contract } is not played at this table – choose one of the games on offer.
refusal-not-a-sie = For a Sie you need nothing but the highest trumps: all four Ober, then the Unter from the top until the hand is full.
refusal-not-one-trump = A Hochzeit is offered only with exactly one trump; Ober, Unter and Hearts all count.
refusal-hochzeit-too-late = It is too late for a Hochzeit: somebody already wants to play.
refusal-hochzeit-once = Nobody wanted your trump – bid another game or pass.
refusal-more-than-hochzeit = A Hochzeit already stands – only a single game ranks above it.
refusal-nothing-to-give-back = You have no card to give back for the trump – say no.
refusal-give-back-another = You have only just received the { $card } – give back another card.
refusal-give-back-no-trump = The { $card } is a trump – at this table you give back some other card.
refusal-not-two-cards = ‘{ $text }’ is not two different cards – pass on exactly two.

## Refusals: calling

refusal-no-callable-suit = You are blocked: to call, you need a card of Acorns, Leaves or Bells (Ober and Unter do not count) without holding that suit’s ace yourself. Bid another game or pass.
refusal-suit-has-own-ace = You hold the Ace of { $suit } yourself – call one you do not have.
refusal-suit-not-held = You have no card of { $suit }, because Ober and Unter are trumps – call a suit you hold a card of.
refusal-herz-never-called = Hearts are trumps in a Sauspiel, so the Ace of Hearts is never called – choose Acorns, Leaves or Bells.
refusal-renonce-own-card = You hold the { $card } yourself – call one that you lack.

## Refusals: Kontra and Re

refusal-kontra-not-offered = This table plays without Kontra – let the cards speak.
refusal-no-kontra-in-ramsch = In a Ramsch everybody plays alone, so there is no Kontra.
refusal-kontra-window-closed = It is too late for that: Kontra and its answers belong to the start of a deal.
refusal-kontra-only-opponents = Only the declarer’s opponents may double now – you are on the declarer’s side.
refusal-re-only-declarer = At this table only the declarer answers a Kontra – there is nothing you need to say.
refusal-doubled-already = { $level } has already been said and counts for the whole side – now only the other side can answer.
refusal-no-further-doubling = It goes no higher at this table – the last level has already been said.
refusal-answer-pending = The deal was doubled – the cards wait until the other side has answered.
refusal-nothing-to-decline = There is nothing to decline right now – nobody is waiting for your answer on Kontra or Re.

## Result

result-won = Won with { $augen } card points ({ $needed } needed)
result-lost = Lost with { $augen } card points ({ $needed } needed)
result-passed-out = Everyone passed – the cards are dealt again and nobody pays.
result-bettel-made = The Bettel is won: not a single trick.
result-bettel-failed = The Bettel is lost: one trick was too many.
result-sie-shown = A Sie – won without a card being played.
result-ramsch-loser = { $seat } has the most card points and pays.
result-durchmarsch = Durchmarsch: { $seat } receives from everybody.
result-jungfrau = Without a trick: { $seats }

result-class-simple = simple
result-class-schneider = Schneider
result-class-schwarz = Schwarz
result-class-tout = Tout
result-class-bettel = Bettel
result-class-sie = Sie

result-with = with { $count } Laufende
result-without = without { $count } Laufende

result-term-base = Base value of { $contract }
result-term-laufende = { $count } Laufende × { $each }
result-term-schneider = Schneider
result-term-schwarz = Schwarz
result-factor-tout = Tout
result-factor-sie = Sie
result-factor-jungfrau = Jungfrau
result-factor-kontra = Kontra
result-factor-re = Re
result-factor-sub = Sub
result-factor-hirsch = Hirsch

## Roles and basic words

role-dealer = Dealer
role-vorhand = Vorhand
role-declarer = Declarer
role-partner = Partner
role-opponent = Opponent
role-side = Side

word-trump = trump
word-trick = trick
word-augen = card points
word-points = score

## House rules

preset-stargames = Classic
preset-stargames-about = The classic online rules, as on StarGames: one round of bidding, Sauspiel, Geier, Wenz, Solo and Tout, Kontra and Re before the second card, Laufende made of Ober and Unter only from 3 (Geier, Wenz and the short deck from 2), tariff 10/50.
preset-turnier = Tournament
preset-turnier-about = As at tournaments: two-stage bidding, Sauspiel, Wenz, Solo, Tout and Sie, no Kontra; if all pass, whoever holds the Ober of Acorns must play; scored in points 1/5.
preset-sauspiel = Online platform
preset-sauspiel-about = As on a large platform: hold or raise, all games and Farbwenz, Klopfen, Kontra until your own first card, Laufende through all trumps, tariff 20/50/10.
preset-wirtshaus = Pub
preset-wirtshaus-about = Typical pub rules: two-stage bidding, Farbwenz and Sie, Klopfen, a pot, Kontra all the way to Hirsch, tariff 10/50.
preset-kurz = Short deck
preset-kurz-about = The Upper Franconian way with 24 cards: two-stage bidding, Hearts Solo above other Solos, Kreuzspiel if all pass, no Kontra, Laufende made of Ober only (in a Wenz, of Unter) from 2, tariff 5/20.
preset-stammtisch = Stammtisch
preset-stammtisch-about = Our own table: two-stage bidding, Sauspiel, Geier, Wenz, Solo and Tout, Laufende through all trumps from 3 (Geier, Wenz and the short deck from 2), Kontra until your own first card and on up to Hirsch, either partner may answer, tariff 10/50.
preset-vortritt = Vortritt (hold or raise)
preset-vortritt-about = Hold or raise: between equal games the earlier seat goes first; Kontra until your own first card, Re by either partner, Laufende through all trumps, tariff 20/50/10.
preset-verein = Club
preset-verein-about = A club evening in points: two-stage bidding, Sauspiel, Wenz, Solo and Tout, no Kontra, 1/5 points and 1 for each addition; if all pass, the same player deals again.
