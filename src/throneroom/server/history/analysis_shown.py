"""Analyses as clients are shown them."""

from throneroom.analysis import Analysis, JudgedAnswer, Swing
from throneroom.server.history.shown import (
    AnalysisShown,
    JudgedShown,
    OutlookShown,
    PlayShown,
    TurningPoint,
)


def analysis_shown(known: Analysis | None) -> AnalysisShown:
    """An analysis as far as it has come."""
    analysis = known or Analysis()
    seats = len(analysis.outlooks[0].chances) if analysis.outlooks else 0
    return AnalysisShown(
        begun=known is not None,
        done=analysis.done,
        outlooks=[
            OutlookShown(turn=one.turn, seat=one.seat, chances=list(one.chances), error=one.error)
            for one in analysis.outlooks
        ],
        judged=[_judged(one) for one in analysis.answers],
        points=[_point(one) for one in analysis.turning_points()],
        players=[
            PlayShown(
                mistakes=len(analysis.mistakes(seat)),
                cost=analysis.play(seat),
                luck=analysis.luck(seat),
            )
            for seat in range(seats)
        ],
    )


def _judged(one: JudgedAnswer) -> JudgedShown:
    return JudgedShown(
        answers=one.answered,
        turn=one.turn,
        own_turn=one.own_turn,
        seat=one.seat,
        kind=one.kind,
        place=one.place,
        source=one.source,
        affects=one.affects,
        given=list(one.given),
        other=list(one.other),
        lost=one.lost,
        error=one.error,
        mistake=one.is_mistake,
    )


def _point(one: JudgedAnswer | Swing) -> TurningPoint:
    judged = _judged(one) if isinstance(one, JudgedAnswer) else None
    return TurningPoint(
        answers=one.answered,
        turn=one.turn,
        own_turn=one.own_turn,
        seat=one.seat,
        change=-one.lost if isinstance(one, JudgedAnswer) else one.luck,
        error=one.error,
        judged=judged,
    )
