"""What alembic runs: the migrations, on the connection that the caller has opened."""

from alembic import context

from stammtisch.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite cannot alter a column, so alembic makes a new table and copies.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
