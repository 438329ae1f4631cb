## How strong the bot is

choose-level = Strength of the bot
# The levels from 1, for those who have just learnt the rules, to 7, the best the bot can do.
level-name = { $level ->
    [level-1] Beginner
    [level-2] Learner
    [level-3] Casual player
    [level-4] Regular
    [level-5] Strong player
    [level-6] Expert
    [level-7] Master
   *[other] { $level }
  }
