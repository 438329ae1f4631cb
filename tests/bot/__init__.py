"""What the bots promise: exact ends, symmetric values, no dice, no clock, no illegal play."""
