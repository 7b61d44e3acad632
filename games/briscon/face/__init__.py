"""What Briscon shows and understands at a table."""

from games.briscon.face.face import FACE

__all__ = ["FACE"]
