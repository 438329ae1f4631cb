# Greek: what the bot has learned. This translation is not yet checked by a native speaker.

problem-weights = Το μποτ δεν μπόρεσε να διαβάσει όσα έχει μάθει γι’ αυτό το παιχνίδι. Συνεχίζει με γενικούς κανόνες και παίζει πιο αδύναμα.
