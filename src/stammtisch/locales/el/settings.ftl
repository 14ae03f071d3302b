### Οι κανόνες του τραπεζιού με λόγια: κάθε ρύθμιση με όνομα, σημασία και μια λέξη για κάθε τιμή· τι μπορεί να είναι λάθος.

## Ομάδες

group-deal = Μοίρασμα
group-contracts = Παιχνίδια
group-auction = Δηλώσεις
group-passout = Όταν όλοι λένε πάσο
group-play = Παίξιμο
group-kontra = Κόντρα
group-laufende = Σειρές (Laufende)
group-tariff = Ταρίφα

## Μοίρασμα

setting-deck = Τράπουλα
setting-deck-meaning = Με πόσα χαρτιά παίζετε.
setting-deck-long = μεγάλη τράπουλα (32 χαρτιά)
setting-deck-short = μικρή τράπουλα (24 χαρτιά)
setting-players = Παίκτες στο τραπέζι
setting-players-meaning = Πόσοι παίζουν· με τρεις δεν υπάρχει Sauspiel.
setting-players-4 = τέσσερις
setting-players-3 = τρεις
setting-packets = Χαρτιά κάθε φορά
setting-packets-meaning = Πόσα χαρτιά παίρνει ο καθένας κάθε φορά· στο Klopfen ξέρεις μόνο τα πρώτα.
setting-klopfen = Klopfen (πρόωρος διπλασιασμός)
setting-klopfen-meaning = Μετά τα πρώτα χαρτιά και πριν από τα υπόλοιπα μπορείς να χτυπήσεις το τραπέζι· κάθε χτύπημα διπλασιάζει την παρτίδα.
setting-klopfen-off = χωρίς Klopfen
setting-klopfen-all = μπορούν όλοι
setting-klopfen-first = μόνο ο πρώτος παίκτης
setting-klopfen-one = μόνο ένας, ο πρώτος που θέλει
setting-klopfen-chain = καθένας μόνο αν χτύπησε ο προηγούμενος
setting-klopfen_stock = Το Klopfen ισχύει και για το ποτ
setting-klopfen_stock-meaning = Αν όλοι πουν πάσο, καθένας βάζει διπλά στο ποτ για κάθε χτύπημα.

## Παιχνίδια

setting-ladder = Παιχνίδια, από κάτω προς τα πάνω
setting-ladder-meaning = Τι μπορεί να δηλωθεί και τι υπερισχύει· ό,τι λείπει δεν παίζεται.
setting-herz_solo_first = Πρώτο το Solo Καρδιές
setting-herz_solo_first-meaning = Το Solo Καρδιές υπερισχύει των άλλων Solo και δηλώνεται με το όνομά του.

## Δηλώσεις

setting-auction = Είδος δηλώσεων
setting-auction-meaning = Πώς κρίνεται ποιος παίζει τι.
setting-auction-single = ένας γύρος, καθένας μιλά μία φορά
setting-auction-two_stage = δύο στάδια: πρώτα «παίζω», μετά το παιχνίδι
setting-auction-vortritt = κρατάς ή ανεβάζεις

## Όλοι πάσο

setting-passout = Όταν όλοι λένε πάσο
setting-passout-meaning = Τι γίνεται όταν κανείς δεν θέλει να παίξει.
setting-passout-redeal = νέο μοίρασμα
setting-passout-stock = όλοι βάζουν στο ποτ
setting-passout-bock = η επόμενη παρτίδα μετράει διπλά (Bock)
setting-passout-ramsch = Ramsch (λιγότεροι πόντοι)
setting-passout-stock-ramsch = Ramsch, και ένα ποτ
setting-passout-muss = Muss: παίζει υποχρεωτικά το Ober Βελανίδια
setting-passout-kreuz = Kreuzspiel: μαζί όσοι κάθονται απέναντι
setting-passout_dealer = Μετά από πάσο μοιράζει
setting-passout_dealer-meaning = Ποιος μοιράζει όταν δεν έπαιξε κανείς.
setting-passout_dealer-next = ο επόμενος
setting-passout_dealer-same = ξανά ο ίδιος
setting-stock_each = Στο ποτ βάζει καθένας
setting-stock_each-meaning = Πόσα βάζει καθένας στο ποτ.
setting-stock_each-none = όσο ένα Sauspiel
setting-stock_scope = Το ποτ παίζεται
setting-stock_scope-meaning = Σε ποια παιχνίδια η ομάδα του δηλούντος παίρνει ή διπλασιάζει το ποτ.
setting-stock_scope-sauspiel = μόνο στο Sauspiel
setting-stock_scope-any = σε κάθε παιχνίδι
setting-stock_cap = Το πολύ κάθε φορά
setting-stock_cap-meaning = Πόσα παίρνονται ή προστίθενται στο ποτ κάθε φορά.
setting-stock_cap-none = χωρίς όριο

