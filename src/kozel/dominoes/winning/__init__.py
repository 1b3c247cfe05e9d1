"""Games in which the winner of a round writes: who wins it, and what that brings."""
