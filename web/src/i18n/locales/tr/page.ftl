# Turkish. This translation is not yet checked by a native speaker.
# $who and $from are "you", "bot", "white" or "black".

page-title = Tavla
page-description = Tavla, tabla, tavli, backgammon: tek tahtanın bütün oyunları.

## Names

tradition-name = { $tradition ->
    [macedonian] Makedon tavlası
    [bulgarian] Bulgar tavlası
    [greek] Yunan tavlası
    [turkish] Tavla
    [egyptian-31] Mısır usulü 31
    [egyptian-aada] Mısır usulü aade
    [bulgarian-classic] Eski Bulgar tavlası
   *[other] { $tradition }
  }
game-name = { $name ->
    [macedonian-prva] Prva
    [macedonian-vtora] Vtora
    [macedonian-treta] Treta
    [bulgarian-prva] Prava
    [bulgarian-vtora] Gülbara
    [bulgarian-treta] Tapa
    [greek-prva] Portes
    [greek-plakoto] Plakoto
    [greek-fevga] Fevga
    [turkish-prva] Tavla
    [egyptian-31-31] 31
    [egyptian-aada-aada] Aade
    [bulgarian-classic-obiknovena] Obiknovena
    [bulgarian-classic-chelebi] Çelebi
    [bulgarian-classic-gyulbara] Gülbara
    [bulgarian-classic-tapa] Tapa
   *[other] { $game ->
        [game-prva] Tavla (Prva, Portes)
        [game-aada] Aade
        [game-obiknovena] Obiknovena
        [game-chelebi] Çelebi
        [game-vtora] Vtora
        [game-gyulbara] Gülbara
        [game-treta] Treta
        [game-plakoto] Plakoto
        [game-tapa] Tapa
        [game-fevga] Fevga
        [game-31] 31
       *[other] { $id }
      }
  }
game-hint = { $game ->
    [game-prva] Açık pullar kırılır
    [game-aada] Kırmalı; açılış zarları oynanır
    [game-obiknovena] Kırmalı; açılış zarları oynanır
    [game-chelebi] Kırmalı; çiftler altıya kadar sürer
    [game-vtora] Kırma yok; çiftler altıya kadar sürer
    [game-gyulbara] Kırma yok; çiftler altıya kadar sürer
    [game-treta] Açık pullar hapsedilir
    [game-plakoto] Açık pullar hapsedilir
    [game-tapa] Açık pullar hapsedilir
    [game-fevga] Kırma yok; önce tek pul çıkar
    [game-31] Kırma yok; kalan her pul sayılır
   *[other] Kendi kurallarınız
  }
player-name = { $who ->
    [you] Sen
    [bot] Bot
    [white] Beyaz
   *[black] Siyah
  }

language = Dil

## New match

new-match-title = Yeni maç
choose-kind = Ne oynanacak
kind-tradition = Gelenek
kind-game = Tek oyun
kind-club = Kulüp kuralları
choose-tradition = Gelenek
choose-game = Oyun
club-file = Kulübün kurallarını içeren dosya (JSON)
club-file-choose = Dosya seç
club-file-hint = Tek bir oyunun kuralları, bizimkilerle aynı işaretlerle yazılmış.
club-file-chosen = “{ $name }” kuralları oynanmaya hazır.
choose-target = Maçı kazandıran sayı
choose-opponent = Rakip
opponent-bot = Bot
opponent-person = İki kişi
choose-side = Pulların
side-white = Beyaz
side-black = Siyah
turn-board = Tahtayı her oyuncuya çevir
start-match = Maçı başlat

## An unfinished match

unfinished-title = Yarım kalan maç
unfinished-text = Daha önce burada oynuyordun. Hiçbir şey kaybolmadı.
unfinished-linked = Sayfanın adresi başka bir maç istiyor. Yarım kalan maçın sen karar verene kadar durur.
continue-match = Devam et
back-to-match = Yarım kalan maça dön
start-linked = Adresteki maçı başlat
start-new = Yeni maç

