"""Live tables: what happens at them, who is there, what they are told."""
