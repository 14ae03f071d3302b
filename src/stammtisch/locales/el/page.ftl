### Η σελίδα: ό,τι δεν είναι ούτε χαρτί ούτε κανόνας.

## Παντού

page-language = Γλώσσα
page-close = Κλείσιμο
page-cancel = Άκυρο
page-save = Αποθήκευση
page-home = Στην αρχική σελίδα
page-loading = Το τραπέζι στρώνεται …
page-unreachable = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
page-not-found = Εδώ δεν υπάρχει τίποτα
page-not-found-about = Η διεύθυνση «{ $text }» δεν υπάρχει σε αυτή τη σελίδα. Ίσως λείπει ένα κομμάτι του συνδέσμου.
page-no-table = Αυτό το τραπέζι δεν υπάρχει
page-cut-off = Από εδώ δεν προχωρά
page-reload = Επαναφόρτωση
page-paragraph = Παράγραφος { $number } στους κανόνες

## Αρχική σελίδα

page-home-title = Schafkopf και Schwarze Sau – με φίλους ή αμέσως με μποτ.
page-play-now = Παίξε αμέσως
page-play-now-about = Τρία μποτ κάθονται ήδη στο τραπέζι. Χωρίς εγγραφή.
page-go-on = Συνέχισε το παιχνίδι
page-have-code = Σε περιμένουν φίλοι; Κωδικός ή σύνδεσμος
page-join = Στο τραπέζι
page-own-table = Άνοιξε δικό σου τραπέζι
page-your-name = Το όνομά σου
page-your-name-optional = Το όνομά σου (αν θέλεις)
page-guest = Επισκέπτης
page-which-game = Παιχνίδι
game-schafkopf = Schafkopf
game-schwarzesau = Schwarze Sau
page-which-rules = Κανόνες
page-which-deck = Τράπουλα
page-open-table = Άνοιγμα τραπεζιού
page-read-rules = Διάβασε τους κανόνες

## Στο τραπέζι

page-region-table = Τραπέζι
page-region-trick = Μπάζα
page-region-hand = Τα χαρτιά σου
page-round = Παρτίδα { $number }
page-bot = μποτ
page-you = εσύ
page-away = λείπει
page-ready = εντάξει
page-has-turn = έχει σειρά
page-stock-sauspiel = Ένα κερδισμένο Sauspiel το παίρνει, ένα χαμένο το διπλασιάζει.
page-stock-any = Όποιος κερδίσει το παιχνίδι του το παίρνει· όποιος χάσει το διπλασιάζει.
page-reserved = μετά: { $name }
page-tricks =
    { $count ->
        [0] καμία μπάζα
        [one] { $count } μπάζα
       *[other] { $count } μπάζες
    }
page-line-lost = Η σύνδεση χάθηκε – αποκαθίσταται. Τα χαρτιά σου μένουν δικά σου.
page-last-trick = Τελευταία μπάζα
page-trick-to = Την μπάζα την παίρνει: { $seat } ({ $augen } πόντοι).
page-trick-told = { $number }η μπάζα: { $seat }, { $augen } πόντοι
page-play-card = Ρίξε { $card }
page-card-position = { $position } από { $total }
page-card-allowed = επιτρέπεται
page-card-forbidden = δεν επιτρέπεται
page-next-round = Επόμενη παρτίδα

## Δηλώσεις

page-auction = Η δήλωσή σου
page-naming = Το παιχνίδι σου
page-impossible = Δεν γίνεται τώρα
page-more-games = Άλλα παιχνίδια
page-say-pass = Πάσο
page-say-willing = Παίζω
page-say-decline = Δεν λέω τίποτα
page-klopfen = Klopfen
page-hochzeit = Hochzeit
page-schieber = Schieber
page-say-accept = Δέχομαι
page-say-no-hochzeit = Δεν δέχομαι
page-say-take = Παίρνω τους δύο Ober
page-say-leave-ober = Τους αφήνω
page-give-back = Επιστροφή: { $card }
page-pass-on = Πάσα αριστερά: { $cards }
page-muss = { $game } (Muss)
page-sauspiel-card = Sauspiel με { $card }
page-open-hand = Ανοιχτά χαρτιά: { $seat }
page-double = { $level } (×{ $times })

## Η γραμμή που λέει τι γίνεται

