"""Training of the nets from self-play; no part of the wheel. See README.md."""
