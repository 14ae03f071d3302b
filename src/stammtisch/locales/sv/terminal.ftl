### Terminalen: det som bara sägs där; allt annat står bland korten, reglerna och sidans texter.

## Vid bordet

terminal-you = Du
terminal-with = Vid ditt bord sitter { $names }.
terminal-how = ”?” ger hjälp, ”q” avslutar.
terminal-impossible = × går inte nu – ”!” säger varför.
terminal-all-possible = Allt som står här går.
terminal-no-trick = Inget stick är taget än.

## Mellan givarna

terminal-go-on = Enter: nästa giv · a: allas kort · l: förra sticket · q: sluta
terminal-number = { $number }
terminal-after =
    { $count ->
        [one] Efter { $count } giv
       *[other] Efter { $count } givar
    }
terminal-unfinished = Den påbörjade given räknas inte.
terminal-bye = Tack för spelet!

## Hjälp

terminal-help-announce = nummer eller ord: det säger du
terminal-help-card = nummer, kod eller namn: det kortet lägger du
terminal-help-double = k: Kontra eller svaret på den, så länge det går
terminal-help-why = !: vad som inte går just nu, och varför
terminal-help-quit = q eller Ctrl+D: sluta
terminal-help-codes = Ett korts kod: färg ({ $suits }), sedan valör ({ $ranks })

## Det som inte går vid starten

terminal-unknown-language = Språket ”{ $text }” finns inte. Möjliga är: { $known }.
terminal-unknown-bot = Någon bot ”{ $text }” finns inte. Möjliga är: { $known }.
terminal-bad-seed = ”{ $text }” är inget heltal, och det behöver --seed, till exempel 7.

# Before the first card.
terminal-ask-hochzeit = En Hochzeit erbjuds – tar du trumfen?
terminal-ask-exchange = Ge tillbaka ett kort för trumfen.
terminal-ask-taking = Tar du de två Över-korten? Då spelar du ett Solo.
terminal-ask-passing = Skicka två kort åt vänster.
