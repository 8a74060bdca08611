"""Links that open a seat on another device."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("locked_key", sa.String(128), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", "used"),
    )


def downgrade() -> None:
    op.drop_table("links")
