# Macedonian: how strong the bot is. This translation is not yet checked by a native speaker.

choose-level = Јачина на ботот
level-name = { $level ->
    [level-1] Почетник
    [level-2] Ученик
    [level-3] Аматер
    [level-4] Редовен играч
    [level-5] Силен играч
    [level-6] Експерт
    [level-7] Мајстор
   *[other] { $level }
  }
