"""Games from elsewhere, whose records were pasted."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """All games so far were played here."""
    op.add_column(
        "tables",
        sa.Column("pasted", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
