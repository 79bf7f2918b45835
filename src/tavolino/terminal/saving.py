"""The record of a game into a file. A file that is there already is never written over."""

from pathlib import Path

from tavolino.terminal.desk import Desk


def save(desk: Desk, file: str) -> bool:
    """Write the record so far; tells what came of it, and answers whether it is kept."""
    if not file:
        desk.complain("save-needs-name", file=suggested_file(desk))
        return False
    try:
        with Path(file).expanduser().open("x", encoding="utf-8") as record:
            record.write(desk.match.record().write())
    except FileExistsError:
        desk.complain("save-exists", file=file)
    except FileNotFoundError:
        desk.complain("save-no-folder", file=file)
    except (OSError, ValueError, RuntimeError) as problem:  # the last two: names and homes that cannot be
        desk.complain("save-failed", file=file, problem=getattr(problem, "strerror", None) or str(problem))
    else:
        desk.saved = len(desk.match.entries)
        desk.say("saved", file=file)
        if len(desk.people) > 1 and not desk.match.over:
            desk.say("saved-secrets")
        return True
    return False


def suggested_file(desk: Desk) -> str:
    """A name that another game will hardly have."""
    return f"{desk.match.game.id}-{desk.match.record().seed_hash[:8]}.txt"
