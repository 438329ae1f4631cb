# Egyptian Arabic. This translation is not yet checked by a native speaker.
# $who and $from are "you", "bot", "white" or "black".

page-title = طاولة
page-description = طاولة، تاڤلا، تاڤلي، باكجامون: كل ألعاب الطاولة الواحدة.

## Names

tradition-name = { $tradition ->
    [macedonian] طاولة مقدونية
    [bulgarian] طاولة بلغارية
    [greek] طاولة يونانية
    [turkish] طاولة تركية
    [egyptian-31] ٣١ مصرية
    [egyptian-aada] عادة مصرية
    [bulgarian-classic] طاولة بلغارية قديمة
   *[other] { $tradition }
  }
game-name = { $name ->
    [macedonian-prva] برڤا
    [macedonian-vtora] ڤتورا
    [macedonian-treta] تريتا
    [bulgarian-prva] پراڤا
    [bulgarian-vtora] جولبارا
    [bulgarian-treta] تاپا
    [greek-prva] پورتس
    [greek-plakoto] پلاكوتو
    [greek-fevga] فيڤجا
    [turkish-prva] تاڤلا
    [egyptian-31-31] ٣١
    [egyptian-aada-aada] عادة
    [bulgarian-classic-obiknovena] أوبيكنوڤينا
    [bulgarian-classic-chelebi] تشلبي
    [bulgarian-classic-gyulbara] جولبارا
    [bulgarian-classic-tapa] تاپا
   *[other] { $game ->
        [game-prva] برڤا (پورتس، تاڤلا)
        [game-aada] عادة
        [game-obiknovena] أوبيكنوڤينا
        [game-chelebi] تشلبي
        [game-vtora] ڤتورا
        [game-gyulbara] جولبارا
        [game-treta] تريتا
        [game-plakoto] پلاكوتو
        [game-tapa] تاپا
        [game-fevga] فيڤجا
        [game-31] ٣١
       *[other] { $id }
      }
  }
game-hint = { $game ->
    [game-prva] الحجر اللي لوحده بيتضرب
    [game-aada] فيها ضرب، وزهر البداية بيتلعب
    [game-obiknovena] فيها ضرب، وزهر البداية بيتلعب
    [game-chelebi] فيها ضرب، والدبل بيكمّل لحد الستات
    [game-vtora] مفيش ضرب، والدبل بيكمّل لحد الستات
    [game-gyulbara] مفيش ضرب، والدبل بيكمّل لحد الستات
    [game-treta] الحجر اللي لوحده بيتحبس
    [game-plakoto] الحجر اللي لوحده بيتحبس
    [game-tapa] الحجر اللي لوحده بيتحبس
    [game-fevga] مفيش ضرب، وحجر واحد بيمشي الأول
    [game-31] مفيش ضرب، وكل حجر فاضل بيتحسب
   *[other] قواعد خاصة
  }
player-name = { $who ->
    [you] إنت
    [bot] البوت
    [white] الأبيض
   *[black] الأسود
  }

language = اللغة

## New match

new-match-title = مباراة جديدة
choose-kind = هتلعب إيه
kind-tradition = طريقة بلد
kind-game = لعبة واحدة
kind-club = قواعد النادي
choose-tradition = طريقة بلد
choose-game = اللعبة
club-file = ملف قواعد النادي (JSON)
club-file-choose = اختار ملف
club-file-hint = قواعد لعبة واحدة، مكتوبة بنفس العلامات بتاعتنا.
club-file-chosen = قواعد «{ $name }» جاهزة للعب.
choose-target = نقط الفوز بالمباراة
choose-opponent = الخصم
opponent-bot = بوت
opponent-person = اتنين قصاد بعض
choose-side = حجارتك
side-white = أبيض
side-black = أسود
turn-board = لِف الطاولة لكل لاعب
start-match = ابدأ المباراة

## An unfinished match

unfinished-title = مباراة ماخلصتش
unfinished-text = كنت بتلعب هنا قبل كده. مفيش حاجة ضاعت.
unfinished-linked = عنوان الصفحة طالب مباراة تانية. مباراتك اللي ماخلصتش هتفضل لحد ما تقرر.
continue-match = كمّل
back-to-match = ارجع للمباراة اللي ماخلصتش
start-linked = ابدأ المباراة اللي في العنوان
start-new = مباراة جديدة

