"""How strong a bot can be: words for people, and the bots behind them."""

# From the weakest to the strongest; the texts are `level-<id>`.
LEVELS = {
    "apprentice": "ismcts:60",
    "adept": "greedy",
    "master": "ismcts:4000",
    "champion": "ismcts:3s",
}
STAND_IN = "greedy"  # chooses for a bot that has failed
SECONDS = 3.0  # no bot thinks longer about a move
