# Bulgarian. This translation is not yet checked by a native speaker.
# $who and $from are "you", "bot", "white" or "black".

page-title = Табла
page-description = Тавла, таула, бекгемон: всички игри на една табла.

## Names

tradition-name = { $tradition ->
    [macedonian] Македонска табла
    [bulgarian] Българска табла
    [greek] Гръцка табла
    [turkish] Турска табла
    [egyptian-31] Египетска 31
    [egyptian-aada] Египетска аада
    [bulgarian-classic] Стара българска табла
   *[other] { $tradition }
  }
game-name = { $name ->
    [macedonian-prva] Прва
    [macedonian-vtora] Втора
    [macedonian-treta] Трета
    [bulgarian-prva] Права
    [bulgarian-vtora] Гюлбара
    [bulgarian-treta] Тапа
    [greek-prva] Портес
    [greek-plakoto] Плакото
    [greek-fevga] Февга
    [turkish-prva] Тавла
    [egyptian-31-31] 31
    [egyptian-aada-aada] Аада
    [bulgarian-classic-obiknovena] Обикновена
    [bulgarian-classic-chelebi] Челеби
    [bulgarian-classic-gyulbara] Гюлбара
    [bulgarian-classic-tapa] Тапа
   *[other] { $game ->
        [game-prva] Права (Портес, Тавла)
        [game-aada] Аада
        [game-obiknovena] Обикновена
        [game-chelebi] Челеби
        [game-vtora] Втора
        [game-gyulbara] Гюлбара
        [game-treta] Трета
        [game-plakoto] Плакото
        [game-tapa] Тапа
        [game-fevga] Февга
        [game-31] 31
       *[other] { $id }
      }
  }
game-hint = { $game ->
    [game-prva] Голите пулове се удрят
    [game-aada] С удряне; началните зарове се играят
    [game-obiknovena] С удряне; началните зарове се играят
    [game-chelebi] С удряне; чифтовете се доиграват до шестици
    [game-vtora] Без удряне; чифтовете се доиграват до шестици
    [game-gyulbara] Без удряне; чифтовете се доиграват до шестици
    [game-treta] Самотните пулове се затапват
    [game-plakoto] Самотните пулове се затапват
    [game-tapa] Самотните пулове се затапват
    [game-fevga] Без удряне; първо тръгва един пул
    [game-31] Без удряне; брои се всеки останал пул
   *[other] Домашни правила
  }
player-name = { $who ->
    [you] Ти
    [bot] Бот
    [white] Бели
   *[black] Черни
  }

language = Език

## New match

new-match-title = Нов мач
choose-kind = Какво ще се играе
kind-tradition = Традиция
kind-game = Една игра
kind-club = Клубни правила
choose-tradition = Традиция
choose-game = Игра
club-file = Файл с правилата на клуба (JSON)
club-file-choose = Избери файл
club-file-hint = Правила на една игра, записани със същите означения като нашите.
club-file-chosen = Правилата „{ $name }“ са готови за игра.
choose-target = Точки за победа в мача
choose-opponent = Противник
opponent-bot = Бот
opponent-person = Двама играчи
choose-side = Твоите пулове
side-white = Бели
side-black = Черни
turn-board = Обръщай таблата за всеки играч
start-match = Започни мача

## An unfinished match

unfinished-title = Недовършен мач
unfinished-text = Последният мач тук не е довършен. Нищо не е загубено.
unfinished-linked = Адресът на страницата иска друг мач. Недовършеният остава, докато не решиш.
continue-match = Продължи
back-to-match = Към недовършения мач
start-linked = Започни мача от адреса
start-new = Нов мач

## Progress and failures

