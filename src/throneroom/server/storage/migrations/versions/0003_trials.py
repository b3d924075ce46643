"""What trials of plans have shown."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table; it fills as kingdoms are played."""
    op.create_table(
        "trials",
        sa.Column("setup", sa.String(length=400), nullable=False),
        sa.Column("plan", sa.String(length=40), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("setup"),
    )
