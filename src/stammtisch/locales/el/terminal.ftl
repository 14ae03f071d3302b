### Το τερματικό: όσα λέγονται μόνο εκεί· τα υπόλοιπα βρίσκονται στα χαρτιά, στους κανόνες και στη σελίδα.

## Στο τραπέζι

terminal-you = Εσύ
terminal-with = Στο τραπέζι σου κάθονται: { $names }.
terminal-how = «?» για βοήθεια, «q» για τέλος.
terminal-impossible = × δεν γίνεται τώρα – με «!» μαθαίνεις γιατί.
terminal-all-possible = Όλα όσα βλέπεις γίνονται.
terminal-no-trick = Δεν έχει γίνει ακόμη καμία μπάζα.

## Ανάμεσα στις παρτίδες

terminal-go-on = Enter: επόμενη παρτίδα · a: όλα τα χαρτιά · l: τελευταία μπάζα · q: τέλος
terminal-number = { $number }
terminal-after =
    { $count ->
        [one] Μετά από { $count } παρτίδα
       *[other] Μετά από { $count } παρτίδες
    }
terminal-unfinished = Η παρτίδα που δεν τελείωσε δεν μετράει.
terminal-bye = Ευχαριστούμε για το παιχνίδι!

## Βοήθεια

terminal-help-announce = αριθμός ή λέξη: αυτό λες
terminal-help-card = αριθμός, κωδικός ή όνομα: αυτό το χαρτί ρίχνεις
terminal-help-double = k: Κόντρα ή η απάντηση σε αυτήν, όσο γίνεται
terminal-help-why = !: τι δεν γίνεται τώρα και γιατί
terminal-help-quit = q ή Ctrl+D: τέλος
terminal-help-codes = Κωδικός χαρτιού: χρώμα ({ $suits }), μετά αξία ({ $ranks })

## Όσα δεν γίνονται στην εκκίνηση

terminal-unknown-language = Γλώσσα «{ $text }» δεν υπάρχει. Υπάρχουν: { $known }.
terminal-unknown-bot = Μποτ «{ $text }» δεν υπάρχει. Υπάρχουν: { $known }.
terminal-bad-seed = Το «{ $text }» δεν είναι ακέραιος αριθμός, όπως τον θέλει το --seed, για παράδειγμα 7.

# Before the first card.
terminal-ask-hochzeit = Προσφέρεται Hochzeit – παίρνεις το ατού;
terminal-ask-exchange = Επίστρεψε ένα χαρτί για το ατού.
terminal-ask-taking = Παίρνεις τα δύο Ober; Τότε παίζεις Solo.
terminal-ask-passing = Δώσε δύο χαρτιά στα αριστερά.