progress-download = Изтегля се двигателят: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
progress-python = Двигателят се пуска…
progress-engine = Подготвят се правилата…
progress-again = Двигателят спря и се пуска отново. Мачът ти е запазен.
retry = Опитай пак
reload-page = Презареди страницата
update-ready = Готова е нова версия.
update-elsewhere = В друг прозорец се играе игра. Първо я завърши там.
update-now = Използвай я сега
dismiss = Затвори
save-record = Запиши мача във файл
problem-language = Думите на този език не можаха да се изтеглят. Провери връзката и го избери пак.
problem-details = Подробности
problem-download = Един файл на играта не можа да се изтегли. Провери връзката и опитай пак.
problem-python = Двигателят не можа да тръгне. Повторният опит често помага.
problem-engine = Правилата на играта не можаха да се заредят. Повторният опит често помага.
problem-play = Двигателят спря няколко пъти. Мачът ти е запазен; опитай пак, за да продължиш.
problem-wasm-blocked = Този браузър не позволява на страницата да използва WebAssembly, а двигателят има нужда от него. Разреши го за страницата или вземи друг браузър и опитай пак.
problem-no-worker = Този браузър не може да пусне двигателя на заден план. С по-нов браузър ще се играе.
problem-silent = Двигателят отдавна не дава признак на живот. Опитай пак; при бавна връзка може да трябват няколко опита.
problem-storage = Този браузър не позволява мачът да се запази. Можеш да продължиш, но ако затвориш страницата, мачът се губи.
problem-stored = Запазеният мач не можа да се прочете. Остава както си е, докато не започнеш нов.
problem-record = Мачът не може да продължи: събитие { $event } от записа му не е възможно.
problem-elsewhere = Мачът продължи в друг прозорец. Продължи тук с това, което е изиграно там.
continue-here = Продължи тук
match-proposed = Страницата около тази табла предлага друг мач. Той започва, когато свърши този, или веднага, ако искаш.
settings-unkept = Браузърът не пази нищо за тази табла: мачът и настройките траят, докато страницата е отворена.

## Address parameters

parameter-lang = Адресът иска езика „{ $value }“, а него го няма. Това се пренебрегва.
parameter-tradition = Адресът иска традицията „{ $value }“, а такава няма. Това се пренебрегва.
parameter-game = Адресът иска играта „{ $value }“, а такава няма или не върви с останалото. Това се пренебрегва.
parameter-target = Адресът иска мач до „{ $value }“, а тази игра не предлага такъв. Това се пренебрегва.
parameter-white = Адресът дава белите на „{ $value }“; могат да играят само „human“ или „bot“. Това се пренебрегва.
parameter-level = Адресът иска ниво „{ $value }“, а такова няма. Това се пренебрегва.
parameter-position = Адресът съдържа позиция, която не е възможна: „{ $value }“. Тя се пренебрегва.
parameter-record = Адресът съдържа запис на мач, който не може да се прочете. Той се пренебрегва.
parameter-seed = Адресът съдържа празно семе или семе до списък със зарове. Това се пренебрегва.
parameter-theme = Адресът иска изглед „{ $value }“, а такъв няма. Това се пренебрегва.
parameter-dice = Адресът съдържа зарове, които не са списък с числа от 1 до 6: „{ $value }“. Те се пренебрегват.
parameter-long = Адресът съдържа „{ $parameter }“, което е твърде дълго за четене. Това се пренебрегва.

## Errors by code

error-record = Записът на мача не е верен ({ $code }).
error-record-replay = Записът на мача не е верен: събитие { $event } не е възможно.
error-rules = Тези правила не са верни ({ $code }).
error-rules-none = Първо избери файла с правилата на клуба.
error-rules-form = Файлът не съдържа правила на игра.
error-rules-json = Файлът не е JSON.
error-rules-size = Файлът е по-голям от 100 kB. Правилата на една игра са много по-къси.
error-rules-unreadable = Файлът не можа да се прочете. Избери го пак или избери друг.
error-rules-unknown-flag = Правилата използват означение, което не съществува.
error-rules-missing-flag = В правилата липсва означение, от което имат нужда.
error-rules-value = Едно означение в правилата има стойност, която не може да има.
error-rules-contradiction = Две означения в правилата си противоречат.
error-rules-start = Началото по тези правила не поставя 15 пула на позиции от 1 до 24.
error-rules-id = Правилата имат нужда от собствено кратко име: малки латински букви, цифри и тирета.
error-rules-base = Правилата се опират на игра, която не съществува.
error-position = Позицията не е възможна ({ $code }).
error-play = Този ход тук не е позволен.
error-dice-used-up = Списъкът със зарове за упражнение свърши. По-дълъг списък или мач с истински зарове ще продължи.
error-request-size = Записът на мача е твърде дълъг за четене.
error-internal = Двигателят не можа да отговори. Мачът е както беше.
error-engine-failed = Двигателят не можа да отговори. Мачът е както беше.
error-other = Това не беше възможно ({ $code }).

## The table

