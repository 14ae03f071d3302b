### Karten: Farben, Ränge und alle 32 Kartennamen.

## Farben

suit-E = Eichel
suit-G = Gras
suit-H = Herz
suit-S = Schellen

## Ränge

rank-A = Ass
rank-Z = Zehn
rank-K = König
rank-O = Ober
rank-U = Unter
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben

## Kartennamen

card-EA = Eichel-Ass
card-EZ = Eichel-Zehn
card-EK = Eichel-König
card-EO = Eichel-Ober
card-EU = Eichel-Unter
card-E9 = Eichel-Neun
card-E8 = Eichel-Acht
card-E7 = Eichel-Sieben

card-GA = Gras-Ass
card-GZ = Gras-Zehn
card-GK = Gras-König
card-GO = Gras-Ober
card-GU = Gras-Unter
card-G9 = Gras-Neun
card-G8 = Gras-Acht
card-G7 = Gras-Sieben

card-HA = Herz-Ass
card-HZ = Herz-Zehn
card-HK = Herz-König
card-HO = Herz-Ober
card-HU = Herz-Unter
card-H9 = Herz-Neun
card-H8 = Herz-Acht
card-H7 = Herz-Sieben

card-SA = Schellen-Ass
card-SZ = Schellen-Zehn
card-SK = Schellen-König
card-SO = Schellen-Ober
card-SU = Schellen-Unter
card-S9 = Schellen-Neun
card-S8 = Schellen-Acht
card-S7 = Schellen-Sieben

## Blätter

deck-long = Langes Blatt (32 Karten)
deck-short = Kurzes Blatt (24 Karten)
