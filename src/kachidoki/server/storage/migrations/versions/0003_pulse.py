"""A row that is written only to find out whether anything can be."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("pulse", sa.Column("time", sa.Double, nullable=False))
    op.execute("INSERT INTO pulse (time) VALUES (0)")


def downgrade() -> None:
    op.drop_table("pulse")
