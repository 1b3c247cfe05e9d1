"""The card games: the deck here, and one package for each way of playing."""
