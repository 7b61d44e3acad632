"""Pictures that all games share: the lobby, a fixed number of deals, and those of an evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gamekit.api.game import Game
from gamekit.api.scenes import Scene, Scenes
from render.evening.announcement import Announcement, AnnouncementScenes
from render.evening.hall import Hall, HallScenes
from render.evening.podium import Podium, PodiumScenes
from render.table.deals import Deals, DealsScenes
from render.table.lobby import Lobby, LobbyScenes

_SCENES: Final[Mapping[type, Scenes]] = {
    Lobby: LobbyScenes(),
    Deals: DealsScenes(),
    Announcement: AnnouncementScenes(),
    Hall: HallScenes(),
    Podium: PodiumScenes(),
}
"""Drawing by the type of what is seen."""


def scenes_of(game: Game, scene: Scene) -> Scenes | None:
    """Drawing of a scene, the game's own unless all games share it."""
    return _SCENES.get(type(scene.view), game.scenes)
