"""Which decision is pending."""

from kachidoki.titles.tokaido.rules.state import Table


def is_pending(t: Table, *steps: int) -> bool:
    return not t.is_over() and t.step in steps
