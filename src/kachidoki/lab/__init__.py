"""Where bots are measured: the arena, its statistics and its plots."""
