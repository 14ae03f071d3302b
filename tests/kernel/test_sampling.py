"""Sampled worlds are exactly those that the rules allow, each as likely as any other."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from stammtisch.cards import LONG, SHORT, Card, Deal, Deck, Hand
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import CalledCard, SeatView
from stammtisch.cards.trick import Trick
from stammtisch.kernel import Worlds, sample_worlds
from stammtisch.schafkopf import view as views
from stammtisch.schafkopf.auction import opening
from stammtisch.schafkopf.contracts import Sauspiel
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.open_play import seat_view
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card
from stammtisch.schafkopf.ruleset import Ruleset
from tests.kernel.positions import kinds, label, played_on, random_play, rules, runaway_play


def seen_by(play: Play, ruleset: Ruleset, seat: int) -> SeatView:
    """Return what a seat of a round with this play knows."""
    dealt, leader = dealt_to_play(play, play.held), first_leader(play)
    return seat_view(views.view(Round(ruleset, Deal((leader - 1) % 4, dealt), opening(leader), play), seat))


def cards_played(play: Play) -> list[tuple[int, Card]]:
    found = [(trick.seat_of(place), card) for trick in play.tricks for place, card in enumerate(trick.cards)]
    return found + [((play.leader + place) % 4, card) for place, card in enumerate(play.trick)]


def first_leader(play: Play) -> int:
    return play.tricks[0].leader if play.tricks else play.leader


def dealt_to_play(play: Play, held: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hands before the first card, when these are what is left of them."""
    dealt = list(held)
    for seat, card in cards_played(play):
        dealt[seat] |= 1 << card
    return tuple(dealt)


def possible(play: Play, ruleset: Ruleset, held: tuple[int, ...]) -> bool:
    """Say whether the cards could have been dealt so, by playing them all again through the rules."""
    dealt = dealt_to_play(play, held)
    assert play.declarer is not None
    if isinstance(play.contract, Sauspiel):
        calls = callable_suits(dealt[play.declarer], ruleset.deck)
        if play.contract.suit not in calls and not play.contract.muss:
            return False
        if dealt[play.declarer] >> play.contract.called_ace & 1:
            return False
    again = begin(ruleset, dealt, first_leader(play), play.contract, play.declarer)
    for seat, card in cards_played(play):
        if again.turn != seat or not legal_cards(again, ruleset) >> card & 1:
            return False
        again = play_card(again, card)
    return True


def all_worlds(play: Play, ruleset: Ruleset, viewer: int) -> set[tuple[int, ...]]:
    """Deal the hidden cards in every way there is and keep what the rules allow."""
    others = [seat for seat in range(4) if seat != viewer]
    hidden = [card for seat in others for card in cards_in(play.held[seat])]
    sizes = [play.held[seat].bit_count() for seat in others]
    worlds = set()
    for first in combinations(hidden, sizes[0]):
        rest = [card for card in hidden if card not in first]
        for second in combinations(rest, sizes[1]):
            held = list(play.held)
            held[others[0]], held[others[1]] = Hand.of(first).mask, Hand.of(second).mask
            held[others[2]] = Hand.of(card for card in rest if card not in second).mask
            if possible(play, ruleset, tuple(held)):
                worlds.add(tuple(held))
    return worlds


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_the_worlds_are_all_that_the_rules_allow(name: str, deck: Deck) -> None:
    source = random.Random(f"worlds {name} {deck.name}")
    called = 0
    for number in range(40 if name == "sauspiel" else 8):
        ruleset = rules(deck, source.choice([3, 4]) if deck is LONG else 3, source.choice(["never", "penultimate"]))
        aimed = name == "sauspiel" and number % 2 == 0
        play = runaway_play(ruleset, source) if aimed else random_play(name, ruleset, source)
        left = source.choice([2, 3])
        play = played_on(play, ruleset, 4 * (deck.hand_size - left) + source.randrange(4), source)
        viewer = source.randrange(4)
        expected = all_worlds(play, ruleset, viewer)
        assert tuple(play.held) in expected
        worlds = Worlds(seen_by(play, ruleset, viewer))
        assert worlds.total == len(expected), play
        assert {tuple(map(int, world)) for world in worlds.sample(worlds.total, 1)} == expected
        called += play.bound and viewer != play.partner
    assert called > 0 or name != "sauspiel"


def test_who_holds_the_called_ace_knows_that_nobody_ran_away() -> None:
    """The called suit has been led, and the holder of the ace, who is next but one, looks at the cards."""
    source = random.Random(25)
    compared = 0
    while compared < 12:
        ruleset = rules(SHORT, 3)
        play = played_on(random_play("sauspiel", ruleset, source), ruleset, source.randrange(4 * 3 + 1, 4 * 4), source)
        called = isinstance(play.contract, Sauspiel) and play.contract.suit
        if not play.bound or not play.trick or play.order.group[play.trick[0]] != 1 + called or play.partner is None:
            continue
        expected = all_worlds(play, ruleset, play.partner)
        assert Worlds(seen_by(play, ruleset, play.partner)).total == len(expected), play
        compared += 1


