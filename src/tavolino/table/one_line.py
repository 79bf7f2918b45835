"""What people write, as one line: without anything that cannot be seen or that changes how the rest is shown."""


def one_line(text: str) -> str:
    """Any blank is a space, and there is one at a time."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())
