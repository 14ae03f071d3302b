### Kort: färger, valörer och alla 32 kortnamn.

## Färger

suit-E = Ekollon
suit-G = Löv
suit-H = Hjärter
suit-S = Bjällror

## Valörer

rank-A = Ess
rank-Z = 10:a
rank-K = Kung
rank-O = Över
rank-U = Under
rank-9 = 9:a
rank-8 = 8:a
rank-7 = 7:a

## Kortnamn

card-EA = Ekollon Ess
card-EZ = Ekollon 10:a
card-EK = Ekollon Kung
card-EO = Ekollon Över
card-EU = Ekollon Under
card-E9 = Ekollon 9:a
card-E8 = Ekollon 8:a
card-E7 = Ekollon 7:a

card-GA = Löv Ess
card-GZ = Löv 10:a
card-GK = Löv Kung
card-GO = Löv Över
card-GU = Löv Under
card-G9 = Löv 9:a
card-G8 = Löv 8:a
card-G7 = Löv 7:a

card-HA = Hjärter Ess
card-HZ = Hjärter 10:a
card-HK = Hjärter Kung
card-HO = Hjärter Över
card-HU = Hjärter Under
card-H9 = Hjärter 9:a
card-H8 = Hjärter 8:a
card-H7 = Hjärter 7:a

card-SA = Bjällror Ess
card-SZ = Bjällror 10:a
card-SK = Bjällror Kung
card-SO = Bjällror Över
card-SU = Bjällror Under
card-S9 = Bjällror 9:a
card-S8 = Bjällror 8:a
card-S7 = Bjällror 7:a

## Kortlekar

deck-long = Lång kortlek (32 kort)
deck-short = Kort kortlek (24 kort)

## Med franska färger (Schwarze Sau)

suit-french-E = Klöver
suit-french-G = Spader
suit-french-H = Hjärter
suit-french-S = Ruter

card-french-EA = Klöver Ess
card-french-EZ = Klöver 10:a
card-french-EK = Klöver Kung
card-french-EO = Klöver Dam
card-french-EU = Klöver Knekt
card-french-E9 = Klöver 9:a
card-french-E8 = Klöver 8:a
card-french-E7 = Klöver 7:a
card-french-GA = Spader Ess
card-french-GZ = Spader 10:a
card-french-GK = Spader Kung
card-french-GO = Spader Dam
card-french-GU = Spader Knekt
card-french-G9 = Spader 9:a
card-french-G8 = Spader 8:a
card-french-G7 = Spader 7:a
card-french-HA = Hjärter Ess
card-french-HZ = Hjärter 10:a
card-french-HK = Hjärter Kung
card-french-HO = Hjärter Dam
card-french-HU = Hjärter Knekt
card-french-H9 = Hjärter 9:a
card-french-H8 = Hjärter 8:a
card-french-H7 = Hjärter 7:a
card-french-SA = Ruter Ess
card-french-SZ = Ruter 10:a
card-french-SK = Ruter Kung
card-french-SO = Ruter Dam
card-french-SU = Ruter Knekt
card-french-S9 = Ruter 9:a
card-french-S8 = Ruter 8:a
card-french-S7 = Ruter 7:a
