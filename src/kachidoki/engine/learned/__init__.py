"""What bots learn from games: features of a position, and the net that judges it by them."""