## Progress and failures

progress-download = بنحمّل المحرك: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
progress-python = المحرك بيشتغل…
progress-engine = بنجهّز القواعد…
progress-again = المحرك وقف وبيشتغل من جديد. مباراتك محفوظة.
retry = جرّب تاني
reload-page = حمّل الصفحة من جديد
update-ready = فيه نسخة جديدة جاهزة.
update-elsewhere = فيه شوط شغال في شباك تاني. خلّصه هناك الأول.
update-now = استعملها دلوقتي
dismiss = اقفل
save-record = احفظ المباراة في ملف
problem-language = كلام اللغة دي ماتحمّلش. شوف الاتصال واختارها تاني.
problem-details = التفاصيل
problem-download = فيه ملف من اللعبة ماتحمّلش. شوف الاتصال وجرّب تاني.
problem-python = المحرك ماقدرش يشتغل. غالبًا لو جرّبت تاني هيشتغل.
problem-engine = قواعد اللعبة ماتحمّلتش. غالبًا لو جرّبت تاني هتتحمّل.
problem-play = المحرك وقف أكتر من مرة. مباراتك محفوظة، جرّب تاني عشان تكمّل.
problem-wasm-blocked = المتصفح ده مش بيسمح للصفحة تشغّل WebAssembly، والمحرك محتاجه. اسمح بيه للصفحة دي، أو استعمل متصفح تاني، وبعدين جرّب تاني.
problem-no-worker = المتصفح ده مايقدرش يشغّل المحرك في الخلفية. على متصفح أحدث هتلعب.
problem-silent = المحرك بقاله كتير مابيردش. جرّب تاني، ولو الاتصال بطيء ممكن تحتاج كذا مرة.
problem-storage = المتصفح ده مش بيسمح للصفحة تحفظ المباراة. تقدر تكمّل لعب، بس لو قفلت الصفحة المباراة هتضيع.
problem-stored = المباراة المحفوظة ماتقريتش. هتفضل زي ما هي لحد ما تبدأ واحدة جديدة.
problem-record = المباراة ماينفعش تكمّل: الحدث رقم { $event } في سجلّها مش ممكن.
problem-elsewhere = المباراة كملت في شباك تاني. كمّل هنا باللي اتلعب هناك.
continue-here = كمّل هنا
match-proposed = الصفحة اللي حوالين الطاولة بتقترح مباراة تانية. هتبدأ لما دي تخلص، أو حالًا لو تحب.
settings-unkept = المتصفح مش بيحفظ حاجة للطاولة دي: المباراة والإعدادات بتفضل طول ما الصفحة مفتوحة.

## Address parameters

parameter-lang = العنوان طالب لغة «{ $value }»، ومفيش لغة كده. اتساب.
parameter-tradition = العنوان طالب طريقة «{ $value }»، ومفيش طريقة كده. اتساب.
parameter-game = العنوان طالب لعبة «{ $value }»، ومفيش لعبة كده أو مش ماشية مع الباقي. اتساب.
parameter-target = العنوان طالب مباراة لحد «{ $value }»، واللعبة دي مافيهاش كده. اتساب.
parameter-white = العنوان مدّي الأبيض لـ«{ $value }»، ومايلعبش غير «human» أو «bot». اتساب.
parameter-level = العنوان طالب مستوى «{ $value }»، ومفيش مستوى كده. اتساب.
parameter-position = العنوان فيه وضع مش ممكن: «{ $value }». اتساب.
parameter-record = العنوان فيه سجلّ مباراة مش مقروء. اتساب.
parameter-seed = العنوان فيه بذرة فاضية، أو بذرة مع قايمة زهر. اتساب.
parameter-theme = العنوان طالب شكل «{ $value }»، ومفيش شكل كده. اتساب.
parameter-dice = العنوان فيه زهر مش قايمة أرقام من ١ لـ٦: «{ $value }». اتساب.
parameter-long = العنوان فيه «{ $parameter }» أطول من إنه يتقري. اتساب.

## Errors by code

