# Bulgarian: hints. This translation is not yet checked by a native speaker.

hint = Подсказка
hint-thinking = Търся най-добрия ход…
# $play is the play as it is written, such as 24/18 13/11.
hint-play = Най-добре: { $play }.
hint-mars = Най-добре: { $play }. Шанс за победа { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, с марс { NUMBER($winMars, style: "percent", maximumFractionDigits: 0) }; за загуба с марс { NUMBER($loseMars, style: "percent", maximumFractionDigits: 0) }.
hint-points = Най-добре: { $play }. Шанс за победа { NUMBER($win, style: "percent", maximumFractionDigits: 0) }; средно { NUMBER($points, maximumFractionDigits: 1, signDisplay: "exceptZero") } точки.
setting-hints = Предлагай подсказки
