### Λέξεις και προτάσεις των κανόνων του Schafkopf: παιχνίδια, δηλώσεις, αρνήσεις, αποτέλεσμα, ρυθμίσεις.
### Οι λέξεις που μπαίνουν στη θέση τους (χαρτί, χρώμα, παιχνίδι, βαθμίδα) μένουν πάντα άκλιτες.

## Παιχνίδια

contract-sauspiel = Sauspiel
contract-hochzeit = Hochzeit
contract-bettel = Bettel
contract-farbgeier = Farbgeier
contract-geier = Geier
contract-farbwenz = Farbwenz
contract-wenz = Wenz
contract-solo = Solo
contract-farbgeier-tout = Farbgeier Tout
contract-geier-tout = Geier Tout
contract-farbwenz-tout = Farbwenz Tout
contract-wenz-tout = Wenz Tout
contract-solo-tout = Solo Tout
contract-sie = Sie
contract-ramsch = Ramsch
contract-kreuz = Kreuzspiel

game-sauspiel = Sauspiel με Άσο { $suit }
game-hochzeit = Hochzeit
game-bettel = Bettel
game-farbgeier = Farbgeier { $suit }
game-geier = Geier
game-farbwenz = Farbwenz { $suit }
game-wenz = Wenz
game-solo = Solo { $suit }
game-farbgeier-tout = Farbgeier Tout { $suit }
game-geier-tout = Geier Tout
game-farbwenz-tout = Farbwenz Tout { $suit }
game-wenz-tout = Wenz Tout
game-solo-tout = Solo Tout { $suit }
game-sie = Sie
game-ramsch = Ramsch
game-kreuz = Kreuzspiel

## Τι είπε κάποιος

said-pass = πάσο
said-willing = παίζω
said-sauspiel = Sauspiel
said-hochzeit = Hochzeit
said-bettel = Bettel
said-farbgeier = Farbgeier
said-geier = Geier
said-farbwenz = Farbwenz
said-wenz = Wenz
said-solo = Solo
said-farbgeier-tout = Farbgeier Tout
said-geier-tout = Geier Tout
said-farbwenz-tout = Farbwenz Tout
said-wenz-tout = Wenz Tout
said-solo-tout = Solo Tout
said-sie = Sie
said-accept = το παίρνω
said-decline = όχι
said-take = παίρνω τα Ober

## Διπλασιασμοί

level-none = χωρίς Κόντρα
level-kontra = Κόντρα
level-re = Αντικόντρα (Re)
level-sub = Sub
level-hirsch = Hirsch

## Αρνήσεις: ακατανόητη εντολή

refusal-unknown-action = Το «{ $text }» δεν υπάρχει εδώ. Μπορείς να επιλέξεις: { $known }.
refusal-unknown-card = Το «{ $text }» δεν είναι χαρτί. Ο κωδικός ενός χαρτιού έχει χρώμα (E G H S) και αξία (A Z K O U 9 8 7), για παράδειγμα EO για το Ober Βελανίδια.
refusal-unknown-suit = Το «{ $text }» δεν είναι χρώμα. Υπάρχουν E (Βελανίδια), G (Φύλλα), H (Καρδιές) και S (Κουδούνια).
refusal-unknown-contract = Το «{ $text }» δεν δηλώνεται. Διάλεξε ένα από τα παιχνίδια που προσφέρει αυτό το τραπέζι.

## Αρνήσεις: χρόνος

refusal-not-your-turn = Τώρα είναι η σειρά άλλου ({ $seat }) – περίμενε τη δική σου.
refusal-wrong-phase = Αυτό δεν γίνεται τώρα: πρώτα δηλώνουμε, μετά παίζουμε. Διάλεξε κάτι από όσα προσφέρονται.
refusal-round-over = Αυτή η παρτίδα τελείωσε – συνεχίζουμε με την επόμενη.

## Αρνήσεις: χαρτιά

