"""How a match ended, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "result")
