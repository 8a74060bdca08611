"""One module per command, each with the `command` that bears its name."""
