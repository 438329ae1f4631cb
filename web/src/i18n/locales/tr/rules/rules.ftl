# Turkish. This translation is not yet checked by a native speaker.

rules-title = Kurallar
rules-close = Kapat
rules-all = Hepsi
rules-of = { $game }: kurallar
rules-traditions = Her geleneğin oynadığı oyunlar
rules-games = Tek tek oyunlar
rules-besides = Bunların yanında
rules-contents = Bu sayfada
rules-unknown = Adres “{ $page }” kurallarını istiyor, öyle kurallar yok. Olanların hepsi bunlar.
rules-picture-replay = Hamleyi göster
rules-picture-back = Bir adım geri
rules-picture-next = Bir adım ileri
rules-picture-step = { $step } / { $steps }
rules-strategies-link = Üç strateji, adım adım
rules-dice-link = Zarlar nasıl atılıyor

rules-tradition-page = Tavla: { $tradition }
rules-tradition-set = Oyunlar bu sırayla oynanır; biri maçın sayısına ulaşana kadar sıra baştan başlar.
rules-tradition-one = Bu gelenekte tek oyun oynanır.
rules-tradition-targets = Maç { $targets } sayıya oynanır; alışılmış olan { $usual } sayıdır.
rules-tradition-winner = İlk oyun açılış zarıyla başlar: herkes bir zar atar, eşitse yeniden atılır, büyük atan başlar. Sonraki her oyuna bir öncekini kazanan başlar ve doğrudan zar atar. Berabere biten oyundan sonra yeniden açılış zarı atılır.
rules-tradition-roll-off = Her oyun açılış zarıyla başlar: herkes bir zar atar, eşitse yeniden atılır, büyük atan başlar.

rules-section = { $section ->
    [start] Diziliş ve yön
    [opening] Kim başlar
    [dice] Zarlar ve hamleler
    [contact] Rakiple karşılaşma
    [enter] Bardan girme
    [mother] Ana
    [cascade] Süren çiftler
    [handed] Rakibe geçen zarlar
    [runner] İlk pul
    [walls] Yasak altı kapılar
    [leave] Hamle bırakma
    [quarter] Çeyreği kapatma
    [bear-off] Toplama
    [pinned] Hapis pulla toplama
    [foes] Rakip içerideyken toplama
   *[score] Oyun kaç sayı
  }

rules-start-familiar =
    Her tarafın on beş pulu vardır: 24. hanesinde iki, 13.’de beş, 8.’de üç, 6.’da beş. Herkes haneleri kendi yolunca 24’ten 1’e sayar; son altısı iç sahasıdır.

    Sen saatin tersine, sağ üstten sağ alttaki iç sahana doğru gidersin. Rakip karşıdan gelir: senin 24. hanen onun 1. hanesidir. On beş pulunu önce toplayan kazanır.
rules-start-contrary =
    Her tarafın on beş pulu da kendi 24. hanesinde başlar: seninkiler sağ üst köşede, rakibinkiler sağ altta.

    Sen saatin tersine, sağ alttaki iç sahana, 6’dan 1’e kadar olan hanelere gidersin. Rakip karşıdan gelir: senin 24. hanen onun 1. hanesidir. On beş pulunu önce toplayan kazanır.
rules-start-parallel =
    Her tarafın on beş pulu da kendi 24. hanesinde, çapraz köşelerde başlar: seninkiler sağ üstte, rakibinkiler sol altta, senin 12 dediğin hanede.

    İkiniz de aynı yöne, saatin tersine gidersiniz. Senin iç sahan sağ altta, 6’dan 1’e kadar olan haneler; rakibinki sol üstte. On beş pulunu önce toplayan kazanır.
rules-opening-reroll = Herkes bir zar atar; eşitse yeniden atılır. Büyük atan başlar ve ilk hamlesi için iki zarı yeniden atar.
rules-opening-play = Herkes bir zar atar; eşitse yeniden atılır. Büyük atan başlar ve az önce atılan iki zarı oynar. Bu onun ilk zarı sayılır.
rules-dice =
    Her zar bir pulu kendi sayısı kadar yürütür. Aynı pul iki zarı da kullanabilir, ama o zaman arada bastığı hane de açık olmalıdır. Çift dört kez oynanır.

    Olabildiğince çok zar oynanır. İkisinden yalnız biri oynanabiliyorsa, mümkünse büyük olan oynanır. Hiçbiri oynanamıyorsa sıra geçer.
