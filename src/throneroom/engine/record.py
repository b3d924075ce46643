"""A whole game as text: to keep, to read, to send, and to play again.

The long form has a header, a line per turn with a check of the position at its beginning, a
line per answer in words, and how the game ended:

    throneroom record 1
    rules: 1
    profile: first-edition
    kingdom: cellar, market, ...
    bane: moat
    colonies: yes              (where Platinum and Colonies are used)
    market: smithy, ...        (what is for sale beside the supply, if anything is)
    players: Anna, Ben
    seed: "a lucky day"
    generator: sha256          (of the shuffles; `counter` where there is no such line)
    start: Anna
    commitment: 5f1c...        (with `values` and at last `secret`, where the deal can be checked)

    turn 1 Anna [3f0c]
    Anna: all
    Anna: silver
    ...

    end: provinces
    points: Anna 33, Ben 27
    winners: Anna

Lines beginning with `#` are comments; they are kept before the answer that follows them. A line
`deal anew` stands where a game was played on from another one with other cards (`redeal.py`). The
short form is one line that holds the same without comments and checks.
"""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from throneroom.engine.answer import NOTHING
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, FIRST_EDITION
from throneroom.engine.errors import RecordError, SetupError, ThroneroomError
from throneroom.engine.fairness import Fairness, read_fairness
from throneroom.engine.game import Game, start_game
from throneroom.engine.position import LONGEST_GAME
from throneroom.engine.record_fields import (
    RULES,
    read_extras,
    read_generator,
    read_kingdom,
    read_number,
    read_profile,
    read_seed,
    written_extras,
)
from throneroom.engine.redeal import LINE, Redeal, is_redeal, read_redeal
from throneroom.engine.setup import Setup
from throneroom.engine.shuffling import COUNTER

TITLE = "throneroom record 1"
SHORT = "throneroom:1:"
REDEAL = "redeal "
"""How the parts of the short form begin in which hidden cards are dealt anew."""
LONGEST = 1_000_000
NAME = re.compile(r"[^\W_](?:[^\W_]|[ .'-](?=[^\W_])|\.$){0,29}")
ENDING_WORDS = ("end", "points", "winners", "nobody")
TURN = re.compile(r"turn (\d{1,6}) (.+) \[([0-9a-f]{4})\]")


