"""The tests run against the form that they are meant to run against."""

from form import FORM, WANTED


def test_the_form_is_the_one_asked_for() -> None:
    assert WANTED in (None, FORM)
