### Για τι παίζουμε εκτός από το ίδιο το παιχνίδι: Klopfen, Bock, ποτ, και το Solo Καρδιές με δικό του όνομα.

contract-herz-solo = Solo Καρδιές
contract-herz-solo-tout = Solo Tout Καρδιές
said-herz-solo = Solo Καρδιές
said-herz-solo-tout = Solo Tout Καρδιές
refusal-herz-solo-has-its-name = Σε αυτό το τραπέζι το Solo Καρδιές είναι πάνω από τα άλλα και δηλώνεται με το όνομά του – διάλεξε Βελανίδια, Φύλλα ή Κουδούνια.

## Klopfen

page-hint-your-klopfen = Αυτά είναι τα πρώτα σου χαρτιά. Χτυπάς το τραπέζι (Klopfen); Τότε η παρτίδα μετράει διπλά.
page-hint-klopfen = Σκέφτεται για Klopfen: { $seat }
page-say-knock = Klopfen
page-say-no-knock = Όχι Klopfen
said-knock = Klopfen
said-no-knock = όχι Klopfen

## Στο τραπέζι

page-stock-on-table = Στο ποτ υπάρχουν { $amount }.
page-bock-round = Bock: αυτή η παρτίδα μετράει { $times } φορές.
page-stock-shared = Κάποιος σηκώθηκε, γι’ αυτό το ποτ μοιράζεται: { $each } σε κάθε θέση.

## Αποτέλεσμα

result-factor-klopfen = Klopfen
result-factor-bock = Bock
result-cap = το πολύ
result-passed-out-stock = Όλοι πάσο – καθένας βάζει { $each } στο ποτ και τα χαρτιά μοιράζονται ξανά.
result-stock = Ποτ: πριν { $before }, τώρα { $after } ({ $paid }).
