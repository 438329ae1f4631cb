# Bulgarian: settings and keys. This translation is not yet checked by a native speaker.

settings-playing = Какво прави страницата вместо теб
settings-board = Таблата
settings-sound = Звук и обявяване
setting-theme = Изглед
theme-auto = Както системата
theme-wood = Дърво
theme-felt = Сукно
theme-dark = Тъмно
theme-contrast = Силен контраст
speed-off = Изключено
setting-auto-bear-off = Изваждай вместо мен, когато нищо не може да пречи
setting-fast-forward = Ускорявай ходовете без избор
setting-home-left = Моето поле отляво
setting-home-top = Моето поле отгоре
setting-sounds = Звуци
setting-volume = Сила на звука
setting-volume-value = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
setting-calls = Показвай как се наричат заровете
setting-spoken = Обявявай заровете на глас
setting-no-voice = Това устройство няма глас за този език.
setting-shortcuts = Бързи клавиши с една буква

status-bear-off = { $who ->
    [you] Нищо не пречи. Пуловете се изваждат вместо теб.
    [bot] Нищо не пречи. Ботът изважда.
    [white] Нищо не пречи. Белите изваждат.
   *[black] Нищо не пречи. Черните изваждат.
  }
news-picked-up = Вдигнат пул от { $from }. Може да отиде на { $targets }.
news-picked-up-bar = Вдигнат пул от бара. Може да влезе на { $targets }.
news-put-down = Пулът е върнат на мястото си.
target-off = вън от таблата

keys-title = Клавиши
keys-hint = Всичко може да се прави без мишка. Буквите работят навсякъде в страницата.
keys-tab = от една част на страницата към следващата
keys-arrows = разходка по таблата
keys-enter = вдигни пул, пусни го, натисни бутон
keys-quick = изиграй пула веднага: извади го или го премести с по-големия зар; още веднъж за по-малкия
keys-escape = пусни пула, затвори въпрос
keys-roll = хвърли или мини към следващата игра
keys-end = край на хода
keys-undo = върни
keys-settings = настройки
keys-help = този списък
