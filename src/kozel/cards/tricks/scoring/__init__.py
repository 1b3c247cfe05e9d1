"""The arithmetic of finished deals: pure functions from a standing and a summary."""
