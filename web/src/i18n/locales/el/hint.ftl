# Greek: hints. This translation is not yet checked by a native speaker.

hint = Υπόδειξη
hint-thinking = Ψάχνω την καλύτερη κίνηση…
# $play is the play as it is written, such as 24/18 13/11.
hint-play = Καλύτερα: { $play }.
hint-mars = Καλύτερα: { $play }. Πιθανότητα νίκης { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, διπλής { NUMBER($winMars, style: "percent", maximumFractionDigits: 0) }· διπλής ήττας { NUMBER($loseMars, style: "percent", maximumFractionDigits: 0) }.
hint-points = Καλύτερα: { $play }. Πιθανότητα νίκης { NUMBER($win, style: "percent", maximumFractionDigits: 0) }· κατά μέσο όρο { NUMBER($points, maximumFractionDigits: 1, signDisplay: "exceptZero") } πόντοι.
setting-hints = Να προσφέρονται υποδείξεις
