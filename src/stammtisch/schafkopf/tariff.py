"""What a round costs: the tariff, and the value of a result as an equation (rulebook 11)."""

from __future__ import annotations

from dataclasses import dataclass, fields

from stammtisch.schafkopf.contracts import Bettel, Contract, Ramsch, Sie, Solo, kind_of
from stammtisch.schafkopf.verdict import Grade, Verdict

LEVELS = ("kontra", "re", "sub", "hirsch")
"""The doublings in their order; the first and third belong to the opponents (rulebook 8.5)."""


@dataclass(frozen=True, slots=True)
class Tariff:
    """Integer amounts in cents or points (rulebook 11.1).

    ``herz_solo`` replaces ``solo`` in a Herz-Solo; ``tout_base`` and ``tout_laufender`` replace
    the doubling of a Tout; ``schneider_only_sauspiel`` keeps both additions out of single games.
    ``value_cap`` is the most that one player pays one other, ``doublings_cap`` how many of Klopfen and Kontra
    count at most (None: no cap).
    ``sie_factor`` multiplies a Sie, without Laufende where ``sie_laufende`` is false; ``bettel`` and ``ramsch``
    are fixed amounts (None: three times a Sauspiel, and as a Sauspiel).
    """

    sauspiel: int
    solo: int
    laufender: int
    schneider: int
    schwarz: int
    herz_solo: int | None = None
    tout_factor: int = 2
    tout_base: int | None = None
    tout_laufender: int | None = None
    tout_counts_schwarz: bool = False
    schneider_only_sauspiel: bool = False
    value_cap: int | None = None
    doublings_cap: int | None = None
    sie_factor: int = 4
    sie_laufende: bool = True
    bettel: int | None = None
    ramsch: int | None = None

    def base(self, contract: Contract) -> int:
        """Return the base amount of a contract."""
        if contract.partnered:
            return self.sauspiel
        if isinstance(contract, Bettel):
            return 3 * self.sauspiel if self.bettel is None else self.bettel
        if isinstance(contract, Ramsch):
            return self.sauspiel if self.ramsch is None else self.ramsch
        if contract.tout and self.tout_base is not None:
            return self.tout_base
        if isinstance(contract, Solo) and contract.suit.letter == "H" and self.herz_solo is not None:
            return self.herz_solo
        return self.solo

    def per_laufender(self, contract: Contract) -> int:
        """Return the amount of one Laufender under a contract."""
        if contract.tout and self.tout_laufender is not None:
            return self.tout_laufender
        return self.laufender


MAY_BE_NONE = tuple(field.name for field in fields(Tariff) if field.default is None)
"""The amounts that a tariff may do without."""


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a value: its name, and for Laufende how many at how much each."""

    term: str
    amount: int
    contract: str | None = None
    count: int | None = None
    each: int | None = None


@dataclass(frozen=True, slots=True)
class Factor:
    """One factor of a value: its name and how many times it multiplies."""

    factor: str
    times: int


@dataclass(frozen=True, slots=True)
class Price:
    """The value of a round as an equation: (sum of terms) times all factors, but no more than the cap."""

    terms: tuple[Term, ...]
    factors: tuple[Factor, ...]
    cap: int | None = None

    @property
    def value(self) -> int:
        """Return what one player pays to one other, in the tariff's unit."""
        return self.uncapped if self.cap is None else min(self.uncapped, self.cap)

    @property
    def uncapped(self) -> int:
        """Return what the equation comes to by itself."""
        value = sum(term.amount for term in self.terms)
        for factor in self.factors:
            value *= factor.times
        return value


def price(
    tariff: Tariff,
    contract: Contract,
    verdict: Verdict,
    laufende: int,
    doublings: int = 0,
) -> Price:
    """Return the value of a result (rulebook 11.2).

    ``laufende`` are the counted ones, ``doublings`` the number of Kontra, Re and so on. What comes on top of
    the contract is in :mod:`stammtisch.schafkopf.stakes`.
    """
    each = tariff.per_laufender(contract)
    if isinstance(contract, Sie) and not tariff.sie_laufende:
        laufende = 0
    terms = [Term("base", tariff.base(contract), contract=kind_of(contract).value)]
    if laufende:
        terms.append(Term("laufende", laufende * each, count=laufende, each=each))
    terms.extend(_additions(tariff, contract, verdict))
    factors = [Factor(level, 2) for level in LEVELS[:doublings]]
    if contract.tout and tariff.tout_base is None:
        factors.insert(0, Factor("tout", tariff.tout_factor))
    if isinstance(contract, Sie):
        factors.insert(0, Factor("sie", tariff.sie_factor))
    return Price(tuple(terms), tuple(factors))


def _additions(tariff: Tariff, contract: Contract, verdict: Verdict) -> list[Term]:
    """Return the additions for Schneider and Schwarz; Schwarz is paid on top of Schneider."""
    if contract.tout:
        counts = tariff.tout_counts_schwarz
        return [Term("schneider", tariff.schneider), Term("schwarz", tariff.schwarz)] if counts else []
    if tariff.schneider_only_sauspiel and not contract.partnered:
        return []
    terms = []
    if verdict.grade in (Grade.SCHNEIDER, Grade.SCHWARZ):
        terms.append(Term("schneider", tariff.schneider))
    if verdict.grade is Grade.SCHWARZ:
        terms.append(Term("schwarz", tariff.schwarz))
    return terms


def payoff(value: int, side: tuple[int, ...], declarer_side_wins: bool, players: int = 4) -> tuple[int, ...]:
    """Return what every seat receives (negative: pays); it sums to zero (rulebook 11.3).

    ``side`` are the seats of the declarer's side: two in a Sauspiel, one in a single game.
    """
    share = value if declarer_side_wins else -value
    opponents = players - len(side)
    gain = share * opponents // len(side)
    return tuple(gain if seat in side else -share for seat in range(players))
