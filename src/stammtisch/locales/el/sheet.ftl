### Το φύλλο βαθμολογίας για το κανονικό τραπέζι: επικεφαλίδες, εξηγήσεις, αρνήσεις, διαφορές.
### Οι συντομογραφίες στέκουν πάνω από πολύ στενές στήλες: το πολύ δύο χαρακτήρες.

## Επικεφαλίδες

sheet-title = Schwarze Sau
sheet-page-live = Βαθμολογία
sheet-page-paper = Χαρτί
sheet-page-corrections = Διορθώσεις
sheet-day = Ημερομηνία
sheet-cards = Χαρτιά
sheet-deals = μοιράζει
sheet-trump = Ατού
sheet-bid = πρόβλεψη
sheet-bid-short = Π
sheet-tricks = μπάζες
sheet-tricks-short = Μ
sheet-points = βαθμοί
sheet-points-short = Β
sheet-total = Σύνολο
sheet-name = όνομα
sheet-row = Γραμμή
sheet-player = Παίκτης
sheet-what = τι
sheet-old = πριν
sheet-new = μετά
sheet-by = από
sheet-at = ώρα

## Εξηγήσεις

sheet-legend-dealer = γκρι = μοιράζει
sheet-legend-dealer-of = γκρι = μοιράζει, όταν παίζουν { $players }
sheet-legend-sum = Σ Π = προβλέψεις πάνω (+) ή κάτω (−) από τα χαρτιά
sheet-legend-running = μικρά δίπλα = όλα μαζί ως εδώ
sheet-legend-checks = «!» = οι προβλέψεις βγάζουν όσα τα χαρτιά, και δεν πρέπει· ή οι μπάζες δεν βγάζουν τόσες, και πρέπει
sheet-legend-check-tricks = «!» = οι μπάζες δεν βγάζουν όσα τα χαρτιά, και πρέπει
sheet-from-players = από { $players } παίκτες
sheet-rule-points = Ένας βαθμός για κάθε μπάζα, 10 παραπάνω για ακριβή πρόβλεψη, και για το 0.
sheet-rule-points-exact-only = Βαθμοί μόνο για ακριβή πρόβλεψη: ένας για κάθε μπάζα και 10 παραπάνω.
sheet-rule-points-minus = Ακριβής πρόβλεψη: ένας βαθμός για κάθε μπάζα και 10 παραπάνω. Αλλιώς μείον όσο η διαφορά.
sheet-rule-hook = Όποιος μοιράζει προβλέπει τελευταίος· όλες οι προβλέψεις μαζί δεν πρέπει να βγάζουν όσα τα χαρτιά.
sheet-rule-packs =
    { $packs ->
        [one] Παίζεται με μία τράπουλα, { $cards } χαρτιά.
       *[other] Παίζεται με { $packs } τράπουλες μαζί, { $cards } χαρτιά.
    }
sheet-rule-packs-list = Τράπουλες των 32 χαρτιών: έως 3 παίκτες μία, έως 7 δύο, έως 10 τρεις.
sheet-allowed-number = Εδώ γράφεται ακέραιος από 0 έως { $most }.
sheet-allowed-suit = Εδώ γράφεται το χρώμα του ατού: { $suits }.

## Αρνήσεις: όταν γράφουμε

sheet-in-row = Γραμμή { $row }: { $sentence }
refusal-players-out-of-range = Με { $players } παίκτες δεν γίνεται: το Schwarze Sau παίζεται με { $fewest } έως { $most }.
refusal-names-do-not-fit = { $names } ονόματα δεν ταιριάζουν με { $players } παίκτες.
refusal-unknown-dealer = «{ $text }»: δεν παίζει κανείς με αυτό το όνομα, άρα δεν μπορεί να μοιράσει.
refusal-row-not-open = Δεν είναι η σειρά αυτής της γραμμής. Ό,τι έχει γραφτεί μπορεί να διορθωθεί.
refusal-tricks-out-of-range = { $tricks } μπάζες δεν υπάρχουν σε αυτόν τον γύρο, γίνονται 0 έως { $most }.
refusal-tricks-missing = Για { $players } παίκτες υπάρχουν { $count } αριθμοί μπάζας – χρειάζεται ένας για τον καθένα.
refusal-tricks-do-not-add-up = Όλες μαζί είναι { $sum } μπάζες, με { $cards } χαρτιά πρέπει να είναι ακριβώς { $cards }.

## Αρνήσεις: αρχεία

