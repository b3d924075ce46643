"""A draw engine for the First Game: Villages, Markets and Smithies with one Militia."""

from typing import final

from mypy_extensions import i64

from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.basics import DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import BY_ID, NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question


@final
class FirstGameEngine(Tactician):
    """Builds up to five Markets, a Militia, three Smithies and four Villages, then Provinces."""

    def __init__(self) -> None:
        self.market: i64 = BY_ID["market"].index
        self.militia: i64 = BY_ID["militia"].index
        self.smithy: i64 = BY_ID["smithy"].index
        self.village: i64 = BY_ID["village"].index

    def buy(self, view: FastView, question: Question) -> i64:
        """The first card of its list that it wants and can afford."""
        coins = view.coins
        provinces = view.supply(PROVINCE)
        if coins >= 8 and provinces:
            return PROVINCE
        if coins >= 5 and provinces <= 4 and view.supply(DUCHY):
            return DUCHY
        if coins >= 2 and provinces <= 2 and view.supply(ESTATE):
            return ESTATE
        if coins >= 6 and view.supply(GOLD):
            return GOLD
        if coins >= 5 and view.supply(self.market) and view.owns(self.market) < 5:
            return self.market
        if coins >= 4:
            if view.supply(self.militia) and view.owns(self.militia) < 1:
                return self.militia
            if view.supply(self.smithy) and view.owns(self.smithy) < 3:
                return self.smithy
        if coins >= 3:
            if view.supply(self.village) and view.owns(self.village) < 4:
                return self.village
            if view.supply(SILVER):
                return SILVER
        return NONE

    def play_action(self, view: FastView, question: Question) -> i64:
        """Village, Market, Smithy, Militia."""
        if view.has(self.village):
            return self.village
        if view.has(self.market):
            return self.market
        if view.has(self.smithy):
            return self.smithy
        if view.has(self.militia):
            return self.militia
        return NONE
