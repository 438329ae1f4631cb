# Turkish: how the dice are called. This translation is not yet checked by a native speaker.

dice-call = { $roll ->
    [11] hep yek
    [21] yek-i dü
    [22] dubara
    [31] se yek
    [32] seba-i dü
    [33] dü se
    [41] cihar-ı yek
    [42] cihar-i dü
    [43] cihar-ü se
    [44] dört cihar
    [51] penc-i yek
    [52] penc-i dü
    [53] penc-ü se
    [54] beş dört
    [55] dü beş
    [61] şeş-i yek
    [62] şeş-i dü
    [63] şeş-ü se
    [64] şeş cihar
    [65] şeş beş
    [66] dü şeş
   *[other] { $high }-{ $low }
  }
