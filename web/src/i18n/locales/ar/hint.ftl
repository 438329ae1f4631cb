# Egyptian Arabic: hints. This translation is not yet checked by a native speaker.

hint = نصيحة
hint-thinking = بندوّر على أحسن لعبة…
# $play is the play as it is written, such as 24/18 13/11.
hint-play = الأحسن: { $play }.
hint-mars = الأحسن: { $play }. فرصة المكسب { NUMBER($win, style: "percent", maximumFractionDigits: 0) }، ومارس { NUMBER($winMars, style: "percent", maximumFractionDigits: 0) }، والخسارة مارس { NUMBER($loseMars, style: "percent", maximumFractionDigits: 0) }.
hint-points = الأحسن: { $play }. فرصة المكسب { NUMBER($win, style: "percent", maximumFractionDigits: 0) }، وفي المتوسط { NUMBER($points, maximumFractionDigits: 1, signDisplay: "exceptZero") } نقطة.
setting-hints = اعرض نصايح
