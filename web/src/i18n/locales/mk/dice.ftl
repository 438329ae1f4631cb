# Macedonian: how the dice are called. This translation is not yet checked by a native speaker.

dice-call = { $roll ->
   *[other] { $high }-{ $low }
  }
