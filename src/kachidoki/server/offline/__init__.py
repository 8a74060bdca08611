"""What is done with a database from outside, whether a server runs or not: match files, revisions."""
