"""Playing the tricks: the legal cards with the called-ace duties, and what a card changes (rulebook 6, 7)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import AUGEN, TRUMP, Card, Order, Trick
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts import Bettel, Contract, Kreuzspiel, Sauspiel
from stammtisch.schafkopf.ruleset import Ruleset


class Doubling(NamedTuple):
    """Who said Kontra, Re, Sub or Hirsch; the level is the place in the list."""

    seat: int


class Play(NamedTuple):
    """A round while cards are played.

    ``declarer`` is None in a Ramsch. ``partner`` plays with him, or is None; in a Sauspiel he holds the called
    ace and is known to himself alone (:func:`shown_partner`). ``held`` are the remaining hands as bits.
    ``trick`` are the cards on the table. ``bound``: the called suit has not been opened and its
    ace is still held, so its holder has duties (rulebook 7.3). ``answering``: the seats that may
    still answer a doubling before the next card; ``declined``: those who want no Kontra.
    """

    contract: Contract
    declarer: int | None
    partner: int | None
    order: Order
    held: tuple[int, ...]
    leader: int
    turn: int
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    bound: bool = False
    doublings: tuple[Doubling, ...] = ()
    answering: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()

    @property
    def side(self) -> tuple[int, ...]:
        """Return the seats of the declarer's side, in seat order; none in a Ramsch."""
        if self.declarer is None:
            return ()
        if self.partner is None:
            return (self.declarer,)
        return (min(self.declarer, self.partner), max(self.declarer, self.partner))

    @property
    def cards_played(self) -> int:
        """Return how many cards have been played in this round."""
        return len(self.tricks) * len(self.held) + len(self.trick)


def begin(
    ruleset: Ruleset,
    hands: tuple[int, ...],
    vorhand: int,
    contract: Contract,
    declarer: int | None,
    partner: int | None = None,
) -> Play:
    """Return the play before the first card; Vorhand leads, whoever is declarer (rulebook 6.1).

    ``partner`` is given in a Hochzeit; in a Sauspiel and a Kreuzspiel the cards and the seats tell.
    """
    called = isinstance(contract, Sauspiel)
    if isinstance(contract, Sauspiel):
        ace = 1 << contract.called_ace
        partner = next(seat for seat, hand in enumerate(hands) if hand & ace)
    elif isinstance(contract, Kreuzspiel) and declarer is not None:
        partner = (declarer + 2) % len(hands)
    leader = vorhand
    if isinstance(contract, Bettel) and ruleset.bettel_lead == "declarer" and declarer is not None:
        leader = declarer
    return Play(contract, declarer, partner, contract.order(ruleset.deck), hands, leader, leader, bound=called)


def legal_cards(play: Play, ruleset: Ruleset) -> int:
    """Return the cards that the seat to play may play, as bits; never none (rulebook 6.2, 7.7)."""
    seat = play.turn
    hand = play.held[seat]
    bound = play.bound and seat == play.partner
    if not play.trick:
        return _bound_lead(play, ruleset, hand) if bound else hand
    led = play.order.group[play.trick[0]]
    following = hand & play.order.members[led]
    if not bound:
        allowed = following or hand
        return _taking(play, allowed) or allowed if play.contract.stichzwang else allowed
    assert isinstance(play.contract, Sauspiel)
    ace = 1 << play.contract.called_ace
    if following & ace:
        return ace
    return following or (hand if _may_discard_ace(ruleset, hand) else hand & ~ace) or hand


def _taking(play: Play, allowed: int) -> int:
    """Return which of these cards would take the trick as it lies (rulebook 13.2, Stichzwang)."""
    group, strength = play.order.group, play.order.strength
    best = play.trick[play.order.winner(play.trick)]
    taking = 0
    for card in cards_in(allowed):
        if strength[card] > strength[best] and group[card] in (TRUMP, group[best]):
            taking |= 1 << card
    return taking


def _bound_lead(play: Play, ruleset: Ruleset, hand: int) -> int:
    """Return what the holder of the unopened called ace may lead (rulebook 7.3, R2 and R4)."""
    assert isinstance(play.contract, Sauspiel)
    ace = 1 << play.contract.called_ace
    of_suit = play.order.of_suit(hand, play.contract.suit)
    if of_suit.bit_count() >= ruleset.run_away_min:
        return hand
    return hand & ~of_suit | ace


def _may_discard_ace(ruleset: Ruleset, hand: int) -> bool:
    """Say whether a house rule lets the called ace be thrown off now (``called_ace_discard``)."""
    if ruleset.called_ace_discard == "always":
        return True
    return ruleset.called_ace_discard == "penultimate" and hand.bit_count() == 2


def play_card(play: Play, card: Card) -> Play:
    """Return the play after an allowed card; the fourth card completes the trick."""
    contract, declarer, partner, order, held, leader, seat, trick, tricks, bound, doublings, answering, declined = play
    players = len(held)
    held = (*held[:seat], held[seat] & ~(1 << card), *held[seat + 1 :])
    if bound:
        bound = _still_bound(play, card)
    trick = (*trick, card)
    turn = (seat + 1) % players
    if len(trick) == players:
        leader = turn = (leader + order.winner(trick)) % players
        tricks = (*tricks, Trick(play.leader, trick, leader, sum([AUGEN[played] for played in trick])))
        trick = ()
    # Spelled out, because _replace takes twice as long and this is the rules' innermost step.
    return Play(
        contract, declarer, partner, order, held, leader, turn, trick, tricks, bound, doublings, answering, declined
    )


def _still_bound(play: Play, card: Card) -> bool:
    """Say whether the duties outlast this card: they end when the called suit is led or its ace is played."""
    if play.turn != play.partner:
        # While a trick that another has led in the suit runs, the partner still owes the ace.
        return True
    assert isinstance(play.contract, Sauspiel)
    ran_away = not play.trick and play.order.group[card] == 1 + play.contract.suit
    return card != play.contract.called_ace and not ran_away


def taken_by(play: Play, side: tuple[int, ...]) -> tuple[int, int]:
    """Return the Augen and the number of tricks that these seats have taken."""
    won = [trick for trick in play.tricks if trick.winner in side]
    return sum(trick.augen for trick in won), len(won)


def shown_partner(play: Play) -> int | None:
    """Return the declarer's partner as far as everybody knows him."""
    if isinstance(play.contract, Sauspiel):
        return revealed_partner(play.contract, play.tricks, play.leader, play.trick)
    return play.partner


def revealed_partner(contract: Contract, tricks: tuple[Trick, ...], leader: int, trick: tuple[Card, ...]) -> int | None:
    """Return the partner as far as the cards on the table have shown him to everybody (rulebook 7.8)."""
    if not isinstance(contract, Sauspiel):
        return None
    ace = contract.called_ace
    suit = contract.suit
    for done in tricks:
        if ace in done.cards:
            return done.seat_of(done.cards.index(ace))
        led = done.cards[0]
        if led.suit is suit and led not in contract.heads:
            return done.leader
    if ace in trick:
        return (leader + trick.index(ace)) % 4
    return None
