"""The tests of the engine, which double as its documentation."""
