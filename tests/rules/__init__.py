"""Every rule as a test: a drawn board, and what may be played on it."""
