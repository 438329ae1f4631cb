# Bulgarian: sharing a position or a match. This translation is not yet checked by a native speaker.

share-title = Сподели
share-what = Какво да се сподели
share-position = Тази позиция
share-match = Мача
share-text = Текст за споделяне
share-copy-link = Копирай връзката
share-copy-text = Копирай текста
share-send = Изпрати…
share-done-link = Връзката е копирана.
share-done-text = Текстът е копиран.
share-done-by-hand = Браузърът не позволява копиране. Текстът е избран: копирай го ръчно.

## The text itself

share-heading = { $what }, мач до { $target }. Бели { $white }, черни { $black }.
share-game = Игра { $number }: { $game }
share-game-ended = { $winner ->
    [white] { $points ->
        [one] Игра { $number }, { $game }: белите печелят { $points } точка.
       *[other] Игра { $number }, { $game }: белите печелят { $points } точки.
      }
    [black] { $points ->
        [one] Игра { $number }, { $game }: черните печелят { $points } точка.
       *[other] Игра { $number }, { $game }: черните печелят { $points } точки.
      }
   *[nobody] Игра { $number }, { $game }: равенство.
  }
share-checkers = { $side ->
    [w] Бели: { $places }
   *[b] Черни: { $places }
  }
share-place = { $place ->
    [bar] бар ×{ $count }
    [off] извадени ×{ $count }
    [pinned] { $number } ×{ $count } (затапен)
   *[point] { $number } ×{ $count }
  }
share-to-roll = { $side ->
    [w] Белите са на ред да хвърлят.
   *[b] Черните са на ред да хвърлят.
  }
share-to-play = { $side ->
    [w] Белите играят: { $dice }.
   *[b] Черните играят: { $dice }.
  }
