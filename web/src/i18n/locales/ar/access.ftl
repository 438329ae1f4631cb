# Egyptian Arabic: names of the parts of the page. This translation is not yet checked by a native speaker.

panel-turn = الدور
panel-match = مباراة جديدة
course = ما تم لعبه
