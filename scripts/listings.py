"""Updates the listings in a page of docs/ from their files, so that no page shows old code."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTING = re.compile(r"(<!-- listing: (?P<path>\S+) -->\n```\w*\n)(?P<text>.*?)(```\n)", re.DOTALL)


def filled(page: str) -> str:
    """The page with every listing as its file is now."""
    return LISTING.sub(lambda found: found[1] + (ROOT / found["path"]).read_text("utf-8") + found[4], page)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled(path.read_text("utf-8")), "utf-8")