## Παίξιμο

setting-run_away_min = Davonlaufen από
setting-run_away_min-meaning = Τόσα χαρτιά του δηλωμένου χρώματος χρειάζεται ο συμπαίκτης, μαζί με τον άσο, για να παίξει κάτω από αυτόν.
setting-run_away_min-4 = τέσσερα χαρτιά του χρώματος
setting-run_away_min-3 = τρία χαρτιά του χρώματος
setting-called_ace_discard = Ρίξιμο του δηλωμένου άσου
setting-called_ace_discard-meaning = Αν ο δηλωμένος άσος μπορεί να πέσει πριν παιχτεί το χρώμα του.
setting-called_ace_discard-never = ποτέ, μόνο στην τελευταία μπάζα
setting-called_ace_discard-penultimate = από την προτελευταία μπάζα
setting-called_ace_discard-always = οποτεδήποτε
setting-stop_when_decided = Τέλος μόλις κριθεί
setting-stop_when_decided-meaning = Ένα Tout τελειώνει με την πρώτη χαμένη μπάζα και δεν παίζεται ως το τέλος.

## Κόντρα

setting-kontra_levels = Κόντρα ως
setting-kontra_levels-meaning = Πόσες φορές στη σειρά μπορείτε να διπλασιάσετε.
setting-kontra_levels-0 = χωρίς Κόντρα
setting-kontra_levels-1 = Κόντρα
setting-kontra_levels-2 = Αντικόντρα (Re)
setting-kontra_levels-3 = Sub
setting-kontra_levels-4 = Hirsch
setting-kontra_window = Κόντρα γίνεται
setting-kontra_window-meaning = Ως πότε στην αρχή μπορείς να πεις Κόντρα.
setting-kontra_window-before_second_card = πριν από το δεύτερο χαρτί
setting-kontra_window-before_first_card = πριν από το πρώτο χαρτί
setting-kontra_window-own_first_card = ώσπου να παίξεις το πρώτο σου χαρτί
setting-re_by = Αντικόντρα λέει
setting-re_by-meaning = Ποιος μπορεί να απαντήσει στην Κόντρα.
setting-re_by-declarer = μόνο ο δηλών
setting-re_by-party = ο δηλών ή ο συμπαίκτης
setting-kontra_takes_over = Η Κόντρα παίρνει το παιχνίδι
setting-kontra_takes_over-meaning = Όποιος διπλασίασε τελευταίος χρειάζεται 61 πόντους, όπως αλλιώς ο δηλών.

## Σειρές

setting-laufende_scope = Η σειρά μετράει
setting-laufende_scope-meaning = Ως πού φτάνει η σειρά των μεγαλύτερων ατού.
setting-laufende_scope-ober_unter = στα Ober και Unter
setting-laufende_scope-all = σε όλα τα ατού
setting-laufende_scope-first_head = μόνο στα Ober (Wenz: Unter)
setting-laufende_min = Σειρά από
setting-laufende_min-meaning = Μικρότερες σειρές δεν μετράνε, μεγαλύτερες ολόκληρες: με χρώμα ατού / σε Geier και Wenz.
setting-laufende_paid = Η σειρά πληρώνεται
setting-laufende_paid-meaning = Αν έχει σημασία ποιος την είχε.
setting-laufende_paid-symmetric = πάντα στους νικητές
setting-laufende_paid-losers_held = μόνο αν την είχαν οι ηττημένοι
setting-laufende_paid-off = καθόλου

