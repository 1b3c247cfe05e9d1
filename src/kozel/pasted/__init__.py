"""Games of other people: hands and moves as plain text, replayed with the real rules.

`transcript.read` makes an ordinary log of a text and names the first move that cannot be.
"""
