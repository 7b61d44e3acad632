"""From version 0.1.0 to 0.2.0: results by game, limits.

Columns that were one game's counts become counts by name; no number is lost.
"""

import sqlalchemy as sa
from alembic import op

from db.core.schema import counted, flags, numbers, parent, texts

_COUNTS = (
    "deals",
    "games",
    "games_won",
    "coches_given",
    "coches_taken",
    "tricks",
    "marriages",
    "points",
    "points_deals",
    "capes",
    "capes_demanded",
    "capes_undoubled",
    "capes_failed",
    "dehors_right",
    "dehors_wrong",
)
_GAME = "brouc"
"""The only game of version 0.1.0."""
_BOARD = ("scope", "period", "game", "pool", "contested", "size")


def _game() -> sa.Column[str]:
    # The default is for existing rows.
    return sa.Column("game", sa.Text, nullable=False, server_default=_GAME)


def upgrade() -> None:
    """Create the new tables, move every row, drop the old columns."""
    # The deadline follows from the journal.
    op.drop_column("tables", "due_at")
    # The content shown by existing messages is unknown.
    op.add_column("messages", sa.Column("shown", sa.Text, nullable=False, server_default=""))
    _limits()
    _matches()
    _players()
    _ratings()
    _standings()


def _limits() -> None:
    op.create_table(
        "limits",
        *texts("action", "scope"),
        *numbers("subject", "free_at"),
        sa.PrimaryKeyConstraint("action", "scope", "subject"),
        sqlite_with_rowid=False,
    )
    op.create_index("limits_by_end", "limits", ["free_at"])
    op.create_table(
        "refused_inviters",
        *numbers("user_id"),
        *texts("inviter"),
        sa.PrimaryKeyConstraint("user_id", "inviter"),
        sqlite_with_rowid=False,
    )


def _matches() -> None:
    op.create_table(
        "match_sides",
        parent("match_id", "matches"),
        *numbers("side"),
        *flags("won"),
        sa.Column("score", sa.BigInteger),
        sa.PrimaryKeyConstraint("match_id", "side"),
        sqlite_with_rowid=False,
    )
    for side in (0, 1):
        op.execute(
            "INSERT INTO match_sides (match_id, side, won, score) "
            f"SELECT id, {side}, winner = {side}, coches_{side} FROM matches"
        )
    op.drop_index("matches_by_pool", "matches")
    op.add_column("matches", _game())
    for name in ("winner", "coches_0", "coches_1"):
        op.drop_column("matches", name)
    op.create_index("matches_by_pool", "matches", ["game", "pool", "rated", "ended_at", "id"])


def _players() -> None:
    op.create_table(
        "match_counts",
        parent("match_id", "matches"),
        *numbers("place"),
        *texts("name"),
        *numbers("value"),
        sa.PrimaryKeyConstraint("match_id", "place", "name"),
        sqlite_with_rowid=False,
    )
    for name in sorted(_COUNTS):
        op.execute(
            "INSERT INTO match_counts (match_id, place, name, value) "
            f"SELECT match_id, place, '{name}', {name} FROM match_players WHERE {name} <> 0"
        )
    op.drop_index("match_players_by_user", "match_players")
    old = _aside("match_players")
    op.create_table(
        "match_players",
        parent("match_id", "matches"),
        *numbers("place"),
        *texts("seat"),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("level", sa.Text),
        *numbers("side"),
        *flags("won", "left", "rated"),
        *numbers("turns", "stand_in_turns"),
        *texts("game"),
        *numbers("ended_at"),
        sa.PrimaryKeyConstraint("match_id", "place"),
        sqlite_with_rowid=False,
    )
    # LEFT is a word of SQL.
    kept = (
        'match_id, place, seat, user_id, level, won, "left", rated, turns, stand_in_turns, ended_at'
    )
    op.execute(
        f"INSERT INTO match_players (game, side, {kept}) SELECT '{_GAME}', team, {kept} FROM {old}"
    )
    op.drop_table(old)
    op.create_index("match_players_by_user", "match_players", ["user_id", "ended_at", "match_id"])
    op.create_index(
        "match_players_by_game", "match_players", ["user_id", "game", "ended_at", "match_id"]
    )


def _ratings() -> None:
    op.drop_index("rating_changes_by_user", "rating_changes")
    op.add_column("rating_changes", _game())
    op.create_index(
        "rating_changes_by_user",
        "rating_changes",
        ["user_id", "game", "pool", "ended_at", "match_id"],
    )
    op.drop_index("ratings_by_user", "ratings")
    old, figures = _aside("ratings"), ("user_id", "mean", "deviation", "cautious", "matches")
    op.create_table(
        "ratings",
        *texts("game", "pool"),
        *numbers(*figures),
        sa.PrimaryKeyConstraint("game", "pool", "user_id"),
        sqlite_with_rowid=False,
    )
    kept = ", ".join(("pool", *figures))
    op.execute(f"INSERT INTO ratings (game, {kept}) SELECT '{_GAME}', {kept} FROM {old}")
    op.drop_table(old)
    op.create_index("ratings_by_user", "ratings", ["user_id"])


def _aside(table: str) -> str:
    """Rename a table to make room for a new one; return its new name."""
    old = f"old_{table}"
    op.rename_table(table, old)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER INDEX {table}_pkey RENAME TO {old}_pkey")
    return old


def _standings() -> None:
    for name in ("standings_of_pairs", "standings_by_user", "standings_by_partner"):
        op.drop_index(name, "standings")
    before = _aside("standings")
    op.create_table(
        "leaderboards",
        counted(),
        *numbers("scope"),
        *texts("period", "game", "pool"),
        *flags("contested"),
        *numbers("size"),
        sqlite_autoincrement=True,
    )
    op.create_index("leaderboards_by_key", "leaderboards", list(_BOARD), unique=True)
    op.create_table(
        "standings",
        sa.Column(
            "leaderboard_id", sa.BigInteger, sa.ForeignKey("leaderboards.id"), nullable=False
        ),
        *numbers("user_id", "partner_id", "matches", "matches_won", "matches_left"),
        sa.Column("counts", sa.JSON, nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("leaderboard_id", "user_id", "partner_id"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO leaderboards (scope, period, game, pool, contested, size) "
        f"SELECT DISTINCT scope, period, '{_GAME}', pool, contested, size FROM {before} "
        "ORDER BY scope, period, pool, contested, size"
    )
    same = " AND ".join(f"board.{name} = old.{name}" for name in _BOARD if name != "game")
    counts = " UNION ALL ".join(
        f"SELECT '{name}' AS name, old.{name} AS value" for name in sorted(_COUNTS)
    )
    together = "json_group_object(name, value)"
    if op.get_bind().dialect.name == "postgresql":
        together = "coalesce(json_object_agg(name, value ORDER BY name), '{}')"
    op.execute(
        "INSERT INTO standings "
        "(leaderboard_id, user_id, partner_id, matches, matches_won, matches_left, counts) "
        "SELECT board.id, old.user_id, old.partner_id, "
        "old.matches, old.matches_won, old.matches_left, "
        f"(SELECT {together} FROM ({counts}) AS one WHERE value <> 0) "
        f"FROM {before} AS old JOIN leaderboards AS board ON {same}"
    )
    op.drop_table(before)
    op.create_index(
        "standings_of_pairs",
        "standings",
        ["leaderboard_id", "matches"],
        sqlite_where=sa.text("partner_id > 0"),
        postgresql_where=sa.text("partner_id > 0"),
    )
    op.create_index("standings_by_user", "standings", ["user_id"])
    op.create_index("standings_by_partner", "standings", ["partner_id"])
