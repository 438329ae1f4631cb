# The rules, read on pages of their own. A blank line begins a paragraph. "You" have the light
# checkers in all pictures; points are numbered from 24, the start, down to 1.

rules-title = Rules
rules-close = Close
rules-all = All rules
rules-of = { $game }: the rules
rules-traditions = Sets of games, as each tradition plays them
rules-games = Single games
rules-besides = Besides
rules-contents = On this page
rules-unknown = The address asks for the rules of “{ $page }”, which do not exist. These are all there are.
rules-picture-replay = Show the move
rules-picture-back = One step back
rules-picture-next = One step on
rules-picture-step = { $step } of { $steps }
rules-strategies-link = Three strategies, played through
rules-dice-link = How the dice are thrown

rules-tradition-page = { $tradition } table
rules-tradition-set = The games of the set are played in this order, again and again, until somebody has the points of the match.
rules-tradition-one = This tradition plays one game.
rules-tradition-targets = A match goes to { $targets } points; { $usual } are usual.
rules-tradition-winner = The first game begins with an opening roll: each side throws one die, equal ones are thrown again, and the higher starts. After that the winner of a game starts the next and simply rolls. After a drawn game there is a new opening roll.
rules-tradition-roll-off = Every game begins with an opening roll: each side throws one die, equal ones are thrown again, and the higher starts.

rules-section = { $section ->
    [start] The start and the way
    [opening] Who starts
    [dice] Dice and moves
    [contact] Meeting the other side
    [enter] Entering from the bar
    [mother] The mother
    [cascade] Doubles that run on
    [handed] Dice that are handed over
    [runner] The runner
    [walls] Forbidden walls
    [leave] Leaving a move
    [quarter] Closing the quarter
    [bear-off] Bearing off
    [pinned] Bearing off with a pinned checker
    [foes] Bearing off past the other side
   *[score] What a game counts
  }

rules-start-familiar =
    Each side has fifteen checkers: two on its 24, five on its 13, three on its 8 and five on its 6. Each counts the points its own way, from 24 down to 1; the last six are its home.

    You move against the clock, from the top right round to your home at the bottom right. The other side comes the other way: your 24 is its 1. Whoever first bears off all fifteen wins.
rules-start-contrary =
    All fifteen checkers of each side start on its 24: yours in the top right corner, the other side’s in the bottom right one.

    You move against the clock, round to your home at the bottom right, points 6 to 1. The other side comes the other way: your 24 is its 1. Whoever first bears off all fifteen wins.
rules-start-parallel =
    All fifteen checkers of each side start on its 24, in opposite corners of the board: yours at the top right, the other side’s at the bottom left, which you call 12.

    Both go round the same way, against the clock. Your home is at the bottom right, points 6 to 1, the other side’s at the top left. Whoever first bears off all fifteen wins.
rules-opening-reroll = Each side throws one die; equal dice are thrown again. The higher starts, and throws both dice anew for its first move.
rules-opening-play = Each side throws one die; equal dice are thrown again. The higher starts and plays the two dice just thrown. They count as its first roll.
rules-dice =
    Each die moves one checker by its number. One checker may use both dice, but then the point it lands on between them must be open too. A double is played four times.

    Play as many of your dice as you can. If only one of two can be played, play the larger one if possible. If nothing can be played, the turn passes.
rules-contact-hit = Two or more checkers close a point to the other side. A single one can be hit: whoever lands on it sends it to the bar.
rules-contact-block = Nobody is hit here. Any checker, even a single one, closes its point to the other side.
rules-contact-pin =
    Nobody is hit here. Whoever lands on a single checker of the other side pins it: it cannot move while any checker stands on it, and is free the moment the last of them leaves.

    A point is closed to you when two or more checkers of the other side stand there, or when one of them stands on yours. Who pins cannot be pinned.