practice-badge = Упражнение
practice-badge-hint = Заровете идват от адреса, а не от случайността.
settings = Настройки
new-match = Нов мач
resign = Предай се
undo = Върни
roll = Хвърли
end-turn = Край
next-game = Следваща игра
rematch = Реванш
score-of = { $who ->
    [you] Ти: { $score }
    [bot] Бот: { $score }
    [white] Бели: { $score }
   *[black] Черни: { $score }
  }
target-of = до { $target }
game-of-match = Игра { $number }
set-progress = Игрите от поредицата

status-opening = Всеки хвърля по един зар. Започва по-големият.
status-opening-equal = И двамата хвърлихте { $number }. Хвърлете пак.
status-opening-bots = Всеки хвърля по един зар…
status-roll = { $who ->
    [you] Твой ред е. Хвърли заровете.
    [bot] Ботът ще хвърля…
    [white] Белите са на ред да хвърлят.
   *[black] Черните са на ред да хвърлят.
  }
status-play = { $who ->
    [you] Ти си на ход.
    [bot] Ботът мисли…
    [white] Белите са на ход.
   *[black] Черните са на ход.
  }
status-handed = { $who ->
    [you] Първо доиграй оставените ти зарове.
    [bot] Ботът доиграва оставените му зарове.
    [white] Белите първо доиграват заровете, оставени от черните.
   *[black] Черните първо доиграват заровете, оставени от белите.
  }
status-complete = { $who ->
    [white] Белите изиграха всичко. Край на хода или връщане?
    [black] Черните изиграха всичко. Край на хода или връщане?
   *[you] Изигра всичко. Край на хода или връщане?
  }
status-stage-complete = Това число е изиграно. Потвърди за следващото или върни.
status-forced = { $who ->
    [you] Има само един възможен ход. Играе се вместо теб.
    [bot] Ботът има само един възможен ход.
    [white] Белите имат само един възможен ход.
   *[black] Черните имат само един възможен ход.
  }
status-pass = { $who ->
    [you] Нямаш ход.
    [bot] Ботът няма ход.
    [white] Белите нямат ход.
   *[black] Черните нямат ход.
  }
status-next = Следва { $game }.
status-over = Мачът свърши.

news-opening = { $who ->
    [you] Ти хвърли { $mine }, ботът { $theirs }. Започваш ти.
    [bot] Ботът хвърли { $mine }, ти { $theirs }. Започва ботът.
    [white] Белите хвърлиха { $mine }, черните { $theirs }. Започват белите.
   *[black] Черните хвърлиха { $mine }, белите { $theirs }. Започват черните.
  }
news-opening-equal = И двете страни хвърлиха { $number }.
news-roll = { $who ->
    [you] Хвърли { $first } и { $second }.
    [bot] Ботът хвърли { $first } и { $second }.
    [white] Белите хвърлиха { $first } и { $second }.
   *[black] Черните хвърлиха { $first } и { $second }.
  }
news-play = { $who ->
    [you] Изигра { $play }.
    [bot] Ботът изигра { $play }.
    [white] Белите изиграха { $play }.
   *[black] Черните изиграха { $play }.
  }
play-step = { $way ->
    [entered] бар/{ $to }
    [off] { $from }/вън
   *[moved] { $from }/{ $to }
  }{ $mark ->
    [hit] {"*"}
    [pin] {"^"}
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] ({ $count })
  }
news-pass = { $who ->
    [you] Нямаше ход.
    [bot] Ботът нямаше ход.
    [white] Белите нямаха ход.
   *[black] Черните нямаха ход.
  }
news-handed = { $who ->
    [you] Остави зарове на бота: { $dice }.
    [bot] Ботът ти остави зарове: { $dice }.
    [white] Белите оставиха зарове на черните: { $dice }.
   *[black] Черните оставиха зарове на белите: { $dice }.
  }
news-lost = Тези зарове се губят: { $dice }.
news-undo = Върнато.
news-step = { $way ->
    [entered] { $mark ->
        [hit] Влизане на позиция { $to }, с удар.
       *[none] Влизане на позиция { $to }.
      }
    [off] Изваден пул от позиция { $from }.
   *[moved] { $mark ->
        [hit] От { $from } на { $to }, с удар.
        [pin] От { $from } на { $to }, със затапване.
       *[none] От { $from } на { $to }.
      }
  }

chain-title = Остава за игра
chain-group = { $count ->
    [1] { $number }
   *[other] { $count } × { $number }
  }
