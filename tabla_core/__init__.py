"""Tabla: rules engine and bots for the tabla family of games."""
