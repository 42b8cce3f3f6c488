"""The second form: a game that waits until the host accepts the packs of the friend."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for what the host is asked."""
    op.add_column("tables", sa.Column("asked", sa.LargeBinary))
