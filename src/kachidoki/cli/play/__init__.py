"""A match played at this terminal, and the plain mode that plays it line by line."""
