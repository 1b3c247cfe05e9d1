"""The games of this way of playing, one a file."""
