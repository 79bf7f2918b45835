"""`python -m tavolino` is `tavolino`."""

import sys

from tavolino.cli import main

sys.exit(main())
