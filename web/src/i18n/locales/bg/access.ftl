# Bulgarian: names of the parts of the page. This translation is not yet checked by a native speaker.

panel-turn = Ходът
panel-match = Нов мач
course = Какво се изигра
