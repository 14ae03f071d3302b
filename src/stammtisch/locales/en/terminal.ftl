### The terminal: what is said only there; all else stands with the cards, the rules and the page.

## At the table

terminal-you = You
terminal-with = At your table are { $names }.
terminal-how = ‘?’ helps, ‘q’ quits.
terminal-impossible = × is not possible now – ‘!’ tells why.
terminal-all-possible = Everything shown is possible.
terminal-no-trick = No trick has been taken yet.

## Between deals

terminal-go-on = Enter: next deal · a: all cards · l: last trick · q: quit
terminal-number = { $number }
terminal-after =
    { $count ->
        [one] After { $count } deal
       *[other] After { $count } deals
    }
terminal-unfinished = The unfinished deal does not count.
terminal-bye = Thank you for playing!

## Help

terminal-help-announce = number or word: you say that
terminal-help-card = number, code or name: you play that card
terminal-help-double = k: Kontra or the answer to it, while it is possible
terminal-help-why = !: what is not possible now, and why
terminal-help-quit = q or Ctrl+D: quit
terminal-help-codes = A card’s code: suit ({ $suits }), then rank ({ $ranks })

## What cannot be at the start

terminal-unknown-language = There is no language ‘{ $text }’. There are: { $known }.
terminal-unknown-bot = There is no bot ‘{ $text }’. There are: { $known }.
terminal-bad-seed = ‘{ $text }’ is not a whole number, which --seed needs, for example 7.

# Before the first card.
terminal-ask-hochzeit = A Hochzeit is offered – do you take the trump?
terminal-ask-exchange = Give back a card for the trump.
terminal-ask-taking = Do you take the two Ober? Then you play a Solo.
terminal-ask-passing = Pass two cards to your left.
