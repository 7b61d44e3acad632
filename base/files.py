"""Files and folders that this user may not use: which, whose, and what to do."""

from __future__ import annotations

import os
from pathlib import Path


def refusal(file: Path, *, write: bool) -> str | None:
    """Sentence on the first folder on the way to a file, or the file, that refuses this user.

    ``write``: whether the file is to be written or made. ``None``: nothing refuses.
    """
    file = file.absolute()
    *folders, folder = reversed(file.parents)
    for one in (*folders, folder):
        if not os.path.isdir(one):
            return None  # Missing: the caller's own sentence.
        if not os.access(one, os.X_OK):
            return _sentence("folder", one, "enter", "x")
    kind = "folder" if file.is_dir() else "file"
    if os.path.exists(file) and not os.access(file, os.R_OK):
        return _sentence(kind, file, "read", "r")
    if not write or _read_only(folder):
        return None  # Of a disk that nobody may write, no owner is to blame.
    if os.path.exists(file) and not os.access(file, os.W_OK):
        return _sentence(kind, file, "write", "w")
    return None if os.access(folder, os.W_OK) else _sentence("folder", folder, "write into", "w")


def _read_only(folder: Path) -> bool:
    return hasattr(os, "statvfs") and bool(os.statvfs(folder).f_flag & os.ST_RDONLY)


def _sentence(kind: str, path: Path, verb: str, letter: str) -> str:
    owner, user = _named(path.stat().st_uid), _named(os.geteuid())
    if owner == user:
        return f"The {kind} {path} forbids {user} to {verb} it: chmod u+{letter} allows it."
    return (
        f"The {kind} {path} belongs to {owner}, and {user} may not {verb} it: "
        f"run the command as {owner}, or have its permissions changed."
    )


def _named(user: int) -> str:
    try:
        from pwd import getpwuid

        return getpwuid(user).pw_name
    except (ImportError, KeyError):  # Windows; a container without this user.
        return f"user {user}"
