"""Other processes that serve the same tables: who serves which, and what they tell each other."""
