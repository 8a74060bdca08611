"""Arrays that change rarely. Clones share them, so nothing is written into one that is in use."""

from kachidoki.engine.vecs import i64, vec


def with_item(items: vec[i64], place: i64, item: i64) -> vec[i64]:
    """The same array with another item at that place, for all that held the old one to keep it."""
    copy = items[:]
    copy[place] = item
    return copy
