# Egyptian Arabic: settings and keys. This translation is not yet checked by a native speaker.

settings-playing = اللي الصفحة بتعمله بدالك
settings-board = الطاولة
settings-sound = الصوت ونده الزهر
setting-theme = الشكل
theme-auto = زي الجهاز
theme-wood = خشب
theme-felt = جوخ
theme-dark = غامق
theme-contrast = تباين عالي
speed-off = من غير
setting-auto-bear-off = طلّع بدالي لما مايبقاش فيه حاجة تعطّل
setting-fast-forward = عدّي بسرعة الأدوار اللي مافيهاش اختيار
setting-home-left = بيتي على الشمال
setting-home-top = بيتي فوق
setting-sounds = أصوات
setting-volume = علو الصوت
setting-volume-value = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
setting-calls = ورّيني اسم الرمية
setting-spoken = قول اسم الرمية بصوت
setting-no-voice = الجهاز ده مافيهوش صوت للغة دي.
setting-shortcuts = اختصارات بحرف واحد من الكيبورد

status-bear-off = { $who ->
    [you] مفيش حاجة تعطّل. حجارتك بتطلع لوحدها.
    [bot] مفيش حاجة تعطّل. البوت بيطلّع.
    [white] مفيش حاجة تعطّل. الأبيض بيطلّع.
   *[black] مفيش حاجة تعطّل. الأسود بيطلّع.
  }
news-picked-up = مسكت حجر من خانة { $from }. ينفع يروح: { $targets }.
news-picked-up-bar = مسكت حجر من البار. ينفع يدخل: { $targets }.
news-put-down = الحجر رجع مكانه.
target-off = بره الطاولة

keys-title = المفاتيح
keys-hint = كل حاجة تتعمل من غير ماوس. الحروف بتشتغل في أي حتة في الصفحة.
keys-tab = من حتة في الصفحة للي بعدها
keys-arrows = اتحرك على الطاولة
keys-enter = امسك حجر، سيبه، دوس على زرار
keys-quick = العب الحجر على طول: طلّعه أو مشّيه بالزهرة الكبيرة، ومرة كمان للصغيرة
keys-escape = سيب الحجر، اقفل السؤال
keys-roll = ارمي، أو روح للشوط اللي بعده
keys-end = خلّص الدور
keys-undo = رجّع
keys-settings = الإعدادات
keys-help = القايمة دي
