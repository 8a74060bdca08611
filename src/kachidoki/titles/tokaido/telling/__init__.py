"""What the tables in the terminal and in the browser both tell of a view."""
