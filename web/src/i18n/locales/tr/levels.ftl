# Turkish: how strong the bot is. This translation is not yet checked by a native speaker.

choose-level = Botun gücü
level-name = { $level ->
    [level-1] Acemi
    [level-2] Çırak
    [level-3] Amatör
    [level-4] Müdavim
    [level-5] Güçlü oyuncu
    [level-6] Uzman
    [level-7] Usta
   *[other] { $level }
  }
