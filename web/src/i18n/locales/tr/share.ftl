# Turkish: sharing a position or a match. This translation is not yet checked by a native speaker.

share-title = Paylaş
share-what = Ne paylaşılsın
share-position = Bu konum
share-match = Maç
share-text = Paylaşılacak metin
share-copy-link = Bağlantıyı kopyala
share-copy-text = Metni kopyala
share-send = Gönder…
share-done-link = Bağlantı kopyalandı.
share-done-text = Metin kopyalandı.
share-done-by-hand = Bu tarayıcı kopyalamaya izin vermiyor. Metin seçildi: elinle kopyala.

## The text itself

share-heading = { $what }, { $target } sayılık maç. Beyaz { $white }, siyah { $black }.
share-game = { $number }. oyun: { $game }
share-game-ended = { $winner ->
    [white] { $points ->
        [one] { $number }. oyun, { $game }: beyaz { $points } sayı aldı.
       *[other] { $number }. oyun, { $game }: beyaz { $points } sayı aldı.
      }
    [black] { $points ->
        [one] { $number }. oyun, { $game }: siyah { $points } sayı aldı.
       *[other] { $number }. oyun, { $game }: siyah { $points } sayı aldı.
      }
   *[nobody] { $number }. oyun, { $game }: berabere.
  }
share-checkers = { $side ->
    [w] Beyaz: { $places }
   *[b] Siyah: { $places }
  }
share-place = { $place ->
    [bar] bar ×{ $count }
    [off] toplanan ×{ $count }
    [pinned] { $number } ×{ $count } (hapiste)
   *[point] { $number } ×{ $count }
  }
share-to-roll = { $side ->
    [w] Zar beyazda.
   *[b] Zar siyahta.
  }
share-to-play = { $side ->
    [w] Beyaz oynuyor: { $dice }.
   *[b] Siyah oynuyor: { $dice }.
  }
