# Macedonian. This translation is not yet checked by a native speaker.
# $who and $from are "you", "bot", "white" or "black".

page-title = Табла
page-description = Тавла, таула, бекгемон: сите игри на една табла.

## Names

tradition-name = { $tradition ->
    [macedonian] Македонска табла
    [bulgarian] Бугарска табла
    [greek] Грчка табла
    [turkish] Турска табла
    [egyptian-31] Египетска 31
    [egyptian-aada] Египетска аада
    [bulgarian-classic] Стара бугарска табла
   *[other] { $tradition }
  }
game-name = { $name ->
    [macedonian-prva] Прва
    [macedonian-vtora] Втора
    [macedonian-treta] Трета
    [bulgarian-prva] Права
    [bulgarian-vtora] Гјулбара
    [bulgarian-treta] Тапа
    [greek-prva] Портес
    [greek-plakoto] Плакото
    [greek-fevga] Февга
    [turkish-prva] Тавла
    [egyptian-31-31] 31
    [egyptian-aada-aada] Аада
    [bulgarian-classic-obiknovena] Обикновена
    [bulgarian-classic-chelebi] Челеби
    [bulgarian-classic-gyulbara] Гјулбара
    [bulgarian-classic-tapa] Тапа
   *[other] { $game ->
        [game-prva] Прва (Портес, Тавла)
        [game-aada] Аада
        [game-obiknovena] Обикновена
        [game-chelebi] Челеби
        [game-vtora] Втора
        [game-gyulbara] Гјулбара
        [game-treta] Трета
        [game-plakoto] Плакото
        [game-tapa] Тапа
        [game-fevga] Февга
        [game-31] 31
       *[other] { $id }
      }
  }
game-hint = { $game ->
    [game-prva] Единечните пулови се удираат
    [game-aada] Со удирање; почетните зарови се играат
    [game-obiknovena] Со удирање; почетните зарови се играат
    [game-chelebi] Со удирање; дуплите се нижат до шестки
    [game-vtora] Без удирање; дуплите се нижат до шестки
    [game-gyulbara] Без удирање; дуплите се нижат до шестки
    [game-treta] Единечните пулови се фаќаат
    [game-plakoto] Единечните пулови се фаќаат
    [game-tapa] Единечните пулови се фаќаат
    [game-fevga] Без удирање; прво оди еден пул
    [game-31] Без удирање; се брои секој преостанат пул
   *[other] Домашни правила
  }
player-name = { $who ->
    [you] Ти
    [bot] Бот
    [white] Бели
   *[black] Црни
  }

language = Јазик

## New match

new-match-title = Нов меч
choose-kind = Што се игра
kind-tradition = Традиција
kind-game = Една игра
kind-club = Клупски правила
choose-tradition = Традиција
choose-game = Игра
club-file = Датотека со правилата на клубот (JSON)
club-file-choose = Избери датотека
club-file-hint = Правила на една игра, запишани со истите ознаки како нашите.
club-file-chosen = Правилата „{ $name }“ се подготвени за игра.
choose-target = Поени за победа во мечот
choose-opponent = Противник
opponent-bot = Бот
opponent-person = Двајца играчи
choose-side = Твои пулови
side-white = Бели
side-black = Црни
turn-board = Сврти ја таблата за секој играч
start-match = Започни го мечот

## An unfinished match

unfinished-title = Незавршен меч
unfinished-text = Веќе играше овде. Ништо не е изгубено.
unfinished-linked = Адресата на страницава бара друг меч. Твојот незавршен меч останува додека не одлучиш.
continue-match = Продолжи
back-to-match = Назад кон незавршениот меч
start-linked = Започни го мечот од адресата
start-new = Нов меч

## Progress and failures

