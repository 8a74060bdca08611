"""How Alembic runs our migrations: on the connection and in the transaction that it is given."""

from alembic import context

from kachidoki.server.storage.model import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
