"""Who somebody is: guests, accounts, passwords, and being forgotten."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine, insert, select, update

from throneroom import SetupError
from throneroom.engine.record import check_names
from throneroom.server.errors import Missing, Refused, Stranger, TooMuch
from throneroom.server.people.accounts import People
from throneroom.server.people.identity import Identity
from throneroom.server.storage.database import noted_changes
from throneroom.server.storage.schema import AccountRow, EntryRow, SeatRow, TableRow

PASSWORD = "correct horse"
OTHER = "battery staple"


class Counting(PasswordHasher):
    """Quick, and tells how often it was asked and by how many at once."""

    def __init__(self, time_cost: int = 1, pause: float = 0.0) -> None:
        super().__init__(time_cost=time_cost, memory_cost=8, parallelism=1)
        self.pause = pause
        self.verified = 0
        self.present = 0
        self.most = 0
        self.lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.counted():
            return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified += 1
        with self.counted():
            return super().verify(hash, password)

    @contextmanager
    def counted(self) -> Iterator[None]:
        with self.lock:
            self.present += 1
            self.most = max(self.most, self.present)
        time.sleep(self.pause)
        try:
            yield
        finally:
            with self.lock:
                self.present -= 1


@pytest.fixture
def hasher() -> Counting:
    return Counting()


@pytest.fixture
def people(database: Engine, hasher: Counting) -> People:
    return People(database, "key", hasher)


def again(people: People, identity: Identity) -> Identity:
    """Who it is when the browser comes back."""
    found = people.find(people.token(identity))
    assert found is not None
    return found


def account(people: People, name: str = "Anna") -> Identity:
    return people.sign_up(people.guest(), name, PASSWORD)


# Guests


def test_a_guest_is_known_again(people: People) -> None:
    guest = people.guest()
    assert guest == again(people, guest)
    assert guest.persons == {guest.person_id}
    assert (guest.name, guest.account_id, guest.account_name) == ("", None, None)
    assert not guest.banned
    assert not guest.rated
    assert people.guest().person_id != guest.person_id


def test_only_our_own_tokens_count(database: Engine, people: People, hasher: Counting) -> None:
    guest, other = people.guest(), people.guest()
    token = people.token(guest)
    id, _, signature = token.rpartition(".")
    forged = People(database, "another key", hasher).token(guest)
    for wrong in (
        None,
        "",
        ".",
        id,
        f"{id}.",
        f"{other.person_id}.{signature}",
        token[:-1],
        token.swapcase(),
        f"{token}é",
        "\ud800.\x00",
        forged,
    ):
        assert people.find(wrong) is None
    stranger = Identity("x" * 22, "", None, None, False, frozenset(), False)
    assert people.find(people.token(stranger)) is None
    assert again(people, guest) == guest


def test_names_are_cleaned_and_fit_records(people: People) -> None:
    guest = people.rename(people.guest(), "  \u202eZoe\u0308\n\x00 ")
    assert guest.name == "Zo\u00eb"
    assert again(people, guest) == guest
    for wrong in ("", " ", "a" * 31, "<b>", "\x00", "nobody", "\ud800"):
        with pytest.raises(SetupError, match="is not a name"):
            people.rename(guest, wrong)
    assert again(people, guest).name == "Zo\u00eb"


# Accounts


def test_a_guest_who_signs_up_keeps_what_they_played(people: People) -> None:
    guest = people.rename(people.guest(), "Somebody")
    anna = people.sign_up(guest, " Anna ", PASSWORD)
    assert anna.person_id == guest.person_id
    assert (anna.name, anna.account_name) == ("Anna", "Anna")
    assert anna.account_id is not None
    assert anna == again(people, anna)


def test_passwords_are_kept_as_hashes_of_argon2(database: Engine, people: People) -> None:
    account(people)
    with database.connect() as connection:
        kept = connection.scalar(select(AccountRow.password))
    assert kept is not None
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_the_usual_hasher_is_argon2s_own(database: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.server.people.passwords.PasswordHasher", PasswordHasher)
    people = People(database, "key")
    account(people)
    with database.connect() as connection:
        kept = connection.scalar(select(AccountRow.password))
    assert not PasswordHasher().check_needs_rehash(str(kept))


def test_nobody_signs_up_twice(people: People) -> None:
    anna = account(people)
    with pytest.raises(Refused, match="you have an account already: Anna"):
        people.sign_up(anna, "Ben", PASSWORD)
    with pytest.raises(Stranger):
        people.log_in(None, "Ben", PASSWORD)


def test_a_name_that_looks_the_same_is_taken(people: People) -> None:
    account(people)
    guest = people.guest()
    for name in ("Anna", "ANNA", " anna", "\uff21nna", "A\uff2eNA", "\U0001d400nna"):
        with pytest.raises(Refused, match="is taken"):
            people.sign_up(guest, name, PASSWORD)
        assert people.log_in(None, name, PASSWORD).account_name == "Anna"
    assert again(people, guest).account_id is None


@pytest.mark.parametrize(
    ("taken", "alike"),
    [
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Anna", "\u0391\u039d\u039d\u0391"),  # all Greek
        ("Anna", "\ua4ee\ua4e0\ua4e0\ua4ee"),  # all Lisu
        ("Zo\u00eb", "Zo\u0451"),  # a Cyrillic e with its two dots
        ("Bob", "B0b"),
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Bernd", "Bemd"),
        ("\u0421\u043e\u0441\u043e", "Coco"),  # the taken one is Cyrillic
    ],
)
def test_a_new_name_that_looks_like_a_taken_one_is_refused(
    people: People, taken: str, alike: str
) -> None:
    account(people, taken)
    with pytest.raises(Refused, match="looks too much like one that is taken"):
        account(people, alike)
    with pytest.raises(Stranger):
        people.log_in(None, alike, PASSWORD)
    assert people.log_in(None, taken, PASSWORD).account_name == taken


def test_names_that_look_different_are_different(people: People) -> None:
    names = ["Anna", "Hanna", "Zoe", "Zo\u00eb", "\u0410\u043d\u043d\u0430", "Bert", "Ben", "Lea"]
    for name in names:
        assert account(people, name).account_name == name


def test_of_two_who_want_names_that_look_the_same_one_gets_it(people: People) -> None:
    def sign_up(name: str) -> str:
        try:
            account(people, name)
        except Refused as refused:
            return refused.key
        return ""

    with ThreadPoolExecutor(2) as pool:
        refusals = sorted(pool.map(sign_up, ["Anna", "\u0410nna"]))
    assert refusals == ["", "name-alike"]


def test_of_two_who_want_a_name_at_once_one_gets_it(people: People) -> None:
    def sign_up(guest: Identity) -> str:
        try:
            return people.sign_up(guest, "Anna", PASSWORD).name
        except Refused as refused:
            return refused.key

    guests = [people.guest() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(sign_up, guests)) == ["Anna", *["name-taken"] * 5]


def test_of_two_sign_ups_of_one_guest_one_counts(database: Engine, people: People) -> None:
    guest = people.guest()

    def sign_up(name: str) -> None:
        with suppress(Refused):
            people.sign_up(guest, name, PASSWORD)

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(sign_up, ["Anna", "Ben", "Carl", "Dora", "Emil", "Fee"]))
    with database.connect() as connection:
        assert len(connection.scalars(select(AccountRow.id)).all()) == 1


def test_names_that_no_database_could_hold_are_refused(people: People) -> None:
    for wrong in ("<b>", "a" * 31, "\ufdfa" * 30, "\x00"):
        with pytest.raises(SetupError, match="is not a name"):
            people.sign_up(people.guest(), wrong, PASSWORD)
    for long in ("\u00df" * 30, "\u0390" * 30):
        assert account(people, long).account_name == long


def test_a_password_has_a_length(people: People) -> None:
    guest = people.guest()
    for wrong in ("", "a" * 7, "a" * 201):
        with pytest.raises(Refused, match="a password has 8 to 200 characters"):
            people.sign_up(guest, "Anna", wrong)
    anna = people.sign_up(guest, "Anna", "a" * 8)
    with pytest.raises(Refused, match="8 to 200"):
        people.change_password(anna, "a" * 8, "a" * 7)
    people.change_password(anna, "a" * 8, "a" * 200)
    assert people.log_in(None, "Anna", "a" * 200).account_id == anna.account_id


def test_a_password_is_the_same_on_every_keyboard(people: People) -> None:
    people.sign_up(people.guest(), "Anna", "Zo\u00eb-\ud800-abc")
    assert people.log_in(None, "Anna", "Zoe\u0308-\ud800-abc").name == "Anna"


def test_logging_in_joins_the_account(people: People) -> None:
    anna = account(people)
    guest = people.rename(people.guest(), "Somebody")
    both = frozenset([anna.person_id, guest.person_id])
    joined = people.log_in(guest, "anna", PASSWORD)
    assert joined.person_id == guest.person_id
    assert (joined.account_id, joined.name) == (anna.account_id, "Anna")
    assert joined.persons == both
    assert again(people, anna).persons == both
    assert again(people, joined) == joined
    assert people.log_in(joined, "anna", PASSWORD).persons == both


def test_logging_in_from_nowhere_or_another_account_makes_somebody_new(people: People) -> None:
    anna, ben = account(people), account(people, "Ben")
    new = people.log_in(None, "Anna", PASSWORD)
    assert new.person_id not in anna.persons
    changed = people.log_in(ben, "Anna", PASSWORD)
    assert changed.person_id not in {ben.person_id, anna.person_id, new.person_id}
    assert changed.persons == {anna.person_id, new.person_id, changed.person_id}
    assert again(people, ben) == ben


def test_a_token_that_others_may_know_does_not_become_the_accounts(people: People) -> None:
    """A stranger may have planted their own guest's cookie in the browser."""
    anna, other_device = account(people), people.log_in(None, "Anna", PASSWORD)
    planted = people.guest()
    joined = people.log_in(planted, "Anna", PASSWORD)
    assert people.find(people.token(planted)) is None
    assert joined.person_id == planted.person_id
    assert again(people, joined).account_name == "Anna"
    planted = people.guest()
    assert again(people, people.sign_up(planted, "Ben", PASSWORD)).account_name == "Ben"
    assert people.find(people.token(planted)) is None
    relogged = people.log_in(other_device, "Anna", PASSWORD)
    assert people.find(people.token(other_device)) is None
    for device in (anna, joined, relogged):
        assert again(people, device).account_name == "Anna"


