"""How a finished game goes on from one of its moments, over HTTP."""

from fastapi import APIRouter

from throneroom.server.history.playouts_shown import PlayoutsShown, PlayoutWishes
from throneroom.server.transport.dependencies import Known, Served
from throneroom.server.transport.routes.tables import TableId

router = APIRouter(prefix="/api/games", tags=["games"])


@router.post("/{id}/playouts", status_code=202)
async def play_out(id: TableId, body: PlayoutWishes, who: Known, served: Served) -> PlayoutsShown:
    """Play a finished game on from a moment, a thousand times; ask again for what is found."""
    return await served.playouts.ask(id, who, body.answers, body.seats)
