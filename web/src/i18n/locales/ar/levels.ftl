# Arabic: how strong the bot is. This translation is not yet checked by a native speaker.

choose-level = قوة البوت
level-name = { $level ->
    [level-1] مبتدئ
    [level-2] متعلّم
    [level-3] هاوي
    [level-4] لاعب متمرّس
    [level-5] لاعب قوي
    [level-6] خبير
    [level-7] أستاذ
   *[other] { $level }
  }