def test_connections_that_an_ended_token_opened_are_closed(
    people: People, database: Engine
) -> None:
    account(people, "Ben")
    before = set(noted_changes(database))
    guest = people.guest()
    people.log_in(guest, "Ben", PASSWORD)
    signing_up = people.guest()
    people.sign_up(signing_up, "Anna", PASSWORD)
    people.log_in(None, "Anna", PASSWORD)
    noted = {id for number, id in noted_changes(database).items() if number not in before}
    assert noted == {guest.person_id, signing_up.person_id}


def test_a_request_on_its_way_is_not_given_the_new_token(people: People) -> None:
    account(people)
    planted = people.guest()
    joined = people.log_in(planted, "Anna", PASSWORD)
    # The stranger's request was let in just before the log-in.
    with pytest.raises(Stranger, match="does not know you"):
        people.rename(planted, "Mallory")
    with pytest.raises(Stranger, match="does not know you"):
        people.sign_up(planted, "Mallory", PASSWORD)
    people.log_out(planted)
    assert again(people, joined) == joined
    # Of two clicks on the same button both log in.
    assert people.log_in(planted, "Anna", PASSWORD).account_name == "Anna"


def test_a_wrong_name_tells_no_more_than_a_wrong_password(people: People, hasher: Counting) -> None:
    account(people)
    guest = people.guest()
    for name, password in (
        ("Anna", OTHER),
        ("Ben", PASSWORD),
        ("<b>", PASSWORD),
        ("a\x00", PASSWORD),
        ("\ud800", PASSWORD),
        ("Anna", ""),
        ("Anna", "\x00\ud800"),
    ):
        before = hasher.verified
        with pytest.raises(Stranger, match="no account has this name and this password"):
            people.log_in(guest, name, password)
        assert hasher.verified == before + 1
    assert again(people, guest) == guest


