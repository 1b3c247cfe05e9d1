"""Play in a terminal: plain lines, for a person, a screen reader or a script.

Knows the contract of `kozel.core` and no game. Start with `kozel.terminal.playing`.
"""
