"""What Le Brouc shows and understands at a table."""

from __future__ import annotations

from typing import Any, Final, cast

from games.api.face import Face

FACE: Final = cast(Face, cast(Any, None))
