"""Messages and input of Le Brouc."""

from games.brouc.face.face import FACE

__all__ = ["FACE"]
