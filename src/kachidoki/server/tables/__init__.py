"""Looking after tables: finding, seating, waking bots, keeping deadlines."""
