"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table; it fills as people ask what decided a game."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("analysis", sa.Text(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
