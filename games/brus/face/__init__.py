"""What Brus shows and understands at a table."""

from games.brus.face.face import FACE

__all__ = ["FACE"]
