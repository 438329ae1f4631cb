# Macedonian: hints. This translation is not yet checked by a native speaker.

hint = Совет
hint-thinking = Го барам најдобриот потег…
# $play is the play as it is written, such as 24/18 13/11.
hint-play = Најдобро: { $play }.
hint-mars = Најдобро: { $play }. Изгледи за победа { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, со марс { NUMBER($winMars, style: "percent", maximumFractionDigits: 0) }; за пораз со марс { NUMBER($loseMars, style: "percent", maximumFractionDigits: 0) }.
hint-points = Најдобро: { $play }. Изгледи за победа { NUMBER($win, style: "percent", maximumFractionDigits: 0) }; просечно { NUMBER($points, maximumFractionDigits: 1, signDisplay: "exceptZero") } поени.
setting-hints = Нуди совети
