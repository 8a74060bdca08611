"""What kind of game a title is, measured on recorded games."""
