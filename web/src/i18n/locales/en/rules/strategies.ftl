# Three strategies for the games with hitting, each played through on a board.

strategies-title = Three strategies
strategies-intro = In the games with hitting there are three plans that every player knows. Go through each with the buttons under the board.
strategy-name = { $strategy ->
    [block] The blockade: six points in a row
    [blitz] The blitz
   *[back] The back game
  }
strategy-block-text =
    Six closed points in a row, in Bulgaria called педя (a span), cannot be passed: no die jumps over six points. A checker behind them is caught until you open the wall.

    It is at its best when a lone checker of the other side is caught: you bring the rest home, close your points and can hit it when you like, while the other side has to break up its own position.
strategy-block-0 = Light holds five points in a row. One dark checker is behind them.
strategy-block-1 = 4-2: light makes the sixth point, 9. The wall stands.
strategy-block-2 = Dark rolls 6-6. The caught checker cannot pass, so dark must play its sixes elsewhere and breaks its own side.
strategy-block-3 = 6-3: light brings up its reserves.
strategy-block-4 = Dark rolls 5-4 and destroys its home further.
strategy-block-5 = 4-4: the wall has moved up to the caught checker. Nothing gets by.
strategy-blitz-text =
    In a blitz you close points in your home as fast as you can while one or two checkers of the other side wait on the bar. Every turn in which it cannot enter is a free move for you.

    It suits a start in which the other side has split its two back checkers and you throw a double that hits both.
strategy-blitz-0 = The start of the game. Dark begins.
strategy-blitz-1 = Dark rolls 5-2 and moves one of its back checkers from your 1 to your 3.
strategy-blitz-2 = You roll 5-5: hit both, on 3 and on 1, and close both points.
strategy-blitz-3 = Dark rolls 6-3. Both are closed: it cannot enter.
strategy-blitz-4 = 4-2: you close a fourth point, 4.
strategy-blitz-5 = Dark rolls 6-1. Both are closed again.
strategy-blitz-6 = 4-4: you close 5 as well. Dark enters only with a 2.
strategy-back-text =
    When you are behind in the race, hold one or two points in the home of the other side and wait. It has to bring its checkers home past you, has fewer points to play them to, and sooner or later leaves one alone.

    Sometimes it even pays to leave a checker of yours to be hit, so that it enters again and makes a second point there. Until your chance comes, keep your own home closed.
strategy-back-0 = Light is far behind but holds two points in dark’s home, 22 and 20, and has closed four points of its own.
strategy-back-1 = Dark rolls 6-1. It leaves one checker alone.
strategy-back-2 = You roll 2-1 and hit it from 20.
strategy-back-3 = Dark rolls 6-3. Both are closed: it cannot enter.
strategy-back-4 = 4-2: you bring two checkers together on 18. The race has turned.
strategy-back-5 = Dark rolls 6-4, and still cannot enter.