error-record = سجلّ المباراة مش سليم ({ $code }).
error-record-replay = سجلّ المباراة مش سليم: الحدث رقم { $event } مش ممكن.
error-rules = القواعد دي مش سليمة ({ $code }).
error-rules-none = اختار ملف قواعد النادي الأول.
error-rules-form = الملف مافيهوش قواعد لعبة.
error-rules-json = الملف مش JSON.
error-rules-size = الملف أكبر من ١٠٠ كيلوبايت. قواعد لعبة واحدة أقصر من كده بكتير.
error-rules-unreadable = الملف ماتقراش. اختاره تاني، أو اختار غيره.
error-rules-unknown-flag = القواعد فيها علامة مش موجودة.
error-rules-missing-flag = القواعد ناقصها علامة لازمة.
error-rules-value = فيه علامة في القواعد قيمتها ماتنفعش.
error-rules-contradiction = فيه علامتين في القواعد بيناقضوا بعض.
error-rules-start = بداية القواعد دي مابتحطش ١٥ حجر على الخانات من ١ لـ٢٤.
error-rules-id = القواعد محتاجة اسم قصير خاص بيها: حروف لاتيني صغيرة وأرقام وشَرطة.
error-rules-base = القواعد مبنية على لعبة مش موجودة.
error-position = الوضع ده مش ممكن ({ $code }).
error-play = الحركة دي ممنوعة هنا.
error-dice-used-up = زهر التمرين خلص. بقايمة أطول، أو بزهر حقيقي، المباراة هتكمّل.
error-request-size = سجلّ المباراة أطول من إنه يتقري.
error-internal = المحرك ماقدرش يرد. المباراة زي ما كانت.
error-engine-failed = المحرك ماقدرش يرد. المباراة زي ما كانت.
error-other = ده ماينفعش ({ $code }).

## The table

practice-badge = تمرين
practice-badge-hint = الزهر جاي من العنوان، مش من الحظ.
settings = الإعدادات
new-match = مباراة جديدة
resign = انسحاب
undo = رجّع
roll = ارمي الزهر
end-turn = خلّص الدور
next-game = الشوط اللي بعده
rematch = مباراة تانية
score-of = { $who ->
    [you] إنت: { $score }
    [bot] البوت: { $score }
    [white] الأبيض: { $score }
   *[black] الأسود: { $score }
  }
target-of = لحد { $target }
game-of-match = الشوط { $number }
set-progress = أشواط المباراة

status-opening = كل واحد يرمي زهرة. الأعلى يبدأ.
status-opening-equal = انتوا الاتنين رميتوا { $number }. ارموا تاني.
status-opening-bots = كل واحد بيرمي زهرة…
status-roll = { $who ->
    [you] دورك. ارمي الزهر.
    [bot] البوت هيرمي…
    [white] الأبيض يرمي.
   *[black] الأسود يرمي.
  }
status-play = { $who ->
    [you] العب.
    [bot] البوت بيفكر…
    [white] الأبيض يلعب.
   *[black] الأسود يلعب.
  }
status-handed = { $who ->
    [you] العب الأول الزهر اللي اتسابلك.
    [bot] البوت بيلعب الزهر اللي اتسابله.
    [white] الأبيض يلعب الأول الزهر اللي سابه الأسود.
   *[black] الأسود يلعب الأول الزهر اللي سابه الأبيض.
  }
status-complete = { $who ->
    [white] الأبيض لعب كل الزهر. خلّص الدور أو رجّع.
    [black] الأسود لعب كل الزهر. خلّص الدور أو رجّع.
   *[you] لعبت كل الزهر. خلّص الدور أو رجّع.
  }
status-stage-complete = الرقم ده اتلعب. كمّل على اللي بعده أو رجّع.
status-forced = { $who ->
    [you] مفيش غير حركة واحدة. بتتلعب لوحدها.
    [bot] البوت قدامه حركة واحدة بس.
    [white] الأبيض قدامه حركة واحدة بس.
   *[black] الأسود قدامه حركة واحدة بس.
  }
status-pass = { $who ->
    [you] مفيش حركة ليك.
    [bot] البوت مالوش حركة.
    [white] الأبيض مالوش حركة.
   *[black] الأسود مالوش حركة.
  }
status-next = الجاي { $game }.
status-over = المباراة خلصت.