@dataclass
class Record:
    """What a game is made of: set-up, seed and answers."""

    kingdom: list[str]
    names: list[str]
    seed: str
    start: int = 0
    generator: str = COUNTER
    turn_limit: int = LONGEST_GAME
    profile: str = FIRST_EDITION
    bane: str | None = None
    colonies: bool = False
    market: list[str] = field(default_factory=list)
    bots: dict[int, str] = field(default_factory=dict)
    answers: list[tuple[int, list[str]]] = field(default_factory=list)
    redeals: list[Redeal] = field(default_factory=list)
    """The moments at which hidden cards were dealt anew, in their order."""
    stopped: str | None = None
    fairness: Fairness | None = None
    comments: dict[int, list[str]] = field(default_factory=dict)
    """Comments by the number of answers before them; -1 is the header."""

    @classmethod
    def of(
        cls, game: Game, names: list[str] | None = None, bots: dict[int, str] | None = None
    ) -> "Record":
        """The record of a game as it stands."""
        answers: list[tuple[int, list[str]]] = []
        redeals: list[Redeal] = []
        for given in game.answers:
            if given.seed is None:
                answers.append((given.seat, list(given.words)))
            else:
                redeals.append(Redeal(len(answers), given.seed, given.generator))
        record = cls(
            kingdom=[card.id for card in game.kingdom],
            names=names or [f"Player {seat + 1}" for seat in range(game.player_count)],
            seed=game.seed,
            start=game.start,
            generator=game.generator,
            turn_limit=game.turn_limit,
            profile=game.setup.profile,
            bane=None if game.bane is None else game.bane.id,
            colonies=game.setup.colonies,
            market=[card.id for card in game.setup.market],
            bots=dict(bots or {}),
            answers=answers,
            redeals=redeals,
            stopped=game.stopped,
        )
        check_names(record.names, game.player_count)
        return record

    def game(
        self, *, watch: bool = False, turn: int | None = None, bots: dict[int, Bot] | None = None
    ) -> Game:
        """The game that the record describes: at its end, or where a turn begins.

        With bots it can be played on from there.
        """
        game = self.begin(watch)
        while game.answered < len(self.answers) and (turn is None or game.turn < turn):
            self.advance(game)
        if self.stopped is not None and game.answered == len(self.answers):
            game.stop(self.stopped)
        if bots:
            game.seat_bots(bots)
        return game

    def advance(self, game: Game) -> None:
        """Give a game of this record its next answer."""
        self._answer(game, *self.answers[game.answered])
        self._deal_anew(game)

    def branch(
        self, answers: int, seed: str | None = None, generator: str | None = None
    ) -> "Record":
        """The game up to a moment, after this many answers, from where it can be played on.

        Without a seed the cards come as they did, as long as the same shuffles happen. With one,
        those that the player who is asked there cannot see are dealt anew, and so is what follows;
        the generator is that of the record if none is named.
        """
        if not 0 <= answers <= len(self.answers):
            raise RecordError("branch-beyond", answers=answers, most=len(self.answers))
        kept = [redeal for redeal in self.redeals if redeal.answers <= answers]
        if seed is not None:
            kept = [redeal for redeal in kept if redeal.answers < answers]
            kept.append(Redeal(answers, seed, generator or self.generator))
        comments = {number: said for number, said in self.comments.items() if number <= answers}
        branch = replace(
            self, answers=self.answers[:answers], redeals=kept, stopped=None, comments=comments
        )
        if branch.game().over:
            raise RecordError("branch-over")
        return branch

    def answers_before(self, turn: int) -> int:
        """How many answers had been given when a turn, counted over all players, began."""
        game = self.game(turn=turn)
        if not 1 <= turn <= game.turn:
            raise RecordError("turn-beyond", turn=turn, turns=game.turn)
        return game.answered

    def text(self) -> str:
        """The long form."""
        lines = self._header()
        game = self._dealt()
        turn = 0
        for number, (seat, words) in enumerate(self.answers):
            if game.turn != turn:
                lines += ["", self._turn_line(game)]
                turn = game.turn
            lines += self._between(number)
            self._deal_anew(game)
            lines.append(f"{self.names[seat]}: {', '.join(words) or NOTHING}")
            self._answer(game, seat, words)
        if self._redeals_at(len(self.answers)) and game.turn != turn:
            lines += ["", self._turn_line(game)]
        lines += self._between(len(self.answers))
        self._deal_anew(game)
        if self.stopped is not None:
            game.stop(self.stopped)
        if game.over:
            lines += ["", *self._ending(game)]
        return "\n".join(lines) + "\n"

    def _header(self) -> list[str]:
        lines = [TITLE, f"rules: {RULES}", f"profile: {self.profile}"]
        lines.append("kingdom: " + ", ".join(self.kingdom))
        if self.bane is not None:
            lines.append(f"bane: {self.bane}")
        lines += written_extras(self.colonies, self.market)
        lines.append("players: " + ", ".join(self.names))
        lines.append("seed: " + json.dumps(self.seed))
        if self.generator != COUNTER:
            lines.append(f"generator: {self.generator}")
        lines.append(f"start: {self.names[self.start]}")
        if self.turn_limit != LONGEST_GAME:
            lines.append(f"turn limit: {self.turn_limit}")
        if self.bots:
            pairs = [f"{self.names[seat]} = {bot}" for seat, bot in sorted(self.bots.items())]
            lines.append("bots: " + ", ".join(pairs))
        if self.fairness is not None:
            lines += self.fairness.header()
        return [*lines, *self.comments.get(-1, [])]

    def line(self) -> str:
        """The short form: one line to paste into a chat."""
        parts = [str(RULES), self.profile, ",".join(self.kingdom), self.bane or ""]
        parts.append(",".join(self.names))
        parts += [json.dumps(self.seed), str(self.start), str(self.turn_limit)]
        parts.append(",".join(f"{seat}={bot}" for seat, bot in sorted(self.bots.items())))
        parts.append(self.stopped or "")
        parts.append(";".join(f"{seat}{','.join(words)}" for seat, words in self.answers))
        if self.generator != COUNTER:
            parts.append(f"generator: {self.generator}")
        parts += written_extras(self.colonies, self.market)
        if self.fairness is not None:
            parts += self.fairness.header()
        for number, redeal in enumerate(self.redeals):
            parts.append(f"{REDEAL}{number} {redeal.answers}: {redeal.text()}")
        packed = zlib.compress("\n".join(parts).encode(), 9, -15)
        return SHORT + base64.urlsafe_b64encode(packed).decode().rstrip("=")

    def begin(self, watch: bool = False) -> Game:
        """The game before its first answer; `advance` gives it one after the other."""
        game = self._dealt(watch)
        self._deal_anew(game)
        return game

    def _dealt(self, watch: bool = False) -> Game:
        bane = None if self.bane is None else BY_ID[self.bane]
        kingdom = [BY_ID[id] for id in self.kingdom]
        market = [BY_ID[id] for id in self.market]
        setup = Setup(
            kingdom, len(self.names), bane, self.profile, colonies=self.colonies, market=market
        )
        return start_game(
            setup,
            self.seed,
            start=self.start,
            turn_limit=self.turn_limit,
            watch=watch,
            generator=self.generator,
        )

    def _answer(self, game: Game, seat: int, words: list[str]) -> None:
        decision = game.decision
        if decision is None:
            raise RecordError("record-after-end")
        if decision.seat != seat:
            asked = self.names[decision.seat]
            raise RecordError("record-not-asked", player=self.names[seat], asked=asked)
        game.answer(words)

    def _deal_anew(self, game: Game) -> None:
        """Deal hidden cards anew where the record does so after as many answers as were given."""
        for redeal in self._redeals_at(game.answered):
            game.deal_anew(redeal.seed, redeal.generator)

    def _redeals_at(self, answers: int) -> list[Redeal]:
        return [redeal for redeal in self.redeals if redeal.answers == answers]

    def _between(self, answers: int) -> list[str]:
        """The lines that stand between an answer and the one before."""
        redeals = [redeal.line() for redeal in self._redeals_at(answers)]
        return [*redeals, *self.comments.get(answers, [])]

    def _turn_line(self, game: Game) -> str:
        return f"turn {game.turn} {self.names[game.current]} [{game.check}]"

    def _ending(self, game: Game) -> list[str]:
        points = [f"{name} {score}" for name, score in zip(self.names, game.scores, strict=True)]
        won = [self.names[seat] for seat in game.winners] or ["nobody"]
        return [
            f"end: {game.ending}",
            "points: " + ", ".join(points),
            "winners: " + ", ".join(won),
        ]


