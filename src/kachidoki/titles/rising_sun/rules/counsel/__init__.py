"""What the bots are told, by subject: prospects, plausible moves, and bids."""
