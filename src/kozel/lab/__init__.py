"""The laboratory: whole matches without a table, and players measured against each other."""