def test_an_endless_password_costs_nothing(people: People, hasher: Counting) -> None:
    account(people)
    with pytest.raises(Stranger):
        people.log_in(None, "Anna", "a" * 201)
    assert hasher.verified == 0


def test_at_most_two_passwords_are_looked_at_in_a_moment(database: Engine) -> None:
    hasher = Counting(pause=0.02)
    people = People(database, "key", hasher)
    anna = account(people)

    def log_in(password: str) -> None:
        with suppress(Stranger):
            people.log_in(anna, "Anna", password)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(log_in, [PASSWORD, OTHER] * 4))
    assert hasher.verified == 8
    assert hasher.most == 2


def test_a_hash_of_former_strength_is_renewed(database: Engine, people: People) -> None:
    account(people)
    stronger = Counting(time_cost=2)
    changed = People(database, "key", stronger)
    hashes = []
    for _ in range(2):
        changed.log_in(None, "Anna", PASSWORD)
        with database.connect() as connection:
            hashes.append(connection.scalar(select(AccountRow.password)))
    assert not stronger.check_needs_rehash(str(hashes[0]))
    assert hashes[0] == hashes[1]


def test_changing_the_password_takes_the_old_one(people: People) -> None:
    anna = account(people)
    with pytest.raises(Stranger, match="this is not your present password"):
        people.change_password(anna, OTHER, OTHER)
    people.log_in(None, "Anna", PASSWORD)
    people.change_password(anna, PASSWORD, OTHER)
    people.log_in(None, "Anna", OTHER)
    with pytest.raises(Stranger):
        people.log_in(None, "Anna", PASSWORD)