## Ταρίφα

setting-tariff = Ταρίφα
setting-tariff-sauspiel = Sauspiel
setting-tariff-sauspiel-meaning = Βασική αξία ενός Sauspiel.
setting-tariff-solo = Μονό παιχνίδι
setting-tariff-solo-meaning = Βασική αξία για Geier, Wenz, Solo και τα συγγενικά τους.
setting-tariff-laufender = κάθε χαρτί της σειράς
setting-tariff-laufender-meaning = Προσθήκη για κάθε χαρτί της σειράς που μετράει.
setting-tariff-schneider = Schneider
setting-tariff-schneider-meaning = Προσθήκη όταν οι ηττημένοι είναι Schneider.
setting-tariff-schwarz = Schwarz
setting-tariff-schwarz-meaning = Επιπλέον προσθήκη όταν οι ηττημένοι δεν έχουν μπάζα.
setting-tariff-herz_solo = Solo Καρδιές
setting-tariff-herz_solo-meaning = Δική του βασική αξία για το Solo Καρδιές.
setting-tariff-herz_solo-none = όπως ένα μονό παιχνίδι
setting-tariff-tout_factor = Το Tout μετράει
setting-tariff-tout_factor-meaning = Τόσες φορές βασική αξία και σειρά στο Tout.
setting-tariff-tout_base = Σταθερή αξία του Tout
setting-tariff-tout_base-meaning = Σταθερό ποσό αντί για πολλαπλάσιο.
setting-tariff-tout_base-none = καμία, ισχύει το πολλαπλάσιο
setting-tariff-tout_laufender = Σειρά στο Tout
setting-tariff-tout_laufender-meaning = Δικό του ποσό για κάθε χαρτί της σειράς στο Tout.
setting-tariff-tout_laufender-none = όπως αλλιώς
setting-tariff-tout_counts_schwarz = Tout με Schneider και Schwarz
setting-tariff-tout_counts_schwarz-meaning = Και στο Tout προστίθενται Schneider και Schwarz.
setting-tariff-schneider_only_sauspiel = Schneider και Schwarz μόνο στο Sauspiel
setting-tariff-schneider_only_sauspiel-meaning = Στα μονά παιχνίδια δεν προστίθεται τίποτα γι’ αυτά.
setting-tariff-sie_factor = Το Sie μετράει
setting-tariff-sie_factor-meaning = Τόσες φορές η βασική αξία ενός μονού παιχνιδιού.
setting-tariff-sie_laufende = Sie με σειρά
setting-tariff-sie_laufende-meaning = Στο Sie μετράει και η σειρά.
setting-tariff-bettel = Bettel (καμία μπάζα)
setting-tariff-bettel-meaning = Σταθερή αξία ενός Bettel.
setting-tariff-bettel-none = τρεις φορές ένα Sauspiel
setting-tariff-ramsch = Ramsch (λιγότεροι πόντοι)
setting-tariff-ramsch-meaning = Τι πληρώνει ο χαμένος του Ramsch στον καθένα.
setting-tariff-ramsch-none = όπως ένα Sauspiel
setting-tariff-value_cap = Μια παρτίδα κοστίζει το πολύ
setting-tariff-value_cap-meaning = Περισσότερα δεν πληρώνει κανείς σε άλλον, χωρίς το ποτ.
setting-tariff-value_cap-none = χωρίς όριο
setting-tariff-doublings_cap = Διπλασιασμοί το πολύ
setting-tariff-doublings_cap-meaning = Τόσα από Klopfen και Κόντρα μετράνε· τα παραπάνω δεν ισχύουν.
setting-tariff-doublings_cap-none = χωρίς όριο

## Τιμές

