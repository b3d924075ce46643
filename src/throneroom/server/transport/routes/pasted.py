"""Adding and removing games from elsewhere over HTTP."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from throneroom.server.history.pasted import LONGEST_RECORD
from throneroom.server.transport.dependencies import Known, Served
from throneroom.server.transport.routes.tables import NewTable, TableId

router = APIRouter(prefix="/api/games", tags=["games"])


class NewRecord(BaseModel):
    """The record of a game from elsewhere."""

    model_config = ConfigDict(extra="forbid")

    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    """In its long or short form."""


@router.post("", status_code=201)
async def paste(body: NewRecord, who: Known, served: Served) -> NewTable:
    """Keep a finished game from elsewhere; only you find it, others need its id."""
    return NewTable(id=await served.pasted.add(who, body.record))


@router.delete("/{id}", status_code=204)
def remove(id: TableId, who: Known, served: Served) -> None:
    """Remove a game from elsewhere that you have added."""
    served.pasted.remove(who, id)
