# How a roll of the dice is called at the table, higher die first: $roll is 65 for a six and a five,
# $high and $low are the two dice. Where a language has no call, the digits are called.
dice-call = { $roll ->
   *[other] { $high }-{ $low }
  }
