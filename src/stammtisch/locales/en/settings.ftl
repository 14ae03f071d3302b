### House rules in words: every setting with its name, its meaning and a word for each value; what can be wrong with them.

## Groups

group-deal = Dealing
group-contracts = Games
group-auction = Bidding
group-passout = When all pass
group-play = Play
group-kontra = Kontra
group-laufende = Laufende (runners)
group-tariff = Tariff

## Dealing

setting-deck = Deck
setting-deck-meaning = How many cards are played with.
setting-deck-long = long deck (32 cards)
setting-deck-short = short deck (24 cards)
setting-players = Players at the table
setting-players-meaning = How many play; with three there is no Sauspiel.
setting-players-4 = four
setting-players-3 = three
setting-packets = Cards at a time
setting-packets-meaning = How many cards everyone gets at once; when knocking you know only the first of them.
setting-klopfen = Klopfen (early double)
setting-klopfen-meaning = After the first cards and before the rest you may knock; every knock doubles the deal.
setting-klopfen-off = no knocking
setting-klopfen-all = everyone may
setting-klopfen-first = only Vorhand
setting-klopfen-one = only one, the first who wants to
setting-klopfen-chain = each only if the one before did
setting-klopfen_stock = Knocking also counts for the Stock
setting-klopfen_stock-meaning = If all pass, everyone pays double into the Stock for every knock.

## Games

setting-ladder = Games, from the bottom up
setting-ladder-meaning = What can be bid and what outranks what; what is missing is not played.
setting-herz_solo_first = Hearts Solo first
setting-herz_solo_first-meaning = The Hearts Solo outranks the other Solos and is bid by its name.

## Bidding

setting-auction = Kind of bidding
setting-auction-meaning = How it is settled who plays what.
setting-auction-single = one round, everyone speaks once
setting-auction-two_stage = two stages: first ‘I’ll play’, then the game
setting-auction-vortritt = hold or raise

## All pass

setting-passout = When all pass
setting-passout-meaning = What happens when nobody wants to play.
setting-passout-redeal = deal again
setting-passout-stock = everyone pays into the Stock
setting-passout-bock = the next deal counts double (Bock)
setting-passout-ramsch = Ramsch (fewest points)
setting-passout-stock-ramsch = Ramsch, with a Stock
setting-passout-muss = Muss: the Ober of Acorns must play
setting-passout-kreuz = Kreuzspiel: those who face each other together
setting-passout_dealer = After all pass the dealer is
setting-passout_dealer-meaning = Who deals when nobody has played.
setting-passout_dealer-next = the next player
setting-passout_dealer-same = the same once more
setting-stock_each = Each pays into the Stock
setting-stock_each-meaning = What everyone pays into the Stock.
setting-stock_each-none = as much as a Sauspiel
setting-stock_scope = The Stock is played for
setting-stock_scope-meaning = In which games the declarer’s side takes or doubles the Stock.
setting-stock_scope-sauspiel = only in a Sauspiel
setting-stock_scope-any = in every game
setting-stock_cap = At most at a time
setting-stock_cap-meaning = How much is taken from or added to the Stock at a time.
setting-stock_cap-none = no limit

## Play

setting-run_away_min = Running away (Davonlaufen) from
setting-run_away_min-meaning = So many cards of the called suit the partner needs, the ace included, to lead under it.
setting-run_away_min-4 = four cards of the suit
setting-run_away_min-3 = three cards of the suit
setting-called_ace_discard = Discarding the called ace
setting-called_ace_discard-meaning = Whether the called ace may be discarded before its suit is led.
setting-called_ace_discard-never = never, only in the last trick
setting-called_ace_discard-penultimate = from the last trick but one
setting-called_ace_discard-always = at any time
setting-stop_when_decided = Stop when it is decided
setting-stop_when_decided-meaning = A Tout ends with the first lost trick and is not played to the end.

## Kontra

setting-kontra_levels = Kontra up to
setting-kontra_levels-meaning = How many times in a row it may be doubled.
setting-kontra_levels-0 = no Kontra
setting-kontra_levels-1 = Kontra
setting-kontra_levels-2 = Re
setting-kontra_levels-3 = Sub
setting-kontra_levels-4 = Hirsch
setting-kontra_window = Kontra is possible
setting-kontra_window-meaning = For how long at the start Kontra may be said.
setting-kontra_window-before_second_card = before the second card
setting-kontra_window-before_first_card = before the first card
setting-kontra_window-own_first_card = until your own first card
setting-re_by = Re is said by
setting-re_by-meaning = Who may answer Kontra.
setting-re_by-declarer = only the declarer
setting-re_by-party = declarer or partner
setting-kontra_takes_over = Kontra takes over the game
setting-kontra_takes_over-meaning = Whoever doubled last needs 61 card points, as otherwise the declarer does.

