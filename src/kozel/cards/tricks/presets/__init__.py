"""The games of this family, each a small module of data."""
