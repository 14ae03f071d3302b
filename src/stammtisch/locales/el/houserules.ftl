### Οι κανόνες στους οποίους συμφωνεί ένα τραπέζι: αλλαγή, αποθήκευση, κοινοποίηση, ανάγνωση.

## Άνοιγμα τραπεζιού

page-new-table = Τραπέζι με δικούς σου κανόνες
page-change-rules = Αλλαγή κανόνων
page-again = Ξανά
page-rules-summary = Έτσι παίζεται
page-rules-faulty =
    { $count ->
        [one] Μία ρύθμιση δεν ταιριάζει
       *[other] { $count } ρυθμίσεις δεν ταιριάζουν
    }
page-rules-changed =
    { $count ->
        [one] { $count } αλλαγή
       *[other] { $count } αλλαγές
    }
page-rules-wrong = { $count } λάθος
page-rules-deviate = Διαφορές από «{ $preset }»
page-rules-same = Όλα όπως στο πρότυπο «{ $preset }».
page-rules-instead = αντί για: { $value }
page-rules-reset = Όλα όπως στο πρότυπο
page-rules-back = { $setting }: όπως στο πρότυπο
page-rules-groups = Κανόνες κατά ομάδες
page-rules-done = Έτοιμο

## Μία ρύθμιση

page-setting-reset = Πρότυπο: { $value }
page-setting-idle = Ισχύει μόνο με { $conditions }.
page-setting-condition = «{ $setting }»: { $values }
page-setting-empty = κενό: { $value }
page-setting-less = { $setting }: λιγότερο
page-setting-more = { $setting }: περισσότερο
page-minimum-coloured = με χρώμα ατού
page-minimum-colourless = Geier και Wenz
page-ladder-higher = { $contract }: πιο ψηλά
page-ladder-lower = { $contract }: πιο χαμηλά
page-ladder-out = Χωρίς { $contract }
page-ladder-in = Προσθήκη: { $contract }
page-ladder-others = Δεν παίζονται – πάτησε για προσθήκη:

## Δικοί σου κανόνες

page-own-rules = Δικοί σου κανόνες
page-own-name = Όνομα, π.χ. «Πέμπτη»
page-own-keep = Αποθήκευση
page-own-kept = Αποθηκεύτηκε
page-own-forget = Διαγραφή
page-own-forget-named = Διαγραφή: { $name }
page-own-share = Κοινοποίηση ή εισαγωγή
page-own-link = Σύνδεσμος για αυτούς τους κανόνες
page-own-save-file = Αποθήκευση σε αρχείο
page-own-open-file = Άνοιγμα αρχείου
page-own-broken = Το «{ $text }» δεν περιέχει κανόνες. Πάρε ένα αρχείο που αποθηκεύτηκε εδώ.
page-own-broken-link = Ο σύνδεσμος είναι χαλασμένος – ζήτησέ τον ξανά.
page-own-unknown-preset = Το πρότυπο «{ $text }» δεν υπάρχει εδώ. Υπάρχουν: { $known }.

## Οι κανόνες στο τραπέζι

page-panel-house = Κανόνες τραπεζιού
page-house-open = Κανόνες αυτού του τραπεζιού
page-house-compare = Σύγκριση με
page-house-here = Εδώ
