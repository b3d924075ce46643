"""When each table was last attended, so that the lobby offers none that everybody has left."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; tables of before are offered again once their people are back."""
    # Not in a batch, which would make the table anew: others refer to it.
    column = sa.Column("seen", sa.BigInteger(), nullable=False, server_default=sa.text("0"))
    op.add_column("tables", column)