chain-count = ×{ $count }
handed-from = { $from ->
    [you] Оставени от теб
    [bot] Оставени от бота
    [white] Оставени от белите
   *[black] Оставени от черните
  }
leaving-for = { $who ->
    [you] Остават за бота
    [bot] Остават за теб
    [white] Остават за черните
   *[black] Остават за белите
  }
chain-spoken = { $what }: { $dice }

## Results

result-title = { $who ->
    [you] Печелиш играта
    [bot] Ботът печели играта
    [white] Белите печелят играта
    [black] Черните печелят играта
   *[nobody] Равенство
  }
match-title = { $who ->
    [you] Печелиш мача!
    [bot] Ботът печели мача
    [white] Белите печелят мача!
   *[black] Черните печелят мача!
  }
result-points = { $points ->
    [0] Без точки
    [one] { $points } точка
   *[other] { $points } точки
  }
result-reason = { $reason ->
    [off] Всичките петнайсет пула са извадени.
    [mars] Марс: губещият не е извадил нито един пул.
    [mother] Началният пул е затапен и вече не може да се освободи.
    [quarter] Четвъртината е затворена: през шест поредни позиции няма път.
    [drawn] И двата начални пула са затапени. Никой не може да спечели тази игра.
    [dead] Никоя страна вече не може да мести.
    [resigned] Губещият се предаде.
   *[other] { $reason }
  }
match-score = { $white } : { $black }

## Resigning

resign-title = Предаваш ли играта?
resign-text = { $who ->
    [you] { $cost ->
        [one] Ботът получава { $cost } точка.
       *[other] Ботът получава { $cost } точки.
      }
    [white] { $cost ->
        [one] Белите се предават: черните получават { $cost } точка.
       *[other] Белите се предават: черните получават { $cost } точки.
      }
   *[black] { $cost ->
        [one] Черните се предават: белите получават { $cost } точка.
       *[other] Черните се предават: белите получават { $cost } точки.
      }
  }
resign-yes = Предай
resign-no = Играй нататък
abandon-title = Оставяш ли този мач?
abandon-text = Мачът не е свършил. Когато започнеш нов, той ще заеме мястото му.
abandon-yes = Подготви нов мач
abandon-no = Играй нататък
abandon-board-text = Мачът не е свършил. Нов мач веднага ще заеме мястото му.
abandon-board-yes = Започни нов мач

## Settings

setting-auto-roll = Хвърляй вместо мен
setting-auto-end = Завършвай хода, когато няма какво да избирам
setting-auto-forced = Играй вместо мен, когато има само един ход
setting-turn-board = Обръщай таблата, когато играят двама
setting-pips = Показвай колко позиции остават
setting-speed = Скорост
speed-slow = Бавно
speed-normal = Нормално
speed-fast = Бързо

## About

about-title = За Табла
about-text = Табла е свободна програма. Играе само на това устройство: не ѝ трябва сървър, не оставя бисквитки и не казва на никого нищо.
about-version = Версия { $version }
about-parts = От какво е направена
about-part = { $name } { $version } ({ $licence })
about-part-unnumbered = { $name } ({ $licence })
about-missing = Списъкът с лицензи не можа да се изтегли. Провери връзката и опитай пак.

## The board, spoken

board-label = Таблата
board-point = { $state ->
    [pinned-w] позиция { $point }, тъмни { $black } върху затапен светъл пул
    [pinned-b] позиция { $point }, светли { $white } върху затапен тъмен пул
    [white] { $white ->
        [one] позиция { $point }, { $white } светъл пул
       *[other] позиция { $point }, { $white } светли пула
      }
    [black] { $black ->
        [one] позиция { $point }, { $black } тъмен пул
       *[other] позиция { $point }, { $black } тъмни пула
      }
   *[empty] позиция { $point }, празна
  }
board-bar = { $side ->
    [w] бар, светли пулове: { $count }
   *[b] бар, тъмни пулове: { $count }
  }
board-off = { $side ->
    [w] извадени светли пулове: { $count }
   *[b] извадени тъмни пулове: { $count }
  }
board-place = { $choice ->
    [selected] { $place }, пул в ръка
    [middle] { $place }, избери път
    [target] { $place }, може да се стъпи тук
    [movable] { $place }, може да тръгне
   *[plain] { $place }
  }
board-dice = Зарове: { $dice }
board-pips = { $side ->
    [w] На светлите остават позиции: { $count }
   *[b] На тъмните остават позиции: { $count }
  }