def test_of_two_changes_of_a_password_at_once_one_counts(database: Engine) -> None:
    people = People(database, "key", Counting(pause=0.05))
    anna = account(people)

    def change(new: str) -> bool:
        try:
            people.change_password(anna, PASSWORD, new)
        except Stranger:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        assert sum(pool.map(change, ["first choice", "second choice"])) == 1


def test_what_takes_an_account_is_refused_to_guests(people: People) -> None:
    guest = people.guest()
    with pytest.raises(Stranger, match="only those with an account"):
        people.change_password(guest, PASSWORD, OTHER)
    with pytest.raises(Stranger, match="only those with an account"):
        people.ask_for_rating(guest, on=True)


def test_a_rating_is_for_those_who_ask(people: People) -> None:
    anna, ben = account(people), account(people, "Ben")
    assert not anna.rated
    rated = people.ask_for_rating(anna, on=True)
    assert rated.rated
    assert again(people, anna) == rated
    assert not again(people, ben).rated
    assert not people.ask_for_rating(rated, on=False).rated


# For those who run the server


def test_a_password_can_be_reset(people: People) -> None:
    anna = account(people)
    account(people, "Ben")
    new = people.reset_password("anna")
    assert len(new) >= 16
    assert people.log_in(None, "Anna", new).account_id == anna.account_id
    with pytest.raises(Stranger):
        people.log_in(None, "Anna", PASSWORD)
    people.log_in(None, "Ben", PASSWORD)
    for nobody in ("Carl", "<b>"):
        with pytest.raises(Missing, match=f"there is no account '{nobody}'"):
            people.reset_password(nobody)


def test_an_account_is_banned_with_all_its_persons(people: People) -> None:
    anna, ben = account(people), account(people, "Ben")
    second = people.log_in(None, "Anna", PASSWORD)
    for who in ("anna", second.person_id):
        assert people.ban(who, on=True) == second.persons
        for person in (anna, second, people.log_in(None, "Anna", PASSWORD)):
            assert again(people, person).banned
        assert not again(people, ben).banned
        people.ban(who, on=False)
        assert not again(people, anna).banned
        second = again(people, second)
    people.ban("anna", on=True)
    assert anna.account_id is not None
    people.delete_account(anna.account_id)
    assert again(people, anna).banned