refusal-card-not-in-deck = Το χαρτί { $card } δεν υπάρχει στη μικρή τράπουλα, που δεν έχει οκτάρια και εφτάρια. Παίξε ένα χαρτί από το χέρι σου.
refusal-card-not-in-hand = Το χαρτί { $card } δεν είναι στο χέρι σου. Παίξε ένα από όσα κρατάς ακόμα.
refusal-follow-suit = Παίχτηκαν { $suit } – πρέπει να ακολουθήσεις το χρώμα: { $suit }.
refusal-follow-trump = Παίχτηκε ατού – έχεις ατού και πρέπει να ρίξεις ένα.
refusal-must-take-trick = Εδώ ισχύει Stichzwang: μπορείς να πάρεις την μπάζα, άρα πρέπει. Το { $card } είναι μικρότερο.
refusal-called-ace-must-be-played = Παίχτηκε το δηλωμένο χρώμα – πρέπει να ρίξεις τον άσο που δηλώθηκε: { $card }.
refusal-called-suit-only-by-ace = Κρατάς τον άσο που δηλώθηκε, γι’ αυτό μπορείς να ξεκινήσεις με { $suit } μόνο έτσι: { $card }. Για να ξεφύγεις (Davonlaufen) χρειάζεσαι, εκτός από τον άσο, τουλάχιστον άλλα { $needed } χαρτιά αυτού του χρώματος.
refusal-called-ace-must-wait = Ο άσος που δηλώθηκε πρέπει να περιμένει: το χαρτί { $card } πέφτει μόνο όταν παιχτεί το χρώμα του ή ως τελευταίο χαρτί. Διάλεξε άλλο.

## Αρνήσεις: δηλώσεις

refusal-bid-too-low = Έχει ήδη δηλωθεί { $contract } – δήλωσε κάτι μεγαλύτερο ή πες πάσο.
refusal-bid-must-hold = Έχει δηλωθεί { $contract } – για να το κρατήσεις χρειάζεσαι τουλάχιστον ίσο παιχνίδι, αλλιώς κάνε πίσω.
refusal-bid-must-exceed = Κάποιος πριν από εσένα κρατά το { $contract } – δήλωσε κάτι μεγαλύτερο ή κάνε πίσω.
refusal-more-than-sauspiel = Κάποιος πριν από εσένα θέλει ήδη να παίξει – δήλωσε παιχνίδι μεγαλύτερο από το Sauspiel.
refusal-first-must-name = Κανείς άλλος δεν έχει δηλώσει παιχνίδι – είπες «παίζω», οπότε δήλωσε τώρα το δικό σου.
refusal-later-must-name = Μόνο όποιος είπε πρώτος «παίζω» μπορεί να αποσυρθεί – δήλωσε παιχνίδι μεγαλύτερο από το Sauspiel.
refusal-contract-not-offered = Το { $contract } δεν παίζεται σε αυτό το τραπέζι – διάλεξε ένα από τα παιχνίδια που προσφέρονται.
refusal-not-a-sie = Για Sie χρειάζεσαι μόνο τα μεγαλύτερα ατού: και τα τέσσερα Ober και μετά τα Unter από πάνω, μέχρι να γεμίσει το χέρι.
refusal-not-one-trump = Hochzeit προσφέρει μόνο όποιος έχει ακριβώς ένα ατού· μετράνε Ober, Unter και Καρδιές.
refusal-hochzeit-too-late = Είναι αργά για Hochzeit: κάποιος θέλει ήδη να παίξει.
refusal-hochzeit-once = Κανείς δεν ήθελε το ατού σου – δήλωσε άλλο παιχνίδι ή πες πάσο.
refusal-more-than-hochzeit = Υπάρχει ήδη Hochzeit – πάνω από αυτή πάει μόνο ατομικό παιχνίδι.
refusal-nothing-to-give-back = Δεν έχεις χαρτί να επιστρέψεις για το ατού – πες όχι.
refusal-give-back-another = Το { $card } μόλις το πήρες – επίστρεψε άλλο χαρτί.
refusal-give-back-no-trump = Το { $card } είναι ατού – σε αυτό το τραπέζι επιστρέφεται μόνο άλλο χαρτί.
refusal-not-two-cards = Το «{ $text }» δεν είναι δύο διαφορετικά χαρτιά – δώσε ακριβώς δύο.