## Laufende

setting-laufende_scope = Laufende run
setting-laufende_scope-meaning = How far the run of highest trumps can go.
setting-laufende_scope-ober_unter = through Ober and Unter
setting-laufende_scope-all = through all trumps
setting-laufende_scope-first_head = only through the Ober (Wenz: Unter)
setting-laufende_min = Laufende from
setting-laufende_min-meaning = Shorter runs count nothing, longer ones in full: in games with a trump suit / in Geier and Wenz.
setting-laufende_paid = Laufende are paid
setting-laufende_paid-meaning = Whether it matters who held them.
setting-laufende_paid-symmetric = always to the winners
setting-laufende_paid-losers_held = only if the losers held them
setting-laufende_paid-off = not at all

## Tariff

setting-tariff = Tariff
setting-tariff-sauspiel = Sauspiel
setting-tariff-sauspiel-meaning = Base value of a Sauspiel.
setting-tariff-solo = Single game
setting-tariff-solo-meaning = Base value of Geier, Wenz, Solo and their relatives.
setting-tariff-laufender = each Laufender
setting-tariff-laufender-meaning = Addition for each counted Laufender.
setting-tariff-schneider = Schneider
setting-tariff-schneider-meaning = Addition when the losers are Schneider.
setting-tariff-schwarz = Schwarz
setting-tariff-schwarz-meaning = Further addition when the losers have no trick.
setting-tariff-herz_solo = Hearts Solo
setting-tariff-herz_solo-meaning = A base value of its own for the Hearts Solo.
setting-tariff-herz_solo-none = as a single game
setting-tariff-tout_factor = A Tout counts
setting-tariff-tout_factor-meaning = So many times base value and Laufende in a Tout.
setting-tariff-tout_base = Fixed base value of a Tout
setting-tariff-tout_base-meaning = A fixed amount instead of the multiple.
setting-tariff-tout_base-none = none, the multiple applies
setting-tariff-tout_laufender = Laufende in a Tout
setting-tariff-tout_laufender-meaning = An amount of its own for each Laufender in a Tout.
setting-tariff-tout_laufender-none = as otherwise
setting-tariff-tout_counts_schwarz = Tout with Schneider and Schwarz
setting-tariff-tout_counts_schwarz-meaning = Schneider and Schwarz are added in a Tout as well.
setting-tariff-schneider_only_sauspiel = Schneider and Schwarz only in a Sauspiel
setting-tariff-schneider_only_sauspiel-meaning = Single games have no addition for them.
setting-tariff-sie_factor = A Sie counts
setting-tariff-sie_factor-meaning = So many times the base value of a single game.
setting-tariff-sie_laufende = Sie with Laufende
setting-tariff-sie_laufende-meaning = In a Sie the Laufende count as well.
setting-tariff-bettel = Bettel (no tricks)
setting-tariff-bettel-meaning = Fixed value of a Bettel.
setting-tariff-bettel-none = three times a Sauspiel
setting-tariff-ramsch = Ramsch (fewest points)
setting-tariff-ramsch-meaning = What the loser of a Ramsch pays to everyone.
setting-tariff-ramsch-none = as a Sauspiel
setting-tariff-value_cap = A deal costs at most
setting-tariff-value_cap-meaning = Nobody ever pays another more, the Stock not counted.
setting-tariff-value_cap-none = no limit
setting-tariff-doublings_cap = Doublings at most
setting-tariff-doublings_cap-meaning = So many of knocks and Kontra count; what is beyond that is dropped.
setting-tariff-doublings_cap-none = no limit

## Values

setting-yes = yes
setting-no = no
setting-amount-range = a whole number from { $least } to { $most }

## Summary

ruleset-summary = { $preset }, { $deck }: { $games }. Bidding: { $auction }. All pass: { $passout }. Klopfen: { $klopfen }. Kontra: { $kontra }. Tariff { $tariff }.
ruleset-kontra = up to { $most }
ruleset-differs = Differs from { $other }: { $list }.
ruleset-same = Exactly as { $other }.
ruleset-difference = { $setting }: { $first } instead of { $second }
ruleset-good = These house rules can be played.
ruleset-note-run-away = With 24 cards the partner never holds four cards of the called suit: running away cannot happen.

## Faults

