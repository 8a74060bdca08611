"""A server that uses several cores: each table has its process, and a doorman sends people there."""