setting-yes = ναι
setting-no = όχι
setting-amount-range = ακέραιος από { $least } ως { $most }

## Περίληψη

ruleset-summary = { $preset }, { $deck }: { $games }. Δηλώσεις: { $auction }. Όλοι πάσο: { $passout }. Klopfen: { $klopfen }. Κόντρα: { $kontra }. Ταρίφα { $tariff }.
ruleset-kontra = ως { $most }
ruleset-differs = Διαφέρει από { $other }: { $list }.
ruleset-same = Ακριβώς όπως { $other }.
ruleset-difference = { $setting }: { $first } αντί { $second }
ruleset-good = Αυτοί οι κανόνες παίζονται.
ruleset-note-run-away = Με 24 χαρτιά ο συμπαίκτης δεν έχει ποτέ τέσσερα χαρτιά του δηλωμένου χρώματος: Davonlaufen δεν συμβαίνει.

## Λάθη

fault-unknown-preset = Οι κανόνες «{ $value }» δεν υπάρχουν. Δυνατά: { $allowed }.
fault-unknown-setting = Ρύθμιση «{ $setting }» δεν υπάρχει. Δυνατές: { $allowed }.
fault-not-allowed = Το «{ $value }» δεν γίνεται εδώ ({ $setting }). Δυνατά: { $allowed }.
fault-deck-not-of-preset = { $preset }: δεν παίζεται με «{ $value }». Δυνατά: { $allowed }.
fault-no-amount = Το «{ $value }» δεν είναι ποσό ({ $setting }). Χρειάζεται { $allowed }.
fault-ladder-empty = Το «{ $value }» δεν είναι λίστα παιχνιδιών. Βάλε τουλάχιστον ένα, το χαμηλότερο πρώτο.
fault-ladder-unknown = Παιχνίδι «{ $value }» δεν υπάρχει. Δυνατά: { $allowed }.
fault-ladder-twice = { $value }: υπάρχει δύο φορές στη λίστα. Κάθε παιχνίδι έχει μία θέση.
fault-laufende-min-shape = Το «{ $value }» δεν γίνεται ({ $setting }): χρειάζονται δύο ακέραιοι, για παράδειγμα 3 και 2.
fault-tariff-shape = Το «{ $value }» δεν είναι ταρίφα: χρειάζονται ποσά για { $allowed }.
fault-tariff-missing = Στην ταρίφα λείπει ένα ποσό: { $setting }.
fault-tariff-unknown = Η ταρίφα δεν έχει ποσό «{ $setting }». Δυνατά: { $allowed }.
fault-needs-setting = «{ $setting }»: έτσι δεν έχει αποτέλεσμα, χρειάζεται { $other } – { $allowed }.
fault-herz-solo-not-first = Το Solo Καρδιές έχει δική του θέση μόνο όταν ισχύει «Πρώτο το Solo Καρδιές».
fault-ladder-only-sauspiel = Με δηλώσεις σε στάδια χρειάζεται πάνω από το Sauspiel ένα παιχνίδι που δηλώνεται με οποιοδήποτε χέρι, για παράδειγμα το Solo.
fault-hochzeit-needs-sauspiel = Το Hochzeit είναι είδος Sauspiel – βάλε και το Sauspiel στα παιχνίδια.
fault-stock-needs-sauspiel = Το ποτ το παίρνει εδώ μόνο ένα Sauspiel, και αυτό δεν παίζεται – βάλε το, ή το ποτ να παίζεται σε κάθε παιχνίδι.
fault-muss-needs-sauspiel = Στο Muss παίζεται Sauspiel – βάλε το Sauspiel στα παιχνίδια.
fault-value-cap-too-low = Το πολύ { $value } δεν γίνεται: ήδη ένα Sauspiel κοστίζει { $allowed }.
fault-doublings-cap-zero = Αν δεν θέλετε διπλασιασμούς, αφαιρέστε το Klopfen και την Κόντρα.

## Ramsch, Muss, Bettel, Hochzeit, Schieber

