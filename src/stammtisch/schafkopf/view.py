"""What one seat knows of a round, and what it may do (rulebook 3.4, 6.5, 7.8)."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from stammtisch.cards import Card, Hand, Order, Suit, Trick
from stammtisch.game import Refusal, Seat
from stammtisch.schafkopf import hochzeit, kontra
from stammtisch.schafkopf.actions import (
    ACCEPT,
    DECLINE,
    DOUBLE,
    KNOCK,
    PASS,
    PLAYS,
    TAKE_OBER,
    WILLING,
    Action,
    Bid,
    GiveBack,
    NameSuit,
    PassOn,
)
from stammtisch.schafkopf.auction import Auction, Said
from stammtisch.schafkopf.contracts import Bettel, Contract, ContractKind, Sauspiel, kind_of
from stammtisch.schafkopf.klopfen import Klopfen
from stammtisch.schafkopf.phases import (
    Done,
    HochzeitExchange,
    HochzeitOffer,
    Naming,
    Phase,
    Round,
    SchieberPassing,
    SchieberTaking,
)
from stammtisch.schafkopf.play import Play, shown_partner
from stammtisch.schafkopf.refusal import refusal
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.stakes import Carried
from stammtisch.schafkopf.tariff import LEVELS


class Option(NamedTuple):
    """Something a seat might do now, and why it may not (None: it may)."""

    action: Action
    refusal: Refusal | None


class OpenHand(NamedTuple):
    """Cards of a seat that lie open for everybody."""

    seat: Seat
    hand: Hand


class View(NamedTuple):
    """What one seat may know; ``seat`` is None for a spectator, who sees no hand.

    ``partner`` is the declarer's partner as far as this seat knows him: from his own hand, or because
    the cards have shown him (rulebook 7.8). ``options`` holds the announcements, ``cards`` the own
    remaining cards with the reason against each when it is this seat's turn to play.
    In a Hochzeit and a Schieber ``dealt`` is the hand after the exchange, ``received`` and ``given`` what has come
    and gone; ``hochzeit`` names who has offered his trump and who took it; ``open_hands`` are cards that lie open;
    ``muss``: the declarer has to play because all have passed.
    ``tricks`` are all complete tricks: cards that everybody has seen, of which the page shows the last.
    While somebody may knock, ``dealt``, ``hand`` and ``counts`` are the first packet; ``knocks`` is what was said.
    """

    seat: Seat | None
    ruleset: Ruleset
    dealer: Seat
    phase: str
    dealt: Hand
    hand: Hand
    counts: tuple[int, ...]
    order: Order
    said: tuple[Said, ...]
    stage: int
    best: ContractKind | None
    kind: ContractKind | None
    contract: Contract | None
    declarer: Seat | None
    partner: Seat | None
    turn: Seat | None
    waiting: str | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    doublings: tuple[Seat, ...]
    knocks: tuple[Said, ...]
    carried: Carried
    options: tuple[Option, ...]
    cards: tuple[Option, ...]
    result: Result | None
    hands: tuple[Hand, ...]
    received: Hand
    given: Hand
    hochzeit: tuple[Seat, Seat | None] | None
    muss: bool
    open_hands: tuple[OpenHand, ...]

    @property
    def vorhand(self) -> Seat:
        """Return the seat left of the dealer."""
        return (self.dealer + 1) % len(self.counts)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return everything this seat may do now."""
        return tuple(option.action for option in (*self.options, *self.cards) if option.refusal is None)


def view(round_: Round, seat: Seat | None) -> View:
    """Return what a seat (None: a spectator) may know of the round."""
    phase, deal, ruleset, auction = round_.phase, round_.deal, round_.ruleset, round_.auction
    play = round_.play
    # While somebody may knock, nobody has more than the first packet.
    dealt, now = (deal.first, deal.first) if isinstance(phase, Klopfen) else (deal.hands, round_.hands)
    held = play.held if play else now
    before, after = (dealt[seat], now[seat]) if seat is not None else (0, 0)
    kind, declarer = _declared(round_)
    hand = Hand(held[seat]) if seat is not None else Hand()
    contract = play.contract if play else None
    done = isinstance(phase, Done)
    return View(
        seat=seat,
        ruleset=ruleset,
        dealer=deal.dealer,
        phase=PHASES[type(phase)],
        dealt=Hand(after),
        hand=hand,
        counts=tuple(cards.bit_count() for cards in held),
        order=play.order if play else Sauspiel(Suit.EICHEL).order(ruleset.deck),
        said=auction.said,
        stage=auction.stage,
        best=auction.best,
        kind=kind,
        contract=contract,
        declarer=declarer,
        partner=phase.offerer if isinstance(phase, HochzeitExchange) else _known_partner(play, seat, done),
        turn=_turn(phase),
        waiting=_waiting(phase, ruleset),
        leader=play.leader if play else None,
        trick=play.trick if play else (),
        tricks=play.tricks if play else (),
        doublings=tuple(doubling.seat for doubling in play.doublings) if play else (),
        knocks=round_.knocks,
        carried=round_.carried,
        options=_options(round_, seat),
        cards=_cards(round_, seat, hand),
        result=phase.result if isinstance(phase, Done) else None,
        hands=tuple(Hand(cards) for cards in round_.hands) if done else (),
        received=Hand(after & ~before),
        given=Hand(before & ~after),
        hochzeit=_hochzeit(round_),
        muss=phase.muss if isinstance(phase, Naming) else isinstance(contract, Sauspiel) and contract.muss,
        open_hands=_open_hands(round_),
    )


