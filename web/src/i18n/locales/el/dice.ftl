# Greek: how the dice are called. This translation is not yet checked by a native speaker.

dice-call = { $roll ->
    [11] άσοι
    [21] ασσόδυο
    [22] δυάρες
    [33] τρίτσες
    [44] ντόρτια
    [55] πεντάρες
    [66] εξάρες
   *[other] { $high }-{ $low }
  }
