# Hints: the best play.

hint = Hint
hint-thinking = Looking for the best play…
# $play is the play as it is written, such as 24/18 13/11.
hint-play = Best: { $play }.
hint-mars = Best: { $play }. Chance to win { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, with mars { NUMBER($winMars, style: "percent", maximumFractionDigits: 0) }; to lose with mars { NUMBER($loseMars, style: "percent", maximumFractionDigits: 0) }.
hint-points = Best: { $play }. Chance to win { NUMBER($win, style: "percent", maximumFractionDigits: 0) }; on the average { NUMBER($points, maximumFractionDigits: 1, signDisplay: "exceptZero") } points.
setting-hints = Offer hints