PHASES: dict[type[Phase], str] = {
    Klopfen: "klopfen",
    Auction: "auction",
    HochzeitOffer: "hochzeit",
    HochzeitExchange: "exchange",
    SchieberTaking: "taking",
    SchieberPassing: "passing",
    Naming: "naming",
    Play: "play",
    Done: "done",
}


def _declared(round_: Round) -> tuple[ContractKind | None, Seat | None]:
    """Return what is played, and by whom, as soon as the auction has settled it."""
    play = round_.play
    if play:
        return kind_of(play.contract), play.declarer
    match round_.phase:
        case Naming(kind, declarer):
            return kind, declarer
        case HochzeitExchange(acceptor=acceptor):
            return ContractKind.HOCHZEIT, acceptor
        case SchieberPassing(taker=taker):
            return ContractKind.SOLO, taker
        case _:
            return None, None


def _turn(phase: Phase) -> Seat | None:
    """Return whose turn it is as far as everybody may know; nobody's while a side is asked for its answer."""
    match phase:
        case Play() as play:
            return None if play.answering else play.turn
        case Klopfen() | Auction() as speaking:
            return speaking.turn
        case Naming(declarer=seat) | HochzeitExchange(acceptor=seat) | SchieberPassing(giver=seat):
            return seat
        case HochzeitOffer(to_answer=asked) | SchieberTaking(to_ask=asked):
            return asked[0]
        case Done():
            return None


def _hochzeit(round_: Round) -> tuple[Seat, Seat | None] | None:
    """Return who has offered his only trump, and who took it, as long as it is on offer or taken."""
    if isinstance(round_.phase, HochzeitOffer):
        return round_.phase.offerer, None
    return round_.auction.hochzeit


def _open_hands(round_: Round) -> tuple[OpenHand, ...]:
    """Return the cards that lie open: a trump offered openly, or the hand of a Bettel ouvert (rulebook 13.2, 13.4)."""
    phase, play, offered = round_.phase, round_.play, _hochzeit(round_)
    if play:
        ouvert = isinstance(play.contract, Bettel) and play.contract.ouvert and play.tricks
        return (
            (OpenHand(play.declarer, Hand(play.held[play.declarer])),) if ouvert and play.declarer is not None else ()
        )
    if offered is None or not round_.ruleset.hochzeit_open:
        return ()
    holder = phase.acceptor if isinstance(phase, HochzeitExchange) else offered[0]
    return (OpenHand(holder, Hand.of([hochzeit.offered_card(round_, offered[0])])),)


def _waiting(phase: Phase, ruleset: Ruleset) -> str | None:
    """Return what cards wait for: the answer to a doubling, or a Kontra before its window closes."""
    if not isinstance(phase, Play):
        return None
    if phase.answering:
        return "answer"
    return "kontra" if kontra.may_hold(phase._replace(declined=()), ruleset) else None


def _known_partner(play: Play | None, seat: Seat | None, done: bool) -> Seat | None:
    if play is None or play.partner is None:
        return None
    if done or seat == play.partner:
        return play.partner
    return shown_partner(play)


def _options(round_: Round, seat: Seat | None) -> tuple[Option, ...]:
    """Return what the seat might announce now: impossible announcements come with their reason."""
    phase = round_.phase
    if seat is None:
        return ()
    if isinstance(phase, Play):
        return tuple(Option(action, None) for action in (DOUBLE, DECLINE) if refusal(round_, seat, action) is None)
    if seat != _turn(phase):
        return ()
    return tuple(Option(action, refusal(round_, seat, action)) for action in _askable(round_, seat))


def _askable(round_: Round, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat whose turn it is before the play is asked for."""
    match round_.phase:
        case Klopfen():
            return PASS, KNOCK
        case Auction() as auction:
            return _announcements(auction, round_.ruleset)
        case Naming():
            return tuple(NameSuit(suit) for suit in Suit)
        case HochzeitOffer():
            return ACCEPT, DECLINE
        case SchieberTaking():
            return TAKE_OBER, PASS
        case SchieberPassing():
            return tuple(PassOn(pair) for pair in combinations(Hand(round_.hands[seat]), 2))
        case _:
            return ()


def _announcements(auction: Auction, ruleset: Ruleset) -> tuple[Action, ...]:
    hochzeit_bid = (Bid(ContractKind.HOCHZEIT),) if ContractKind.HOCHZEIT in ruleset.ladder else ()
    if auction.stage == 1 and ruleset.auction != "single":
        return PASS, WILLING, *hochzeit_bid
    kinds = [kind for kind in ruleset.ladder if auction.stage == 1 or kind is not ContractKind.HOCHZEIT]
    return PASS, *(Bid(kind) for kind in kinds)


def _cards(round_: Round, seat: Seat | None, hand: Hand) -> tuple[Option, ...]:
    """Return the own cards, with the reason against each, when one is to be played or given back."""
    phase = round_.phase
    if seat is None or seat != _card_due(phase):
        return ()
    actions = [GiveBack(card) if isinstance(phase, HochzeitExchange) else PLAYS[card] for card in hand]
    return tuple(Option(action, refusal(round_, seat, action)) for action in actions)


def _card_due(phase: Phase) -> Seat | None:
    """Return the seat that has to play a card or to give one back."""
    if isinstance(phase, HochzeitExchange):
        return phase.acceptor
    return phase.turn if isinstance(phase, Play) else None


def level_due(doublings: tuple[Seat, ...]) -> str | None:
    """Return the name of the next doubling: kontra, re, sub, hirsch."""
    return LEVELS[len(doublings)] if len(doublings) < len(LEVELS) else None


__all__ = ["OpenHand", "Option", "View", "level_due", "view"]