def test_a_guest_is_banned_by_id(people: People) -> None:
    guest, other = people.guest(), people.guest()
    assert people.ban(guest.person_id, on=True) == {guest.person_id}
    assert again(people, guest).banned
    assert not again(people, other).banned
    assert people.sign_up(guest, "Anna", PASSWORD).banned
    for nobody in ("Ben", "x" * 22, "\ud800", "a\x00"):
        with pytest.raises(Missing, match="there is no account and no person"):
            people.ban(nobody, on=True)


# Being forgotten


def lay_table(database: Engine, id: str, seats: list[tuple[str | None, str]]) -> None:
    """A table with the persons and names of its seats, and what they did."""
    entries: list[dict[str, object]] = [{"kind": "made", "owner": seats[0][0], "seats": ["person"]}]
    for number, (person, name) in enumerate(seats):
        if person is not None:
            entries.append(
                {"kind": "sat", "seat": number, "person": person, "name": name, "value": "1"}
            )
            entries.append({"kind": "said", "seat": number, "person": person, "text": "Hello!"})
            entries.append({"kind": "left", "seat": number})
    fixed = {"public": True, "status": "over", "owner_id": "", "secret": ""}
    with database.begin() as connection:
        connection.execute(insert(TableRow).values(id=id, created=0, changed=0, **fixed))
        for number, (person, name) in enumerate(seats):
            row = {"table_id": id, "number": number, "person_id": person, "name": name}
            connection.execute(insert(SeatRow).values(row))
        for number, entry in enumerate(entries, 1):
            body = json.dumps(entry, separators=(",", ":"))
            connection.execute(insert(EntryRow).values(table_id=id, number=number, body=body, at=0))


def names(database: Engine, id: str) -> list[str]:
    with database.connect() as connection:
        seats = select(SeatRow.name).where(SeatRow.table_id == id).order_by(SeatRow.number)
        return list(connection.scalars(seats))


def bodies(database: Engine, id: str) -> list[dict[str, object]]:
    with database.connect() as connection:
        rows = select(EntryRow.body).where(EntryRow.table_id == id).order_by(EntryRow.number)
        return [json.loads(body) for body in connection.scalars(rows)]


def deleted(people: People, identity: Identity) -> list[str]:
    assert identity.account_id is not None
    return sorted(people.delete_account(identity.account_id))


def test_a_deleted_account_is_gone_and_its_persons_are_guests(people: People) -> None:
    anna, ben = account(people), account(people, "Ben")
    second = people.log_in(None, "Anna", PASSWORD)
    assert deleted(people, anna) == []
    for person in (anna, second):
        guest = again(people, person)
        assert (guest.name, guest.account_id) == ("", None)
        assert guest.persons == {person.person_id}
    with pytest.raises(Stranger):
        people.log_in(None, "Anna", PASSWORD)
    assert again(people, ben) == ben
    assert account(people).account_name == "Anna"


def test_names_and_words_of_a_deleted_account_are_erased(database: Engine, people: People) -> None:
    anna, ben = account(people), account(people, "Ben")
    second = people.log_in(None, "Anna", PASSWORD)
    # Hot seat: one person, two seats.
    lay_table(database, "one", [(anna.person_id, "Anna"), (anna.person_id, "Zo\u00eb")])
    lay_table(database, "two", [(ben.person_id, "Ben"), (second.person_id, "Anna"), (None, "Bot")])
    lay_table(database, "other", [(ben.person_id, "Anna"), (None, "Bot")])
    others = bodies(database, "other")
    before = bodies(database, "two")
    assert deleted(people, anna) == ["one", "two"]
    assert names(database, "one") == ["Player 1", "Player 2"]
    assert names(database, "two") == ["Ben", "Player 2", "Bot"]
    assert names(database, "other") == ["Anna", "Bot"]
    assert bodies(database, "other") == others
    after = bodies(database, "two")
    changed = {
        number: after[number] for number in range(len(after)) if after[number] != before[number]
    }
    assert changed == {
        4: {**before[4], "name": "Player 2"},
        5: {**before[5], "text": ""},
    }
    assert "Anna" not in str(bodies(database, "one"))
    assert "Zo\u00eb" not in str(bodies(database, "one"))


