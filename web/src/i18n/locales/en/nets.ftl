## What the bot has learned

problem-weights = The bot could not read what it has learned of this game. It plays on by rules of thumb, and less strongly.
