### Χαρτιά: χρώματα, αξίες και τα ονόματα των 32 χαρτιών.

## Χρώματα

suit-E = Βελανίδια
suit-G = Φύλλα
suit-H = Καρδιές
suit-S = Κουδούνια

## Αξίες

rank-A = Άσος
rank-Z = Δέκα
rank-K = Ρήγας
rank-O = Ober
rank-U = Unter
rank-9 = Εννιά
rank-8 = Οκτώ
rank-7 = Επτά

## Ονόματα των χαρτιών

card-EA = Άσος Βελανίδια
card-EZ = Δέκα Βελανίδια
card-EK = Ρήγας Βελανίδια
card-EO = Ober Βελανίδια
card-EU = Unter Βελανίδια
card-E9 = Εννιά Βελανίδια
card-E8 = Οκτώ Βελανίδια
card-E7 = Επτά Βελανίδια

card-GA = Άσος Φύλλα
card-GZ = Δέκα Φύλλα
card-GK = Ρήγας Φύλλα
card-GO = Ober Φύλλα
card-GU = Unter Φύλλα
card-G9 = Εννιά Φύλλα
card-G8 = Οκτώ Φύλλα
card-G7 = Επτά Φύλλα

card-HA = Άσος Καρδιές
card-HZ = Δέκα Καρδιές
card-HK = Ρήγας Καρδιές
card-HO = Ober Καρδιές
card-HU = Unter Καρδιές
card-H9 = Εννιά Καρδιές
card-H8 = Οκτώ Καρδιές
card-H7 = Επτά Καρδιές

card-SA = Άσος Κουδούνια
card-SZ = Δέκα Κουδούνια
card-SK = Ρήγας Κουδούνια
card-SO = Ober Κουδούνια
card-SU = Unter Κουδούνια
card-S9 = Εννιά Κουδούνια
card-S8 = Οκτώ Κουδούνια
card-S7 = Επτά Κουδούνια

## Τράπουλες

deck-long = Μεγάλη τράπουλα (32 χαρτιά)
deck-short = Μικρή τράπουλα (24 χαρτιά)

## Με γαλλικά χρώματα (Schwarze Sau)

suit-french-E = Σπαθιά
suit-french-G = Μπαστούνια
suit-french-H = Κούπες
suit-french-S = Καρό

card-french-EA = Άσος Σπαθιά
card-french-EZ = Δέκα Σπαθιά
card-french-EK = Ρήγας Σπαθιά
card-french-EO = Ντάμα Σπαθιά
card-french-EU = Βαλές Σπαθιά
card-french-E9 = Εννιά Σπαθιά
card-french-E8 = Οκτώ Σπαθιά
card-french-E7 = Επτά Σπαθιά
card-french-GA = Άσος Μπαστούνια
card-french-GZ = Δέκα Μπαστούνια
card-french-GK = Ρήγας Μπαστούνια
card-french-GO = Ντάμα Μπαστούνια
card-french-GU = Βαλές Μπαστούνια
card-french-G9 = Εννιά Μπαστούνια
card-french-G8 = Οκτώ Μπαστούνια
card-french-G7 = Επτά Μπαστούνια
card-french-HA = Άσος Κούπες
card-french-HZ = Δέκα Κούπες
card-french-HK = Ρήγας Κούπες
card-french-HO = Ντάμα Κούπες
card-french-HU = Βαλές Κούπες
card-french-H9 = Εννιά Κούπες
card-french-H8 = Οκτώ Κούπες
card-french-H7 = Επτά Κούπες
card-french-SA = Άσος Καρό
card-french-SZ = Δέκα Καρό
card-french-SK = Ρήγας Καρό
card-french-SO = Ντάμα Καρό
card-french-SU = Βαλές Καρό
card-french-S9 = Εννιά Καρό
card-french-S8 = Οκτώ Καρό
card-french-S7 = Επτά Καρό