def read(text: str) -> Record:
    """A record from its long or short form; RecordError tells the line and the reason.

    The game is played once to see that every answer is legal and every check fits.
    """
    if len(text) > LONGEST:
        raise RecordError("record-too-long", longest=LONGEST)
    if text.strip().startswith(SHORT):
        return _read_line(text.strip())
    return _Reader(text).record


def check_names(names: list[str], players: int) -> None:
    """Refuse names that a record could not hold."""
    if len(names) != players:
        raise SetupError("name-count", players=players, count=len(names))
    for name in names:
        if not NAME.fullmatch(name) or name.casefold() in ENDING_WORDS:
            raise SetupError("no-name", name=name[:40], taken=list(ENDING_WORDS))
        if [other.casefold() for other in names].count(name.casefold()) > 1:
            raise SetupError("same-name", name=name)


class _Reader:
    """Reads the long form line by line, playing along."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.record = Record([], [], "")
        try:
            self._read()
        except ThroneroomError as error:
            raise RecordError("line", number=self.number, reason=error) from None

    def _next(self) -> Iterator[str]:
        for number, line in enumerate(self.lines[self.number :], self.number + 1):
            self.number = number
            if line.strip():
                yield line.strip()

    def _read(self) -> None:
        header, body = self._header()
        record = self.record
        self._set_up(header)
        game = record._dealt()
        ending: list[str] = []
        turn = 0
        for line in chain(body, self._next()):
            if line.startswith("#"):
                record.comments.setdefault(len(record.answers), []).append(line)
            elif match := TURN.fullmatch(line):
                if game.over:
                    raise RecordError("record-turn-after-end")
                if game.turn == turn or line != record._turn_line(game):
                    raise RecordError("record-turn", expected=record._turn_line(game))
                turn = int(match[1])
            elif ending or line.startswith("end: "):
                ending.append(line)
            elif is_redeal(line):
                self._deal_anew(game, line)
            else:
                if turn != game.turn:
                    raise RecordError("record-turn-missing", expected=record._turn_line(game))
                self._answer(game, line)
        if ending:
            self._end(game, ending)
        elif game.over:
            raise RecordError("record-ending-missing")

    def _header(self) -> tuple[dict[str, str], list[str]]:
        header: dict[str, str] = {}
        for count, line in enumerate(self._next()):
            if count == 0:
                if line != TITLE:
                    raise RecordError("record-title", title=TITLE)
            elif line.startswith("#"):
                self.record.comments.setdefault(-1, []).append(line)
            elif TURN.fullmatch(line) or line.startswith("end: "):
                return header, [line]
            else:
                key, separator, value = line.partition(": ")
                if not separator or key in header:
                    raise RecordError("record-header", line=line[:80])
                header[key] = value
        if not header:
            raise RecordError("record-empty")
        return header, []

    def _set_up(self, header: dict[str, str]) -> None:
        record = self.record
        for key in ("rules", "profile", "kingdom", "players", "seed", "start"):
            if key not in header:
                raise RecordError("record-header-missing", line=key)
        unknown = header.keys() - {
            "rules", "profile", "kingdom", "bane", "colonies", "market", "players", "seed",
            "generator", "start", "turn limit", "bots", "commitment", "values", "secret",
        }  # fmt: skip
        if unknown:
            raise RecordError("record-header-unknown", line=min(unknown)[:80])
        record.profile = read_profile(header["rules"], header["profile"])
        if "bane" in header:
            record.bane = read_kingdom([header["bane"]])[0]
        record.colonies, record.market = read_extras(header)
        record.kingdom = read_kingdom(header["kingdom"].split(", "))
        record.names = header["players"].split(", ")
        check_names(record.names, len(record.names))
        record.seed = read_seed(header["seed"])
        record.generator = read_generator(header)
        record.start = self._seat(header["start"])
        record.turn_limit = read_number(header.get("turn limit", str(LONGEST_GAME)))
        for pair in header.get("bots", "").split(", ") if "bots" in header else []:
            name, separator, bot = pair.partition(" = ")
            if not separator:
                raise RecordError("record-bot", pair=pair[:80])
            record.bots[self._seat(name)] = bot
        record.fairness = read_fairness(header, len(record.names))

    def _seat(self, name: str) -> int:
        if name not in self.record.names:
            raise RecordError("no-player", name=name[:40])
        return self.record.names.index(name)

    def _answer(self, game: Game, line: str) -> None:
        name, separator, words = line.partition(": ")
        if not separator:
            raise RecordError("record-line", line=line[:80])
        answer = (self._seat(name), [] if words == NOTHING else words.split(", "))
        self.record._answer(game, *answer)
        self.record.answers.append(answer)

    def _deal_anew(self, game: Game, line: str) -> None:
        record = self.record
        redeal = read_redeal(line.removeprefix(LINE), len(record.answers), len(record.names))
        game.deal_anew(redeal.seed, redeal.generator)
        record.redeals.append(redeal)

    def _end(self, game: Game, ending: list[str]) -> None:
        if not game.over:
            self.record.stopped = ending[0].removeprefix("end: ")
            game.stop(self.record.stopped)
        expected = self.record._ending(game)
        for line, wanted in zip(ending, expected, strict=False):
            if line != wanted:
                raise RecordError("record-ending", line=line[:80], expected=wanted)
        if len(ending) != len(expected):
            raise RecordError("record-ending-lines")


def _read_line(line: str) -> Record:
    packed = line.removeprefix(SHORT)
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj(-15)
        text = unpacker.decompress(raw, LONGEST).decode()
        if not unpacker.eof:
            raise RecordError("record-cut-off")
        parts = text.split("\n")
        if len(parts) < 11:
            raise RecordError("record-part-missing")
        rules, profile, kingdom, bane, names, seed, start, turn_limit, bots, stopped, answers = (
            parts[:11]
        )
        record = Record(read_kingdom(kingdom.split(",")), names.split(","), read_seed(seed))
        check_names(record.names, len(record.names))
        record.profile = read_profile(rules, profile)
        record.bane = read_kingdom([bane])[0] if bane else None
        record.start, record.turn_limit = read_number(start), read_number(turn_limit)
        for pair in bots.split(",") if bots else []:
            seat, _, bot = pair.partition("=")
            record.bots[read_number(seat)] = bot
        record.stopped = stopped or None
        told = dict(part.partition(": ")[::2] for part in parts[11:])
        record.generator = read_generator(told)
        record.colonies, record.market = read_extras(told)
        record.fairness = read_fairness(told, len(record.names))
        for part in answers.split(";") if answers else []:
            words = part[1:].split(",") if part[1:] else []
            record.answers.append((read_number(part[:1]), words))
        record.redeals = _redeals(told, record)
        seats = [*record.bots, *(seat for seat, _ in record.answers)]
        if any(seat >= len(record.names) for seat in seats):
            raise RecordError("record-seat")
        record.game()
    except (binascii.Error, zlib.error, ValueError):
        raise RecordError("line", number=1, reason=RecordError("record-damaged")) from None
    except ThroneroomError as error:
        raise RecordError("line", number=1, reason=error) from None
    return record


def _redeals(told: dict[str, str], record: Record) -> list[Redeal]:
    """The moments of the short form at which hidden cards are dealt anew."""
    redeals: list[Redeal] = []
    for key, text in told.items():
        if key.startswith(REDEAL):
            answers = read_number(key.rpartition(" ")[2])
            if answers > len(record.answers) or (redeals and answers < redeals[-1].answers):
                raise RecordError("record-redeal", text=text[:80])
            redeals.append(read_redeal(text, answers, len(record.names)))
    return redeals
