"""The power goes at any moment: nothing that was acknowledged is lost, and the database is whole."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from faults.cut_report import Report
from faults.scale import times

PROGRAM = Path(__file__).with_name("power_cut.py")
CUTS = times(quick=10, long=200)
OFTEN = "wal_autocheckpoint=60"  # so that the power also goes while SQLite moves its log into the database


def cut_power(folder: Path, *pragmas: str) -> Report:
    words = [sys.executable, str(PROGRAM), str(folder), str(CUTS), "7", OFTEN, *pragmas]
    paths = [str(PROGRAM.parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    report = msgspec.json.decode(done.stdout, type=Report)
    print(
        f"{' '.join(pragmas) or 'as it is'}: {report.cuts} cuts, {report.lost_sectors} sectors lost on their way, "
        f"{report.acknowledged} lines acknowledged, {len(report.lost)} of them lost in {report.cuts_with_loss} cuts"
    )
    return report


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    report = cut_power(tmp_path)
    assert report.lost == []
    assert report.problems == []
    assert report.cuts == CUTS
    assert report.acknowledged > CUTS
    # The store's writes pass through this disk, and the disk does lose what was on its way.
    assert report.unseen == []
    assert report.lost_sectors > 0


def test_a_store_that_syncs_less_is_caught(tmp_path: Path) -> None:
    assert cut_power(tmp_path, "synchronous=NORMAL").cuts_with_loss > 0
