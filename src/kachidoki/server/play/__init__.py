"""All that a move passes through, from the request to the messages about it. Compiled by mypyc."""
