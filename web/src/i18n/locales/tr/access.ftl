# Turkish: names of the parts of the page. This translation is not yet checked by a native speaker.

panel-turn = Sıra
panel-match = Yeni maç
course = Oynananlar
