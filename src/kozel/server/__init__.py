"""The house that people come to: lobby, tables, clocks, store, and the page it serves."""