rules-contact-hit = İki ya da daha çok pul kapı yapar ve haneyi rakibe kapatır. Açık pul kırılabilir: üstüne gelen onu bara gönderir.
rules-contact-block = Burada pul kırılmaz. Her pul, tek başına bile, hanesini rakibe kapatır.
rules-contact-pin =
    Burada pul kırılmaz. Rakibin açık pulunun üstüne gelen onu hapseder: üstünde pul durdukça oynayamaz, sonuncusu kalktığı anda serbesttir.

    Rakibin iki ya da daha çok pulunun durduğu haneler ve rakibin senin pulunun üstünde durduğu hane sana kapalıdır. Hapseden pul hapsedilemez.
rules-enter = Barda pulun varken başka pul oynayamazsın. Bardaki pul rakibin iç sahasından girer: 6 ile senin 19. hanene, 1 ile 24. hanene. O haneler kapalıysa sıran geçer.
rules-mother =
    Başlangıç hanesindeki son pula ana denir. Ana orada hapsedilir ve rakibin başlangıç hanesi boşalmış olursa oyun hemen mars kaybedilir (2 sayı). Rakibin başlangıç hanesinde hâlâ pulu varsa oyun sürer: orası boşaldığı anda kazanır. O zamana kadar üstünden kalkarsa bir şey olmamıştır.

    İki ana da hapsedilirse oyun berabere biter, 0–0.
rules-cascade = { $from ->
    [3] Kendi üçüncü zarından başlayarak çift, dört hamleyle bitmez: ardından dört tane bir büyük sayı, böylece dört tane altıya kadar gelir. Örneğin 4-4’ten sonra dört 4, sonra dört 5, sonra dört 6 oynarsın.
   *[other] Kendi dördüncü zarından başlayarak çift, dört hamleyle bitmez: ardından dört tane bir büyük sayı, böylece dört tane altıya kadar gelir. Örneğin 4-4’ten sonra dört 4, sonra dört 5, sonra dört 6 oynarsın.
  }

    Her sayı kendi başına, oynanabildiği kadar oynanır. Pas geçilen sıra da zar sayılır.
rules-cascade-skip = Bir sayı oynanamayınca ondan kalanı rakibe geçer, sen sonraki sayıyla sürdürürsün.
rules-cascade-stop = Bir sayı oynanamayınca sıran biter: ondan kalanla bütün büyük sayılar rakibe geçer. İlk sayıya bile başlanamazsa bütün zincir yanar, kimseye geçmez.
rules-handed-all =
    Oynayamadığın her zar rakibe geçer; tek zar da, ilk atıştan başlayarak. Rakip zar atmadan önce oynayabildiğini oynar, küçük sayıdan başlar.

    Onun da oynayamadığı yanar. Hiçbir zar geri dönmez, geçen çiftler de büyük sayılara sürmez.
rules-handed-started =
    Rakibe yalnız başlanmış bir zincirin kalanı geçer. Rakip zar atmadan önce oynayabildiğini oynar, küçük sayıdan başlar. Sıradan bir zardan hiçbir şey geçmez.

    Onun da oynayamadığı yanar. Hiçbir zar geri dönmez, geçen çiftler de büyük sayılara sürmez.
