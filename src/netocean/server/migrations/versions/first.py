"""The first form: tables, seats, inputs, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of the first form."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("opening", sa.LargeBinary),
        sa.Column("setup", sa.LargeBinary),
        sa.Column("code", sa.String, unique=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("expired", sa.Integer),
    )
    op.create_table(
        "seats",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("claimed", sa.Integer, nullable=False),
    )
    op.create_table(
        "inputs",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        _table_id(),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("input", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "place"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("inputs", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("reports_by_table", "reports", ["table_id"])
    op.create_index("tables_by_touch", "tables", ["touched"])


def _table_id(primary_key: bool = False) -> "sa.Column[str]":
    target = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String, target, nullable=False, primary_key=primary_key)
