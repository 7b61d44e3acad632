"""Messages and input of Briscon."""

from games.briscon.face.face import FACE

__all__ = ["FACE"]
