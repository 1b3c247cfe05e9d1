"""Players: the port for everybody who is no person, and the built-in ones by name.

Start with `kozel.players.port`; `kozel.players.registry` finds ``club``, ``novice@1``…
`club` and `novice` are the versions still being made better; with a release they are frozen
beside the older ones.
"""
