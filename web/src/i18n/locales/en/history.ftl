# The history of matches: list, sums, looking back, dice.

history-title = History
history-empty = No match has been kept yet. Every match you play appears here.
history-nothing = No match passes the filter.
history-unkept = This browser keeps no history for this page. The match in hand can be saved as a file.
history-loading = Reading the matches…
history-close = Back to the game

## The list

history-filter-kind = Played
history-filter-opponent = Opponent
history-filter-outcome = Result
history-all = All
history-two-players = Two players
history-bot = Bot, { $level }
history-outcome = { $outcome ->
    [won] Won
    [lost] Lost
    [white] White won
    [black] Black won
   *[unfinished] Unfinished
  }
history-practice = Practice
history-score = { $white } : { $black }, to { $target }
history-when-unknown = Date unknown
history-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
history-look = Look back
history-continue = Play on
history-save = Save
history-delete = Delete
history-delete-title = Delete this match?
history-delete-text = It cannot be brought back, unless you saved it to a file.
history-delete-no = Keep it
history-delete-yes = Delete
history-damaged = { $damage ->
    [no-record] This entry holds no match record.
    [no-summary] This entry does not say who played what.
   *[other] This entry is no match at all.
  }
history-damaged-hint = It harms no other. You can save what is left of it, or delete it.

## Files

history-save-all = Save all to a file
history-read = Read from a file
history-read-done = { $count ->
    [0] The file holds no match that is not here already.
    [one] { $count } match was read from the file.
   *[other] { $count } matches were read from the file.
  }
history-read-refused = { $count ->
    [one] { $count } match of the file is not valid and was left out: { $reason }
   *[other] { $count } matches of the file are not valid and were left out. The first: { $reason }
  }
history-file-size = The file is too large. Files of up to 30 MB are read.
history-file-unreadable = The file could not be read. Choose it again, or another one.
history-file-form = The file holds no matches of Tabla.

## Sums

history-sums = Games against the bot
history-sums-game = Game
history-sums-level = Level
history-sums-won = Won
history-sums-lost = Lost
history-sums-drawn = Drawn

## Looking back

replay-title = Looking back
replay-back = All matches
replay-first = To the start
replay-previous = Back
replay-next = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-event = Event { $number } of { $count }
replay-position = Place in the match
replay-game = Game { $number }: { $game }
replay-games = Games of the match
replay-speed = Speed
replay-start = The match begins.
replay-refused = This match cannot be shown: { $reason }

## Dice

dice-title = The dice of this match
dice-number = Number
dice-of = { $who ->
    [you] You
    [bot] Bot
    [white] White
   *[black] Black
  }
dice-doubles = Doubles
dice-doubles-share = { $doubles } of { $rolls } rolls
dice-doubles-expected = One roll in six is a double on the average.
# A number of the table, in the digits of the language.
dice-figure = { NUMBER($number) }
# $matches is how many matches with fair dice it takes on the average to see this once.
dice-fair = { $verdict ->
    [few] Too few dice to say anything yet.
    [usual] Fair dice fall about like this.
    [uncommon] Fair dice fall this unevenly about once in { $matches } matches. That happens.
    [rare] Fair dice fall this unevenly only about once in { $matches } matches. That is rare, and yet chance.
   *[never] Fair dice fall this unevenly less than once in a million matches.
  }
dice-how = Every die is drawn afresh by the browser’s generator for secrets, each number equally likely. The bot does not see the dice before they fall.
dice-practice = These dice were not drawn: they came from a list or a seed.