fault-unknown-preset = There are no house rules “{ $value }”. Possible: { $allowed }.
fault-unknown-setting = There is no setting “{ $setting }”. Possible: { $allowed }.
fault-not-allowed = “{ $value }” is not possible here ({ $setting }). Possible: { $allowed }.
fault-deck-not-of-preset = { $preset } is not played with “{ $value }”. Possible: { $allowed }.
fault-no-amount = “{ $value }” is no amount ({ $setting }). Needed: { $allowed }.
fault-ladder-empty = “{ $value }” is no list of games. Name at least one, the lowest first.
fault-ladder-unknown = There is no game “{ $value }”. Possible: { $allowed }.
fault-ladder-twice = { $value } is in the list of games twice. Each has only one place.
fault-laufende-min-shape = “{ $value }” is not possible ({ $setting }): two whole numbers are needed, such as 3 and 2.
fault-tariff-shape = “{ $value }” is no tariff: amounts are needed for { $allowed }.
fault-tariff-missing = The tariff lacks an amount: { $setting }.
fault-tariff-unknown = The tariff has no amount “{ $setting }”. Possible: { $allowed }.
fault-needs-setting = “{ $setting }” does nothing like this: it needs { $other } – { $allowed }.
fault-herz-solo-not-first = The Hearts Solo has a place of its own only with “Hearts Solo first”.
fault-ladder-only-sauspiel = Bidding in stages needs a game above the Sauspiel that any hand can bid, such as the Solo.
fault-hochzeit-needs-sauspiel = A Hochzeit is a kind of Sauspiel – put the Sauspiel among the games too.
fault-stock-needs-sauspiel = Only a Sauspiel takes the Stock here, and none is played – add it, or play for the Stock in every game.
fault-muss-needs-sauspiel = With Muss a Sauspiel is played – put the Sauspiel among the games.
fault-value-cap-too-low = At most { $value } is not possible: a Sauspiel alone costs { $allowed }.
fault-doublings-cap-zero = If nothing is to be doubled, switch off knocking and Kontra.

## Ramsch, Muss, Bettel, Hochzeit, Schieber

setting-ramsch_tie = Equal card points in a Ramsch
setting-ramsch_tie-meaning = Who loses of those with equal card points.
setting-ramsch_tie-highest_trump = whoever has the highest trump in the tricks
setting-ramsch_tie-tricks = whoever has more tricks
setting-jungfrau = Jungfrau in a Ramsch
setting-jungfrau-meaning = What changes when somebody takes no trick.
setting-jungfrau-none = nothing
setting-jungfrau-all = each doubles the whole price
setting-jungfrau-individual = that player gets double
setting-durchmarsch = Durchmarsch in a Ramsch
setting-durchmarsch-meaning = With what somebody wins the Ramsch instead of losing it.
setting-durchmarsch-all = with all tricks
setting-durchmarsch-91 = from 91 card points
setting-durchmarsch-120 = with 120 card points
setting-ramsch_stichzwang = Duty to take in a Ramsch
setting-ramsch_stichzwang-meaning = Whoever can take the trick must do so.
setting-muss_60 = Muss-Spiel with 60
setting-muss_60-meaning = With at most three trumps the declarer wins with 60 card points and is out of Schneider with 30.
setting-bettel_trumps = Trumps in a Bettel
setting-bettel_trumps-meaning = Whether there are trumps in a Bettel.
setting-bettel_trumps-none = none
setting-bettel_trumps-heart = as in a Hearts Solo
setting-bettel_stichzwang = Duty to take in a Bettel
setting-bettel_stichzwang-meaning = Whoever can take the trick must do so.
setting-bettel_ouvert = Bettel ouvert
setting-bettel_ouvert-meaning = After the first trick the declarer’s hand lies open.
setting-bettel_lead = In a Bettel the lead is with
setting-bettel_lead-meaning = Who leads to the first trick.
setting-bettel_lead-vorhand = Vorhand
setting-bettel_lead-declarer = the declarer
setting-hochzeit_open = Hochzeit open
setting-hochzeit_open-meaning = The offered trump lies face up.
setting-hochzeit_return_trump = Trump returned in a Hochzeit
setting-hochzeit_return_trump-meaning = A trump may be returned too.
setting-schieber = Schieber
setting-schieber-meaning = Two Ober lie aside; whoever takes them plays a Solo and passes two cards on.
setting-schieber-off = no Schieber
setting-schieber-always = every deal
setting-schieber_dealer = If nobody takes them
setting-schieber_dealer-meaning = What the dealer does when nobody wants the two Ober.
setting-schieber_dealer-must_solo = the dealer must play a Solo
setting-schieber_dealer-ramsch = the dealer may choose a Ramsch
setting-schieber_dealer-throw_in = the dealer may throw in
fault-three-need-short-deck = Three play with the short deck: { $allowed }.
fault-three-have-no-partner = Three play no game with a partner – take { $value } from the games.
fault-three-pass-out = With three this is not possible when all pass: { $value }. Possible: { $allowed }.
