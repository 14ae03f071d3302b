"""``stammtisch bench``: how fast the kernel is, with its yardsticks in the same run. One core, processor time."""

from __future__ import annotations

import argparse
import math
import random
import signal
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from stammtisch.cards import DECKS, Card, Deck, Suit, shuffled
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import AtLeast, Augen, Goal, OpenPlay, SeatView
from stammtisch.kernel import Solver, Steps, Worlds, playouts_of_deals
from stammtisch.schafkopf import recorded_games
from stammtisch.schafkopf.contracts import Contract, Geier, Sauspiel, Solo, Wenz
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card, taken_by
from stammtisch.schafkopf.record import read_line
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset

WIDTH = len("sauspiel short ")
CONTRACTS = ("sauspiel", "solo", "wenz", "geier")

WITHOUT_TABLE = Steps(table=False, structure=False, certain=False, sure_tricks=False, cutoffs_ahead=False)
"""The first yardstick: alpha-beta with equal cards merged and the moves ordered, but without a table."""

HEADS = f"{'deals':>7}{'exact':>8}{'median':>8}{'longest':>9}{'at 61':>8}{'without table':>15}{'times':>8}"


class TimeUp(Exception):
    """A measurement has had its seconds."""


class Timing(NamedTuple):
    """Milliseconds of processor time a question."""

    deals: int
    mean: float
    median: float
    longest: float


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("bench", help="measure the kernel against its yardsticks")
    parser.add_argument("--deals", type=int, default=500, metavar="N", help="deals for each contract and deck (500)")
    parser.add_argument("--slow", type=int, default=5, metavar="N", help="deals for the slow yardsticks (5)")
    parser.add_argument("--games", type=Path, metavar="FILE", help="recorded games to value at every decision")
    parser.add_argument("--most", type=int, default=300, metavar="N", help="at most so many of them (300)")
    parser.add_argument("--seconds", type=float, metavar="S", help="stop each measurement after so many seconds")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; 2 when the games cannot be read."""
    for name in ("deals", "slow", "most"):
        if getattr(arguments, name) < 1:
            print(f"stammtisch bench: --{name} {getattr(arguments, name)}: must be at least 1", file=sys.stderr)
            return 2
    seconds = math.inf if arguments.seconds is None else arguments.seconds
    if not seconds > 0:
        print(f"stammtisch bench: --seconds {seconds}: must be more than 0", file=sys.stderr)
        return 2
    print("milliseconds of processor time, one core; declarer = longest trumps, full deals")
    print(
        " " * WIDTH
        + f"{'deals':>7}{'exact':>8}{'median':>8}{'longest':>9}{'at 61':>8}{'without table':>15}{'times':>8}"
    )
    for deck in DECKS.values():
        for name in CONTRACTS:
            _solving(name, deck, arguments.deals, arguments.slow, seconds)
    _minimax(arguments.slow, seconds)
    if arguments.games is not None:
        try:
            _games(arguments.games, arguments.most, seconds)
        except (OSError, ValueError) as error:
            print(f"stammtisch bench: {error}", file=sys.stderr)
            return 2
    _playing()
    return 0


def deals(name: str, deck: Deck, n: int) -> Iterator[Play]:
    """Return seeded deals of a contract; the declarer is who has the most trumps, seat 0 leads."""
    source = random.Random(f"{name} {deck.name}")
    ruleset = read_ruleset({"deck": deck.name})
    while n:
        cards = shuffled(deck, source)
        hands = tuple(sum(1 << card for card in cards[seat::4]) for seat in range(4))
        contract, declarer = _longest(name, deck, hands)
        if name == "sauspiel":
            calls = callable_suits(hands[declarer], deck)
            if not calls:
                continue
            contract = Sauspiel(calls[0])
        n -= 1
        yield begin(ruleset, hands, 0, contract, declarer)


def _longest(name: str, deck: Deck, hands: tuple[int, ...]) -> tuple[Contract, int]:
    """Return the contract and the seat that has the most trumps in it."""
    contracts: dict[str, list[Contract]] = {
        "sauspiel": [Sauspiel(Suit.EICHEL)],
        "solo": [Solo(suit) for suit in Suit],
        "wenz": [Wenz()],
        "geier": [Geier()],
    }
    choices = [(contract, seat) for contract in contracts[name] for seat in range(4)]
    return max(choices, key=lambda choice: choice[0].order(deck).trump_count(hands[choice[1]]))


def timed(ask: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that a question takes."""
    start = time.process_time()
    ask()
    return (time.process_time() - start) * 1_000


def each_timed(asks: Iterable[Callable[[], object]], seconds: float) -> list[float]:
    """Return the milliseconds of each question, of as many as are answered in so many seconds by the clock."""

    def time_up(number: int, frame: object) -> None:
        raise TimeUp

    times: list[float] = []
    before = signal.signal(signal.SIGALRM, time_up)
    signal.setitimer(signal.ITIMER_REAL, seconds if seconds < math.inf else 0)
    try:
        times.extend(map(timed, asks))
    except TimeUp:
        pass
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    return times


