"""Ratings: who wins rises, and nothing gets lost between games that end at once."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.orm import Session

from throneroom.server.people.ratings import rate, shown
from throneroom.server.storage.database import writing
from throneroom.server.storage.schema import AccountRow

NEW = (25.0, 25.0 / 3, 0)
Rating = tuple[float, float, int]


@pytest.fixture
def accounts(database: Engine) -> list[int]:
    rows = [
        {"name": name, "key": name.casefold(), "password": "", "created": 0}
        for name in ("Anna", "Ben", "Carl", "Dora")
    ]
    with database.begin() as connection:
        connection.execute(insert(AccountRow), rows)
        return list(connection.scalars(select(AccountRow.id).order_by(AccountRow.id)))


def ratings(database: Engine) -> list[Rating]:
    with database.connect() as connection:
        columns = select(AccountRow.mu, AccountRow.sigma, AccountRow.games).order_by(AccountRow.id)
        return [(mu, sigma, games) for mu, sigma, games in connection.execute(columns)]


def play(database: Engine, accounts: list[int], places: list[int]) -> None:
    with writing(database).begin() as connection:
        rate(connection, accounts, places)


def test_whoever_wins_rises_and_all_become_more_certain(
    database: Engine, accounts: list[int]
) -> None:
    play(database, [accounts[2], accounts[0], accounts[1]], [1, 3, 2])
    anna, ben, carl, dora = ratings(database)
    assert carl[0] > ben[0] > anna[0]
    assert carl[0] > NEW[0] > anna[0]
    assert all(player[1] < NEW[1] and player[2] == 1 for player in (anna, ben, carl))
    assert dora == NEW


def test_equal_places_are_a_tie(database: Engine, accounts: list[int]) -> None:
    play(database, accounts[:2], [1, 1])
    anna, ben = ratings(database)[:2]
    assert anna == ben
    assert anna[0] == pytest.approx(NEW[0])
    play(database, [accounts[0], *accounts[2:]], [1, 2, 2])
    anna, _, carl, dora = ratings(database)
    assert anna[0] > NEW[0] > carl[0]
    assert carl == dora


def test_accounts_that_are_gone_do_not_count(database: Engine, accounts: list[int]) -> None:
    play(database, [accounts[0], 999], [1, 2])
    assert ratings(database) == [NEW] * 4
    play(database, [999, accounts[0], accounts[1]], [1, 2, 3])
    assert [games for _, _, games in ratings(database)] == [1, 1, 0, 0]


def test_it_belongs_to_the_callers_transaction(database: Engine, accounts: list[int]) -> None:
    with Session(writing(database)) as session:
        rate(session, accounts, [1, 2, 3, 4])
        session.rollback()
    assert ratings(database) == [NEW] * 4
    with Session(writing(database)) as session:
        rate(session, accounts, [1, 2, 3, 4])
        session.commit()
    assert [games for _, _, games in ratings(database)] == [1] * 4


def test_games_that_end_at_once_count_as_if_one_ended_after_the_other(
    database: Engine, accounts: list[int]
) -> None:
    games = [(accounts, [1, 2, 3, 4]), (accounts[::-1], [4, 3, 2, 1])] * 20
    for game in games:
        play(database, *game)
    expected = ratings(database)
    with database.begin() as connection:
        connection.execute(update(AccountRow).values(mu=NEW[0], sigma=NEW[1], games=NEW[2]))
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda game: play(database, *game), games))
    assert ratings(database) == [pytest.approx(rating) for rating in expected]


def test_what_people_see_is_cautious() -> None:
    assert shown(25.0, 25.0 / 3) == 1000
    assert shown(25.0, 2.0) == 1760
    assert shown(30.0, 2.0) > shown(30.0, 4.0)
    assert isinstance(shown(25.3, 2.1), int)