refusal-sheet-unreadable = Αυτό δεν είναι φύλλο βαθμολογίας που διαβάζεται: { $text }
refusal-unknown-format = Η μορφή «{ $text }» δεν είναι γνωστή, διαβάζεται η { $known }.
refusal-unknown-language = Η γλώσσα «{ $text }» δεν υπάρχει εδώ. Μπορείς να επιλέξεις: { $known }.
refusal-no-day = Το «{ $text }» δεν είναι ημέρα· γράφεται όπως 2026-03-07.
refusal-not-a-number = Το «{ $text }» δεν είναι ακέραιος αριθμός.
refusal-file-not-found = Το αρχείο { $text } δεν ανοίγει: { $fault }.
refusal-file-too-large = Το αρχείο έχει { $size } kB, διαβάζονται το πολύ { $limit } kB.
refusal-file-grows-too-large = Αποσυμπιεσμένο το αρχείο θα είχε { $size } kB ή πάρα πολλά μέρη, επιτρέπονται { $limit } kB.
refusal-file-unreadable = Το αρχείο δεν διαβάζεται ({ $text }). Διαβάζονται ODS, XLSX, CSV σε UTF-8 και JSON από το Stammtisch.
refusal-file-declares-entities = Το αρχείο έχει δικές του οντότητες XML, και τέτοια δεν διαβάζονται. Αποθήκευσέ το ξανά από το πρόγραμμα υπολογιστικών φύλλων.
refusal-no-sheet-in-file = Στο αρχείο δεν υπάρχει βαθμολογία Schwarze Sau: μια στήλη πρέπει να λέει τα χαρτιά κάθε γύρου (9 8 7 … 1 1 1 … 8 9), και δεξιά της, πάνω από τις στήλες, στέκουν τα ονόματα.
refusal-rows-moved = Στη γραμμή { $row } της βαθμολογίας υπάρχουν { $found } χαρτιά αντί για { $cards } – οι γύροι πρέπει να μείνουν στη σειρά τους.
refusal-other-sheet = Το αρχείο ανήκει σε άλλη βαθμολογία.
refusal-other-players = Στο αρχείο παίζουν { $found }, στη βαθμολογία { $players }.
refusal-other-rules = Το αρχείο γράφτηκε με άλλους κανόνες από τη βαθμολογία ({ $text }).
refusal-unknown-file-kind = Το «{ $text }» δεν γράφεται. Μπορείς να επιλέξεις: { $known }.
refusal-file-exists = Το { $text } υπάρχει ήδη και μένει όπως είναι. Με --force γράφεται από πάνω.
refusal-file-not-written = Το { $text } δεν γράφεται: { $fault }.

## Τι φάνηκε στο διάβασμα

sheet-remark-points = Γραμμή { $row }, { $player }: το αρχείο δείχνει { $found } βαθμούς, το σωστό είναι { $points }.
sheet-remark-total = { $player }: το αρχείο δείχνει σύνολο { $found }, το σωστό είναι { $points }.
sheet-remark-barred = Γραμμή { $row }: οι προβλέψεις βγάζουν μαζί { $cards } – το { $bid } δεν επιτρεπόταν.
sheet-remark-no-dealer = Το αρχείο δεν λέει ποιος μοίρασε πρώτος· υποθέτουμε το πρώτο όνομα.

## Διαφορές

sheet-difference-bid = Γραμμή { $row }, { $player }: πρόβλεψη { $old } → { $new }
sheet-difference-tricks = Γραμμή { $row }, { $player }: μπάζες { $old } → { $new }
sheet-difference-trump = Γραμμή { $row }: ατού { $old } → { $new }
sheet-difference-name = Όνομα { $old } → { $new }
sheet-difference-dealer = Πρώτος μοίρασε { $old } → { $new }
sheet-no-differences = Καμία διαφορά.
sheet-nothing-taken = Ακόμα δεν άλλαξε τίποτα. Με --take περνούν οι αλλαγές.
sheet-taken =
    { $count ->
        [one] Πέρασε μία αλλαγή, το { $file } γράφτηκε.
       *[other] Πέρασαν { $count } αλλαγές, το { $file } γράφτηκε.
    }
sheet-written = Το { $file } γράφτηκε.
sheet-standing =
    { $rounds ->
        [0] Δεν έχει παιχτεί ακόμα κανένας γύρος.
        [one] Βαθμολογία μετά από έναν γύρο από { $all }:
       *[other] Βαθμολογία μετά από { $rounds } γύρους από { $all }:
    }