def test_what_was_said_at_the_table_before_is_erased_as_well(
    database: Engine, people: People
) -> None:
    anna = account(people)
    lay_table(database, "one", [("other", "Ben"), (None, "Bot")])
    # She said it at the table before, and has not come along to this one.
    said = {"kind": "said", "seat": -1, "person": anna.person_id, "text": "Hi", "name": "Anna"}
    with database.begin() as connection:
        body = json.dumps(said, separators=(",", ":"))
        connection.execute(insert(EntryRow).values(table_id="one", number=9, body=body, at=0))
    assert deleted(people, anna) == ["one"]
    assert bodies(database, "one")[-1] == {**said, "text": "", "name": "Player 1"}


def test_the_seats_of_a_table_still_have_different_names(database: Engine, people: People) -> None:
    anna = account(people)
    seats = [
        ("other", "player 2"),
        (anna.person_id, "Anna"),
        (None, "Player 2-2"),
        ("", "Player 3"),
    ]
    lay_table(database, "one", [(person or None, name) for person, name in seats])
    deleted(people, anna)
    left = names(database, "one")
    assert left == ["player 2", "Player 2-3", "Player 2-2", "Player 3"]
    check_names(left, 4)
    assert [body["name"] for body in bodies(database, "one") if body["kind"] == "sat"] == left[:2]


def test_who_left_a_seat_before_the_game_is_forgotten_as_well(
    database: Engine, people: People
) -> None:
    anna = account(people)
    lay_table(database, "one", [(anna.person_id, "Anna"), (None, "Bot")])
    with database.begin() as connection:
        # Reserved for her in a rematch, but she has not come.
        connection.execute(update(SeatRow).where(SeatRow.number == 0).values(name=""))
        connection.execute(update(SeatRow).where(SeatRow.number == 1).values(person_id="other"))
    assert deleted(people, anna) == ["one"]
    assert names(database, "one") == ["", "Bot"]
    assert "Anna" not in str(bodies(database, "one"))
    ben = account(people, "Ben")
    lay_table(database, "two", [(ben.person_id, "Ben"), (None, "Bot")])
    with database.begin() as connection:
        connection.execute(update(SeatRow).where(SeatRow.table_id == "two").values(person_id=None))
    assert deleted(people, ben) == ["two"]
    assert "Ben" not in str(bodies(database, "two"))


def test_another_password_shows_everybody_else_out(people: People) -> None:
    anna = people.sign_up(people.guest(), "Anna", PASSWORD)
    other = people.log_in(None, "Anna", PASSWORD)
    before = people.token(anna)
    after = people.token(people.change_password(anna, PASSWORD, OTHER))
    assert people.find(before) is None
    assert people.find(people.token(other)) is None
    found = people.find(after)
    assert found is not None
    assert found.person_id == anna.person_id
    people.reset_password("Anna")
    assert people.find(after) is None


def test_another_password_ends_connections_also_of_the_own_token(
    people: People, database: Engine
) -> None:
    """Somebody else may have got hold of it."""
    anna = account(people)
    other = people.log_in(None, "Anna", PASSWORD)
    people.change_password(anna, PASSWORD, OTHER)
    assert {anna.person_id, other.person_id} == set(noted_changes(database).values())


def test_passwords_are_not_waited_for_for_ever(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.people.passwords.PATIENCE", 0.05)
    people._passwords._turns.acquire()
    people._passwords._turns.acquire()
    with pytest.raises(TooMuch):
        people.log_in(None, "Anna", PASSWORD)