news-opening = { $who ->
    [you] إنت رميت { $mine } والبوت { $theirs }. إنت تبدأ.
    [bot] البوت رمى { $mine } وإنت { $theirs }. البوت يبدأ.
    [white] الأبيض رمى { $mine } والأسود { $theirs }. الأبيض يبدأ.
   *[black] الأسود رمى { $mine } والأبيض { $theirs }. الأسود يبدأ.
  }
news-opening-equal = الاتنين رموا { $number }.
news-roll = { $who ->
    [you] رميت { $first } و{ $second }.
    [bot] البوت رمى { $first } و{ $second }.
    [white] الأبيض رمى { $first } و{ $second }.
   *[black] الأسود رمى { $first } و{ $second }.
  }
news-play = { $who ->
    [you] لعبت { $play }.
    [bot] البوت لعب { $play }.
    [white] الأبيض لعب { $play }.
   *[black] الأسود لعب { $play }.
  }
# Read from the right to the left, and so points the arrow.
play-step = { $way ->
    [entered] البار←{ $to }
    [off] { $from }←بره
   *[moved] { $from }←{ $to }
  }{ $mark ->
    [hit] {"*"}
    [pin] {"^"}
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] ({ $count })
  }
news-pass = { $who ->
    [you] ماكانش ليك حركة.
    [bot] البوت ماكانش له حركة.
    [white] الأبيض ماكانش له حركة.
   *[black] الأسود ماكانش له حركة.
  }
news-handed = { $who ->
    [you] سبت زهر للبوت: { $dice }.
    [bot] البوت ساب لك زهر: { $dice }.
    [white] الأبيض ساب زهر للأسود: { $dice }.
   *[black] الأسود ساب زهر للأبيض: { $dice }.
  }
news-lost = الزهر ده ضاع: { $dice }.
news-undo = رجعت.
news-step = { $way ->
    [entered] { $mark ->
        [hit] دخل على خانة { $to } وضرب.
       *[none] دخل على خانة { $to }.
      }
    [off] طلع حجر من خانة { $from }.
   *[moved] { $mark ->
        [hit] من خانة { $from } لخانة { $to } وضرب.
        [pin] من خانة { $from } لخانة { $to } وحبس.
       *[none] من خانة { $from } لخانة { $to }.
      }
  }

chain-title = لسه هيتلعب
chain-group = { $count ->
    [1] { $number }
   *[other] { $count } × { $number }
  }
chain-count = ×{ $count }
handed-from = { $from ->
    [you] سبته إنت
    [bot] سابه البوت
    [white] سابه الأبيض
   *[black] سابه الأسود
  }
leaving-for = { $who ->
    [you] رايح للبوت
    [bot] رايح لك
    [white] رايح للأسود
   *[black] رايح للأبيض
  }
chain-spoken = { $what }: { $dice }

## Results

result-title = { $who ->
    [you] كسبت الشوط
    [bot] البوت كسب الشوط
    [white] الأبيض كسب الشوط
    [black] الأسود كسب الشوط
   *[nobody] تعادل
  }
match-title = { $who ->
    [you] كسبت المباراة!
    [bot] البوت كسب المباراة
    [white] الأبيض كسب المباراة!
   *[black] الأسود كسب المباراة!
  }
