### Serverns meningar: vad som inte går vid bordet, och vad som är fel med en begäran.

## Vid bordet

refusal-no-round = Ingen giv är utdelad än – vänta tills korten är delade.
refusal-not-seated = Du sitter inte vid det här bordet – ta först en bots plats.
refusal-seat-taken = På den platsen sitter redan { $seat }, eller så är den reserverad – ta en bots plats.
refusal-already-seated = Du sitter redan vid det här bordet, som { $seat } – res dig först om du vill byta plats.
refusal-round-running = Given pågår än – det fortsätter när sista sticket är taget.
refusal-ready-already = Du är redan redo – de andra fattas än.
refusal-nobody-ready = Ingen vill spela vidare än – nästa giv delas när någon är redo.
refusal-bad-name = ”{ $text }” går inte som namn: det behövs 1 till { $longest } synliga tecken.
refusal-unknown-seat = Någon plats { $text } finns inte – platserna har nummer 0 till { $last }.
refusal-seat-not-absent = { $seat } är kvar eller har just gått – en bot får ta över först när någon varit borta i över en minut.

## Begäranden

error-malformed-frame = ”{ $text }” är inget meddelande som servern förstår ({ $fault }). Ladda om sidan.
error-frame-too-large = Meddelandet har { $bytes } byte, högst { $limit } är tillåtna.
error-unknown-command = ”{ $text }” känner servern inte till. Möjliga är: { $known }.
error-unknown-table = Bordet ”{ $text }” finns inte. Kontrollera adressen eller öppna ett nytt bord.
error-unreadable-table = Bordet ”{ $text }” kan inte läsas av den här versionen av Stammtisch. Dess data är oförändrade – en nyare version kan öppna det.
error-unknown-game = Spelet ”{ $text }” finns inte här. Möjliga är: { $known }.
error-unknown-preset = Husregler ”{ $text }” finns inte. Möjliga är: { $known }.
error-unknown-path = Under ”{ $text }” finns ingenting. Startsidan hittar du under ”/”.
error-bad-deck = ”{ $text }” passar inte till de här husreglerna. Möjliga är: { $known }.
error-rules-refused = Så kan husreglerna inte spelas: { $text }.
error-newer-protocol = Den här sidan (version { $text }) passar inte längre till servern (version { $known }) – ladda om den.
error-too-fast = Det gick för fort: fler än { $limit } meddelanden på { $seconds } sekunder går inte. Vänta lite.
error-other-origin = En sida från ”{ $text }” får inte göra något här – öppna { $known }.
error-opened-elsewhere = Du har för många fönster öppna, därför stängdes det här av. Stäng de andra och ladda om sidan.
error-hello-first = Servern vet inte än vilket bord som menas – ladda om sidan.
error-not-saved = Servern kan inte spara något just nu. Inget har hänt – försök strax igen.
error-server-failed = Något gick snett på servern. Bordets ställning är sparad – ladda om sidan.