rules-enter = While you have a checker on the bar, nothing else of yours moves. It enters in the home of the other side: with a 6 on your 19, with a 1 on your 24. If those points are closed, you pass.
rules-mother =
    The last checker on its side’s start is called the mother. If it is pinned there, and the other side’s own start is already empty, the game is lost at once, by mars (2 points). If the other side still has a checker on its start, the game goes on: as soon as that start is empty, it is won. If the pin is lifted in time, nothing has happened.

    If both mothers are pinned, the game is drawn, 0 to 0.
rules-cascade = { $from ->
    [3] From your own third roll on, a double does not end with its four moves: after it come four of the next number, and so on, up to four sixes. After 4-4, for example, you play four 4s, then four 5s, then four 6s.
   *[other] From your own fourth roll on, a double does not end with its four moves: after it come four of the next number, and so on, up to four sixes. After 4-4, for example, you play four 4s, then four 5s, then four 6s.
  }

    Each number is played by itself, as far as it goes. A turn that was passed counts as a roll.
rules-cascade-skip = When a number is blocked, what is left of it is handed over, and you go on with the next number.
rules-cascade-stop = When a number is blocked, your turn ends: the rest of it and all higher numbers are handed over. If not even the first number can be begun, the whole chain is lost and nobody gets it.
rules-handed-all =
    Every die you cannot play goes to the other side, single ones too and from the first roll on. It plays what it can of them before it rolls, lower numbers first.

    What it cannot play either is lost. Nothing goes back, and handed-over doubles do not run on.
rules-handed-started =
    Only the rest of a chain that was begun goes to the other side. It plays what it can of it before it rolls, lower numbers first. Of an ordinary roll nothing is handed over.

    What it cannot play either is lost. Nothing goes back, and handed-over doubles do not run on.
rules-runner-pass = At first only one checker may leave your 24. The others wait until it has passed the other side’s start, which means that it stands on your 11 or lower. Then they are free, in the middle of a turn too. If the runner is blocked, you pass.
rules-runner-home = At first only one checker may leave your 24. The others wait until it is home, on your 6 or lower. Then they are free, in the middle of a turn too. If the runner is blocked, you pass.
rules-walls =
    Two walls of six points in a row may not stand when your turn ends. One is your whole starting quarter, 24 to 19, while any checker of the other side is still behind it. The other is the six points just before the other side’s start, your 11 to 6, while it still has a checker there.

    Other walls are free. If every play would end with a forbidden wall, you pass.
rules-leave = If some play leaves the other side at least one move, you must choose one that does.
rules-quarter = Once your checkers hold all six points of your starting quarter, 24 to 19, you win at once. The other side has borne off nothing by then, so that is always 15 points.
rules-bear-off =
    When all fifteen of your checkers are home, you may bear off. A die bears off a checker from the point of its number. If the number is higher than your highest point, it bears off from that one.

    You may also move inside your home instead. If a checker is hit later, it must come home again before the others go on.
rules-bear-off-quiet =
    When all fifteen of your checkers are home, you may bear off. A die bears off a checker from the point of its number. If the number is higher than your highest point, it bears off from that one.

    You may also move inside your home instead.
rules-pinned-others = If one of your checkers is pinned at home, you go on bearing off the others. A pinned checker counts where it stands: one that is pinned outside means that not all are home.
rules-pinned-none = As long as any checker of yours is pinned, none is borne off.
rules-pinned-home = As long as a checker of yours is pinned in your home, none is borne off. One that is pinned outside means that not all are home.
rules-foes = You may not bear off while any checker of the other side stands in your home. You may have to pass because of it.
rules-score-mars =
    A game won counts 1 point. If the loser has borne off no checker, it is a mars and counts 2. There is no cube and no triple game.

    Whoever resigns gives the other side what it would get if the game ended now: 2 points, or 1 once they have borne off a checker.
rules-score-left =
    The winner gets one point for every checker that the loser has not borne off, 1 to 15. There is no mars.

    Whoever resigns gives one point for each of their checkers still on the board.

## Under the pictures

