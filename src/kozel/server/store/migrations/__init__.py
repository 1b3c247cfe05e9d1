"""Alembic migrations, in the order of their numbers."""