## Progress and failures

progress-download = Oyun motoru indiriliyor: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
progress-python = Oyun motoru çalıştırılıyor…
progress-engine = Kurallar hazırlanıyor…
progress-again = Oyun motoru durdu, yeniden çalıştırılıyor. Maçın saklandı.
retry = Yeniden dene
reload-page = Sayfayı yenile
update-ready = Yeni sürüm hazır.
update-elsewhere = Başka bir pencerede oyun oynanıyor. Önce onu bitir.
update-now = Şimdi geç
dismiss = Kapat
save-record = Maçı dosyaya kaydet
problem-language = O dilin sözleri indirilemedi. Bağlantıyı denetle ve dili yeniden seç.
problem-details = Ayrıntılar
problem-download = Oyunun bir dosyası indirilemedi. Bağlantıyı denetle ve yeniden dene.
problem-python = Oyun motoru çalışmadı. Yeniden denemek çoğu zaman işe yarar.
problem-engine = Oyunun kuralları yüklenemedi. Yeniden denemek çoğu zaman işe yarar.
problem-play = Oyun motoru birden çok kez durdu. Maçın saklandı; devam etmek için yeniden dene.
problem-wasm-blocked = Bu tarayıcı, sayfanın WebAssembly çalıştırmasına izin vermiyor; oyun motorunun buna ihtiyacı var. Bu sayfa için izin ver ya da başka bir tarayıcı kullan, sonra yeniden dene.
problem-no-worker = Bu tarayıcı oyun motorunu arka planda çalıştıramıyor. Daha yeni bir tarayıcıyla oynayabilirsin.
problem-silent = Oyun motorundan uzun süredir ses yok. Yeniden dene; yavaş bağlantıda birkaç kez denemek gerekebilir.
problem-storage = Bu tarayıcı maçın saklanmasına izin vermiyor. Oynamaya devam edebilirsin ama sayfayı kapatırsan maç gider.
problem-stored = Saklanan maç okunamadı. Yeni bir maça başlayana kadar olduğu gibi kalır.
problem-record = Maç sürdürülemiyor: kaydındaki { $event }. olay mümkün değil.
problem-elsewhere = Maç başka bir pencerede sürdü. Orada oynananlarla buradan devam et.
continue-here = Buradan devam et
match-proposed = Bu tahtanın çevresindeki sayfa başka bir maç öneriyor. Bu maç bitince ya da istersen hemen başlar.
settings-unkept = Tarayıcı bu tahta için hiçbir şey saklamıyor: maç ve ayarlar sayfa açık kaldıkça durur.

## Address parameters

parameter-lang = Adres “{ $value }” dilini istiyor, ama öyle bir dil yok. Dikkate alınmadı.
parameter-tradition = Adres “{ $value }” geleneğini istiyor, ama öyle bir gelenek yok. Dikkate alınmadı.
parameter-game = Adres “{ $value }” oyununu istiyor, ama öyle bir oyun yok ya da gerisiyle uyuşmuyor. Dikkate alınmadı.
parameter-target = Adres “{ $value }” sayılık maç istiyor, ama bu oyunda yok. Dikkate alınmadı.
parameter-white = Adres beyazı “{ $value }” oyuncusuna veriyor; yalnızca “human” ya da “bot” oynayabilir. Dikkate alınmadı.
parameter-level = Adres “{ $value }” düzeyini istiyor, ama öyle bir düzey yok. Dikkate alınmadı.
parameter-position = Adresteki konum mümkün değil: “{ $value }”. Dikkate alınmadı.
parameter-record = Adresteki maç kaydı okunamıyor. Dikkate alınmadı.
parameter-seed = Adreste boş bir tohum ya da zar listesinin yanında bir tohum var. Dikkate alınmadı.
parameter-theme = Adres “{ $value }” görünümünü istiyor, ama öyle bir görünüm yok. Dikkate alınmadı.
parameter-dice = Adresteki zarlar 1’den 6’ya kadar sayıların listesi değil: “{ $value }”. Dikkate alınmadı.
parameter-long = Adresteki “{ $parameter }” okunamayacak kadar uzun. Dikkate alınmadı.

