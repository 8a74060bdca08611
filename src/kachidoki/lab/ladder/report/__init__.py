"""The report of a ladder: one page in all languages, with its own drawings, and nothing that runs."""