def test_davonlaufen_is_known_early() -> None:
    """Two cards into the trick in which somebody runs away: whoever led it may hold the ace, with a long suit."""
    source = random.Random(4)
    ruleset = rules(SHORT, 3)
    compared = 0
    while compared < 12:
        play = runaway_play(ruleset, source)
        play = played_on(play, ruleset, source.randrange(4 * 3, 4 * 4), source)
        viewer = source.randrange(4)
        if not play.bound and viewer != play.partner:
            continue
        expected = all_worlds(play, ruleset, viewer)
        assert Worlds(seen_by(play, ruleset, viewer)).total == len(expected), play
        compared += 1


def test_every_world_is_as_likely_as_any_other() -> None:
    source = random.Random(11)
    ruleset = rules(LONG)
    play = played_on(random_play("sauspiel", ruleset, source), ruleset, 22, source)
    view = seen_by(play, ruleset, play.turn)
    worlds = Worlds(view)
    assert 4 < worlds.total < 2_000
    rounds, each = 400 * worlds.total, worlds.total // 4
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(rounds // each):
        counts.update(tuple(map(int, world)) for world in worlds.sample(each, seed))
    drawn = sum(counts.values())
    expected = drawn / worlds.total
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    assert len(counts) == worlds.total
    # Without replacement the spread is smaller than chi squared's: five deviations above its mean is far out.
    assert statistic < worlds.total + 5 * (2 * worlds.total) ** 0.5


def test_worlds_differ_and_repeat_by_seed() -> None:
    source = random.Random(5)
    ruleset = rules(LONG)
    play = random_play("wenz", ruleset, source)
    view = seen_by(play, ruleset, 2)
    worlds = sample_worlds(view, 1_000, 7)
    assert worlds.shape == (1_000, 4)
    assert worlds.dtype == np.uint32
    assert len({tuple(world) for world in worlds.tolist()}) == 1_000
    assert (worlds[:, 2] == play.held[2]).all()
    assert (worlds.sum(axis=1, dtype=np.uint64) == 0xFFFFFFFF).all()
    assert (worlds == sample_worlds(view, 1_000, 7)).all()
    assert (worlds != sample_worlds(view, 1_000, 8)).any()


def test_cards_told_to_be_barred_are_kept_away() -> None:
    source = random.Random(6)
    ruleset = rules(LONG)
    play = random_play("solo", ruleset, source)
    view = seen_by(play, ruleset, 0)
    barred = (0, view.order.members[0] & ~(1 << Card.EO), 1 << Card.EO, 0)
    told = SeatView(view.order, view.deck, view.hand, 0, view.leader, barred=barred)
    for world in sample_worlds(told, 300, 1).tolist():
        assert not world[1] & barred[1]
        assert not world[2] & barred[2]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"seat": 4}, "seat = 4"),
        ({"hand": 0}, "hand = 0 cards"),
        ({"hand": 1 << 40}, "hand = "),
        ({"seat": None}, "a spectator holds no cards"),
        ({"trick": (Card.EA, Card.EA)}, "tricks = EA"),
        ({"leader": 4}, "leader = 4"),
        ({"leader": float("nan")}, "leader = nan"),
        ({"deck": -1}, "deck = -1"),
        ({"deck": 1 << 33}, "deck = 8589934592"),
        ({"hand": float("nan")}, "hand = nan"),
        ({"trick": (Card.EA, Card.EZ, Card.EK, Card.E9)}, r"len\(trick\) = 4"),
        ({"trick": (77,)}, r"trick\[0\] = 77"),
        ({"tricks": (Trick(0, (Card.EA,), 0, 11),)}, r"len\(tricks\[0\].cards\) = 1"),
        ({"tricks": (Trick(9, (Card.EA, Card.EZ, Card.EK, Card.E9), 0, 11),)}, r"tricks\[0\].leader = 9"),
        ({"barred": (0, 0, 0)}, r"len\(barred\) = 3"),
        ({"barred": (0, 0, 0, -1)}, r"barred\[3\] = -1"),
        ({"barred": (0, 1 << 32 - 1, 0xFFFFFFFF, 0xFFFFFFFF)}, "barred = .*: no deal fits"),
        ({"caller": 4}, "caller = 4"),
        ({"called": CalledCard(99)}, "called = 99"),  # type: ignore[arg-type]
    ],
)
def test_impossible_views_are_named(change: dict[str, object], text: str) -> None:
    view = seen_by(random_play("geier", rules(LONG), random.Random(1)), rules(LONG), 1)
    fields = {name: getattr(view, name) for name in SeatView.__dataclass_fields__} | change
    with pytest.raises(ValueError, match=text):
        Worlds(SeatView(**fields))


@pytest.mark.parametrize(
    ("n", "seed", "text"), [(-1, 0, "n = -1"), (10_000_001, 0, "n = 10000001"), (1, -1, "seed = -1")]
)
def test_samples_that_cannot_be(n: int, seed: int, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        sample_worlds(seen_by(random_play("geier", rules(LONG), random.Random(1)), rules(LONG), 1), n, seed)