setting-ramsch_tie = Ίσοι πόντοι στο Ramsch
setting-ramsch_tie-meaning = Ποιος χάνει από όσους έχουν ίσους πόντους.
setting-ramsch_tie-highest_trump = όποιος έχει το μεγαλύτερο ατού στις μπάζες του
setting-ramsch_tie-tricks = όποιος έχει περισσότερες μπάζες
setting-jungfrau = Jungfrau στο Ramsch
setting-jungfrau-meaning = Τι αλλάζει όταν κάποιος δεν κάνει μπάζα.
setting-jungfrau-none = τίποτα
setting-jungfrau-all = κάθε μία διπλασιάζει όλη την αξία
setting-jungfrau-individual = παίρνει τα διπλά
setting-durchmarsch = Durchmarsch στο Ramsch
setting-durchmarsch-meaning = Με τι κερδίζει κάποιος το Ramsch αντί να το χάσει.
setting-durchmarsch-all = με όλες τις μπάζες
setting-durchmarsch-91 = από 91 πόντους
setting-durchmarsch-120 = με 120 πόντους
setting-ramsch_stichzwang = Υποχρέωση μπάζας στο Ramsch
setting-ramsch_stichzwang-meaning = Όποιος μπορεί να πάρει την μπάζα πρέπει να την πάρει.
setting-muss_60 = Muss-Spiel με 60
setting-muss_60-meaning = Με το πολύ τρία ατού ο δηλών κερδίζει με 60 πόντους και γλιτώνει το Schneider με 30.
setting-bettel_trumps = Ατού στο Bettel
setting-bettel_trumps-meaning = Αν υπάρχουν ατού στο Bettel.
setting-bettel_trumps-none = κανένα
setting-bettel_trumps-heart = όπως στο Solo Καρδιές
setting-bettel_stichzwang = Υποχρέωση μπάζας στο Bettel
setting-bettel_stichzwang-meaning = Όποιος μπορεί να πάρει την μπάζα πρέπει να την πάρει.
setting-bettel_ouvert = Bettel ouvert
setting-bettel_ouvert-meaning = Μετά την πρώτη μπάζα το χέρι του δηλούντος είναι ανοιχτό.
setting-bettel_lead = Στο Bettel ξεκινά
setting-bettel_lead-meaning = Ποιος ξεκινά την πρώτη μπάζα.
setting-bettel_lead-vorhand = ο πρώτος παίκτης
setting-bettel_lead-declarer = ο δηλών
setting-hochzeit_open = Ανοιχτό Hochzeit
setting-hochzeit_open-meaning = Το ατού που προσφέρεται είναι ανοιχτό στο τραπέζι.
setting-hochzeit_return_trump = Επιστροφή ατού στο Hochzeit
setting-hochzeit_return_trump-meaning = Μπορεί να επιστραφεί και ατού.
setting-schieber = Schieber
setting-schieber-meaning = Δύο Ober είναι στην άκρη· όποιος τα πάρει παίζει Solo και δίνει δύο χαρτιά παρακάτω.
setting-schieber-off = χωρίς Schieber
setting-schieber-always = κάθε παρτίδα
setting-schieber_dealer = Αν δεν τα πάρει κανείς
setting-schieber_dealer-meaning = Τι κάνει αυτός που μοιράζει όταν κανείς δεν θέλει τα δύο Ober.
setting-schieber_dealer-must_solo = όποιος μοιράζει παίζει υποχρεωτικά Solo
setting-schieber_dealer-ramsch = όποιος μοιράζει μπορεί να βάλει Ramsch
setting-schieber_dealer-throw_in = όποιος μοιράζει μπορεί να τα μαζέψει
fault-three-need-short-deck = Με τρεις παίζεται η μικρή τράπουλα: { $allowed }.
fault-three-have-no-partner = Με τρεις δεν υπάρχει παιχνίδι με συμπαίκτη – βγάλε από τα παιχνίδια: { $value }.
fault-three-pass-out = Με τρεις δεν γίνεται, όταν όλοι λένε πάσο: { $value }. Δυνατά: { $allowed }.
