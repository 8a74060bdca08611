"""Nets are written and read again; a file that does not fit is refused with the reason."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.engine.toy import MARKET

from kachidoki.engine import BadInput, State
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.net import Net, weights_in
from kachidoki.engine.learned.nets import (
    NetFile,
    names_of,
    pack,
    read_learnt,
    taught,
    write_learnt,
)
from kachidoki.titles import find_title

FIRST, SECOND = 2, 1


class Two(Features):
    """Features of a title of two."""

    def __init__(self) -> None:
        super().__init__([("lead", "who leads"), ("luck", "who is lucky")], 2)

    def count_facts(self, state: State) -> None:
        raise AssertionError("no position is looked at")

    def judge(self, state: State) -> None:
        raise AssertionError("no position is judged")


WEIGHTS = [7 * place - 50 for place in range(weights_in(2, FIRST, SECOND))]


FILE = NetFile("dice", names_of(Two()), FIRST, SECOND, {"games": 3}, pack(WEIGHTS))


def read_net(path: Path) -> Net:
    file = read_learnt(path)
    assert isinstance(file, NetFile)
    return file.net_for("dice", Two())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "net.json"
    write_learnt(found, FILE)
    return found


def change(path: Path, **words: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | words), "utf-8")


def test_a_net_is_the_same_after_it_was_written_and_read(path: Path) -> None:
    net = read_net(path)
    again = path.with_name("again.json")
    write_learnt(again, read_learnt(path))
    assert again.read_text("utf-8") == path.read_text("utf-8")
    assert [*net.own, *net.others, *net.rival, *net.bias] == WEIGHTS[:21]
    assert [*net.between, *net.second_bias, *net.last] == WEIGHTS[21:]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"title": "chess"}, "is a net for chess, not for dice"),
        ({"features": ["lead"]}, "for other features than those of dice; train it anew"),
        ({"first": 0}, "layers that cannot be; possible: 1 to 256 neurons"),
        ({"second": 10**6}, "layers that cannot be"),
        ({"first": "two"}, "is neither a net nor a prior: Expected `int`"),
        ({"weights": "%%"}, "has weights that cannot be read"),
        ({"weights": pack(WEIGHTS[1:])}, "has not the 25 weights of its layers"),
        ({"weights": pack([0] * 10**6)}, "has not the 25 weights of its layers"),
        ({"more": 1}, "is neither a net nor a prior: Object contains unknown field `more`"),
    ],
)
def test_what_does_not_fit_is_refused(path: Path, words: dict[str, Any], reason: str) -> None:
    change(path, **words)
    with pytest.raises(BadInput) as refused:
        read_net(path)
    assert reason in str(refused.value)


def test_a_broken_file_and_none_are_refused(path: Path) -> None:
    path.write_text("{", "utf-8")
    with pytest.raises(BadInput, match="is neither a net nor a prior"):
        read_net(path)
    with pytest.raises(BadInput, match="cannot be read"):
        read_net(path.with_name("none.json"))


def test_advice_knows_what_lies_in_the_folder_of_its_title() -> None:
    for title_id, has_net in (("joraku", True), ("rising-sun", False)):
        title = find_title(title_id)
        advice, plain = taught(title), title.advice()
        assert (advice.net is not None) == has_net
        assert advice.prior is not None
        assert (plain.net, plain.prior) == (None, None)
    alone = taught(MARKET)
    assert (alone.net, alone.prior) == (None, None)
