from tavolino.games.coffee_rush.view import RushView


def draw(view: RushView, names: list[str]) -> str:
    raise NotImplementedError
