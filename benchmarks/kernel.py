"""The kernel's speed against its yardsticks, as ``stammtisch bench`` prints it; figures are printed, never asserted."""

import sys

from stammtisch.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]]))
