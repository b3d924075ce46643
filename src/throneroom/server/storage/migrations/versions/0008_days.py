"""The kingdom of each day, and everybody's try at it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables; they fill as people look at a day's kingdom and play it."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("kingdom", sa.String(length=400), nullable=False),
        sa.Column("bane", sa.String(length=30), nullable=True),
        sa.Column("opponent", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("day"),
    )
    op.create_table(
        "day_tries",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("lead", sa.Integer(), nullable=True),
        sa.Column("turns", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_day_tries_one_each", "day_tries", ["day", "key"], unique=True)
    op.create_index("ix_day_tries_person_id", "day_tries", ["person_id"])
