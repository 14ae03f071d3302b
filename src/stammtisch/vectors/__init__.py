"""Rule vectors: small machine-checkable cases, run with ``python -m stammtisch.vectors FILE``."""

from stammtisch.vectors.runner import Report, run_vectors

__all__ = ["Report", "run_vectors"]