## Αρνήσεις: ο άσος που δηλώνεται

refusal-no-callable-suit = Δεν έχεις χρώμα να δηλώσεις: χρειάζεσαι χαρτί σε Βελανίδια, Φύλλα ή Κουδούνια (τα Ober και Unter δεν μετράνε) χωρίς να κρατάς τον άσο του χρώματος. Δήλωσε άλλο παιχνίδι ή πες πάσο.
refusal-suit-has-own-ace = Τον Άσο { $suit } τον έχεις εσύ – δήλωσε έναν άσο που σου λείπει.
refusal-suit-not-held = Δεν έχεις χαρτί στο χρώμα { $suit }, γιατί τα Ober και Unter είναι ατού – δήλωσε χρώμα στο οποίο έχεις χαρτί.
refusal-herz-never-called = Οι Καρδιές είναι ατού στο Sauspiel, γι’ αυτό ο Άσος Καρδιές δεν δηλώνεται ποτέ – διάλεξε Βελανίδια, Φύλλα ή Κουδούνια.
refusal-renonce-own-card = Το { $card } το έχεις εσύ – δήλωσε ένα που σου λείπει.

## Αρνήσεις: Κόντρα και Αντικόντρα

refusal-kontra-not-offered = Σε αυτό το τραπέζι παίζουμε χωρίς Κόντρα – άφησε τα χαρτιά να μιλήσουν.
refusal-no-kontra-in-ramsch = Στο Ramsch καθένας παίζει μόνος του, γι’ αυτό δεν υπάρχει Κόντρα.
refusal-kontra-window-closed = Είναι πια αργά: Κόντρα και απαντήσεις σε αυτήν γίνονται μόνο στην αρχή της παρτίδας.
refusal-kontra-only-opponents = Τώρα διπλασιάζουν μόνο οι αντίπαλοι – εσύ ανήκεις στην ομάδα του δηλούντος.
refusal-re-only-declarer = Σε αυτό το τραπέζι στην Κόντρα απαντά μόνο ο δηλών – εσύ δεν χρειάζεται να πεις κάτι.
refusal-doubled-already = Έχει ήδη ειπωθεί { $level } και ισχύει για όλη την ομάδα – τώρα απαντά μόνο η άλλη πλευρά.
refusal-no-further-doubling = Πιο ψηλά δεν πάει σε αυτό το τραπέζι – η τελευταία βαθμίδα έχει ήδη ειπωθεί.
refusal-answer-pending = Έγινε διπλασιασμός – τα χαρτιά περιμένουν να απαντήσει η άλλη ομάδα.
refusal-nothing-to-decline = Δεν υπάρχει κάτι να αρνηθείς τώρα – κανείς δεν περιμένει απάντησή σου για Κόντρα ή Αντικόντρα.

## Αποτέλεσμα

result-won = Νίκη με { $augen } πόντους (χρειάζονταν { $needed })
result-lost = Ήττα με { $augen } πόντους (χρειάζονταν { $needed })
result-passed-out = Όλοι πάσο – τα χαρτιά μοιράζονται ξανά και κανείς δεν πληρώνει.
result-bettel-made = Το Bettel κερδήθηκε: ούτε μία μπάζα.
result-bettel-failed = Το Bettel χάθηκε: μία μπάζα ήταν πολλή.
result-sie-shown = Ένα Sie – νίκη χωρίς να πέσει χαρτί.
result-ramsch-loser = Έχει τους περισσότερους πόντους και πληρώνει: { $seat }.
result-durchmarsch = Durchmarsch: παίρνει από όλους: { $seat }.
result-jungfrau = Χωρίς μπάζα: { $seats }

result-class-simple = απλά
result-class-schneider = Schneider
result-class-schwarz = Schwarz
result-class-tout = Tout
result-class-bettel = Bettel
result-class-sie = Sie

result-with = με σειρά { $count }
result-without = χωρίς { $count }

