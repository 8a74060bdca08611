"""Small arrays of integers: `librt.vecs.vec` where it is installed, else a list that stands in for it.

Every compiled module takes `vec` and its integers from here, so that the fallback is decided in one
place.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
else:
    try:
        from librt.vecs import append, extend, vec
    except ImportError:

        class vec(list[Any]):  # noqa: N801 - takes the place of librt's lower-case name
            """A list with the few operations of a `vec` that we use."""

            def __getitem__(self, key: Any) -> Any:
                item = list.__getitem__(self, key)
                return vec(item) if isinstance(key, slice) else item

        def append(items: Any, item: Any) -> Any:
            """The vec with one more item; the old one must not be used any more."""
            items.extend([item])
            return items

        def extend(items: Any, more: Any) -> Any:
            """The vec with these behind its own; the old one must not be used any more."""
            items.extend(more)
            return items


__all__ = ["append", "extend", "i16", "i64", "u8", "vec"]
