# The settings, and the list of keys.

settings-playing = What the page does for you
settings-board = The board
settings-sound = Sound and calls
setting-theme = Look
theme-auto = As the system
theme-wood = Wood
theme-felt = Felt
theme-dark = Dark
theme-contrast = High contrast
speed-off = Off
setting-auto-bear-off = Bear off for me when nothing can be in the way
setting-fast-forward = Hurry through turns without a choice
setting-home-left = My home on the left
setting-home-top = My home at the top
setting-sounds = Sounds
setting-volume = Volume
setting-volume-value = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
setting-calls = Show how the dice are called
setting-spoken = Say the call aloud
setting-no-voice = This device has no voice for that language.
setting-shortcuts = Single keys as shortcuts

status-bear-off = { $who ->
    [you] Nothing is in the way. The checkers are borne off for you.
    [bot] Nothing is in the way. The bot bears off.
    [white] Nothing is in the way. White’s checkers are borne off.
   *[black] Nothing is in the way. Black’s checkers are borne off.
  }
# A checker has been picked up; $targets is a list of points.
news-picked-up = Picked up from { $from }. It can go to { $targets }.
# The same, from the bar.
news-picked-up-bar = Picked up from the bar. It can enter on { $targets }.
news-put-down = Put down.
target-off = off the board

keys-title = Keys
keys-hint = Everything can be done without a mouse. The letters work wherever you are on the page.
keys-tab = go from one part of the page to the next
keys-arrows = walk over the board
keys-enter = pick a checker up, put it down, press a button
keys-quick = play the checker at once: bear it off, or move it by the higher die; again for the lower
keys-escape = put the checker down, close a question
keys-roll = roll, or go on to the next game
keys-end = end the turn
keys-undo = take back
keys-settings = settings
keys-help = this list
