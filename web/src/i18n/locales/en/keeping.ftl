## What is kept on the device, and in which window a match is played

problem-open = This match is open in another window. It can be played in one window at a time.
problem-other-match = Another match is being played in another window. Starting this one ends that one.
start-here = Start this match
problem-stored-part = A part of the stored match was damaged and has been left out. The board and the score are as they were.
error-record-version = This match was kept by another version of this page, which this one cannot read. Reload the page to get the newest version, or save the match to a file.
error-match-too-long = This match has become too long to be kept. Resign or start a new one.
