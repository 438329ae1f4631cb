# Macedonian: the history of matches. This translation is not yet checked by a native speaker.

history-title = Историја
history-empty = Сè уште нема зачувани мечеви. Секој меч што ќе го одиграш се појавува овде.
history-nothing = Нема меч што одговара на изборот.
history-unkept = Прелистувачот не чува историја за страницава. Мечот што се игра може да се зачува во датотека.
history-loading = Се читаат мечевите…
history-close = Назад кон играта

## The list

history-filter-kind = Што се играло
history-filter-opponent = Противник
history-filter-outcome = Исход
history-all = Сите
history-two-players = Двајца играчи
history-bot = Бот, { $level }
history-outcome = { $outcome ->
    [won] Победа
    [lost] Пораз
    [white] Победија белите
    [black] Победија црните
   *[unfinished] Незавршен
  }
history-practice = Вежба
history-score = { $white } : { $black }, до { $target }
history-when-unknown = Непознат датум
history-count = { $count ->
    [one] { $count } меч
   *[other] { $count } мечеви
  }
history-look = Погледни
history-continue = Продолжи
history-save = Зачувај
history-delete = Избриши
history-delete-title = Да се избрише овој меч?
history-delete-text = Нема враќање, освен ако е зачуван во датотека.
history-delete-no = Задржи го
history-delete-yes = Избриши
history-damaged = { $damage ->
    [no-record] Во овој внес нема запис на меч.
    [no-summary] Овој внес не кажува кој што играл.
   *[other] Овој внес воопшто не е меч.
  }
history-damaged-hint = Другите не се оштетени. Можеш да го зачуваш она што останало или да го избришеш.

## Files

history-save-all = Зачувај ги сите во датотека
history-read = Вчитај од датотека
history-read-done = { $count ->
    [0] Во датотеката нема меч што веќе не е овде.
    [one] Од датотеката е вчитан { $count } меч.
   *[other] Од датотеката се вчитани { $count } мечеви.
  }
history-read-refused = { $count ->
    [one] { $count } меч од датотеката не е исправен и е изоставен: { $reason }
   *[other] { $count } мечеви од датотеката не се исправни и се изоставени. Првиот: { $reason }
  }
history-file-size = Датотеката е преголема. Се читаат датотеки до 30 MB.
history-file-unreadable = Датотеката не можеше да се прочита. Избери ја пак, или избери друга.
history-file-form = Во датотеката нема мечеви од Табла.

## Sums

history-sums = Игри против ботот
history-sums-game = Игра
history-sums-level = Ниво
history-sums-won = Добиени
history-sums-lost = Изгубени
history-sums-drawn = Нерешени

## Looking back

replay-title = Преглед на мечот
replay-back = Сите мечеви
replay-first = На почеток
replay-previous = Назад
replay-next = Напред
replay-last = На крај
replay-play = Пушти
replay-pause = Застани
replay-event = Настан { $number } од { $count }
replay-position = Место во мечот
replay-game = Игра { $number }: { $game }
replay-games = Игри во мечот
replay-speed = Брзина
replay-start = Мечот почнува.
replay-refused = Овој меч не може да се прикаже: { $reason }

## Dice

dice-title = Заровите во овој меч
dice-number = Број
dice-of = { $who ->
    [you] Ти
    [bot] Бот
    [white] Бели
   *[black] Црни
  }
dice-doubles = Дупли
dice-doubles-share = { $doubles } од { $rolls } фрлања
dice-doubles-expected = Во просек секое шесто фрлање е дупла.
dice-figure = { NUMBER($number) }
dice-fair = { $verdict ->
    [few] Сè уште има премалку фрлања за да се каже нешто.
    [usual] Фер зарови паѓаат отприлика вака.
    [uncommon] Фер зарови паѓаат волку нерамномерно отприлика еднаш на { $matches } мечеви. Се случува.
    [rare] Фер зарови паѓаат волку нерамномерно само еднаш на { $matches } мечеви. Ретко е, но сепак е случајност.
   *[never] Фер зарови паѓаат волку нерамномерно поретко од еднаш на милион мечеви.
  }
dice-how = Секоја коцка се извлекува одново со безбедниот генератор на прелистувачот, секој број подеднакво веројатен. Ботот не ги гледа заровите пред да паднат.
dice-practice = Овие зарови не се извлечени: дојдоа од список или од семе.
