"""What is done in an activation: goods, troops, heroes, moves, buildings and tactics."""
