"""People, requests, matches, the rows of their logs, and who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this step."""
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False, unique=True),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "requests",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_requests"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer),
        sa.Column("rematch", sa.String, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_state_created", "matches", ["state", "created"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False, server_default=""),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match_matches"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ux_entries_match_by_command",
        "entries",
        ["match", "by", "command"],
        unique=True,
        sqlite_where=sa.column("command") != "",
        postgresql_where=sa.column("command") != "",
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match_matches"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_match", "seats", ["person", "match"])


def downgrade() -> None:
    """Back from it."""
    for table in ("seats", "entries", "matches", "requests", "people"):
        op.drop_table(table)