progress-download = Се презема моторот: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
progress-python = Моторот се пушта…
progress-engine = Се подготвуваат правилата…
progress-again = Моторот застана и се пушта повторно. Твојот меч е зачуван.
retry = Обиди се пак
reload-page = Вчитај ја страницата одново
update-ready = Подготвена е нова верзија.
update-elsewhere = Во друг прозорец се игра игра. Прво заврши ја таму.
update-now = Користи ја веднаш
dismiss = Затвори
save-record = Зачувај го мечот во датотека
problem-language = Зборовите на тој јазик не можеа да се преземат. Провери ја врската и избери го пак.
problem-details = Подробно
problem-download = Една датотека од играта не можеше да се преземе. Провери ја врската и обиди се пак.
problem-python = Моторот не можеше да тргне. Повторен обид често помага.
problem-engine = Правилата на играта не можеа да се вчитаат. Повторен обид често помага.
problem-play = Моторот застана повеќепати. Твојот меч е зачуван; обиди се пак за да продолжиш.
problem-wasm-blocked = Овој прелистувач не ѝ дозволува на страницата да користи WebAssembly, а на моторот тоа му треба. Дозволи го за страницава или земи друг прелистувач, па обиди се пак.
problem-no-worker = Овој прелистувач не може да го пушти моторот во заднина. Со понов прелистувач ќе се игра.
problem-silent = Моторот долго не дава знак на живот. Обиди се пак; при бавна врска можеби ќе треба неколкупати.
problem-storage = Овој прелистувач не дозволува мечот да се зачува. Можеш да продолжиш, но ако ја затвориш страницата, мечот се губи.
problem-stored = Зачуваниот меч не можеше да се прочита. Останува како што е додека не започнеш нов.
problem-record = Мечот не може да продолжи: настанот { $event } од неговиот запис не е можен.
problem-elsewhere = Мечот продолжи во друг прозорец. Продолжи овде со она што е одиграно таму.
continue-here = Продолжи овде
match-proposed = Страницата околу оваа табла предлага друг меч. Тој почнува кога ќе заврши овој, или веднаш ако сакаш.
settings-unkept = Прелистувачот не чува ништо за оваа табла: мечот и поставките траат додека е отворена страницата.

## Address parameters

parameter-lang = Адресата бара јазик „{ $value }“, а него го нема. Тоа се занемарува.
parameter-tradition = Адресата бара традиција „{ $value }“, а таква не постои. Тоа се занемарува.
parameter-game = Адресата бара игра „{ $value }“, а таква не постои или не оди со останатото. Тоа се занемарува.
parameter-target = Адресата бара меч до „{ $value }“, а оваа игра не нуди таков. Тоа се занемарува.
parameter-white = Адресата ги дава белите на „{ $value }“; можат да играат само „human“ или „bot“. Тоа се занемарува.
parameter-level = Адресата бара ниво „{ $value }“, а такво не постои. Тоа се занемарува.
parameter-position = Адресата содржи позиција што не е можна: „{ $value }“. Таа се занемарува.
parameter-record = Адресата содржи запис на меч што не може да се прочита. Тој се занемарува.
parameter-seed = Адресата содржи празно семе, или семе покрај список со зарови. Тоа се занемарува.
parameter-theme = Адресата бара изглед „{ $value }“, а таков не постои. Тоа се занемарува.
parameter-dice = Адресата содржи зарови што не се список со броеви од 1 до 6: „{ $value }“. Тие се занемаруваат.
parameter-long = Адресата содржи „{ $parameter }“ што е предолго за читање. Тоа се занемарува.

## Errors by code

error-record = Записот на мечот не е исправен ({ $code }).
error-record-replay = Записот на мечот не е исправен: настанот { $event } не е можен.
error-rules = Овие правила не се исправни ({ $code }).
error-rules-none = Прво избери ја датотеката со правилата на клубот.
error-rules-form = Датотеката не содржи правила на игра.
error-rules-json = Датотеката не е JSON.
error-rules-size = Датотеката е поголема од 100 kB. Правилата на една игра се многу пократки.
error-rules-unreadable = Датотеката не можеше да се прочита. Избери ја пак, или избери друга.
error-rules-unknown-flag = Правилата користат ознака што не постои.
error-rules-missing-flag = На правилата им недостига ознака што им треба.
error-rules-value = Една ознака во правилата има вредност што не може да ја има.
error-rules-contradiction = Две ознаки во правилата си противречат.
error-rules-start = Почетокот на овие правила не става 15 пулови на полињата од 1 до 24.
error-rules-id = На правилата им треба свое кратко име: мали латински букви, цифри и цртички.
error-rules-base = Правилата се потпираат на игра што не постои.
error-position = Позицијата не е можна ({ $code }).
error-play = Таков потег овде не е дозволен.
error-dice-used-up = Списокот со зарови за вежбање е потрошен. Подолг список, или меч со вистински зарови, ќе продолжи.
error-request-size = Записот на мечот е предолг за читање.
error-internal = Моторот не можеше да одговори. Мечот е како што беше.
error-engine-failed = Моторот не можеше да одговори. Мечот е како што беше.
error-other = Тоа не беше можно ({ $code }).

## The table

