# One line on what is special about a game, said once, when it first matters.

first-opening-play = The starter plays the two dice just thrown.
first-hit = A lone checker was hit. It must enter again before anything else of its side moves.
first-pin = A lone checker is pinned here, not hit. It cannot move while the other side stands on it.
first-mother = A last checker on its start is in danger: pinned there, it loses the game by mars.
first-cascade = This double runs on: after its own number come all higher ones, up to the sixes.
first-handed = The other side could not play these dice. You play what you can of them, then roll.
first-left = Dice that you cannot play go to the other side, which plays them before it rolls.
first-runner-pass = One checker goes first. The others leave once it has passed the other side’s start.
first-runner-home = One checker goes first. The others leave the start once it is home.
first-quarter = Who holds all six points of its starting quarter wins at once.
first-bear-off = All your checkers are home: now they are borne off.
first-bear-off-pinned = All are home, but while a checker of yours is pinned none is borne off.
first-bear-off-foe = All are home, but none is borne off while the other side stands in your home.
