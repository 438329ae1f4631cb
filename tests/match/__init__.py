"""Matches, their records and their dice."""
