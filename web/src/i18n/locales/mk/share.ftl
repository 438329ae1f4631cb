# Macedonian: sharing a position or a match. This translation is not yet checked by a native speaker.

share-title = Сподели
share-what = Што да се сподели
share-position = Оваа позиција
share-match = Мечот
share-text = Текст за споделување
share-copy-link = Копирај врска
share-copy-text = Копирај текст
share-send = Испрати…
share-done-link = Врската е копирана.
share-done-text = Текстот е копиран.
share-done-by-hand = Прелистувачот не дозволува копирање. Текстот е означен: копирај го рачно.

## The text itself

share-heading = { $what }, меч до { $target }. Бели { $white }, црни { $black }.
share-game = Игра { $number }: { $game }
share-game-ended = { $winner ->
    [white] { $points ->
        [one] Игра { $number }, { $game }: белите добија { $points } поен.
       *[other] Игра { $number }, { $game }: белите добија { $points } поени.
      }
    [black] { $points ->
        [one] Игра { $number }, { $game }: црните добија { $points } поен.
       *[other] Игра { $number }, { $game }: црните добија { $points } поени.
      }
   *[nobody] Игра { $number }, { $game }: нерешено.
  }
share-checkers = { $side ->
    [w] Бели: { $places }
   *[b] Црни: { $places }
  }
share-place = { $place ->
    [bar] бар ×{ $count }
    [off] извадени ×{ $count }
    [pinned] { $number } ×{ $count } (фатен)
   *[point] { $number } ×{ $count }
  }
share-to-roll = { $side ->
    [w] Белите се на ред да фрлаат.
   *[b] Црните се на ред да фрлаат.
  }
share-to-play = { $side ->
    [w] Белите играат: { $dice }.
   *[b] Црните играат: { $dice }.
  }
