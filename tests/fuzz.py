"""Random games of random kingdoms of all sets for as long as you like: `make fuzz`.

    python tests/fuzz.py [--seconds 60] [--first 0] [--bots]

Every game is played with random legal answers and checked against the laws. When one breaks,
the answers are shortened as far as the law stays broken, and the record is printed. With `--bots`
plans of the library and the other levels play instead: none may answer illegally or hang.
"""

import argparse
import random
import time
import traceback

from playing import (
    all_cards,
    any_game,
    bot_game,
    cards_of,
    counted,
    played,
    random_answer,
    whole_decision,
)

from throneroom import Game, Record, read_record


def checked_cards(game: Game) -> dict[int, int]:
    """Every card of the game, after a look at whether each player's are counted rightly."""
    position = game.position()
    for player in position.players:
        right = counted(cards_of(player)) == player.owned.as_dict()
        assert right, f"seat {player.seat} is counted wrongly"
    return all_cards(position)


def check_laws(game: Game, before: dict[int, int], step: int) -> None:
    """Conservation at every step, copies and views now and then."""
    assert checked_cards(game) == before, "cards are not conserved"
    if step % 7 == 0 and game.decision is not None:
        copy = game.copy()
        answer = random_answer(copy.decision, random.Random(step)) if copy.decision else "done"
        other = game.copy()
        copy.answer(answer)
        other.answer(answer)
        assert copy.check == other.check, "two copies differ"
        check_imagined(game, before, step)


def check_imagined(game: Game, before: dict[int, int], step: int) -> None:
    """Nothing that the asked seat knows changes, and the imagined game can be played on."""
    decision = game.decision
    assert decision is not None
    imagined = game.copy()
    imagined.determinise(str(step))
    assert whole_decision(imagined) == whole_decision(game), "the question has changed"
    view = imagined.view(decision.seat).snapshot()
    assert view == game.view(decision.seat).snapshot(), "a view shows what is hidden"
    for _ in played(step, imagined, 8):
        assert checked_cards(imagined) == before, "imagined cards are not conserved"


def play(number: int, answers: list[object] | None = None) -> list[object]:
    """Play a game by its number, or by given answers; the answers that were given."""
    game = any_game(number)
    chance = random.Random(f"answers {number}")
    before = checked_cards(game)
    given: list[object] = []
    while (decision := game.decision) is not None:
        if answers is not None and len(given) == len(answers):
            return given
        answer = random_answer(decision, chance, game) if answers is None else answers[len(given)]
        given.append(answer)
        try:
            game.answer(answer)
            check_laws(game, before, len(given))
        except Exception as error:
            raise Broken(number, given) from error
    record = Record.of(game)
    if read_record(record.text()).game().check != game.check:
        raise Broken(number, given)
    return given


class Broken(Exception):
    """A law does not hold after these answers."""

    def __init__(self, number: int, answers: list[object]) -> None:
        super().__init__(number)
        self.number = number
        self.answers = answers


def breaks(number: int, answers: list[object]) -> bool:
    """Whether these answers still break a law (and are legal)."""
    try:
        play(number, answers)
    except Broken as broken:
        return len(broken.answers) == len(answers)
    return False


def shortened(broken: Broken) -> list[object]:
    """Fewer answers that break the same law: parts of the game are left out."""
    answers = broken.answers
    size = len(answers) // 2
    while size:
        place = 0
        while place < len(answers) - size:
            fewer = answers[:place] + answers[place + size :]
            if breaks(broken.number, fewer):
                answers = fewer
            else:
                place += size
        size //= 2
    return answers


def report(broken: Broken) -> None:
    """Say what broke, and how to see it again."""
    traceback.print_exception(broken.__cause__)
    answers = shortened(broken)
    game = any_game(broken.number)
    for answer in answers[:-1]:
        game.answer(answer)
    print(f"\nGame {broken.number} breaks a law after this record, by the answer {answers[-1]}:\n")
    print(Record.of(game).text())


def main() -> int:
    """Play until the time is over or a law breaks."""
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bots", action="store_true", help="let bots play")
    options = parser.parse_args()
    began = time.monotonic()
    number = options.first
    while time.monotonic() - began < options.seconds:
        try:
            if options.bots:
                bot_game(number)
            else:
                play(number)
        except Broken as broken:
            report(broken)
            return 1
        number += 1
    print(f"{number - options.first} games, every law held; go on with --first {number}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
