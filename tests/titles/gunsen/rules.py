"""What the tests of all titles must know of Gunsen's rules."""

PRINTED_EXAMPLES = {
    "expansion",
    "building",
    "movement",
    "towers",
    "toshi-ranbo",
    "battle-start",
    "battle-dice",
    "battle-outcome",
    "battle-spoils",
}
# Rules read nearly all of the reconstructed figures, and every game hangs on them: whoever corrects one
# writes the playthroughs anew. RULES.md has rows for all of them.
READ_BY_RULES = ()
