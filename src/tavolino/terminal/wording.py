"""Moves as people type and read them: short forms in, compact lists out."""

from collections.abc import Iterable, Sequence

Words = tuple[str, ...]


def matching(typed: str, moves: Iterable[str]) -> list[str]:
    """The moves that a short form can mean, word by word. A whole word beats one that only begins so."""
    asked = typed.lower().split()
    left = [(move, move.split()) for move in moves]
    for place, word in enumerate(asked):
        left = [(move, words) for move, words in left if len(words) > place and words[place].startswith(word)]
        exact = [(move, words) for move, words in left if words[place] == word]
        left = exact or left
    whole = [move for move, words in left if words == asked]
    return whole or [move for move, _ in left]


def compact(moves: Iterable[str]) -> list[str]:
    """`thrust 1`, `thrust 2`, `thrust 3`, `pass` become `thrust 1-3` and `pass`."""
    return [" ".join(words) for words in _fold([tuple(move.split()) for move in moves])]


def _fold(moves: Sequence[Words]) -> list[Words]:
    """Words that can be followed by the same words are written as one."""
    tails: dict[str, list[Words]] = {}
    for words in moves:
        if words:
            tails.setdefault(words[0], []).append(words[1:])
    heads: dict[tuple[Words, ...], list[str]] = {}
    for head, rest in tails.items():
        heads.setdefault(tuple(_fold(rest)), []).append(head)
    folded: list[Words] = [()] if () in moves else []
    for rests, alike in heads.items():
        folded += [(_join(alike), *rest) for rest in rests]
    return folded


def _join(words: Sequence[str]) -> str:
    """Numbers in a row as `1-4`, other things as `milk|tea`."""
    if not all(word.isdecimal() for word in words):
        return "|".join(words)
    runs: list[list[int]] = []
    for number in sorted(int(word) for word in words):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(_run(run) for run in runs)


def _run(run: list[int]) -> str:
    return f"{run[0]}-{run[-1]}" if len(run) > 2 else ",".join(str(number) for number in run)
