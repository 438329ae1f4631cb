# Bulgarian: what the bot has learned. This translation is not yet checked by a native speaker.

problem-weights = Ботът не можа да прочете наученото за тази игра. Продължава по общи правила и играе по-слабо.
