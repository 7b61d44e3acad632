"""What Le Brouc shows and understands at a table."""

from games.brouc.face.face import FACE

__all__ = ["FACE"]
