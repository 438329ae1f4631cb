# Where the page around a board, or the browser, lets nothing start.

problem-sealed = The page around this board locks it in so tightly that its engine cannot start. In a window of its own it can be played.
own-window = Open in its own window
