# Macedonian: names of the parts of the page. This translation is not yet checked by a native speaker.

panel-turn = Твојот потег
panel-match = Нов меч
course = Што се играше
