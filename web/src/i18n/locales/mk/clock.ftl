# Macedonian: the time of a turn. This translation is not yet checked by a native speaker.

choose-clock = Време за потег
clock-open = Неограничено
clock-seconds = { $seconds } с
clock-label = { $who ->
    [you] Твоето време
    [bot] Времето на ботот
    [white] Времето на белите
   *[black] Времето на црните
  }
clock-left-spoken = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
  }
clock-soon = { $who ->
    [you] Ти остануваат уште десет секунди.
    [bot] На ботот му остануваат уште десет секунди.
    [white] На белите им остануваат уште десет секунди.
   *[black] На црните им остануваат уште десет секунди.
  }
status-time-up = { $who ->
    [you] Времето ти истече. Ботот го доигрува потегот.
    [bot] Времето на ботот истече.
    [white] Времето на белите истече. Ботот го доигрува потегот.
   *[black] Времето на црните истече. Ботот го доигрува потегот.
  }
