"""The list that stands in for `vec` where librt is not installed."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import librt.vecs
import pytest

import kachidoki.engine.vecs


@pytest.fixture
def fallback(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The `vec` of a machine without librt."""
    monkeypatch.setitem(sys.modules, "librt.vecs", None)
    spec = spec_from_file_location("vecs_without_librt", kachidoki.engine.vecs.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.vec


def test_it_does_all_that_a_vec_is_asked_to_do(fallback: Any) -> None:
    numbers = fallback[int]([1, 2, 3])
    copy = numbers[:]
    copy[0] = 9
    assert isinstance(copy, fallback)
    assert [numbers[0], copy[0], len(copy)] == [1, 9, 3]
    assert list(fallback[int]((4, 5))) == [4, 5]


def test_it_is_only_a_fallback() -> None:
    assert kachidoki.engine.vecs.vec is librt.vecs.vec
