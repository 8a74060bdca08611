"""Set-up, and a turn: an order, a column, the end."""
