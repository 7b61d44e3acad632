"""Messages and input of Brus."""

from games.brus.face.face import FACE

__all__ = ["FACE"]
