"""The rules, compiled: the table, what may be done, what it does, what each seat knows."""
