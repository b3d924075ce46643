"""The ratings of accounts.

Each is a mean and an uncertainty (OpenSkill with the Plackett-Luce model, which covers games of
more than two). Both change with every rated game.
"""

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select, update
from sqlalchemy.orm import Session

from throneroom.server.storage.schema import AccountRow

SCALE = 40
BASE = 1000
_MODEL = PlackettLuce()


def rate(database: Connection | Session, accounts: list[int], places: list[int]) -> None:
    """Rate a game, within the caller's transaction.

    Accounts are distinct; equal places are ties. Accounts that have been deleted count as if they
    had not played.
    """
    place_of = dict(zip(accounts, places, strict=True))
    # All processes lock in the same order, which prevents deadlocks.
    rows = database.execute(
        select(AccountRow.id, AccountRow.mu, AccountRow.sigma)
        .where(AccountRow.id.in_(place_of))
        .order_by(AccountRow.id)
        .with_for_update()
    ).all()
    if len(rows) < 2:
        return
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for _, mu, sigma in rows]
    rated = _MODEL.rate(teams, ranks=[float(place_of[id]) for id, _, _ in rows])
    for (id, _, _), (new,) in zip(rows, rated, strict=True):
        database.execute(
            update(AccountRow)
            .where(AccountRow.id == id)
            .values(mu=new.mu, sigma=new.sigma, games=AccountRow.games + 1)
        )


def shown(mu: float, sigma: float) -> int:
    """The rating that people see: 1000 + 40 * (mu - 3 * sigma), rounded.

    The account is almost certainly at least that strong. It is 1000 for a new account, and grows
    with certainty as well as with strength.
    """
    return round(BASE + SCALE * (mu - 3 * sigma))
