"""What the tests of all titles must know of Joraku's rules."""

PRINTED_EXAMPLES = {
    "winner-1",
    "winner-2",
    "winner-3",
    "winner-4",
    "scoring-shinano",
    "scoring-totomi",
    "scoring-mikawa",
    "skirmish-yellow",
    "skirmish-purple",
    "skirmish-red",
    "skirmish-blue",
    "skirmish-result",
    "kachidoki-mikawa",
}
# Beginnings of paths in `components.toml`: the other figures are only shown.
READ_BY_RULES = ("areas.", "variants.")