def _timing(solver: Solver, positions: Iterable[OpenPlay], goal: Goal, seconds: float) -> Timing:
    times = each_timed((partial(solver.solve, play, goal) for play in positions), seconds)
    if not sum(times):
        return Timing(0, math.nan, math.nan, math.nan)
    return Timing(len(times), statistics.fmean(times), statistics.median(times), max(times))


def _solving(name: str, deck: Deck, n: int, slow: int, seconds: float) -> None:
    ruleset = read_ruleset({"deck": deck.name})
    positions = [open_play(play, ruleset) for play in deals(name, deck, n)]
    solver = Solver()
    exact = _timing(solver, positions, Augen(), seconds)
    win = _timing(solver, positions, AtLeast(61), seconds)
    without = _timing(Solver(steps=WITHOUT_TABLE), positions[:slow], Augen(), seconds)
    same = _timing(solver, positions[: without.deals], Augen(), math.inf)
    row = [
        f"{name} {deck.name}".ljust(WIDTH), f"{exact.deals:7}",
        _figure(exact.mean, 8, 2), _figure(exact.median, 8, 2), _figure(exact.longest, 9, 1), _figure(win.mean, 8, 3),
        _figure(without.mean, 15, 1), _figure(without.mean / same.mean, 8, 0),
    ]  # fmt: skip
    print("".join(row), flush=True)


def _figure(value: float, width: int, digits: int) -> str:
    return "-".rjust(width) if math.isnan(value) else f"{value:{width},.{digits}f}"


def minimax(play: Play, ruleset: Ruleset) -> int:
    """Return the Augen of the declarer's side by plain minimax over the Python rules: the second yardstick."""
    if not any(play.held):
        return taken_by(play, play.side)[0]
    values = [minimax(play_card(play, card), ruleset) for card in cards_in(legal_cards(play, ruleset))]
    return max(values) if play.turn in play.side else min(values)


def _minimax(n: int, seconds: float) -> None:
    """Compare with plain minimax on endings of four cards a hand."""
    ruleset = read_ruleset({})
    source = random.Random(4)
    endings = []
    for play in deals("sauspiel", DECKS["long"], n):
        ending = play
        for _ in range(16):
            ending = play_card(ending, source.choice(cards_in(legal_cards(ending, ruleset))))
        endings.append(ending)
    theirs = each_timed((partial(minimax, ending, ruleset) for ending in endings), seconds)
    solver = Solver()
    ours = each_timed(
        (partial(solver.solve, open_play(ending, ruleset)) for ending in endings[: len(theirs)]), math.inf
    )
    if theirs:
        ratio = f"plain minimax {statistics.fmean(theirs):,.0f} ms: {sum(theirs) / sum(ours):,.0f} times"
        print(f"endings of four cards: {len(theirs)} endings, {statistics.fmean(ours):.3f} ms, {ratio}")
    else:
        print("endings of four cards: not one by plain minimax in the time that was given")


def _games(path: Path, most: int, seconds: float) -> None:
    """Value every legal card at every decision of recorded games of the long deck.

    :raises ValueError: when the file holds none that can be played.
    """
    solver = Solver()
    games = islice(_long_games(path), most)
    times = each_timed((partial(solver.solve_game, play, cards) for play, cards in games), seconds)
    if not times:
        raise ValueError(f"{path}: holds no game of the long deck that can be played")
    mean, median = statistics.fmean(times), statistics.median(times)
    print(f"whole games, every card at every decision: {len(times)} games, mean {mean:.1f} ms, median {median:.1f} ms,")
    print(f"  longest {max(times):.0f} ms; 25,000 ms for a published solver: {25_000 / mean:,.0f} times")


def _long_games(path: Path) -> Iterator[tuple[OpenPlay, list[Card]]]:
    """Return the recorded games of the long deck: the position before the first card, and the cards."""
    for line in path.read_text("utf-8").splitlines():
        game = read_line(line)
        if game.get("deck") != 32:
            continue
        round_ = recorded_games.round_after(game, 0)
        if round_.play is not None:
            cards = [Card.read(code) for trick in game["tricks"] for code in trick["cards"]]
            yield open_play(round_.play, round_.ruleset, Augen()), cards


def _playing() -> None:
    """Measure random rounds and sampled worlds."""
    order = Sauspiel(Suit.EICHEL).order(DECKS["long"])
    n = 1_000_000
    rounds = n / timed(lambda: playouts_of_deals(order, n, 1)) / 1_000
    print(f"random rounds, a new deal each: {rounds:.2f} million a second")
    play = next(deals("sauspiel", DECKS["long"], 1))
    view = SeatView(play.order, DECKS["long"].mask, play.held[1], 1, play.leader)
    worlds = Worlds(view)
    worlds.sample(1_000, 1)
    rate = 200_000 / timed(lambda: worlds.sample(200_000, 2))
    print(f"sampled worlds: {rate:,.0f} thousand a second, out of {worlds.total:,}")