picture-start = The start.
picture-opening-dice = Light threw 5, dark 3: light starts.
picture-opening-play = Light threw 3, dark 1. Light starts with 3-1 and plays 8/5 and 6/5.
picture-dice-both = 6-2. The 6 from 8 to 2 is not allowed: after it no 2 could be played. 8 to 6 with the 2 leaves the 6 from 13.
picture-dice-larger = 6-5. Either can be played, but not both, so it must be the 6.
picture-hit = 6-4. On 18 light hits a lone checker, and runs on to 14. The dark checker lies on the bar.
picture-enter = 6-3. The 6 is closed, so light enters on 22 with the 3; then it is free to play the 6.
picture-enter-first = 6-4, and both points are closed. Nothing else may move: light passes.
picture-block = 4-1. A single dark checker closes 20.
picture-block-31 = 6-3. A single dark checker closes 18.
picture-pin = 6-3. Light goes over 14 to 11 and pins the dark checker there.
picture-pinned = The light checker on 19 is pinned and cannot move.
picture-pin-closes = The same board: 19 is closed to light as long as dark stands on its checker.
picture-mother = 5-1. Light pins dark’s last checker on its start, and its own start is empty: light wins by mars.
picture-mother-draw = 5-1. Light pins dark’s mother while its own is pinned on 24: a draw.
picture-cascade-1 = The fourth roll is 4-4. First four 4s.
picture-cascade-2 = Then four 5s.
picture-cascade-3 = Then four 6s, and the turn is over.
picture-cascade-chelebi-1 = The third roll is 5-5. First four 5s.
picture-cascade-chelebi-2 = Then four 6s.
picture-handed-skip-1 = 5-5. Dark on 19 blocks every 5. The four 5s are handed over.
picture-handed-skip-2 = Light goes on with four 6s.
picture-handed-skip-3 = Before it rolls, dark plays the four 5s that were left for it.
picture-handed-mixed-1 = 6-2. Light has a 2 but no 6. The 6 goes to dark.
picture-handed-mixed-2 = Dark plays the 6 first, then it rolls.
picture-handed-stop-1 = 5-5. Light plays two 5s, then none is left. Two 5s and four 6s go to dark.
picture-handed-stop-2 = Dark first plays the two 5s.
picture-handed-stop-3 = Then the four 6s. Now it rolls.
picture-handed-chelebi-1 = 5-5. Light plays two 5s, then none is left. Two 5s and four 6s go to dark.
picture-handed-chelebi-2 = Dark first plays the two 5s, and hits.
picture-handed-chelebi-3 = Then the four 6s. Now it rolls.
picture-runner-pass = 6-3. The runner on 16 has not passed dark’s start on 12. No other may leave 24.
picture-runner-pass-free = But when it goes first, from 16 to 10, the 3 may be played from 24.
picture-runner-home = 4-2. The runner on 10 is not home. No other may leave 24.
picture-runner-home-free = But when it goes home first, from 10 to 6, the 2 may be played from 24.
picture-wall-quarter = 5-3. The 5 must be played from 24 to 19. The 3 from 24 to 21 would complete the wall: not allowed.
picture-wall-before = 5-3. The 5 must be played from 11 to 6. The 3 from 11 to 8 would complete the wall: not allowed.
picture-leave = 6-5. From 16 over 10 to 5 would leave dark without any move. Other plays leave it one.
picture-quarter = 5-1. With the 5 from 24 light holds 24 to 19, and wins.
picture-bear-off = 6-3. A 6 bears off from 6, a 3 from 3.
picture-bear-off-higher = 6-1. Nothing is left on 6 or 5, so the 6 bears off from 4.
picture-not-all-home = 6-1. Two checkers are not home yet: no bearing off.
picture-pinned-others = 6-1. One checker is pinned on 3. The others are borne off all the same.
picture-pinned-none = 6-1. One checker is pinned on 3: none is borne off.
picture-pinned-home = 6-1. One checker is pinned on 3, at home: none is borne off.
picture-foe-in-home = 6-2. A dark checker stands on 1, in light’s home: no bearing off.
picture-mars = Light bears off its last checker, and dark has borne off none: mars.
picture-left = Light bears off its last checker, and seven dark ones are left: 7 points.
