### Η σελίδα για το αληθινό τραπέζι: ό,τι γράφει εκτός από την ίδια τη βαθμολογία.

## Όλες οι βαθμολογίες

sheet-write = Γράψε βαθμούς
sheet-write-about = Για παρτίδες με αληθινά χαρτιά: Schwarze Sau, 2 έως 14 παίκτες. Όλα μένουν σε αυτή τη συσκευή, και χωρίς δίκτυο.
sheet-new-list = Νέα βαθμολογία
sheet-print-blank = Τύπωσε κενό φύλλο
sheet-open-file = Άνοιγμα αρχείου
sheet-own-lists = Οι βαθμολογίες σου
sheet-no-lists = Καμία βαθμολογία ακόμα σε αυτή τη συσκευή.
sheet-all-lists = Όλες
sheet-progress = Γύρος { $row } από { $rows }
sheet-finished = τελείωσε
sheet-watched = παρακολουθείς
sheet-delete = Διαγραφή
sheet-delete-sure = Να διαγραφεί στ’ αλήθεια αυτή η βαθμολογία; Χάνεται και για όσους παρακολουθούν και δεν γυρίζει πίσω.
sheet-delete-here-sure = Να φύγει αυτή η βαθμολογία από τη συσκευή; Με τον σύνδεσμο μπορείς να την ξαναδείς.
sheet-keep = Να μείνει
sheet-offline-ready = Αυτή η σελίδα ανοίγει πια και χωρίς δίκτυο.
sheet-offline-not = Εδώ η σελίδα ανοίγει μόνο με δίκτυο, γιατί ο διακομιστής δεν έχει https. Ό,τι γράφεις μένει πάντως σε αυτή τη συσκευή.
sheet-no-storage = Αυτός ο περιηγητής δεν κρατά τίποτα: δεν επιτρέπει αποθήκευση, ίσως επειδή το παράθυρο είναι ιδιωτικό. Άνοιξε τη σελίδα σε κανονικό παράθυρο.
sheet-not-kept = Δεν αποθηκεύτηκε σε αυτή τη συσκευή ({ $text }). Τίποτα δεν άλλαξε. Άδειασε χώρο και δοκίμασε ξανά.

## Μια νέα βαθμολογία

sheet-how-many = Πόσοι παίζουν;
sheet-one-less = Ένας λιγότερος
sheet-one-more = Ένας ακόμα
sheet-names-in-order = Ονόματα δεξιόστροφα
sheet-name-number = Όνομα { $number }
sheet-deals-first = μοιράζει πρώτος
sheet-house-rules = Κανόνες του σπιτιού
sheet-setting-max-hand = Τα πιο πολλά χαρτιά
sheet-setting-rounds = Σειρά των γύρων
sheet-rounds-down-up = κάτω και πάλι πάνω
sheet-rounds-down-only = μόνο κάτω
sheet-rounds-up-down = πάνω και πάλι κάτω
sheet-setting-ones = Γύροι με ένα χαρτί
sheet-ones-n = όσοι οι παίκτες
sheet-ones-1 = μόνο ένας
sheet-setting-hook = Η τελευταία πρόβλεψη δεν πρέπει να τα βγάζει ίσα
sheet-setting-scoring = Βαθμοί
sheet-scoring-seed = 1 ανά μπάζα, 10 για ακριβές
sheet-scoring-exact-only = μόνο για ακριβείς προβλέψεις
sheet-scoring-minus = το λάθος μετρά μείον
sheet-setting-tie = Στην ισοβαθμία
sheet-tie-shared = κερδίζουν μαζί
sheet-tie-exact-bids = πιο πολλές ακριβείς προβλέψεις
sheet-setting-bids = Προβλέψεις
sheet-bids-open = με τη σειρά
sheet-bids-hidden = όλοι μαζί
sheet-length =
    { $rounds } γύροι,
    { $packs ->
        [one] μία τράπουλα με 32 χαρτιά
       *[other] { $packs } τράπουλες με 32 χαρτιά
    }
sheet-begin = Ξεκινάμε

## Γράφουμε έναν γύρο

sheet-cards-count =
    { $cards ->
        [one] ένα χαρτί
       *[other] { $cards } χαρτιά
    }
sheet-dealer-is = Μοιράζει: { $name }
sheet-to-bid = Προβλέπει: { $name }
sheet-bid-so-far = Προβλέψεις { $sum } από { $cards }
sheet-bid-is-barred = Το { $bid } είναι κλειδωμένο: { $sum } + { $bid } = { $cards }, θα έβγαιναν ίσα.
sheet-how-many-tricks = Ποιος πήρε πόσες μπάζες;
sheet-tricks-so-far = Μπάζες { $sum } από { $cards }
sheet-tricks-lacking =
    { $count ->
        [one] λείπει { $count }
       *[other] λείπουν { $count }
    }
sheet-tricks-over = { $count } παραπάνω
sheet-fits = σωστά
sheet-close-row = Καταχώριση γύρου
sheet-trick-fewer = { $name }: μία λιγότερη
sheet-trick-more = { $name }: μία ακόμα
sheet-said = είπε { $bid }
sheet-undo = Αναίρεση
sheet-undo-about = Παίρνει πίσω την τελευταία καταχώριση
sheet-won =
    { $count ->
        [one] Νικά με { $points } βαθμούς: { $names }.
       *[other] Νικούν μαζί με { $points } βαθμούς: { $names }.
    }
