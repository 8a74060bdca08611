"""What the bots are told: where things lie, what a position promises, which moves look plausible."""
