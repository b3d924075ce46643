"""How Alembic reaches the database: through the connection that it is given.

After a change of the models this writes the migration for it:

    engine = open_database("sqlite:////tmp/empty.db")
    upgrade(engine)
    with engine.begin() as connection:
        command.revision(
            migrations(connection), "what changed", autogenerate=True, rev_id="0002"
        )
"""

from alembic import context

from throneroom.server.storage.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    # SQLite can change a table only by making another one in its place.
    render_as_batch=True,
)
context.run_migrations()
