"""Comparing plans."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel, ConfigDict

from throneroom.bots.plans.conditions import PlanError
from throneroom.bots.plans.facts import FACTS, OF_CARD
from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import VERBS
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.errors import ThroneroomError
from throneroom.roster import NAMES
from throneroom.server.protocol.labs import (
    LabShown,
    LabWishes,
    PlanCheck,
    PlanProblem,
    PlanText,
    Vocabulary,
)
from throneroom.server.storage.schema import ID_LENGTH
from throneroom.server.transport.dependencies import Known, Served, Spoken
from throneroom.text.words import Words

router = APIRouter(prefix="/api/labs", tags=["labs"])

LabId = Annotated[str, Path(pattern=f"^[A-Za-z0-9_-]{{{ID_LENGTH}}}$")]
MOST_PROBLEMS = 20
"""Lines of a plan that are complained about."""
REPORT_HEADERS = {
    # A page of drawings and figures, which runs nothing and is shown within one of ours.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox "
    "allow-same-origin; frame-ancestors 'self'",
    "X-Frame-Options": "SAMEORIGIN",
}
# A class of the route for HTML would declare refusals as HTML, too.
PAGE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/html": {"schema": {"type": "string"}}}}
}


class PlanToCheck(BaseModel):
    """A plan as it is being written."""

    model_config = ConfigDict(extra="forbid")

    text: PlanText


@router.get("/vocabulary")
def vocabulary() -> Vocabulary:
    """What plans can be made of, besides cards."""
    return Vocabulary(
        verbs=[*VERBS, "needs"],
        facts=list(FACTS),
        about_cards=list(OF_CARD),
        library={name: named_plan(name).text for name in plan_names()},
        levels=list(NAMES),
    )


@router.post("/check")
def check(body: PlanToCheck, words: Spoken) -> PlanCheck:
    """What is wrong with a plan, line by line."""
    return PlanCheck(problems=_problems(body.text, words))


@router.post("", status_code=202)
async def compare(body: LabWishes, who: Known, served: Served) -> LabShown:
    """Begin to compare plans."""
    return await served.labs.show(await served.labs.start(body, who))


@router.get("/{id}")
async def lab(id: LabId, served: Served) -> LabShown:
    """A comparison, as far as it has come."""
    return await served.labs.show(id)


@router.get("/{id}/report", response_class=Response, responses=PAGE)
def report(
    id: LabId, served: Served, language: Annotated[str, Query(max_length=10)] = "en"
) -> Response:
    """The report of a comparison that has ended, as a page that needs nothing else."""
    return HTMLResponse(served.labs.report(id, language), headers=REPORT_HEADERS)


def _problems(text: str, words: Words) -> list[PlanProblem]:
    """Every line that cannot be read; a line is left out to see what follows it."""
    lines = text.splitlines()
    found: list[PlanProblem] = []
    while len(found) < MOST_PROBLEMS:
        try:
            read_plan("\n".join(lines))
            break
        except PlanError as error:
            line, why = error.values.get("line"), error.values.get("error")
            if not isinstance(line, int) or not isinstance(why, ThroneroomError):
                if not found:
                    found.append(PlanProblem(line=0, reason=words.error(error)))
                break
            found.append(PlanProblem(line=line, reason=words.error(why)))
            lines[line - 1] = ""
    return sorted(found, key=lambda problem: problem.line)
