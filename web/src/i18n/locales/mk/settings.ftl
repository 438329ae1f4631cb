# Macedonian: settings and keys. This translation is not yet checked by a native speaker.

settings-playing = Што прави страницата наместо тебе
settings-board = Таблата
settings-sound = Звук и извикување
setting-theme = Изглед
theme-auto = Како системот
theme-wood = Дрво
theme-felt = Чоја
theme-dark = Темно
theme-contrast = Силен контраст
speed-off = Исклучено
setting-auto-bear-off = Вади наместо мене кога ништо не може да пречи
setting-fast-forward = Забрзај ги потезите без избор
setting-home-left = Моето домашно поле лево
setting-home-top = Моето домашно поле горе
setting-sounds = Звуци
setting-volume = Јачина
setting-volume-value = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
setting-calls = Прикажи како се викаат заровите
setting-spoken = Извикувај на глас
setting-no-voice = Овој уред нема глас за тој јазик.
setting-shortcuts = Копчиња-кратенки на тастатурата

status-bear-off = { $who ->
    [you] Ништо не пречи. Пуловите се вадат наместо тебе.
    [bot] Ништо не пречи. Ботот вади.
    [white] Ништо не пречи. Белите вадат.
   *[black] Ништо не пречи. Црните вадат.
  }
news-picked-up = Земен пул од { $from }. Може да оди на { $targets }.
news-picked-up-bar = Земен пул од барот. Може да влезе на { $targets }.
news-put-down = Вратен на место.
target-off = надвор од таблата

keys-title = Копчиња
keys-hint = Сè може да се направи без глушец. Буквите работат каде и да си на страницата.
keys-tab = од еден дел на страницата до следниот
keys-arrows = шетање по таблата
keys-enter = земи пул, спушти го, притисни копче
keys-quick = одиграј го пулот веднаш: извади го, или помести го со поголемата коцка; пак за помалата
keys-escape = спушти го пулот, затвори прашање
keys-roll = фрли, или продолжи на следната игра
keys-end = заврши го потегот
keys-undo = врати
keys-settings = поставки
keys-help = овој список
