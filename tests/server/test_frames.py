"""What viewers are sent of games in which cards were passed unseen."""

from position import passed_unseen

from throneroom.server.tables.frames import open_view_part


def test_when_a_game_has_been_stopped_all_cards_are_open() -> None:
    game = passed_unseen()
    assert [player["points"] for player in game.view(0).snapshot()["players"]][1:] == [None, None]
    game.stop("resigned")
    for seat in (0, 1, 2, None):
        view = open_view_part(game, seat)
        assert [player.get("points") for player in view["players"]] == game.scores
        assert [player.get("cards") for player in view["players"]] == [
            {card.id: count for card, count in game.view(owner).cards.items()} for owner in range(3)
        ]
