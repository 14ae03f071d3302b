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

## Mit französischen Farben (Schwarze Sau)

suit-french-E = Kreuz
suit-french-G = Pik
suit-french-H = Herz
suit-french-S = Karo

card-french-EA = Kreuz-Ass
card-french-EZ = Kreuz-Zehn
card-french-EK = Kreuz-König
card-french-EO = Kreuz-Dame
card-french-EU = Kreuz-Bube
card-french-E9 = Kreuz-Neun
card-french-E8 = Kreuz-Acht
card-french-E7 = Kreuz-Sieben
card-french-GA = Pik-Ass
card-french-GZ = Pik-Zehn
card-french-GK = Pik-König
card-french-GO = Pik-Dame
card-french-GU = Pik-Bube
card-french-G9 = Pik-Neun
card-french-G8 = Pik-Acht
card-french-G7 = Pik-Sieben
card-french-HA = Herz-Ass
card-french-HZ = Herz-Zehn
card-french-HK = Herz-König
card-french-HO = Herz-Dame
card-french-HU = Herz-Bube
card-french-H9 = Herz-Neun
card-french-H8 = Herz-Acht
card-french-H7 = Herz-Sieben
card-french-SA = Karo-Ass
card-french-SZ = Karo-Zehn
card-french-SK = Karo-König
card-french-SO = Karo-Dame
card-french-SU = Karo-Bube
card-french-S9 = Karo-Neun
card-french-S8 = Karo-Acht
card-french-S7 = Karo-Sieben
