"""Who leads: the first round, the later ones, and what is said before the lead."""
