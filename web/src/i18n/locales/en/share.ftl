# A position or a match, shared as a link or as text.

share-title = Share
share-what = What to share
share-position = This position
share-match = The match
share-text = The text to share
share-copy-link = Copy the link
share-copy-text = Copy the text
share-send = Send…
share-done-link = The link is copied.
share-done-text = The text is copied.
share-done-by-hand = This browser does not let the page copy. The text is selected: copy it yourself.

## The text itself

# $what is a tradition or a game.
share-heading = { $what }, match to { $target }. White { $white }, Black { $black }.
share-game = Game { $number }: { $game }
share-game-ended = { $winner ->
    [white] { $points ->
        [one] Game { $number }, { $game }: White wins { $points } point.
       *[other] Game { $number }, { $game }: White wins { $points } points.
      }
    [black] { $points ->
        [one] Game { $number }, { $game }: Black wins { $points } point.
       *[other] Game { $number }, { $game }: Black wins { $points } points.
      }
   *[nobody] Game { $number }, { $game }: a draw.
  }
# $places is a list of what follows, in the numbering of that side.
share-checkers = { $side ->
    [w] White: { $places }
   *[b] Black: { $places }
  }
share-place = { $place ->
    [bar] bar ×{ $count }
    [off] off ×{ $count }
    [pinned] { $number } ×{ $count } (pinned)
   *[point] { $number } ×{ $count }
  }
share-to-roll = { $side ->
    [w] White to roll.
   *[b] Black to roll.
  }
share-to-play = { $side ->
    [w] White to play: { $dice }.
   *[b] Black to play: { $dice }.
  }
