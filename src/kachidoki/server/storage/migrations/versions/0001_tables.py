"""Tables, seats and happenings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("corrections", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("limit_seconds", sa.Integer, nullable=False),
        sa.Column("coach", sa.Boolean, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(64)),
        sa.Column("maker", sa.String(64)),
        sa.Column("analysis", sa.Text),
    )
    op.create_index("tables_by_status", "tables", ["status", "public"])
    op.create_index("tables_by_maker", "tables", ["maker"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("nonce", sa.String(64)),
        sa.Column("bot", sa.String(64)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_key", "seats", ["key_hash"])
    op.create_table(
        "happenings",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("request", sa.String(64)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actors", sa.String(16), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    op.drop_table("happenings")
    op.drop_table("seats")
    op.drop_table("tables")
