"""Every picture has a line that says what somebody saw in it, and every scene has its pictures."""

import re
from pathlib import Path

from browser.pictures import LOOKS
from browser.scenes import SCENES

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LINE = re.compile(r"^\| \[[^]]+\]\((?P<file>[^)]+)\) \| (?P<seen>.+) \|$", re.MULTILINE)


def test_every_picture_has_its_line() -> None:
    told = [line["file"] for line in LINE.finditer((FOLDER / "README.md").read_text())]
    assert sorted(told) == sorted(path.name for path in FOLDER.glob("*.jpg"))


def test_every_scene_has_a_picture() -> None:
    taken = {path.stem for path in FOLDER.glob("*.jpg")}
    assert all(any(f"{scene}-{look.name}" in taken for look in LOOKS) for scene in SCENES)
