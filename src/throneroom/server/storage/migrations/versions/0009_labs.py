"""Comparisons of plans in the browser."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table; it fills as people compare plans."""
    op.create_table(
        "labs",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("results", sa.LargeBinary(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_labs_person_id", "labs", ["person_id"])
