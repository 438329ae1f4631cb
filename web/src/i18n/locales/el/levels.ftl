# Greek: how strong the bot is. This translation is not yet checked by a native speaker.

choose-level = Δύναμη του μποτ
level-name = { $level ->
    [level-1] Αρχάριος
    [level-2] Μαθητευόμενος
    [level-3] Ερασιτέχνης
    [level-4] Τακτικός παίκτης
    [level-5] Δυνατός παίκτης
    [level-6] Ειδικός
    [level-7] Μάστορας
   *[other] { $level }
  }
