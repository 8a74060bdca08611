"""A net tells chances from features, the same way as it was trained."""

import pytest

from kachidoki.engine import BadInput
from kachidoki.engine.learned.net import ONE, Net, weights_in
from kachidoki.engine.vecs import i64, vec

FEATURES, FIRST, SECOND = 2, 1, 1


def net_of(**given: list[int]) -> Net:
    """A tiny net whose weights are 0, unless they are given."""
    sizes = {
        "own": FEATURES * (FIRST + 1),
        "others": FEATURES * (FIRST + 1),
        "rival": FEATURES * (FIRST + 1),
        "bias": FIRST + 1,
        "between": FIRST * SECOND,
        "second_bias": SECOND,
        "last": SECOND,
    }
    weights = [weight for name, size in sizes.items() for weight in given.get(name, [0] * size)]
    return Net(FEATURES, FIRST, SECOND, weights)


def scores(net: Net, *seats: list[int]) -> list[float]:
    net.score(vec[i64]([count for seat in seats for count in seat]), len(seats))
    return [float(net.scores[seat]) for seat in range(len(seats))]


def chances(net: Net, *seats: list[int]) -> list[float]:
    found = vec[float]([0.0] * len(seats))
    net.judge(vec[i64]([count for seat in seats for count in seat]), len(seats), 1.0, found)
    return [float(chance) for chance in found]


def test_the_plain_sum_counts_own_features() -> None:
    net = net_of(own=[0, int(ONE), 0, 0])
    assert scores(net, [2, 9], [-1, 9]) == [2.0, -1.0]


def test_the_mean_of_the_others_counts() -> None:
    net = net_of(others=[0, int(ONE), 0, 0])
    assert scores(net, [4, 0], [2, 0], [0, 0]) == [1.0, 2.0, 3.0]


def test_the_rival_is_who_leads_by_the_first_feature_among_the_others() -> None:
    net = net_of(rival=[0, 0, 0, int(ONE)])
    assert scores(net, [9, 1], [5, 2], [7, 3]) == [3.0, 1.0, 1.0]


def test_neurons_are_dark_below_nothing_and_no_brighter_than_can_be() -> None:
    net = net_of(own=[1024, 0, 0, 0], between=[1024], last=[int(ONE)])
    assert scores(net, [-5, 0], [3, 0], [300, 0]) == [0.0, 3.0, 255.0]


def test_a_bias_lights_a_neuron_by_itself() -> None:
    net = net_of(bias=[2048, 0], between=[1024], second_bias=[1024], last=[int(ONE)])
    assert scores(net, [0, 0], [0, 0]) == [3.0, 3.0]


def test_chances_are_in_the_ratio_of_e_to_the_scores() -> None:
    told = chances(net_of(own=[0, int(ONE), 0, 0]), [1, 0], [0, 0])
    assert told == [pytest.approx(2.718281828 / 3.718281828), pytest.approx(1 / 3.718281828)]


def test_weights_must_fit_the_layers() -> None:
    assert weights_in(FEATURES, FIRST, SECOND) == 17
    with pytest.raises(BadInput, match="17 weights, not 3"):
        Net(FEATURES, FIRST, SECOND, [1, 2, 3])


def test_a_lead_beyond_all_measure_is_a_sure_victory() -> None:
    told = chances(net_of(own=[0, int(ONE), 0, 0]), [100_000, 0], [0, 0], [0, 0])
    assert told == [pytest.approx(1), pytest.approx(0), pytest.approx(0)]
