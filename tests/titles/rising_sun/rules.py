"""What the tests of all titles must know of Rising Sun's rules."""

PRINTED_EXAMPLES = {
    "honor-gained",
    "honor-lost",
    "seating-five",
    "track-five",
    "season-four",
    "cards-spring",
    "tea-two-alliances",
    "tiles-drawn",
    "tile-laid",
    "recruit",
    "march",
    "train",
    "monster",
    "harvest",
    "betray-alliance",
    "betray-figures",
    "kami",
    "war",
    "nagato-force",
    "nagato-seppuku",
    "nagato-hostage",
    "nagato-ronin",
    "nagato-outcome",
    "nagato-poems",
    "nagato-reparations",
}
# Beginnings of paths in `components.toml`: rules read all reconstructed figures.
READ_BY_RULES = ("cards.",)
