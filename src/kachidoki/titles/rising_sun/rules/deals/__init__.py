"""What players give and promise one another."""