rules-runner-pass = Başta 24. hanenden yalnız bir pul çıkabilir. Ötekiler, o rakibin başlangıç hanesini geçene, yani senin 11. hanene ya da daha aşağıya varana kadar bekler. O anda, hamlenin ortasında bile serbest kalırlar. İlk pul oynayamıyorsa sıran geçer.
rules-runner-home = Başta 24. hanenden yalnız bir pul çıkabilir. Ötekiler, o iç sahaya, 6. haneye ya da daha aşağıya varana kadar bekler. O anda, hamlenin ortasında bile serbest kalırlar. İlk pul oynayamıyorsa sıran geçer.
rules-walls =
    Sıran biterken iki altı kapı duramaz. Biri, arkasında rakibin pulu kaldıkça, başlangıç çeyreğinin tamamıdır: 24’ten 19’a. Öteki, rakibin başlangıç hanesinde pulu kaldıkça, o hanenin hemen önündeki altı hanedir: senin 11’den 6’ya kadar olan hanelerin.

    Öteki altı kapılar serbesttir. Her oynayış yasak bir altı kapıyla bitecekse sıran geçer.
rules-leave = Bir oynayış rakibe en az bir hamle bırakıyorsa, öyle birini seçmelisin.
rules-quarter = Pulların başlangıç çeyreğinin altı hanesini de, 24’ten 19’a, tuttuğu anda kazanırsın. Rakip o ana dek hiç pul toplamamıştır, bu yüzden bu hep 15 sayıdır.
rules-bear-off =
    On beş pulun da iç sahadaysa toplayabilirsin. Zar, sayısının gösterdiği haneden pul toplar. Sayı en yüksek hanenden büyükse o haneden toplanır.

    İstersen onun yerine iç sahada oynayabilirsin. Sonradan pulun kırılırsa, sürdürmeden önce yeniden iç sahaya gelmelidir.
rules-bear-off-quiet =
    On beş pulun da iç sahadaysa toplayabilirsin. Zar, sayısının gösterdiği haneden pul toplar. Sayı en yüksek hanenden büyükse o haneden toplanır.

    İstersen onun yerine iç sahada oynayabilirsin.
rules-pinned-others = İç sahada hapis bir pulun varsa ötekileri toplamayı sürdürürsün. Hapis pul durduğu yerde sayılır: dışarıda hapisse hepsi iç sahada değildir.
rules-pinned-none = Herhangi bir pulun hapisken pul toplanmaz.
rules-pinned-home = İç sahanda hapis bir pulun varken pul toplanmaz. Dışarıda hapisse hepsi iç sahada değildir.
rules-foes = İç sahanda rakibin pulu dururken toplayamazsın. Bu yüzden pas geçmen de gerekebilir.
rules-score-mars =
    Kazanılan oyun 1 sayıdır. Kaybeden hiç pul toplayamamışsa mars olur, 2 sayıdır. Katlama zarı ve üç katı oyun yoktur.

    Pes eden, oyun şimdi bitse rakibin alacağı sayıyı verir: 2, ya da pul toplamışsa 1.
rules-score-left =
    Kazanan, kaybedenin toplayamadığı her pul için bir sayı alır, 1’den 15’e. Mars yoktur.

    Pes eden, tahtada kalan her pulu için bir sayı verir.

## Under the pictures

