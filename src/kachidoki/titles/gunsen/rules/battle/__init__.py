"""Battle, from the ride into it to the spoils."""
