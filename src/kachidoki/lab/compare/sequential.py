"""A sequential test: after every deal it says that A is stronger, that it is not, or to go on.

What is observed of a deal is the share of its victories that A has got, over all its games. Two
claims about the mean of these shares are weighed: that it is `null`, and that it is `gain`. Nothing
else is known of how they are distributed, so for each claim the most likely distribution with that
mean takes its place (a generalised SPRT, as chess engines are tested on pairs of games). The
logarithm of the ratio of the two likelihoods is compared with Wald's bounds.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import log, sqrt

from kachidoki.engine import BadInput
from kachidoki.lab.statistics import Estimate, Z, wilson

STRONGER, NOT_STRONGER, UNDECIDED = "stronger", "not-stronger", "undecided"
PRIOR = 1e-3  # of a deal that A has won, and of one that it has lost: both can be
STEPS = 50
CLOSE = 1e-12
DIGITS = 9  # shares that differ less are the same


@dataclass(frozen=True)
class Claims:
    """The two means, and how often one may be mistaken: `alpha`, to call A stronger where the mean is
    `null`; `beta`, not to do so where it is `gain`."""

    null: float = 0.5
    gain: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.null < self.gain < 1:
            raise BadInput(
                f"A's share of victories must be claimed to lie between 0 and 1, more if it is "
                f"stronger than if not; given: {self.null:g} and {self.gain:g}"
            )
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise BadInput(f"{name} lies between 0 and 0.5; given: {getattr(self, name):g}")

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


@dataclass
class Trial:
    """Deals so far, by the share that A had of their victories."""

    claims: Claims
    shares: Counter[float] = field(default_factory=Counter)

    def add(self, share: float) -> None:
        self.shares[round(share, DIGITS)] += 1

    @property
    def deals(self) -> int:
        return self.shares.total()

    @property
    def mean(self) -> float:
        return sum(share * self.shares[share] for share in sorted(self.shares)) / max(1, self.deals)

    @property
    def estimate(self) -> Estimate:
        """The mean, and its interval if the test had not chosen when to stop. Where all deals came out
        alike, how far they lie apart tells nothing: then each is one trial."""
        mean, deals = self.mean, self.deals
        if deals < 2:
            return Estimate(mean, 0.0, 1.0)
        squares = sum(self.shares[share] * (share - mean) ** 2 for share in sorted(self.shares))
        if squares < CLOSE:
            return wilson(mean * deals, deals)
        reach = Z * sqrt(squares / (deals - 1) / deals)
        return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))

    @property
    def ratio(self) -> float:
        """The logarithm of the ratio of the likelihoods: the larger, the more speaks for `gain`."""
        seen: dict[float, float] = dict(self.shares)
        for end in (0.0, 1.0):
            seen[end] = seen.get(end, 0) + PRIOR
        weights = sorted(seen.items())
        return likelihood(weights, self.claims.gain) - likelihood(weights, self.claims.null)

    @property
    def verdict(self) -> str:
        ratio = self.ratio
        if ratio >= self.claims.upper:
            return STRONGER
        return NOT_STRONGER if ratio <= self.claims.lower else UNDECIDED


def likelihood(weights: list[tuple[float, float]], mean: float) -> float:
    """The logarithm of how likely these values are, by the likeliest distribution with that mean; that
    of the likeliest with any mean is 0.

    It gives each value `1 / (1 + tilt * (value - mean))` of its share. The tilt is where the mean comes
    out right; Newton's rule finds it, and where that leads astray, halving.
    """
    low, high = -1 / (weights[-1][0] - mean), 1 / (mean - weights[0][0])
    tilt = 0.0
    for _ in range(STEPS):
        slope = bend = 0.0
        for value, weight in weights:
            share = (value - mean) / (1 + tilt * (value - mean))
            slope += weight * share
            bend += weight * share * share
        low, high = (tilt, high) if slope > 0 else (low, tilt)
        better = tilt + slope / bend
        better = better if low < better < high else (low + high) / 2
        if abs(better - tilt) < CLOSE:
            break
        tilt = better
    return -sum(weight * log(1 + tilt * (value - mean)) for value, weight in weights)
