# Macedonian: what the bot has learned. This translation is not yet checked by a native speaker.

problem-weights = Ботот не можеше да го прочита она што го научил за оваа игра. Игра натаму по општи правила, и послабо.