## Errors by code

error-record = Maç kaydı geçerli değil ({ $code }).
error-record-replay = Maç kaydı geçerli değil: { $event }. olay mümkün değil.
error-rules = Bu kurallar geçerli değil ({ $code }).
error-rules-none = Önce kulübün kurallarını içeren dosyayı seç.
error-rules-form = Dosyada bir oyunun kuralları yok.
error-rules-json = Dosya JSON değil.
error-rules-size = Dosya 100 kB’tan büyük. Bir oyunun kuralları çok daha kısadır.
error-rules-unreadable = Dosya okunamadı. Yeniden seç ya da başka bir dosya seç.
error-rules-unknown-flag = Kurallarda olmayan bir işaret kullanılmış.
error-rules-missing-flag = Kurallarda gereken bir işaret eksik.
error-rules-value = Kurallardaki bir işaretin değeri olamayacak bir değer.
error-rules-contradiction = Kurallardaki iki işaret birbiriyle çelişiyor.
error-rules-start = Bu kuralların başlangıcı 1 ile 24 arasındaki hanelere 15 pul koymuyor.
error-rules-id = Kuralların kendine ait kısa bir adı olmalı: küçük Latin harfleri, rakamlar ve kısa çizgi.
error-rules-base = Kurallar olmayan bir oyuna dayanıyor.
error-position = Konum mümkün değil ({ $code }).
error-play = Bu hamleye burada izin yok.
error-dice-used-up = Alıştırma zarları bitti. Daha uzun bir listeyle ya da gerçek zarlarla maç devam eder.
error-request-size = Maç kaydı okunamayacak kadar uzun.
error-internal = Oyun motoru yanıt veremedi. Maç olduğu gibi duruyor.
error-engine-failed = Oyun motoru yanıt veremedi. Maç olduğu gibi duruyor.
error-other = Bu olmadı ({ $code }).

## The table

practice-badge = Alıştırma
practice-badge-hint = Zarlar şanstan değil, adresten geliyor.
settings = Ayarlar
new-match = Yeni maç
resign = Pes et
undo = Geri al
roll = Zar at
end-turn = Sırayı ver
next-game = Sonraki oyun
rematch = Rövanş
score-of = { $who ->
    [you] Sen: { $score }
    [bot] Bot: { $score }
    [white] Beyaz: { $score }
   *[black] Siyah: { $score }
  }
target-of = { $target } sayılık
game-of-match = { $number }. oyun
set-progress = Maçın oyunları

status-opening = Herkes tek zar atar. Büyük atan başlar.
status-opening-equal = İkiniz de { $number } attınız. Yeniden atın.
status-opening-bots = Herkes tek zar atıyor…
status-roll = { $who ->
    [you] Sıra sende. Zar at.
    [bot] Bot zar atacak…
    [white] Zar beyazda.
   *[black] Zar siyahta.
  }
status-play = { $who ->
    [you] Hamle sende.
    [bot] Bot düşünüyor…
    [white] Hamle beyazda.
   *[black] Hamle siyahta.
  }
status-handed = { $who ->
    [you] Önce sana kalan zarları oyna.
    [bot] Bot kendisine kalan zarları oynuyor.
    [white] Beyaz önce siyahtan kalan zarları oynar.
   *[black] Siyah önce beyazdan kalan zarları oynar.
  }
status-complete = { $who ->
    [white] Beyazın oynayacağı kalmadı. Sırayı ver ya da geri al.
    [black] Siyahın oynayacağı kalmadı. Sırayı ver ya da geri al.
   *[you] Oynayacağın kalmadı. Sırayı ver ya da geri al.
  }
