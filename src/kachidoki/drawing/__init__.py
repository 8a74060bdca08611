"""What titles draw their tables with, in cells of a terminal."""
