"""How bots learn to judge positions: games are played, and a net is fitted to how they ended."""