result-points = { $points ->
    [0] من غير نقط
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
result-reason = { $reason ->
    [off] الـ١٥ حجر كلهم طلعوا.
    [mars] مارس: الخسران ماطلعش ولا حجر.
    [mother] آخر حجر في خانة البداية اتحبس وخلاص مش هيتفك.
    [quarter] قفل الربع: ست خانات ورا بعض ومفيش دخول.
    [drawn] آخر حجر في البداية اتحبس عند الاتنين. محدش يقدر يكسب الشوط ده.
    [dead] محدش من الاتنين يقدر يتحرك تاني.
    [resigned] الخسران انسحب.
   *[other] { $reason }
  }
match-score = { $white } : { $black }

## Resigning

resign-title = تنسحب من الشوط ده؟
resign-text = { $who ->
    [you] { $cost ->
        [one] البوت ياخد نقطة واحدة.
        [two] البوت ياخد نقطتين.
        [few] البوت ياخد { $cost } نقط.
        [many] البوت ياخد { $cost } نقطة.
       *[other] البوت ياخد { $cost } نقطة.
      }
    [white] { $cost ->
        [one] الأبيض ينسحب: الأسود ياخد نقطة واحدة.
        [two] الأبيض ينسحب: الأسود ياخد نقطتين.
        [few] الأبيض ينسحب: الأسود ياخد { $cost } نقط.
        [many] الأبيض ينسحب: الأسود ياخد { $cost } نقطة.
       *[other] الأبيض ينسحب: الأسود ياخد { $cost } نقطة.
      }
   *[black] { $cost ->
        [one] الأسود ينسحب: الأبيض ياخد نقطة واحدة.
        [two] الأسود ينسحب: الأبيض ياخد نقطتين.
        [few] الأسود ينسحب: الأبيض ياخد { $cost } نقط.
        [many] الأسود ينسحب: الأبيض ياخد { $cost } نقطة.
       *[other] الأسود ينسحب: الأبيض ياخد { $cost } نقطة.
      }
  }
resign-yes = انسحب
resign-no = كمّل لعب
abandon-title = تسيب المباراة دي؟
abandon-text = المباراة لسه ماخلصتش. لما تبدأ واحدة جديدة هتاخد مكانها.
abandon-yes = جهّز مباراة جديدة
abandon-no = كمّل لعب
abandon-board-text = المباراة لسه ماخلصتش. الجديدة هتاخد مكانها على طول.
abandon-board-yes = ابدأ مباراة جديدة

## Settings

setting-auto-roll = ارمي الزهر بدالي
setting-auto-end = خلّص دوري لما مايبقاش فيه حاجة أختارها
setting-auto-forced = العب بدالي لما تبقى حركة واحدة بس
setting-turn-board = لِف الطاولة لما يلعب اتنين
setting-pips = ورّيني فاضل كام خانة
setting-speed = السرعة
speed-slow = بطيء
speed-normal = عادي
speed-fast = سريع

## About

about-title = عن Tabla
about-text = Tabla برنامج حر. بيلعب على الجهاز ده بس: مش محتاج سيرفر، ومابيسيبش كوكيز، ومابيقولش حاجة لحد.
about-version = نسخة { $version }
about-parts = معمول بإيه
about-part = { $name } { $version } ({ $licence })
about-part-unnumbered = { $name } ({ $licence })
about-missing = قايمة التراخيص ماتحمّلتش. شوف الاتصال وجرّب تاني.

## The board, spoken

board-label = الطاولة
board-point = { $state ->
    [pinned-w] خانة { $point }، أسود عدد { $black } فوق حجر أبيض محبوس
    [pinned-b] خانة { $point }، أبيض عدد { $white } فوق حجر أسود محبوس
    [white] { $white ->
        [one] خانة { $point }، حجر أبيض واحد
        [two] خانة { $point }، حجرين بيض
        [few] خانة { $point }، { $white } حجارة بيضا
        [many] خانة { $point }، { $white } حجر أبيض
       *[other] خانة { $point }، { $white } حجر أبيض
      }
    [black] { $black ->
        [one] خانة { $point }، حجر أسود واحد
        [two] خانة { $point }، حجرين سود
        [few] خانة { $point }، { $black } حجارة سودا
        [many] خانة { $point }، { $black } حجر أسود
       *[other] خانة { $point }، { $black } حجر أسود
      }
   *[empty] خانة { $point }، فاضية
  }
board-bar = { $side ->
    [w] البار، حجارة بيضا: { $count }
   *[b] البار، حجارة سودا: { $count }
  }
board-off = { $side ->
    [w] حجارة بيضا طلعت: { $count }
   *[b] حجارة سودا طلعت: { $count }
  }
board-place = { $choice ->
    [selected] { $place }، الحجر في إيدك
    [middle] { $place }، اختار السكة
    [target] { $place }، ينفع ينزل هنا
    [movable] { $place }، ينفع يتحرك
   *[plain] { $place }
  }
board-dice = الزهر: { $dice }
board-pips = { $side ->
    [w] فاضل للأبيض خانات: { $count }
   *[b] فاضل للأسود خانات: { $count }
  }