practice-badge = Вежба
practice-badge-hint = Заровите доаѓаат од адресата, а не од случајот.
settings = Поставки
new-match = Нов меч
resign = Предај се
undo = Врати
roll = Фрли
end-turn = Заврши
next-game = Следна игра
rematch = Реванш
score-of = { $who ->
    [you] Ти: { $score }
    [bot] Бот: { $score }
    [white] Бели: { $score }
   *[black] Црни: { $score }
  }
target-of = до { $target }
game-of-match = Игра { $number }
set-progress = Игри во сетот

status-opening = Секој фрла по една коцка. Почнува поголемата.
status-opening-equal = И двајцата фрливте { $number }. Фрлете пак.
status-opening-bots = Секој фрла по една коцка…
status-roll = { $who ->
    [you] Ти си на ред. Фрли ги заровите.
    [bot] Ботот ќе фрла…
    [white] Белите се на ред да фрлаат.
   *[black] Црните се на ред да фрлаат.
  }
status-play = { $who ->
    [you] Твој потег.
    [bot] Ботот размислува…
    [white] Белите се на потег.
   *[black] Црните се на потег.
  }
status-handed = { $who ->
    [you] Прво одиграј ги пренесените коцки.
    [bot] Ботот ги игра коцките што му се пренесени.
    [white] Белите прво ги играат коцките пренесени од црните.
   *[black] Црните прво ги играат коцките пренесени од белите.
  }
status-complete = { $who ->
    [white] Белите одиграа сè. Заврши го потегот или врати.
    [black] Црните одиграа сè. Заврши го потегот или врати.
   *[you] Одигра сè. Заврши го потегот или врати.
  }
status-stage-complete = Овој број е одигран. Потврди за следниот, или врати.
status-forced = { $who ->
    [you] Има само еден можен потег. Се игра наместо тебе.
    [bot] Ботот има само еден можен потег.
    [white] Белите имаат само еден можен потег.
   *[black] Црните имаат само еден можен потег.
  }
status-pass = { $who ->
    [you] Немаш потег.
    [bot] Ботот нема потег.
    [white] Белите немаат потег.
   *[black] Црните немаат потег.
  }
status-next = Следува { $game }.
status-over = Мечот заврши.

news-opening = { $who ->
    [you] Ти фрли { $mine }, ботот { $theirs }. Почнуваш ти.
    [bot] Ботот фрли { $mine }, ти { $theirs }. Почнува ботот.
    [white] Белите фрлија { $mine }, црните { $theirs }. Почнуваат белите.
   *[black] Црните фрлија { $mine }, белите { $theirs }. Почнуваат црните.
  }
news-opening-equal = И двете страни фрлија { $number }.
news-roll = { $who ->
    [you] Фрли { $first } и { $second }.
    [bot] Ботот фрли { $first } и { $second }.
    [white] Белите фрлија { $first } и { $second }.
   *[black] Црните фрлија { $first } и { $second }.
  }
news-play = { $who ->
    [you] Одигра { $play }.
    [bot] Ботот одигра { $play }.
    [white] Белите одиграа { $play }.
   *[black] Црните одиграа { $play }.
  }
play-step = { $way ->
    [entered] бар/{ $to }
    [off] { $from }/вон
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
    [you] Немаше потег.
    [bot] Ботот немаше потег.
    [white] Белите немаа потег.
   *[black] Црните немаа потег.
  }
news-handed = { $who ->
    [you] Му пренесе коцки на ботот: { $dice }.
    [bot] Ботот ти пренесе коцки: { $dice }.
    [white] Белите им пренесоа коцки на црните: { $dice }.
   *[black] Црните им пренесоа коцки на белите: { $dice }.
  }
news-lost = Овие коцки се губат: { $dice }.
news-undo = Вратено.
news-step = { $way ->
    [entered] { $mark ->
        [hit] Влез на поле { $to }, со удар.
       *[none] Влез на поле { $to }.
      }
    [off] Изваден пул од поле { $from }.
   *[moved] { $mark ->
        [hit] Од { $from } на { $to }, со удар.
        [pin] Од { $from } на { $to }, со фаќање.
       *[none] Од { $from } на { $to }.
      }
  }

chain-title = Останува да се игра
chain-group = { $count ->
    [1] { $number }
   *[other] { $count } × { $number }
  }
chain-count = ×{ $count }
handed-from = { $from ->
    [you] Пренесени од тебе
    [bot] Пренесени од ботот
    [white] Пренесени од белите
   *[black] Пренесени од црните
  }
