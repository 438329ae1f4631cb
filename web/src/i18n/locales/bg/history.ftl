# Bulgarian: the history of matches. This translation is not yet checked by a native speaker.

history-title = История
history-empty = Още няма запазени мачове. Всеки изигран мач се появява тук.
history-nothing = Няма мач, който да отговаря на избора.
history-unkept = Браузърът не пази история за тази страница. Текущият мач може да се запише във файл.
history-loading = Четат се мачовете…
history-close = Към играта

## The list

history-filter-kind = Какво е играно
history-filter-opponent = Противник
history-filter-outcome = Изход
history-all = Всички
history-two-players = Двама играчи
history-bot = Бот, { $level }
history-outcome = { $outcome ->
    [won] Победа
    [lost] Загуба
    [white] Победа за белите
    [black] Победа за черните
   *[unfinished] Недовършен
  }
history-practice = Упражнение
history-score = { $white } : { $black }, до { $target }
history-when-unknown = Неизвестна дата
history-count = { $count ->
    [one] { $count } мач
   *[other] { $count } мача
  }
history-look = Разгледай
history-continue = Продължи
history-save = Запиши
history-delete = Изтрий
history-delete-title = Изтриване на този мач?
history-delete-text = Връщане няма, освен ако мачът е записан във файл.
history-delete-no = Остави го
history-delete-yes = Изтрий
history-damaged = { $damage ->
    [no-record] В този запис няма мач.
    [no-summary] Този запис не казва кой какво е играл.
   *[other] Този запис изобщо не е мач.
  }
history-damaged-hint = Другите не са засегнати. Можеш да запишеш каквото е останало или да го изтриеш.

## Files

history-save-all = Запиши всички във файл
history-read = Прочети от файл
history-read-done = { $count ->
    [0] Във файла няма мач, който вече да не е тук.
    [one] От файла е прочетен { $count } мач.
   *[other] От файла са прочетени { $count } мача.
  }
history-read-refused = { $count ->
    [one] { $count } мач от файла не е верен и е пропуснат: { $reason }
   *[other] { $count } мача от файла не са верни и са пропуснати. Първият: { $reason }
  }
history-file-size = Файлът е твърде голям. Четат се файлове до 30 MB.
history-file-unreadable = Файлът не можа да се прочете. Избери го пак или избери друг.
history-file-form = Във файла няма мачове на Табла.

## Sums

history-sums = Игри срещу бота
history-sums-game = Игра
history-sums-level = Ниво
history-sums-won = Победи
history-sums-lost = Загуби
history-sums-drawn = Равни

## Looking back

replay-title = Преглед на мача
replay-back = Всички мачове
replay-first = В началото
replay-previous = Назад
replay-next = Напред
replay-last = В края
replay-play = Пусни
replay-pause = Спри
replay-event = Събитие { $number } от { $count }
replay-position = Място в мача
replay-game = Игра { $number }: { $game }
replay-games = Игрите от мача
replay-speed = Скорост
replay-start = Мачът започва.
replay-refused = Този мач не може да се покаже: { $reason }

## Dice

dice-title = Заровете в този мач
dice-number = Число
dice-of = { $who ->
    [you] Ти
    [bot] Бот
    [white] Бели
   *[black] Черни
  }
dice-doubles = Чифтове
dice-doubles-share = { $doubles } от { $rolls } хвърляния
dice-doubles-expected = Средно всяко шесто хвърляне е чифт.
dice-figure = { NUMBER($number) }
dice-fair = { $verdict ->
    [few] Още са твърде малко хвърляния, за да се каже нещо.
    [usual] Честните зарове падат горе-долу така.
    [uncommon] Честните зарове падат толкова неравномерно около веднъж на { $matches } мача. Случва се.
    [rare] Честните зарове падат толкова неравномерно само веднъж на { $matches } мача. Рядко е, но все пак е случайност.
   *[never] Честните зарове падат толкова неравномерно по-рядко от веднъж на милион мача.
  }
dice-how = Всеки зар се тегли наново от сигурния генератор на браузъра и всяко число е еднакво вероятно. Ботът не вижда заровете, преди да паднат.
dice-practice = Тези зарове не са теглени: дошли са от списък или от семе.
