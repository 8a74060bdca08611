"""What cards and monsters do, and when."""
