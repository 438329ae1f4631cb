# Egyptian Arabic: sharing a position or a match. This translation is not yet checked by a native speaker.

share-title = شارك
share-what = هتشارك إيه
share-position = الوضع ده
share-match = المباراة
share-text = الكلام اللي هيتشارك
share-copy-link = انسخ اللينك
share-copy-text = انسخ الكلام
share-send = ابعت…
share-done-link = اللينك اتنسخ.
share-done-text = الكلام اتنسخ.
share-done-by-hand = المتصفح ده مش بيسمح للصفحة تنسخ. الكلام متعلّم عليه: انسخه بإيدك.

## The text itself

share-heading = { $what }، مباراة لحد { $target }. الأبيض { $white }، الأسود { $black }.
share-game = الشوط { $number }: { $game }
share-game-ended = { $winner ->
    [white] { $points ->
        [one] الشوط { $number }، { $game }: الأبيض كسب نقطة واحدة.
        [two] الشوط { $number }، { $game }: الأبيض كسب نقطتين.
        [few] الشوط { $number }، { $game }: الأبيض كسب { $points } نقط.
        [many] الشوط { $number }، { $game }: الأبيض كسب { $points } نقطة.
       *[other] الشوط { $number }، { $game }: الأبيض كسب { $points } نقطة.
      }
    [black] { $points ->
        [one] الشوط { $number }، { $game }: الأسود كسب نقطة واحدة.
        [two] الشوط { $number }، { $game }: الأسود كسب نقطتين.
        [few] الشوط { $number }، { $game }: الأسود كسب { $points } نقط.
        [many] الشوط { $number }، { $game }: الأسود كسب { $points } نقطة.
       *[other] الشوط { $number }، { $game }: الأسود كسب { $points } نقطة.
      }
   *[nobody] الشوط { $number }، { $game }: تعادل.
  }
share-checkers = { $side ->
    [w] الأبيض: { $places }
   *[b] الأسود: { $places }
  }
share-place = { $place ->
    [bar] البار ×{ $count }
    [off] طلعوا ×{ $count }
    [pinned] { $number } ×{ $count } (محبوس)
   *[point] { $number } ×{ $count }
  }
share-to-roll = { $side ->
    [w] الأبيض يرمي.
   *[b] الأسود يرمي.
  }
share-to-play = { $side ->
    [w] الأبيض يلعب: { $dice }.
   *[b] الأسود يلعب: { $dice }.
  }
