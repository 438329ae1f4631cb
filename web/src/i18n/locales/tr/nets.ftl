# Turkish: what the bot has learned. This translation is not yet checked by a native speaker.

problem-weights = Bot bu oyun için öğrendiklerini okuyamadı. Genel kurallarla oynamayı sürdürüyor, ama daha zayıf.
