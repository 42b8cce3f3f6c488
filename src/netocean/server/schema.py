"""What the server keeps: tables with their inputs, the tokens of their seats, reports. Changes come as migrations."""

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("opening", LargeBinary),  # what the table was opened with; empty once it has expired
    Column("asked", LargeBinary),  # what the game is to begin with if the host accepts the packs of the friend
    Column("setup", LargeBinary),  # what the game was begun with; empty until both seats are taken and agreed
    Column("code", String, unique=True),  # what a friend joins with, in its plain form
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Column("over", Integer, nullable=False, default=0),
    Column("expired", Integer),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("claimed", Integer, nullable=False),
)

INPUTS = Table(
    "inputs",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("input", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "place"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: kept by the server itself
    Column("seq", Integer, nullable=False),
    Column("inputs", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("created", Integer, nullable=False),
    Index("reports_by_table", "table_id"),
)

Index("tables_by_touch", TABLES.c.touched)
