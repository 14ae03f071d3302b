"""The kinds of Schafkopf vectors, each answered by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.cards import AUGEN, Card, Hand, deal_out
from stammtisch.cards.deal import Deal
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts import Bettel, Contract, ContractKind, complete
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.laufende import counted, laufende
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import begin, revealed_partner
from stammtisch.schafkopf.round import next_dealer
from stammtisch.schafkopf.ruleset import deck_named
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.settlement import Result, passed_out
from stammtisch.schafkopf.stakes import Carried, staked, with_stakes
from stammtisch.schafkopf.tariff import payoff, price
from stammtisch.schafkopf.verdict import ORDINARY, Goal, Grade, Verdict, judge, judge_bettel, judge_tout
from stammtisch.vectors import announcing, playing, variants
from stammtisch.vectors.reading import contract_of, group_letter, known_rules, tariff_of, trick_of

Input = Mapping[str, Any]


def deck(given: Input) -> Any:
    cards = deck_named(given["deck"])
    return {
        "cards": len(cards.cards),
        "points": sum(AUGEN[card] for card in cards.cards),
        "hand": cards.hand_size,
        "tricks": cards.hand_size,
        "ranks": cards.ranks,
    }


def card_points(given: Input) -> Any:
    each = [AUGEN[Card.read(code)] for code in given["cards"]]
    return {"each": each, "sum": sum(each)}


def trump_order(given: Input) -> Any:
    return [card.code for card in contract_of(given).order(deck_named(given["deck"])).trumps]


def plain_order(given: Input) -> Any:
    """Return the ranks of a suit that is wholly plain."""
    order = contract_of(given).order(deck_named(given["deck"]))
    return max(("".join(card.rank.letter for card in suit) for suit in order.plain), key=len)


def card_class(given: Input) -> Any:
    order = contract_of(given).order(deck_named("long"))
    return [group_letter(order.group[Card.read(code)]) for code in given["cards"]]


def trick_winner(given: Input) -> Any:
    cards = [Card.read(code) for code in given["cards"]]
    place = contract_of(given).order(deck_named("long")).winner(cards)
    return {"winner": (given["leader"] + place) % 4, "points": sum(AUGEN[card] for card in cards)}


def callable_(given: Input) -> Any:
    cards = Hand.read(given["hand"])
    return [suit.letter for suit in callable_suits(cards.mask, deck_named("long"))]


def dealer(given: Input) -> Any:
    ruleset = read_ruleset({"passout_dealer": given["passout_dealer"]})
    deal = Deal(given["dealer"], (0, 0, 0, 0))
    phase = Done(None, passed_out(4)) if given["passed_out"] else announcing.opening_of(deal)
    round_ = Round(ruleset, deal, announcing.opening_of(deal), phase)
    return {"vorhand": deal.vorhand, "next_dealer": next_dealer(round_)}


def first_leader(given: Input) -> Any:
    hands = tuple(Hand.of(list(Card)[8 * seat : 8 * seat + 8]).mask for seat in range(4))
    deal = Deal(given["dealer"], hands)
    contract = complete(ContractKind.GEIER, None)
    return begin(read_ruleset({}), hands, deal.vorhand, contract, given["declarer"]).turn


def deal_order(given: Input) -> Any:
    cards = list(deck_named(given["deck"]).cards)
    hands = deal_out(cards, given["dealer"], given["packets"]).hands
    first = next(seat for seat, hand in enumerate(hands) if hand >> cards[0] & 1)
    positions = {str(seat): [cards.index(card) for card in cards_in(hand)] for seat, hand in enumerate(hands)}
    return {"first_card_to": first, "positions": positions}


def laufende_(given: Input) -> Any:
    cards = deck_named(given["deck"])
    contract = contract_of(given)
    run = laufende(contract, cards, Hand.read(given["party_cards"]).mask, given["scope"])
    minimum = given["min"][given["deck"]]["farbe" if contract.coloured else "farblos"]
    return {"signed": run.signed, "counted": counted(run, minimum, "symmetric", run.held_by_declarer)}


CLASSES = {grade: "einfach" if grade is Grade.SIMPLE else grade.value for grade in Grade}


def result(given: Input) -> Any:
    rules = known_rules(given, ("need", "schneider_free"))
    contract, augen, tricks = contract_of(given), given["declarer_points"], given["declarer_tricks"]
    if isinstance(contract, Bettel):
        verdict = judge_bettel(augen, tricks)
    elif contract.tout:
        verdict = judge_tout(augen, tricks, given["hand"])
    else:
        goal = Goal(win=rules.get("need", ORDINARY.win), free=rules.get("schneider_free", ORDINARY.free))
        verdict = judge(augen, tricks, given["hand"], goal)
    return {"winner": playing.winner_of(verdict), "class": CLASSES[verdict.grade]}


def payoff_(given: Input) -> Any:
    contract: Contract = contract_of(given)
    wins = given["winner"] == "declarer"
    grade = next(grade for grade, name in CLASSES.items() if name == given["class"])
    verdict = Verdict(wins, grade, 0, 0)
    cost = price(
        tariff_of(given),
        contract,
        verdict,
        given["laufende_counted"],
        given["doublings"],
    )
    cost = staked(cost, None, given["klopfer"], given["bock"])
    return {"value": cost.value, "payoff": list(payoff(cost.value, tuple(given["party"]), wins))}


def stock(given: Input) -> Any:
    """Return what a pass-out or a Sauspiel does to the Stock."""
    ruleset = read_ruleset({"passout": "stock", "stock_each": given.get("each"), "stock_cap": given.get("cap")})
    result = passed_out(4)
    if given["event"] == "sauspiel":
        verdict = Verdict(given["won"], Grade.SIMPLE, 0, 0)
        result = Result((0, 0, 0, 0), tuple(given["party"]), verdict=verdict)
    staked_result = with_stakes(result, ruleset, Carried(given["stock"]), 0)
    assert staked_result.stock is not None
    return {"stock": staked_result.stock.after, "payoff": list(staked_result.payoff)}


def revealed(given: Input) -> Any:
    contract = contract_of(given)
    order = contract.order(deck_named("long"))
    tricks = tuple(trick_of(order, trick) for trick in given["history"])
    now = given["trick"]
    cards = tuple(Card.read(code) for code in now["cards"])
    return {"seat": revealed_partner(contract, tricks, now["leader"], cards)}


CASES: dict[str, Callable[[Input], Any]] = {
    "deck": deck,
    "card_points": card_points,
    "trump_order": trump_order,
    "plain_order": plain_order,
    "card_class": card_class,
    "trick_winner": trick_winner,
    "legal_moves": playing.legal_moves,
    "callable_suits": callable_,
    "legal_bids": announcing.legal_bids,
    "auction": announcing.auction,
    "dealer": dealer,
    "first_leader": first_leader,
    "deal_order": deal_order,
    "kontra": announcing.kontra,
    "laufende": laufende_,
    "result": result,
    "payoff": payoff_,
    "full_deal": playing.full_deal,
    "revealed_partner": revealed,
    "stock": stock,
    **variants.CASES,
}

__all__ = ["CASES"]
