# The time of a turn.

choose-clock = Time for a turn
clock-open = Open
clock-seconds = { $seconds } s
# Spoken for the clock of a turn.
clock-label = { $who ->
    [you] Your time
    [bot] The bot’s time
    [white] White’s time
   *[black] Black’s time
  }
clock-left-spoken = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
clock-soon = { $who ->
    [you] You have ten seconds left.
    [bot] The bot has ten seconds left.
    [white] White has ten seconds left.
   *[black] Black has ten seconds left.
  }
status-time-up = { $who ->
    [you] Your time is up. The bot finishes your turn.
    [bot] The bot’s time is up.
    [white] White’s time is up. The bot finishes the turn.
   *[black] Black’s time is up. The bot finishes the turn.
  }
