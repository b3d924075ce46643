"""What the fields of messages may hold."""

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from throneroom.engine.fairness import VALUE
from throneroom.kingdoms import SETS

LONGEST_MESSAGE = 16_384
LONGEST_REMARK = 300
LONGEST_NAME = 30
LONGEST_KINGDOM = 600
MOST_WORDS = 200
"""No question asks for more cards at once."""

FEWEST_SEATS = 2
MOST_SEATS = 6

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Value = Annotated[str, Field(pattern=f"^{VALUE.pattern}$")]
Word = Annotated[str, Field(max_length=40)]
Words = Annotated[list[Word], Field(max_length=80)]
Seats = Annotated[list[Word], Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
KingdomText = Annotated[str, Field(max_length=LONGEST_KINGDOM)]

# Type checkers cannot know which sets there are; pydantic checks their names.
if TYPE_CHECKING:
    SetName = str
else:
    SetName = Literal[tuple(SETS)]