result-term-base = Βασική αξία: { $contract }
result-term-laufende = Σειρά (Laufende): { $count } × { $each }
result-term-schneider = Schneider
result-term-schwarz = Schwarz
result-factor-tout = Tout
result-factor-sie = Sie
result-factor-jungfrau = Jungfrau
result-factor-kontra = Κόντρα
result-factor-re = Αντικόντρα (Re)
result-factor-sub = Sub
result-factor-hirsch = Hirsch

## Ρόλοι και βασικές λέξεις

role-dealer = Μοιράζει
role-vorhand = Πρώτος παίκτης
role-declarer = Δηλών
role-partner = Συμπαίκτης
role-opponent = Αντίπαλος
role-side = Ομάδα

word-trump = ατού
word-trick = μπάζα
word-augen = πόντοι
word-points = σκορ

## Έτοιμες ρυθμίσεις

preset-stargames = Κλασικό
preset-stargames-about = Οι κλασικοί διαδικτυακοί κανόνες, όπως στο StarGames: ένας γύρος δηλώσεων, Sauspiel, Geier, Wenz, Solo και Tout, Κόντρα και Αντικόντρα πριν από το δεύτερο χαρτί, σειρές μόνο από Ober και Unter από 3 (Geier, Wenz και μικρή τράπουλα από 2), ταρίφα 10/50.
preset-turnier = Τουρνουά
preset-turnier-about = Όπως στα τουρνουά: δηλώσεις σε δύο στάδια, Sauspiel, Wenz, Solo, Tout και Sie, χωρίς Κόντρα· αν όλοι πουν πάσο, παίζει υποχρεωτικά όποιος έχει το Ober Βελανίδια· το σκορ μετρά 1/5.
preset-sauspiel = Διαδικτυακή πλατφόρμα
preset-sauspiel-about = Όπως σε μεγάλη πλατφόρμα: κρατάς ή ανεβάζεις, όλα τα παιχνίδια και Farbwenz, Klopfen, Κόντρα ώσπου να παίξεις το πρώτο σου χαρτί, σειρές με όλα τα ατού, ταρίφα 20/50/10.
preset-wirtshaus = Ταβέρνα
preset-wirtshaus-about = Συνηθισμένοι κανόνες ταβέρνας: δηλώσεις σε δύο στάδια, Farbwenz και Sie, Klopfen, ποτ, Κόντρα ως το Hirsch, ταρίφα 10/50.
preset-kurz = Μικρή τράπουλα
preset-kurz-about = Όπως στην Άνω Φραγκονία με 24 χαρτιά: δηλώσεις σε δύο στάδια, Solo Καρδιές πάνω από τα άλλα Solo, Kreuzspiel αν όλοι πουν πάσο, χωρίς Κόντρα, σειρές μόνο από Ober (στο Wenz από Unter) από 2, ταρίφα 5/20.
preset-stammtisch = Stammtisch
preset-stammtisch-about = Το δικό μας τραπέζι: δηλώσεις σε δύο στάδια, Sauspiel, Geier, Wenz, Solo και Tout, σειρές με όλα τα ατού από 3 (Geier, Wenz και μικρή τράπουλα από 2), Κόντρα ώσπου να παίξεις το πρώτο σου χαρτί και συνέχεια ως το Hirsch, απαντά όποιος θέλει από την ομάδα, ταρίφα 10/50.
preset-vortritt = Προτεραιότητα
preset-vortritt-about = Κρατάς ή ανεβάζεις (Vortritt): με ίσο παιχνίδι προηγείται όποιος κάθεται πιο μπροστά· Κόντρα ώσπου να παίξεις το πρώτο σου χαρτί, Αντικόντρα από όλη την ομάδα, σειρές με όλα τα ατού, ταρίφα 20/50/10.
preset-verein = Σύλλογος
preset-verein-about = Βραδιά συλλόγου με σκορ: δηλώσεις σε δύο στάδια, Sauspiel, Wenz, Solo και Tout, χωρίς Κόντρα, 1/5 και 1 για κάθε προσθήκη· αν όλοι πουν πάσο, μοιράζει ξανά το ίδιο άτομο.
