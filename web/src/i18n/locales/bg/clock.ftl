# Bulgarian: the time of a turn. This translation is not yet checked by a native speaker.

choose-clock = Време за ход
clock-open = Неограничено
clock-seconds = { $seconds } с
clock-label = { $who ->
    [you] Твоето време
    [bot] Времето на бота
    [white] Времето на белите
   *[black] Времето на черните
  }
clock-left-spoken = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
  }
clock-soon = { $who ->
    [you] Остават ти още десет секунди.
    [bot] На бота му остават още десет секунди.
    [white] На белите им остават още десет секунди.
   *[black] На черните им остават още десет секунди.
  }
status-time-up = { $who ->
    [you] Времето ти изтече. Ботът доиграва хода ти.
    [bot] Времето на бота изтече.
    [white] Времето на белите изтече. Ботът доиграва хода.
   *[black] Времето на черните изтече. Ботът доиграва хода.
  }
