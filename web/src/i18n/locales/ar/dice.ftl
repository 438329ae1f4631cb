# Egyptian Arabic: how the dice are called. This translation is not yet checked by a native speaker.

dice-call = { $roll ->
    [11] هاب يك
    [21] دو يك
    [22] دوبارة
    [31] سه يك
    [32] سه دو
    [33] دوسه
    [41] جهار يك
    [42] جهار دو
    [43] جهار سه
    [44] دورجى
    [51] بيش يك
    [52] بيش دو
    [53] بيش سه
    [54] بيش جهار
    [55] دبش
    [61] شيش يك
    [62] شيش دو
    [63] شيش سه
    [64] شيش جهار
    [65] شيش بيش
    [66] دُش
   *[other] { $high }-{ $low }
  }