page-your-turn = Η σειρά σου
page-hint-auction = Δήλωση: σκέφτεται { $seat }.
page-hint-naming = Επιλογή παιχνιδιού: { $seat }.
page-hint-play = Σειρά έχει: { $seat }.
page-hint-your-auction = Η σειρά σου – τι λες;
page-hint-name-ace = Ποιον άσο δηλώνεις;
page-hint-name-suit = Ποιο χρώμα θα είναι ατού;
page-hint-name-muss = Πρέπει να παίξεις – ποιο χαρτί δηλώνεις;
page-hint-hochzeit = Hochzeit: σκέφτεται αν δέχεται το ατού: { $seat }
page-hint-your-hochzeit = Προσφέρει το μοναδικό του ατού: { $seat }. Αν το δεχτείς, παίζετε μαζί και δίνεις πίσω ένα χαρτί.
page-hint-exchange = Hochzeit: δίνει πίσω ένα χαρτί: { $seat }
page-hint-your-exchange = Έχεις τώρα το ατού από: { $seat }. Διάλεξε το χαρτί που δίνεις πίσω.
page-hint-taking = Schieber: σκέφτεται αν παίρνει τους δύο Ober: { $seat }
page-hint-your-taking = Schieber: δύο Ober είναι στο τραπέζι. Όποιος τους πάρει, παίζει Solo.
page-hint-passing = Schieber: δίνει δύο χαρτιά: { $seat }
page-hint-your-passing = Έχεις δύο χαρτιά παραπάνω. Διάλεξε δύο· πάνε κλειστά αριστερά.
page-hint-your-lead = Ξεκινάς εσύ – ρίξε ένα χαρτί.
page-hint-your-card = Η σειρά σου – ρίξε ένα χαρτί.
page-hint-your-kontra = Θέλεις να διπλασιάσεις πριν αρχίσει;
page-hint-your-silence = Οι αντίπαλοι μπορούν ακόμη να πουν Κόντρα – εσύ όχι.
page-hint-your-answer = Έγινε διπλασιασμός – απαντάς;
page-hint-kontra = Μπορεί ακόμη κάποιος να πει Κόντρα …
page-hint-answer = Έγινε διπλασιασμός – τα χαρτιά περιμένουν την απάντηση.
page-hint-confirm = Enter για επιβεβαίωση, Esc για άκυρο.
page-hint-done = Η παρτίδα { $number } τελείωσε.
page-hint-waiting = Περιμένουμε: { $names }

## Αποτέλεσμα

page-who-played =
    { $count ->
        [one] { $names } έπαιξε: { $game }
       *[other] { $names } έπαιξαν μαζί: { $game }
    }
page-tout-won = Νίκη – το Tout κρίθηκε
page-tout-lost = Ήττα – το Tout κρίθηκε
page-jungfrau-twice = Jungfrau, διπλή πληρωμή: { $names }
page-view-value = Λογαριασμός
page-view-hands = Χαρτιά
page-view-tricks = Μπάζες
page-equation = Αξία της παρτίδας
page-sum = Άθροισμα
page-value = Αξία της παρτίδας
page-augen-tricks =
    { $count ->
        [0] { $augen } πόντοι, καμία μπάζα
        [one] { $augen } πόντοι, { $count } μπάζα
       *[other] { $augen } πόντοι, { $count } μπάζες
    }

## Πίνακας

page-list = Πίνακας
page-list-game = Παιχνίδι
page-list-empty = Καμία παρτίδα δεν τελείωσε ακόμη.
page-round-number = Αριθμός
page-passed-out = όλοι πάσο
page-list-shared = ποτ μοιράστηκε
page-total = Σύνολο

## Γραμμή, πλαίσια, μενού

page-bar = Στο τραπέζι
page-bar-list = Πίνακας
page-bar-rules = Κανόνες
page-bar-menu = Τραπέζι
page-panel-list = Πίνακας
page-panel-rules = Κανόνες
page-panel-menu = Αυτό το τραπέζι
page-panel-keys = Πλήκτρα
page-keys = Πλήκτρα
page-invite = Κάλεσε φίλους
page-invite-about = Όποιος ανοίξει τον σύνδεσμο βλέπει το παιχνίδι και μπορεί να πάρει τη θέση ενός μποτ.
page-invite-link = Σύνδεσμος για αυτό το τραπέζι
page-copy = Αντιγραφή
page-copied = Αντιγράφηκε
page-code-is = Κωδικός τραπεζιού:
page-rules-here = Εδώ παίζεται
page-confirm-cards = Το χαρτί πέφτει με το δεύτερο πάτημα
page-seats = Θέσεις
page-seat-bot = Να συνεχίσει ένα μποτ αντί για { $seat }
page-leave = Σηκώνομαι
page-leave-sure = Σίγουρα θέλεις να σηκωθείς; Τα χαρτιά σου τα παίρνει ένα μποτ.
page-stay = Μένω
page-sit = Κάθομαι
page-sit-down = Κάθισε στη θέση: { $seat }

## Πλήκτρα

page-key-move = από χαρτί σε χαρτί
page-key-play = ρίξε το χαρτί, πάτα το κουμπί
page-key-digit = ρίξε το χαρτί με αυτόν τον αριθμό
page-key-pass = πάσο ή τίποτα
page-key-bid = στις δηλώσεις
page-key-double = Κόντρα, Αντικόντρα ή Klopfen, μετά επιβεβαίωση
page-key-last = τελευταία μπάζα
page-key-help = αυτή η βοήθεια
page-key-close = κλείσιμο

## Για όσους ακούν

page-log = Τι έγινε
page-log-dealt = Παρτίδα { $number }: τα χαρτιά μοιράστηκαν.
page-log-seated = Στο τραπέζι κάθισε: { $name }.
page-log-said = { $seat }: { $word }
