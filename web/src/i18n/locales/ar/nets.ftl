# Egyptian Arabic: what the bot has learned. This translation is not yet checked by a native speaker.

problem-weights = البوت ما عرفش يقرا اللي اتعلمه في اللعبة دي. هيكمّل بقواعد عامة، بس هيلعب أضعف.