picture-start = Diziliş.
picture-opening-dice = Beyaz 5, siyah 3 attı: beyaz başlar.
picture-opening-play = Beyaz 3, siyah 1 attı. Beyaz 3-1 ile başlar, 8/5 ve 6/5 oynar.
picture-dice-both = 6-2. Altıyı 8’den 2’ye oynamak olmaz: ardından iki oynanamazdı. İkiyi 8’den 6’ya oynamak, altıyı 13’e bırakır.
picture-dice-larger = 6-5. İkisinden biri oynanır, ikisi birden oynanmaz; öyleyse altı oynanmalı.
picture-hit = 6-4. Beyaz 18’de açık pulu kırar, 14’e kadar gider. Siyah pul bardadır.
picture-enter = 6-3. Altı kapalı, beyaz üç ile 22’ye girer; artık altı da oynanabilir.
picture-enter-first = 6-4, iki hane de kapalı. Başka pul oynayamaz: beyaz pas geçer.
picture-block = 4-1. Tek bir siyah pul 20’yi kapatır.
picture-block-31 = 6-3. Tek bir siyah pul 18’i kapatır.
picture-pin = 6-3. Beyaz 14 üzerinden 11’e gider ve oradaki siyah pulu hapseder.
picture-pinned = 19’daki beyaz pul hapiste, oynayamaz.
picture-pin-closes = Aynı tahta: siyah beyazın pulu üstünde durdukça 19 beyaza kapalıdır.
picture-mother = 5-1. Beyaz, siyahın anasını hapseder, kendi başlangıç hanesi de boştur: mars kazanır.
picture-mother-draw = 5-1. Beyaz siyahın anasını hapseder, kendi anası da 24’te hapistir: berabere.
picture-cascade-1 = Dördüncü zar 4-4. Önce dört tane 4.
picture-cascade-2 = Sonra dört tane 5.
picture-cascade-3 = Sonra dört tane 6, sıra biter.
picture-cascade-chelebi-1 = Üçüncü zar 5-5. Önce dört tane 5.
picture-cascade-chelebi-2 = Sonra dört tane 6.
picture-handed-skip-1 = 5-5. 19’daki siyah bütün beşleri kapatır. Dört tane 5 rakibe geçer.
picture-handed-skip-2 = Beyaz dört tane 6 ile sürdürür.
picture-handed-skip-3 = Siyah zar atmadan önce kendisine kalan dört beşi oynar.
picture-handed-mixed-1 = 6-2. Beyazın ikisi var, altısı yok. Altı siyaha geçer.
picture-handed-mixed-2 = Siyah önce altıyı oynar, sonra zar atar.
picture-handed-stop-1 = 5-5. Beyaz iki tane 5 oynar, başka yok. İki tane 5 ile dört tane 6 siyaha geçer.
picture-handed-stop-2 = Siyah önce iki beşi oynar.
picture-handed-stop-3 = Sonra dört altıyı. Şimdi zar atar.
picture-handed-chelebi-1 = 5-5. Beyaz iki tane 5 oynar, başka yok. İki tane 5 ile dört tane 6 siyaha geçer.
picture-handed-chelebi-2 = Siyah önce iki beşi oynar ve kırar.
picture-handed-chelebi-3 = Sonra dört altıyı. Şimdi zar atar.
picture-runner-pass = 6-3. 16’daki ilk pul siyahın başlangıç hanesi olan 12’yi geçmedi. 24’ten başkası çıkamaz.
picture-runner-pass-free = Ama önce o, 16’dan 10’a giderse, üç 24’ten oynanabilir.
picture-runner-home = 4-2. 10’daki ilk pul iç sahada değil. 24’ten başkası çıkamaz.
picture-runner-home-free = Ama önce o, 10’dan 6’ya girerse, iki 24’ten oynanabilir.
picture-wall-quarter = 5-3. Beş 24’ten 19’a oynanmak zorunda. Üçü 24’ten 21’e oynamak altı kapıyı tamamlardı: olmaz.
picture-wall-before = 5-3. Beş 11’den 6’ya oynanmak zorunda. Üçü 11’den 8’e oynamak altı kapıyı tamamlardı: olmaz.
picture-leave = 6-5. 16’dan 10 üzerinden 5’e gidilse siyahın hamlesi kalmazdı. Başka oynayışlar ona hamle bırakır.
picture-quarter = 5-1. 24’ten oynanan beşle beyaz 24’ten 19’a kadar tutar ve kazanır.
picture-bear-off = 6-3. Altı 6’dan, üç 3’ten toplar.
picture-bear-off-higher = 6-1. 6 ve 5 boş, bu yüzden altı 4’ten toplar.
picture-not-all-home = 6-1. İki pul henüz iç sahada değil: toplanmaz.
picture-pinned-others = 6-1. 3’te bir pul hapiste. Ötekiler yine de toplanır.
picture-pinned-none = 6-1. 3’te bir pul hapiste: hiçbiri toplanmaz.
picture-pinned-home = 6-1. 3’te, iç sahada bir pul hapiste: hiçbiri toplanmaz.
picture-foe-in-home = 6-2. Beyazın iç sahasında, 1’de bir siyah pul duruyor: toplanmaz.
picture-mars = Beyaz son pulunu toplar, siyah hiç toplamamıştır: mars.
picture-left = Beyaz son pulunu toplar, siyahın yedi pulu kalır: 7 sayı.
