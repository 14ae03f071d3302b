"""The first tables: the log, its heads, who sat where, users and their sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "table_log",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("rev", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("cmd_id", sa.String(128), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "rev", name="pk_table_log"),
        sa.UniqueConstraint("table_id", "cmd_id", name="uq_table_log_table_id_cmd_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_head",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_head"),
    )
    op.create_table(
        "table_person",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_table_person"),
        sa.ForeignKeyConstraint(["table_id"], ["table_head.table_id"], name="fk_table_person_table_id"),
    )
    op.create_index("ix_table_person_user_id", "table_person", ["user_id"])
    op.create_table(
        "user",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_user"),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_session"),
        sa.ForeignKeyConstraint(["user_id"], ["user.id"], name="fk_session_user_id"),
    )
    op.create_index("ix_session_user_id", "session", ["user_id"])