sheet-ranking = Κατάταξη
sheet-exact-count =
    { $count ->
        [one] { $count } ακριβής
       *[other] { $count } ακριβείς
    }
sheet-correct-row = Διόρθωση γύρου { $row }
sheet-no-corrections = Τίποτα δεν έχει διορθωθεί ακόμα.
sheet-no-trump = χωρίς
sheet-tap-row = Πάτησε αριστερά τον αριθμό των χαρτιών για να διορθώσεις έναν γύρο.

## Αποθήκευση, παρακολούθηση, κοινή χρήση

sheet-state-saved = αποθηκεύτηκε
sheet-state-unsaved = όχι ακόμα στον διακομιστή ({ $count })
sheet-state-no-net = χωρίς δίκτυο – όλα μένουν στη συσκευή ({ $count })
sheet-not-taken = Ο διακομιστής δεν δέχεται τη βαθμολογία: { $text } Εδώ όλα μένουν όπως είναι.
sheet-split = Σε άλλη συσκευή η βαθμολογία συνέχισε αλλιώς. Ό,τι υπήρχε μόνο εδώ το έχεις τώρα σε δική του βαθμολογία:
sheet-state-other-writes = Γράφει τώρα άλλη συσκευή.
sheet-write-here = Συνέχισε να γράφεις εδώ
sheet-state-live = Παρακολουθείς ζωντανά. Γράφει άλλη συσκευή.
sheet-state-not-live = Χωρίς δίκτυο – βλέπεις την τελευταία εικόνα.
sheet-fetching = Έρχεται η βαθμολογία …
sheet-not-here = Χωρίς δίκτυο δεν φαίνεται η βαθμολογία: δεν έχει ανοίξει ποτέ σε αυτή τη συσκευή.
sheet-share = Κοινή χρήση
sheet-link-watch = Σύνδεσμος για παρακολούθηση
sheet-link-watch-about = Όποιος τον ανοίξει βλέπει ό,τι γράφεται και δεν αλλάζει τίποτα.
sheet-link-write = Σύνδεσμος για γράψιμο
sheet-link-write-about = Όποιος τον έχει μπορεί να γράψει. Είναι για τη δεύτερη συσκευή σου, ή για όποιον παίρνει το μολύβι.
sheet-link-write-show = Δείξε τον σύνδεσμο για γράψιμο
sheet-link-later = Η βαθμολογία δεν είναι ακόμα στον διακομιστή. Ο σύνδεσμος θα δουλέψει μόλις υπάρξει δίκτυο.

## Αρχεία και χαρτί

sheet-download = Λήψη
sheet-download-offline = Χωρίς δίκτυο υπάρχει μόνο CSV. Τα ODS, XLSX και PDF τα φτιάχνει ο διακομιστής.
sheet-needs-net = Γι’ αυτό χρειάζεται δίκτυο, και ο διακομιστής δεν απαντά τώρα.
sheet-compare-file = Σύγκριση με αρχείο
sheet-compare-about = ODS, XLSX, CSV ή JSON. Πρώτα βλέπεις τι αλλάζει.
sheet-would-change =
    { $count ->
        [one] Θα άλλαζε αυτό:
       *[other] Θα άλλαζαν αυτά τα { $count }:
    }
sheet-take = Να περάσουν
sheet-leave = Να μην αλλάξει τίποτα
sheet-reading = Διαβάζεται το αρχείο …
sheet-more = Περισσότερα
sheet-names = Ονόματα
sheet-blank-classic = Κλασικό, έως { $players } παίκτες
sheet-blank-exact = Για τόσους ακριβώς
sheet-blank-names = Ονόματα, αν θέλεις
sheet-blank-language = Γλώσσα του φύλλου

## Τι δεν γίνεται

refusal-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
refusal-numbers-missing = Για { $players } παίκτες υπάρχουν { $count } αριθμοί – χρειάζεται ένας για τον καθένα.
refusal-no-such-row = Γύρος { $row } δεν υπάρχει, η βαθμολογία έχει { $rows }.
refusal-no-such-player = Θέση { $number } δεν υπάρχει, παίζουν { $players }.
refusal-sheet-full = Η βαθμολογία γέμισε: δεν χωρά πάνω από { $most } καταχωρίσεις.
refusal-too-many-corrections = Μια βαθμολογία δεν κρατά πάνω από { $most } διορθώσεις.
refusal-no-classic-blank = Κλασικό φύλλο έως { $players } παίκτες δεν υπάρχει. Υπάρχει έως 7 και έως 10.
error-unknown-sheet = Βαθμολογία «{ $text }» δεν υπάρχει εδώ. Ίσως λείπει ένα κομμάτι του συνδέσμου.
error-sheet-deleted = Αυτή τη βαθμολογία τη διέγραψε όποιος την έγραφε.
error-not-the-writer = Σε αυτή τη βαθμολογία γράφει άλλος· ο σύνδεσμος για γράψιμο δεν είναι σωστός.
error-sheet-moved-on = Η βαθμολογία προχώρησε, έχει { $version } καταχωρίσεις.
