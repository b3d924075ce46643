"""What all results of the lab have in common: plain data, frames, files and a report."""

import csv
import json
from abc import ABC, abstractmethod
from io import StringIO
from typing import TYPE_CHECKING, Any

from throneroom.engine.errors import ThroneroomError
from throneroom.text.words import Words

if TYPE_CHECKING:
    import polars

Row = dict[str, str | int | float | None]


class LabResult(ABC):
    """The result of an experiment in the lab."""

    @property
    @abstractmethod
    def interrupted(self) -> bool:
        """Whether it was interrupted; then this is the result up to that point."""

    @property
    @abstractmethod
    def games(self) -> int:
        """How many games have been played."""

    @property
    @abstractmethod
    def games_asked(self) -> int:
        """How many games were to be played, as far as that is known."""

    @abstractmethod
    def rows(self) -> list[Row]:
        """The figures as a table, all rows with the same columns."""

    @abstractmethod
    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""

    @abstractmethod
    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report with plots: one page that needs nothing else, or a part for another page."""

    def json(self) -> str:
        """Everything as one object."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def csv(self) -> str:
        """The table as CSV."""
        rows = self.rows()
        target = StringIO()
        writer = csv.DictWriter(target, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        return target.getvalue()

    def frame(self) -> "polars.DataFrame":
        """The table as a Polars data frame; needs the extra `lab`."""
        frame: polars.DataFrame = import_polars().DataFrame(self.rows())
        return frame

    def _repr_html_(self) -> str:
        return self.html(page=False)


def import_polars() -> Any:
    """The Polars package, if it is installed."""
    try:
        import polars
    except ImportError:
        raise ThroneroomError("extra-missing", extra="lab") from None
    return polars