leaving-for = { $who ->
    [you] Преминуваат кај ботот
    [bot] Преминуваат кај тебе
    [white] Преминуваат кај црните
   *[black] Преминуваат кај белите
  }
chain-spoken = { $what }: { $dice }

## Results

result-title = { $who ->
    [you] Ја доби играта
    [bot] Ботот ја доби играта
    [white] Белите ја добија играта
    [black] Црните ја добија играта
   *[nobody] Нерешено
  }
match-title = { $who ->
    [you] Го доби мечот!
    [bot] Ботот го доби мечот
    [white] Белите го добија мечот!
   *[black] Црните го добија мечот!
  }
result-points = { $points ->
    [0] Без поени
    [one] { $points } поен
   *[other] { $points } поени
  }
result-reason = { $reason ->
    [off] Сите петнаесет пулови се извадени.
    [mars] Марс: губитникот не извади ниту еден пул.
    [mother] Фатен е последниот пул на почетното поле и веќе не може да се ослободи.
    [quarter] Четвртината е затворена: низ шест полиња по ред нема влез.
    [drawn] Фатени се последните пулови на двете почетни полиња. Играта никој не може да ја добие.
    [dead] Ниедна страна веќе не може да помести пул.
    [resigned] Губитникот се предаде.
   *[other] { $reason }
  }
match-score = { $white } : { $black }

## Resigning

resign-title = Да се предаде играта?
resign-text = { $who ->
    [you] { $cost ->
        [one] Ботот добива { $cost } поен.
       *[other] Ботот добива { $cost } поени.
      }
    [white] { $cost ->
        [one] Белите се предаваат: црните добиваат { $cost } поен.
       *[other] Белите се предаваат: црните добиваат { $cost } поени.
      }
   *[black] { $cost ->
        [one] Црните се предаваат: белите добиваат { $cost } поен.
       *[other] Црните се предаваат: белите добиваат { $cost } поени.
      }
  }
resign-yes = Предај
resign-no = Играј натаму
abandon-title = Да се остави овој меч?
abandon-text = Мечот не е завршен. Кога ќе започнеш нов, тој ќе го заземе неговото место.
abandon-yes = Подготви нов меч
abandon-no = Играј натаму
abandon-board-text = Мечот не е завршен. Нов меч веднаш ќе го заземе неговото место.
abandon-board-yes = Започни нов меч

## Settings

setting-auto-roll = Фрлај наместо мене
setting-auto-end = Заврши го потегот кога нема што да се избира
setting-auto-forced = Одиграј наместо мене кога има само еден потег
setting-turn-board = Сврти ја таблата кога играат двајца
setting-pips = Прикажи колку полиња остануваат
setting-speed = Брзина
speed-slow = Бавно
speed-normal = Обично
speed-fast = Брзо

## About

about-title = За Табла
about-text = Табла е слободна програма. Игра само на овој уред: не ѝ треба сервер, не остава колачиња и никому ништо не кажува.
about-version = Верзија { $version }
about-parts = Од што е направена
about-part = { $name } { $version } ({ $licence })
about-part-unnumbered = { $name } ({ $licence })
about-missing = Списокот со лиценци не можеше да се преземе. Провери ја врската и обиди се пак.

## The board, spoken

board-label = Таблата
board-point = { $state ->
    [pinned-w] поле { $point }, темни { $black } врз фатен светол пул
    [pinned-b] поле { $point }, светли { $white } врз фатен темен пул
    [white] { $white ->
        [one] поле { $point }, { $white } светол пул
       *[other] поле { $point }, { $white } светли пулови
      }
    [black] { $black ->
        [one] поле { $point }, { $black } темен пул
       *[other] поле { $point }, { $black } темни пулови
      }
   *[empty] поле { $point }, празно
  }
board-bar = { $side ->
    [w] бар, светли пулови: { $count }
   *[b] бар, темни пулови: { $count }
  }
board-off = { $side ->
    [w] извадени светли пулови: { $count }
   *[b] извадени темни пулови: { $count }
  }
board-place = { $choice ->
    [selected] { $place }, пул во рака
    [middle] { $place }, избери пат
    [target] { $place }, може да се застане овде
    [movable] { $place }, може да тргне
   *[plain] { $place }
  }
board-dice = Зарови: { $dice }
board-pips = { $side ->
    [w] На светлите им остануваат полиња: { $count }
   *[b] На темните им остануваат полиња: { $count }
  }
