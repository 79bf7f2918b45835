"""The staircase in the terminal."""

from tavolino.games.cafe_race.view import RaceView


def draw(view: RaceView, names: list[str]) -> str:
    return f"{view.cells} {names}"
