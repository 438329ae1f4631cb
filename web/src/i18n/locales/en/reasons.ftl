# Why something may not be done: one sentence for each reason the engine gives, said near the board.
# $die is 0 when the reason holds whatever the dice, else the number of the die it is about.

reason-not-your-turn = It is not your turn.
reason-roll-first = The dice are thrown first.
reason-game-over = The game is over.
reason-complete = Your play is complete. End the turn, or undo.
reason-ends-game = The game ends before that: no more dice are played.
reason-no-checker = There is no checker of yours.
reason-foes-checker = That belongs to the other side.
reason-choose-checker = First choose the checker you want to bear off.
reason-backwards = Checkers never move backwards.
reason-no-such-die = None of your dice leads there.
reason-pinned = This checker is pinned. It cannot move while the other side stands on it.
reason-enter-first = Your checker on the bar must enter first.
reason-runner-not-past = One checker goes first: the others wait until it has passed the other side’s start.
reason-runner-not-home = One checker goes first: the others wait until it is home.
reason-blocked = { $die ->
    [0] That point is closed: two or more checkers of the other side hold it.
   *[other] With the { $die } it would land on a closed point, which two or more checkers hold.
  }
reason-blocked-by-one = { $die ->
    [0] That point is closed: here a single checker of the other side holds it.
   *[other] With the { $die } it would land on a closed point: here a single checker holds it.
  }
reason-blocked-by-pin = { $die ->
    [0] That point is closed: the other side stands there on your pinned checker.
   *[other] With the { $die } it would land where the other side stands on your pinned checker.
  }
reason-way-blocked = The point between is closed: each die must land on an open point.
reason-not-all-home = { $die ->
    [0] Bearing off begins when all your checkers are home.
   *[other] The { $die } would bear it off, and that begins when all your checkers are home.
  }
reason-pinned-outside = { $die ->
    [0] Your pinned checker is not home yet, so no other is borne off.
   *[other] The { $die } would bear it off, but your pinned checker is not home yet.
  }
reason-pinned-at-home = { $die ->
    [0] While a checker of yours is pinned at home, no other is borne off.
   *[other] The { $die } would bear it off, but a checker of yours is pinned at home.
  }
reason-pinned-anywhere = { $die ->
    [0] While a checker of yours is pinned, no other is borne off.
   *[other] The { $die } would bear it off, but a checker of yours is pinned.
  }
reason-foe-in-home = { $die ->
    [0] No bearing off while a checker of the other side stands in your home.
   *[other] The { $die } would bear it off, but a checker of the other side stands in your home.
  }
reason-not-highest = { $die ->
    [0] A higher number bears off from your highest point only.
   *[other] The { $die } bears off from your highest point only.
  }
reason-both-dice = { $die ->
    [0] Both dice must be played when they can be: after this the other one could not.
   *[other] Both dice must be played when they can be: after this { $die } the other one could not.
  }
reason-larger-die = { $die ->
    [0] Only one die can be played, so it must be the larger one.
   *[other] Only one die can be played, so it must be the larger one, not the { $die }.
  }
reason-wall = { $die ->
    [0] That would make a wall of six which is forbidden here.
   *[other] With the { $die } you would make a wall of six which is forbidden here.
  }
reason-leave-a-move = { $die ->
    [0] That would leave the other side no move, and another play leaves it one.
   *[other] With the { $die } you would leave the other side no move, and another play leaves it one.
  }

## What is said beside the board

said-rule = The rule
said-close = Close
rules-open = Rules
