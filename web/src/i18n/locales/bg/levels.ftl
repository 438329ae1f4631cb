# Bulgarian: how strong the bot is. This translation is not yet checked by a native speaker.

choose-level = Сила на бота
level-name = { $level ->
    [level-1] Начинаещ
    [level-2] Ученик
    [level-3] Любител
    [level-4] Редовен играч
    [level-5] Силен играч
    [level-6] Експерт
    [level-7] Майстор
   *[other] { $level }
  }
