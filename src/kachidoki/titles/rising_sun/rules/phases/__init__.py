"""The set-up, and the phases of a season in their order."""
