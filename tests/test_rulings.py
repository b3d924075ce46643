from collections import Counter

import rulings


def test_every_ruling_has_its_test() -> None:
    complaints = rulings.complaints()
    assert not complaints, "\n".join(complaints)


def test_the_page_is_up_to_date() -> None:
    written = rulings.PAGE.read_text(encoding="utf-8") if rulings.PAGE.exists() else ""
    assert written == rulings.page(), "run: make generate"


def test_every_scenario_names_rulings() -> None:
    assert [test.name for test in rulings.tests() if not test.rules] == []


def test_no_id_stands_twice() -> None:
    counts = Counter(ruling.id for ruling in rulings.rulings())
    assert [id for id, count in counts.items() if count > 1] == []
