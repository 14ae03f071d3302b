"""Run the command line with ``python -m stammtisch``."""

import sys

from stammtisch.cli import main

if __name__ == "__main__":
    sys.exit(main())
