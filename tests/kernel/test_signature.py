"""The committed signature (kernel/BENCH): values and node counts of fixed deals, by the very binary that people get."""

from pathlib import Path

from stammtisch.kernel import _kernel

BENCH = Path(__file__).parent.parent.parent / "kernel" / "BENCH"


def test_values_and_node_counts_are_as_committed() -> None:
    """A changed number says that the search behaves differently: the commit that changes it says why."""
    assert _kernel.signature(50, False) == BENCH.read_text("ascii")
