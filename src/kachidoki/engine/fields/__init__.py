"""How a state is written down in words and read back: each field is declared once, for both ways.

A `Form` says how one number is written: as a word, a bag of words, counts … A `Field` says where such
numbers are in the state.
"""

from kachidoki.engine.fields.deals import Offers, broken_promises
from kachidoki.engine.fields.decks import (
    SecretlyUnder,
    Under,
    lay_on_top,
)
from kachidoki.engine.fields.forms import (
    Bag,
    Copies,
    Counts,
    Flag,
    Form,
    Groups,
    Number,
    Numbers,
    Word,
    apart,
    what_is_left,
)
from kachidoki.engine.fields.places import (
    Attribute,
    Bit,
    Each,
    Entry,
    Field,
    Fields,
    Forms,
    Line,
    Listed,
    Own,
    Rows,
    Stretch,
)
from kachidoki.engine.fields.whole import (
    Pending,
    frames_of,
    read_state,
    read_view,
    write_state,
)

__all__ = [
    "Attribute",
    "Bag",
    "Bit",
    "Copies",
    "Counts",
    "Each",
    "Entry",
    "Field",
    "Fields",
    "Flag",
    "Form",
    "Forms",
    "Groups",
    "Line",
    "Listed",
    "Number",
    "Numbers",
    "Offers",
    "Own",
    "Pending",
    "Rows",
    "SecretlyUnder",
    "Stretch",
    "Under",
    "Word",
    "apart",
    "broken_promises",
    "frames_of",
    "lay_on_top",
    "read_state",
    "read_view",
    "what_is_left",
    "write_state",
]
