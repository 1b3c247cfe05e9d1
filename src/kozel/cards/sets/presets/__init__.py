"""The games of the family as data."""
