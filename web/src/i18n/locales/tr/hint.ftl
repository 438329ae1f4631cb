# Turkish: hints. This translation is not yet checked by a native speaker.

hint = İpucu
hint-thinking = En iyi hamle aranıyor…
# $play is the play as it is written, such as 24/18 13/11.
hint-play = En iyisi: { $play }.
hint-mars = En iyisi: { $play }. Kazanma olasılığı { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, marsla { NUMBER($winMars, style: "percent", maximumFractionDigits: 0) }; mars olma olasılığı { NUMBER($loseMars, style: "percent", maximumFractionDigits: 0) }.
hint-points = En iyisi: { $play }. Kazanma olasılığı { NUMBER($win, style: "percent", maximumFractionDigits: 0) }; ortalama { NUMBER($points, maximumFractionDigits: 1, signDisplay: "exceptZero") } sayı.
setting-hints = İpucu sun
