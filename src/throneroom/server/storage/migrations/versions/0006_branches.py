"""Where branches of games come from, so that a game can list its own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; no game of before is a branch."""
    # Not in a batch, which would make the table anew: others refer to it.
    op.add_column("tables", sa.Column("origin_id", sa.String(length=22), nullable=True))
    op.add_column("tables", sa.Column("origin_answers", sa.Integer(), nullable=True))
    op.create_index("ix_tables_origin_id", "tables", ["origin_id"])
