"""The plans that searches have found for kingdoms."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; it fills as kingdoms are played against bots that need it."""
    op.create_table(
        "findings",
        sa.Column("setup", sa.String(length=400), nullable=False),
        sa.Column("findings", sa.Text(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("setup"),
    )
