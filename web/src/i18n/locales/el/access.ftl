# Greek: names of the parts of the page. This translation is not yet checked by a native speaker.

panel-turn = Η σειρά
panel-match = Νέος αγώνας
course = Τι παίχτηκε
