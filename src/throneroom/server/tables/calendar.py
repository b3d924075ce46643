"""The days of the kingdom of the day; they begin and end at midnight, UTC."""

from datetime import UTC, date, datetime, timedelta

from throneroom.server.storage.schema import now


def today() -> str:
    """The date."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    """The date of the day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970."""
    next = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(next.year, next.month, next.day, tzinfo=UTC).timestamp()) * 1000


def is_over(day: str) -> bool:
    """Whether a day has passed, and nothing about it is secret any more."""
    return day < today()
