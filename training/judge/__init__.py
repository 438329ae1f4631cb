"""Measuring prva's nets and bots by GNU Backgammon's, see docs/strength.md."""
