"""What every game is: options, seating, moves, offers, events, views, chance, logs, notation.

Knows no game, no screen, no clock and no network. Start with `kozel.core.game`.
"""
