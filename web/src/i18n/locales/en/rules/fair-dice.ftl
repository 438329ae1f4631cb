# How the dice are thrown, and a count of many throws.

fair-title = How the dice are thrown
fair-text =
    Every roll is drawn afresh from the random generator of your device that also makes its secret keys. Each number from 1 to 6 is exactly as likely as any other; a draw that would favour one is thrown away and drawn again.

    Nobody knows a roll before it is thrown: not the bot, not the page. The bot gets the same dice as you and weighs all 21 rolls when it thinks. Dice are never adjusted, for nobody and for no reason. No server is involved.

    Practice dice are the only exception: they come from a link that lists them, and the page says so.
fair-feel = Long runs, five doubles in a row or three bad entries from the bar do happen with fair dice. You can see for yourself: this throws 60,000 dice by the very function that throws in a game, and counts them.
fair-throw = Throw 60,000 dice
fair-again = Throw another 60,000
fair-throwing = Throwing: { $thrown } of { $all }
fair-number = Number
fair-times = Times
fair-share = Share
fair-count = { $count }
fair-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
fair-expected = With fair dice each number comes about { $expected } times.
fair-verdict = { $verdict ->
    [usual] The differences are what chance brings: fair dice fall at least this unevenly in { $share } of such counts.
    [uncommon] Such differences are uncommon, but they happen: fair dice fall at least this unevenly in { $share } of such counts.
   *[rare] Fair dice fall this unevenly in only { $share } of such counts. Throw again: if that happened often, something would be wrong.
  }
fair-waiting = The engine is still starting.
