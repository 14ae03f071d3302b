### The page: everything that is neither a card nor a rule.

## Everywhere

page-language = Language
page-close = Close
page-cancel = Cancel
page-save = Save
page-home = To the start page
page-loading = Laying the table …
page-unreachable = The server cannot be reached right now. Please try again in a moment.
page-not-found = There is nothing here
page-not-found-about = This site has no address ‘{ $text }’. Perhaps a piece of the link is missing.
page-no-table = There is no such table
page-cut-off = This is as far as it goes
page-reload = Load again
page-paragraph = Paragraph { $number } of the rulebook

## Start page

page-home-title = Schafkopf and Schwarze Sau – with friends or right now with bots.
page-play-now = Play now
page-play-now-about = Three bots are at the table already. No sign-up.
page-go-on = Go on playing
page-have-code = Friends waiting? Table code or link
page-join = To the table
page-own-table = Open your own table
page-your-name = Your name
page-your-name-optional = Your name (if you like)
page-guest = Guest
page-which-game = Game
game-schafkopf = Schafkopf
game-schwarzesau = Schwarze Sau
page-which-rules = Rules
page-which-deck = Deck
page-open-table = Open the table
page-read-rules = Read the rulebook

## At the table

page-region-table = Table
page-region-trick = Trick
page-region-hand = Your cards
page-round = Deal { $number }
page-bot = bot
page-you = you
page-away = away
page-ready = ready
page-has-turn = to move
page-stock-sauspiel = A Sauspiel won takes it, a Sauspiel lost doubles it.
page-stock-any = Whoever wins a game takes it; whoever loses doubles it.
page-reserved = then { $name }
page-tricks =
    { $count ->
        [0] no trick
        [one] { $count } trick
       *[other] { $count } tricks
    }
page-line-lost = Connection lost – it is being restored. Your cards stay yours.
page-last-trick = Last trick
page-trick-to = { $seat } takes the trick: { $augen } card points.
page-trick-told = Trick { $number }: { $seat }, { $augen } card points
page-play-card = Play { $card }
page-card-position = { $position } of { $total }
page-card-allowed = allowed
page-card-forbidden = not allowed
page-next-round = Next deal

## Announcements

page-auction = Your bid
page-naming = Your game
page-impossible = Not possible now
page-more-games = Other games
page-say-pass = Pass
page-say-willing = I’ll play
page-say-decline = Say nothing
page-klopfen = Klopfen
page-hochzeit = Hochzeit
page-schieber = Schieber
page-say-accept = Accept
page-say-no-hochzeit = Do not accept
page-say-take = Take the two Ober
page-say-leave-ober = Leave them
page-give-back = Give back the { $card }
page-pass-on = Pass on { $cards }
page-muss = { $game } (Muss)
page-sauspiel-card = Sauspiel on the { $card }
page-open-hand = Open with { $seat }
page-double = { $level } (×{ $times })

## The line that says what is going on

page-your-turn = Your turn
page-hint-auction = { $seat } is thinking about a bid.
page-hint-naming = { $seat } is settling the game.
page-hint-play = { $seat } to play.
page-hint-your-auction = Your turn – what do you say?
page-hint-name-ace = Which ace do you call?
page-hint-name-suit = Which suit shall be trumps?
page-hint-name-muss = You have to play – which card do you call?
page-hint-hochzeit = Hochzeit: { $seat } thinks about taking the trump.
page-hint-your-hochzeit = { $seat } offers the only trump held. If you take it, you play together, and you give a card back.
page-hint-exchange = Hochzeit: { $seat } gives a card back.
page-hint-your-exchange = You hold the trump from { $seat } now. Tap the card that you give back.
page-hint-taking = Schieber: { $seat } thinks about taking the two Ober.
page-hint-your-taking = Schieber: two Ober lie on the table. Whoever takes them plays a Solo.
page-hint-passing = Schieber: { $seat } passes two cards on.
page-hint-your-passing = You have two cards too many. Tap two; they go to the left, face down.
page-hint-your-lead = You lead – play a card.
page-hint-your-card = Your turn – play a card.
page-hint-your-kontra = Do you want to double before it starts?
page-hint-your-silence = The opponents may still say Kontra – you are not one of them.
page-hint-your-answer = The deal was doubled – do you answer?
page-hint-kontra = Someone may still say Kontra …
page-hint-answer = The deal was doubled – the cards wait for the answer.
page-hint-confirm = Enter to confirm, Esc to leave it.
page-hint-done = Deal { $number } is over.
page-hint-waiting = Waiting for { $names }

## Result

page-who-played =
    { $count ->
        [one] { $names } played: { $game }
       *[other] { $names } played together: { $game }
    }
page-tout-won = Won – the Tout is decided
page-tout-lost = Lost – the Tout is decided
page-jungfrau-twice = Jungfrau, paid double: { $names }
page-view-value = Score
page-view-hands = Cards
page-view-tricks = Tricks
page-equation = Value of the deal
page-sum = Sum
page-value = Value of the deal
page-augen-tricks =
    { $count ->
        [0] { $augen } card points, no trick
        [one] { $augen } card points, { $count } trick
       *[other] { $augen } card points, { $count } tricks
    }

## List

page-list = List
page-list-game = Game
page-list-empty = No deal finished yet.
page-round-number = Number
page-passed-out = all passed
page-list-shared = Stock shared
page-total = Total

## Bar, panels, menu

page-bar = At the table
page-bar-list = List
page-bar-rules = Rules
page-bar-menu = Table
page-panel-list = List
page-panel-rules = Rulebook
page-panel-menu = This table
page-panel-keys = Keys
page-keys = Keys
page-invite = Invite friends
page-invite-about = Whoever opens the link watches the game and can take a bot’s seat.
page-invite-link = Link to this table
page-copy = Copy
page-copied = Copied
page-code-is = Table code:
page-rules-here = Played here
page-confirm-cards = Play a card only on the second tap
page-seats = Seats
page-seat-bot = Let a bot play on for { $seat }
page-leave = Leave the seat
page-leave-sure = Really leave your seat? A bot takes over your cards.
page-stay = Stay
page-sit = Sit down
page-sit-down = Take the seat of { $seat }

## Keys

page-key-move = go through the cards
page-key-play = play the card, press the button
page-key-digit = play the card of that number
page-key-pass = pass or say nothing
page-key-bid = to the bids
page-key-double = Kontra, Re or Klopfen, then confirm
page-key-last = last trick
page-key-help = this help
page-key-close = close

## For those who listen

page-log = What has happened
page-log-dealt = Deal { $number }: the cards are dealt.
page-log-seated = { $name } sits down.
page-log-said = { $seat }: { $word }
