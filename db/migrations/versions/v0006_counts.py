"""What games count is kept by name, results by game.

Revision: 0006. Columns that were one game's counts become rows; everything there was stays.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_GAME = "brouc"
"""The only game there was."""
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
_BOARD = ("scope", "period", "game", "pool", "contested", "size")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _game() -> sa.Column[str]:
    # For the rows there are.
    return sa.Column("game", sa.Text, nullable=False, server_default=_GAME)


def _match_id() -> sa.Column[int]:
    return sa.Column(
        "match_id", sa.BigInteger, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
    )


def _leaderboard_id() -> sa.Column[int]:
    return sa.Column(
        "leaderboard_id", sa.BigInteger, sa.ForeignKey("leaderboards.id"), nullable=False
    )


def upgrade() -> None:
    """Make the new tables, move every row, drop the old columns."""
    _matches()
    _players()
    _ratings()
    _standings()


def _matches() -> None:
    op.create_table(
        "match_sides",
        _match_id(),
        _number("side"),
        _flag("won"),
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
        _match_id(),
        _number("place"),
        _text("name"),
        _number("value"),
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
        _match_id(),
        _number("place"),
        _text("seat"),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("level", sa.Text),
        _number("side"),
        *map(_flag, ("won", "left", "rated")),
        *map(_number, ("turns", "stand_in_turns")),
        _text("game"),
        _number("ended_at"),
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
    old, numbers = _aside("ratings"), ("user_id", "mean", "deviation", "cautious", "matches")
    op.create_table(
        "ratings",
        _text("game"),
        _text("pool"),
        *map(_number, numbers),
        sa.PrimaryKeyConstraint("game", "pool", "user_id"),
        sqlite_with_rowid=False,
    )
    kept = ", ".join(("pool", *numbers))
    op.execute(f"INSERT INTO ratings (game, {kept}) SELECT '{_GAME}', {kept} FROM {old}")
    op.drop_table(old)
    op.create_index("ratings_by_user", "ratings", ["user_id"])


def _aside(table: str) -> str:
    """Make room for a table of the same name; gives the name of the old one."""
    old = f"old_{table}"
    op.rename_table(table, old)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER INDEX {table}_pkey RENAME TO {old}_pkey")
    return old


def _standings() -> None:
    for name in ("standings_of_pairs", "standings_by_user", "standings_by_partner"):
        op.drop_index(name, "standings")
    before = _aside("standings")
    counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "leaderboards",
        sa.Column("id", counted, primary_key=True, autoincrement=True),
        _number("scope"),
        _text("period"),
        _text("game"),
        _text("pool"),
        _flag("contested"),
        _number("size"),
        sqlite_autoincrement=True,
    )
    op.create_index("leaderboards_by_key", "leaderboards", list(_BOARD), unique=True)
    op.create_table(
        "standings",
        _leaderboard_id(),
        *map(_number, ("user_id", "partner_id", "matches", "matches_won", "matches_left")),
        sa.PrimaryKeyConstraint("leaderboard_id", "user_id", "partner_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standing_counts",
        _leaderboard_id(),
        *map(_number, ("user_id", "partner_id")),
        _text("name"),
        _number("value"),
        sa.PrimaryKeyConstraint("leaderboard_id", "user_id", "partner_id", "name"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO leaderboards (scope, period, game, pool, contested, size) "
        f"SELECT DISTINCT scope, period, '{_GAME}', pool, contested, size FROM {before} "
        "ORDER BY scope, period, pool, contested, size"
    )
    same = " AND ".join(f"board.{name} = old.{name}" for name in _BOARD if name != "game")
    source = f"FROM {before} AS old JOIN leaderboards AS board ON {same}"
    users = "board.id, old.user_id, old.partner_id"
    op.execute(
        "INSERT INTO standings "
        "(leaderboard_id, user_id, partner_id, matches, matches_won, matches_left) "
        f"SELECT {users}, old.matches, old.matches_won, old.matches_left {source}"
    )
    for name in sorted(_COUNTS):
        op.execute(
            "INSERT INTO standing_counts (leaderboard_id, user_id, partner_id, name, value) "
            f"SELECT {users}, '{name}', old.{name} {source} WHERE old.{name} <> 0"
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
