# Greek: where the page around a board lets nothing start.
# This translation is not yet checked by a native speaker.

problem-sealed = Η σελίδα γύρω από το ταμπλό το περιορίζει τόσο αυστηρά, που η μηχανή δεν μπορεί να ξεκινήσει. Σε δικό του παράθυρο παίζεται κανονικά.
own-window = Άνοιγμα σε δικό του παράθυρο
