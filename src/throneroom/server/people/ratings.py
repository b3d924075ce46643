"""How strong accounts are thought to be, and how sure one can be of it.

Each has a mean and an uncertainty (OpenSkill, with the Plackett-Luce model, which knows games of
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
    """Take a game into account, within the caller's transaction.

    No account stands there twice; equal places are ties. Accounts that are gone by now count as
    if they had not played.
    """
    place_of = dict(zip(accounts, places, strict=True))
    # Locked in the same order by all, so that no two games wait for each other.
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

    Whoever has it is almost certainly at least that strong. It is 1000 for a new account, and
    grows with certainty as well as with strength.
    """
    return round(BASE + SCALE * (mu - 3 * sigma))