status-stage-complete = Bu sayı oynandı. Sıradaki için onayla ya da geri al.
status-forced = { $who ->
    [you] Tek bir hamle var. Senin yerine oynanıyor.
    [bot] Botun tek bir hamlesi var.
    [white] Beyazın tek bir hamlesi var.
   *[black] Siyahın tek bir hamlesi var.
  }
status-pass = { $who ->
    [you] Oynayacak hamlen yok.
    [bot] Botun oynayacak hamlesi yok.
    [white] Beyazın oynayacak hamlesi yok.
   *[black] Siyahın oynayacak hamlesi yok.
  }
status-next = Sırada { $game } var.
status-over = Maç bitti.

news-opening = { $who ->
    [you] Sen { $mine }, bot { $theirs } attı. Sen başlıyorsun.
    [bot] Bot { $mine }, sen { $theirs } attın. Bot başlıyor.
    [white] Beyaz { $mine }, siyah { $theirs } attı. Beyaz başlıyor.
   *[black] Siyah { $mine }, beyaz { $theirs } attı. Siyah başlıyor.
  }
news-opening-equal = İki taraf da { $number } attı.
news-roll = { $who ->
    [you] { $first } ve { $second } attın.
    [bot] Bot { $first } ve { $second } attı.
    [white] Beyaz { $first } ve { $second } attı.
   *[black] Siyah { $first } ve { $second } attı.
  }
news-play = { $who ->
    [you] Oynadığın: { $play }.
    [bot] Botun oynadığı: { $play }.
    [white] Beyazın oynadığı: { $play }.
   *[black] Siyahın oynadığı: { $play }.
  }
play-step = { $way ->
    [entered] bar/{ $to }
    [off] { $from }/dışarı
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
    [you] Oynayacak hamlen yoktu.
    [bot] Botun oynayacak hamlesi yoktu.
    [white] Beyazın oynayacak hamlesi yoktu.
   *[black] Siyahın oynayacak hamlesi yoktu.
  }
news-handed = { $who ->
    [you] Bota zar bıraktın: { $dice }.
    [bot] Bot sana zar bıraktı: { $dice }.
    [white] Beyaz siyaha zar bıraktı: { $dice }.
   *[black] Siyah beyaza zar bıraktı: { $dice }.
  }
news-lost = Yanan zarlar: { $dice }.
news-undo = Geri alındı.
news-step = { $way ->
    [entered] { $mark ->
        [hit] { $to }. haneye girildi, pul kırıldı.
       *[none] { $to }. haneye girildi.
      }
    [off] { $from }. haneden pul toplandı.
   *[moved] { $mark ->
        [hit] { $from }. haneden { $to }. haneye, pul kırıldı.
        [pin] { $from }. haneden { $to }. haneye, pul hapsedildi.
       *[none] { $from }. haneden { $to }. haneye.
      }
  }

chain-title = Oynanacak
chain-group = { $count ->
    [1] { $number }
   *[other] { $count } × { $number }
  }
chain-count = ×{ $count }
handed-from = { $from ->
    [you] Senden kalan
    [bot] Bottan kalan
    [white] Beyazdan kalan
   *[black] Siyahtan kalan
  }
leaving-for = { $who ->
    [you] Bota kalacak
    [bot] Sana kalacak
    [white] Siyaha kalacak
   *[black] Beyaza kalacak
  }
chain-spoken = { $what }: { $dice }

## Results

result-title = { $who ->
    [you] Oyunu kazandın
    [bot] Oyunu bot kazandı
    [white] Oyunu beyaz kazandı
    [black] Oyunu siyah kazandı
   *[nobody] Berabere
  }
match-title = { $who ->
    [you] Maçı kazandın!
    [bot] Maçı bot kazandı
    [white] Maçı beyaz kazandı!
   *[black] Maçı siyah kazandı!
  }
