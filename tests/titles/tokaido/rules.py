"""What the tests of all titles must know of Tokaido's rules."""

PRINTED_EXAMPLES = {
    "turn-last",
    "turn-overtaken",
    "turn-again",
    "souvenir-collections",
    "inn-order",
    "inn-three-players",
    "inn-four-players",
    "temple",
    "temple-two-most-generous",
    "neutral-turn",
    "preparations-four-players",
}
# Beginnings of paths in `components.toml`: rules read all reconstructed figures.
READ_BY_RULES = ("variants.",)
