"""Whatever the game: what lies on the table all the time is told once, and is the same for everybody."""

import msgspec

from contract.walk import Setting, every_setting, some_positions


@every_setting
def test_a_board_is_of_the_type_that_the_game_names(setting: Setting) -> None:
    board = setting.game.board(setting.options)
    assert (None if board is None else type(board)) == setting.game.board_type


@every_setting
def test_a_board_follows_from_what_everybody_knows(setting: Setting) -> None:
    """The options of a position say as much as those before the game, so nothing that chance drew can be in it."""
    board = msgspec.json.encode(setting.game.board(setting.options))
    for state, _seat, _move in some_positions(setting, seed=41, at_most=3):
        assert msgspec.json.encode(setting.game.board(setting.game.options_of(state))) == board