result-points = { $points ->
    [0] Sayı yok
    [one] { $points } sayı
   *[other] { $points } sayı
  }
result-reason = { $reason ->
    [off] On beş pulun hepsi toplandı.
    [mars] Mars: kaybeden tek pul bile toplayamadı.
    [mother] Ana hapsedildi, artık kurtulamaz.
    [quarter] Çeyrek kapandı: yan yana altı hane geçit vermiyor.
    [drawn] İki ana da hapsedildi. Bu oyunu kimse kazanamaz.
    [dead] İki taraf da artık oynayamaz.
    [resigned] Kaybeden pes etti.
   *[other] { $reason }
  }
match-score = { $white } : { $black }

## Resigning

resign-title = Bu oyunda pes ediyor musun?
resign-text = { $who ->
    [you] { $cost ->
        [one] Bot { $cost } sayı alır.
       *[other] Bot { $cost } sayı alır.
      }
    [white] { $cost ->
        [one] Beyaz pes ederse siyah { $cost } sayı alır.
       *[other] Beyaz pes ederse siyah { $cost } sayı alır.
      }
   *[black] { $cost ->
        [one] Siyah pes ederse beyaz { $cost } sayı alır.
       *[other] Siyah pes ederse beyaz { $cost } sayı alır.
      }
  }
resign-yes = Pes et
resign-no = Oyna
abandon-title = Bu maç bırakılsın mı?
abandon-text = Maç bitmedi. Yeni bir maç başlattığında onun yerine geçer.
abandon-yes = Yeni maç kur
abandon-no = Oyna
abandon-board-text = Maç bitmedi. Yeni maç hemen onun yerine geçer.
abandon-board-yes = Yeni maç başlat

## Settings

setting-auto-roll = Zarı benim yerime at
setting-auto-end = Seçecek bir şey kalmayınca sıramı bitir
setting-auto-forced = Tek hamle varsa benim yerime oyna
setting-turn-board = İki kişi oynarken tahtayı çevir
setting-pips = Kalan hane sayısını göster
setting-speed = Hız
speed-slow = Yavaş
speed-normal = Normal
speed-fast = Hızlı

## About

about-title = Tabla hakkında
about-text = Tabla özgür yazılımdır. Yalnızca bu cihazda oynar: sunucuya ihtiyacı yoktur, çerez bırakmaz, kimseye bir şey anlatmaz.
about-version = Sürüm { $version }
about-parts = Neyle yapıldı
about-part = { $name } { $version } ({ $licence })
about-part-unnumbered = { $name } ({ $licence })
about-missing = Lisans listesi indirilemedi. Bağlantıyı denetle ve yeniden dene.

## The board, spoken

board-label = Tahta
board-point = { $state ->
    [pinned-w] { $point }. hane, hapsedilmiş beyaz pulun üstünde { $black } siyah pul
    [pinned-b] { $point }. hane, hapsedilmiş siyah pulun üstünde { $white } beyaz pul
    [white] { $white ->
        [one] { $point }. hane, { $white } beyaz pul
       *[other] { $point }. hane, { $white } beyaz pul
      }
    [black] { $black ->
        [one] { $point }. hane, { $black } siyah pul
       *[other] { $point }. hane, { $black } siyah pul
      }
   *[empty] { $point }. hane, boş
  }
board-bar = { $side ->
    [w] bar, beyaz pul: { $count }
   *[b] bar, siyah pul: { $count }
  }
board-off = { $side ->
    [w] toplanan beyaz pul: { $count }
   *[b] toplanan siyah pul: { $count }
  }
board-place = { $choice ->
    [selected] { $place }, pul elde
    [middle] { $place }, yolu seç
    [target] { $place }, buraya gelebilir
    [movable] { $place }, oynayabilir
   *[plain] { $place }
  }
board-dice = Zarlar: { $dice }
board-pips = { $side ->
    [w] Beyaza kalan hane: { $count }
   *[b] Siyaha kalan hane: { $count }
  }
