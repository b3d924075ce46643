"""Platinum and Colonies in the kingdom of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Note for every day whether they are used; up to now they were not."""
    op.add_column(
        "days",
        sa.Column("colonies", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
