"""What the name of each account looks like, so that no new one looks the same."""

import sqlalchemy as sa
from alembic import op

from throneroom.server.lookalikes import skeleton

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column and fill it; names that look the same already stay."""
    # Not in a batch: that would make the table anew, and dropping the old one would log out
    # everybody, since persons refer to it.
    column = sa.Column("skeleton", sa.Text(), nullable=False, server_default=sa.text("''"))
    op.add_column("accounts", column)
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"])
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("skeleton"))
    connection = op.get_bind()
    for id, name in connection.execute(sa.select(accounts.c.id, accounts.c.name)).all():
        filled = accounts.update().where(accounts.c.id == id).values(skeleton=skeleton(name))
        connection.execute(filled)
