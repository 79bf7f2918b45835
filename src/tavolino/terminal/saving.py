"""Saves the record of a game to a file. An existing file is never overwritten."""

from pathlib import Path

from tavolino.terminal.context import PlayContext


def save(context: PlayContext, file: str) -> bool:
    """Writes the record so far and reports the result; returns whether it was saved."""
    if not file:
        context.complain("save-needs-name", file=suggested_file(context))
        return False
    try:
        with Path(file).expanduser().open("x", encoding="utf-8") as record:
            record.write(context.match.record().write())
    except FileExistsError:
        context.complain("save-exists", file=file)
    except FileNotFoundError:
        context.complain("save-no-folder", file=file)
    except (OSError, ValueError, RuntimeError) as problem:  # the last two: impossible names and home folders
        context.complain("save-failed", file=file, problem=getattr(problem, "strerror", None) or str(problem))
    else:
        context.saved = len(context.match.entries)
        context.say("saved", file=file)
        if len(context.people) > 1 and not context.match.over:
            context.say("saved-secrets")
        return True
    return False


def suggested_file(context: PlayContext) -> str:
    """A name that another game will hardly have."""
    return f"{context.match.game.id}-{context.match.record().seed_hash[:8]}.txt"
