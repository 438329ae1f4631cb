# Names of the parts of the page, for those who hear it.

panel-turn = Your turn
panel-match = New match
course = What was played
