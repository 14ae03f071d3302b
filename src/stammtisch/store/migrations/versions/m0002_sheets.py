"""Lists of a real table: who may write them, and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "sheet",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("writer_hash", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sheet"),
    )
    op.create_table(
        "sheet_entry",
        sa.Column("sheet_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("entry_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("sheet_id", "version", name="pk_sheet_entry"),
        sa.ForeignKeyConstraint(["sheet_id"], ["sheet.id"], name="fk_sheet_entry_sheet_id"),
        sa.UniqueConstraint("sheet_id", "entry_id", name="uq_sheet_entry_sheet_id_entry_id"),
        sqlite_with_rowid=False,
    )
