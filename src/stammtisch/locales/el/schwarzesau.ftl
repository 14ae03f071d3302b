### Schwarze Sau: τι δεν γίνεται, και τι λέει η σελίδα στα τραπέζια του.

refusal-bid-not-a-number = Το «{ $text }» δεν είναι αριθμός – πες πόσες μπάζες θα πάρεις.
refusal-bids-are-made = Έχουν ήδη προβλέψει όλοι – τώρα παίζονται χαρτιά.
refusal-bids-come-first = Πρώτα προβλέπουν όλοι, μετά πέφτει το πρώτο χαρτί.
refusal-bid-is-final = Έχεις πει { $bid }, και ό,τι ειπώθηκε ισχύει.
refusal-bid-out-of-range = Το { $bid } δεν γίνεται – εδώ προβλέπεις 0 έως { $most }.
refusal-bid-barred = Το { $bid } είναι κλειδωμένο για όποιον μοιράζει: έχουν ήδη ειπωθεί { $sum }, με { $bid } θα έβγαιναν ακριβώς όσα τα χαρτιά ({ $cards }). Πες άλλον αριθμό.
refusal-must-trump = Δεν έχεις το χρώμα που παίχτηκε, έχεις όμως ατού – σε αυτό το τραπέζι πρέπει τότε να κόψεις.

## Έτοιμοι κανόνες

preset-sau = Κλασικά
preset-sau-about = Πρόβλεψε τις μπάζες σου: από 9 χαρτιά ως 1 και πάλι ως 9, το ατού ορίζεται από χαρτί που ανοίγει, το άθροισμα δεν πρέπει να βγαίνει ακριβώς, κάθε μπάζα μετρά 1 και η ακριβής πρόβλεψη 10 ακόμα.

## Αρχική σελίδα

page-sau-players = Πόσοι παίζουν;
page-sau-fewer = ένας παίκτης λιγότερος
page-sau-more = ένας παίκτης ακόμα
page-sau-rules = Schwarze Sau · { $players } παίκτες · τράπουλες: { $packs }

## Στο τραπέζι

page-sau-round =
    { $count ->
        [one] Γύρος { $number }/{ $length } · { $count } χαρτί
       *[other] Γύρος { $number }/{ $length } · { $count } χαρτιά
    }
page-sau-trump = Ατού { $suit }
page-sau-no-trump = χωρίς ατού
page-sau-of = { $taken } από { $bid }
page-sau-you-of = εσύ: { $taken } από { $bid }
page-sau-has-said = πρόβλεψε
page-sau-said-so-far = Προβλέψεις ως τώρα: { $sum } από { $cards }
page-sau-blind = Το χαρτί σου το βλέπουν μόνο οι άλλοι.
page-sau-still =
    { $count ->
        [0] ακριβώς { $count } μπάζες ακόμα
        [one] ακριβώς { $count } μπάζα ακόμα
       *[other] ακριβώς { $count } μπάζες ακόμα
    }
page-sau-too-many =
    { $count ->
        [one] { $count } μπάζα παραπάνω
       *[other] { $count } μπάζες παραπάνω
    }
page-sau-too-few =
    { $count ->
        [one] δεν βγαίνει πια: λείπει { $count } μπάζα
       *[other] δεν βγαίνει πια: λείπουν { $count } μπάζες
    }
page-sau-twin = { $number }ο ίδιο χαρτί
page-sau-winning = κερδίζει τη μπάζα
page-sau-trick-to = Τη μπάζα την παίρνει: { $seat }.
page-sau-trick-told = { $number }η μπάζα: { $seat }
page-sau-next-round = Επόμενος γύρος
page-sau-new-game = Νέο παιχνίδι
page-sau-key-digit = πρόβλεψη, αργότερα: ρίξε το χαρτί με αυτόν τον αριθμό

## Η γραμμή που λέει τι γίνεται

page-sau-hint-bid = Προβλέπει: { $seat }
page-sau-hint-your-bid = Η σειρά σου – πόσες μπάζες θα πάρεις;
page-sau-hint-at-once = Όλοι προβλέπουν ταυτόχρονα …
page-sau-hint-then = Παίζει: { $seat }, μετά { $names }
page-sau-hint-done = Ο γύρος { $number } τελείωσε.
page-sau-hint-over = Το παιχνίδι τελείωσε.

## Αποτέλεσμα και πίνακας

page-sau-exact = Ακριβώς: { $points } βαθμοί
page-sau-missed =
    { $points ->
        [one] Έξω: { $points } βαθμός
       *[other] Έξω: { $points } βαθμοί
    }
page-sau-won =
    { $count ->
        [one] Νίκη με { $points } βαθμούς: { $names }
       *[other] Ισοπαλία στη νίκη με { $points } βαθμούς: { $names }
    }
page-sau-bid = πρόβλεψη
page-sau-made = μπάζες
page-sau-points = βαθμοί
page-sau-cards = Χαρτιά
page-sau-earlier = Παιχνίδι { $number }

## Κανόνες του σπιτιού

page-sau-change = Άλλαξε τους κανόνες
page-sau-set-max-hand = Μεγαλύτερη μοιρασιά
page-sau-set-rounds = Πορεία
page-sau-set-rounds-down-up = κάτω και πάλι πάνω
page-sau-set-rounds-down-only = μόνο κάτω
page-sau-set-rounds-up-down = πάνω και πάλι κάτω
page-sau-set-one-rounds = Γύροι με ένα χαρτί
page-sau-set-one-rounds-n = όσοι οι παίκτες
page-sau-set-one-rounds-1 = μόνο ένας
page-sau-set-hook = Δεν πρέπει να βγαίνει ακριβώς
page-sau-set-hook-true = ισχύει
page-sau-set-hook-false = δεν ισχύει
page-sau-set-scoring = Λάθος πρόβλεψη
page-sau-set-scoring-seed = 1 βαθμός ανά μπάζα
page-sau-set-scoring-exact-only = 0 βαθμοί
page-sau-set-scoring-minus = αρνητικοί βαθμοί
page-sau-set-tie-break = Ίσοι βαθμοί
page-sau-set-tie-break-shared = κοινή νίκη
page-sau-set-tie-break-exact-bids = οι πιο πολλές ακριβείς προβλέψεις
page-sau-set-identical = Από ίδια χαρτιά κερδίζει
page-sau-set-identical-first = το πρώτο
page-sau-set-identical-last = το τελευταίο
page-sau-set-must-trump = Κόψιμο με ατού
page-sau-set-must-trump-false = προαιρετικό
page-sau-set-must-trump-true = υποχρεωτικό
page-sau-set-rank = Θέση του δέκα
page-sau-set-rank-schafkopf = μετά τον άσο
page-sau-set-rank-natural = πριν από το εννιά
page-sau-set-bid-style = Προβλέψεις
page-sau-set-bid-style-open = με τη σειρά
page-sau-set-bid-style-hidden = όλοι μαζί, χωρίς κλείδωμα
page-sau-set-one-card-blind = Με ένα χαρτί βλέπεις
page-sau-set-one-card-blind-false = το δικό σου
page-sau-set-one-card-blind-true = μόνο των άλλων
page-sau-set-suits-display = Εικόνες
page-sau-set-suits-display-german = γερμανικά χρώματα
page-sau-set-suits-display-french = γαλλικά χρώματα
