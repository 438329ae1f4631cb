# Egyptian Arabic: the history of matches. This translation is not yet checked by a native speaker.

history-title = المباريات اللي فاتت
history-empty = لسه مفيش مباريات محفوظة. كل مباراة تلعبها هتظهر هنا.
history-nothing = مفيش مباراة ماشية مع الاختيار.
history-unkept = المتصفح ده مش بيحفظ مباريات للصفحة. المباراة اللي شغالة تقدر تحفظها في ملف.
history-loading = بنقرا المباريات…
history-close = ارجع للعب

## The list

history-filter-kind = اتلعب إيه
history-filter-opponent = الخصم
history-filter-outcome = النتيجة
history-all = الكل
history-two-players = اتنين قصاد بعض
history-bot = البوت، { $level }
history-outcome = { $outcome ->
    [won] كسبت
    [lost] خسرت
    [white] الأبيض كسب
    [black] الأسود كسب
   *[unfinished] ماخلصتش
  }
history-practice = تمرين
history-score = { $white } : { $black }، لحد { $target }
history-when-unknown = التاريخ مش معروف
history-count = { $count ->
    [one] مباراة واحدة
    [two] مباراتين
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
  }
history-look = اتفرج عليها
history-continue = كمّلها
history-save = احفظ
history-delete = امسح
history-delete-title = تمسح المباراة دي؟
history-delete-text = مش هترجع تاني، إلا لو كنت حفظتها في ملف.
history-delete-no = سيبها
history-delete-yes = امسح
history-damaged = { $damage ->
    [no-record] مفيش سجلّ مباراة هنا.
    [no-summary] مش مكتوب هنا مين لعب إيه.
   *[other] دي مش مباراة أصلًا.
  }
history-damaged-hint = الباقي سليم. تقدر تحفظ اللي فاضل منها أو تمسحها.

## Files

history-save-all = احفظ الكل في ملف
history-read = اقرا من ملف
history-read-done = { $count ->
    [0] الملف مافيهوش مباراة مش موجودة هنا.
    [one] اتقرت مباراة واحدة من الملف.
    [two] اتقرت مباراتين من الملف.
    [few] اتقرت { $count } مباريات من الملف.
    [many] اتقرت { $count } مباراة من الملف.
   *[other] اتقرت { $count } مباراة من الملف.
  }
history-read-refused = { $count ->
    [one] مباراة واحدة في الملف مش سليمة واتسابت: { $reason }
    [two] مباراتين في الملف مش سليمين واتسابوا. الأولى: { $reason }
    [few] { $count } مباريات في الملف مش سليمة واتسابت. الأولى: { $reason }
    [many] { $count } مباراة في الملف مش سليمة واتسابت. الأولى: { $reason }
   *[other] { $count } مباراة في الملف مش سليمة واتسابت. الأولى: { $reason }
  }
history-file-size = الملف كبير قوي. بنقرا ملفات لحد ٣٠ ميجابايت.
history-file-unreadable = الملف ماتقراش. اختاره تاني، أو اختار غيره.
history-file-form = الملف مافيهوش مباريات Tabla.

## Sums

history-sums = أشواط قصاد البوت
history-sums-game = اللعبة
history-sums-level = المستوى
history-sums-won = كسبت
history-sums-lost = خسرت
history-sums-drawn = تعادل

## Looking back

replay-title = فرجة على المباراة
replay-back = كل المباريات
replay-first = للأول
replay-previous = ورا
replay-next = قدام
replay-last = للآخر
replay-play = شغّل
replay-pause = وقّف
replay-event = حدث { $number } من { $count }
replay-position = مكانك في المباراة
replay-game = الشوط { $number }: { $game }
replay-games = أشواط المباراة
replay-speed = السرعة
replay-start = المباراة بتبدأ.
replay-refused = المباراة دي ماينفعش تتعرض: { $reason }

## Dice

dice-title = زهر المباراة دي
dice-number = الرقم
dice-of = { $who ->
    [you] إنت
    [bot] البوت
    [white] الأبيض
   *[black] الأسود
  }
dice-doubles = الدبل
dice-doubles-share = { $doubles } من { $rolls } رمية
dice-doubles-expected = في المتوسط رمية من كل ست رميات بتيجي دبل.
dice-figure = { NUMBER($number) }
dice-fair = { $verdict ->
    [few] الرميات لسه قليلة على إننا نقول حاجة.
    [usual] الزهر السليم بينزل كده تقريبًا.
    [uncommon] الزهر السليم بينزل بالشكل ده حوالي مرة كل { $matches } مباراة. بتحصل.
    [rare] الزهر السليم بينزل بالشكل ده مرة بس كل { $matches } مباراة. نادرة، بس برضه حظ.
   *[never] الزهر السليم بينزل بالشكل ده أقل من مرة كل مليون مباراة.
  }
dice-how = كل زهرة بتترمي من جديد من المولّد الآمن بتاع المتصفح، وكل رقم فرصته زي التاني. البوت مابيشوفش الزهر قبل ما ينزل.
dice-practice = الزهر ده ماترماش: جاي من قايمة أو من بذرة.
