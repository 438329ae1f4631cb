# Turkish: settings and keys. This translation is not yet checked by a native speaker.

settings-playing = Sayfanın senin yerine yaptıkları
settings-board = Tahta
settings-sound = Ses ve zar söyleme
setting-theme = Görünüm
theme-auto = Sistemdeki gibi
theme-wood = Ahşap
theme-felt = Çuha
theme-dark = Koyu
theme-contrast = Yüksek karşıtlık
speed-off = Kapalı
setting-auto-bear-off = Engel kalmayınca pulları benim yerime topla
setting-fast-forward = Seçim olmayan hamleleri hızlı geç
setting-home-left = Evim solda olsun
setting-home-top = Evim üstte olsun
setting-sounds = Sesler
setting-volume = Ses düzeyi
setting-volume-value = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
setting-calls = Zarın adını göster
setting-spoken = Zarı sesli söyle
setting-no-voice = Bu cihazda o dil için ses yok.
setting-shortcuts = Tek tuşluk kısayollar

status-bear-off = { $who ->
    [you] Engel kalmadı. Pulların senin yerine toplanıyor.
    [bot] Engel kalmadı. Bot topluyor.
    [white] Engel kalmadı. Beyaz topluyor.
   *[black] Engel kalmadı. Siyah topluyor.
  }
news-picked-up = { $from }. haneden pul alındı. Gidebileceği yer: { $targets }.
news-picked-up-bar = Bardan pul alındı. Girebileceği yer: { $targets }.
news-put-down = Pul yerine kondu.
target-off = tahtanın dışı

keys-title = Tuşlar
keys-hint = Her şey faresiz de yapılır. Harfler sayfanın her yerinde çalışır.
keys-tab = sayfanın bir bölümünden ötekine geç
keys-arrows = tahtada dolaş
keys-enter = pulu al, bırak, düğmeye bas
keys-quick = pulu hemen oyna: topla ya da büyük zarla yürüt; küçük zar için yeniden bas
keys-escape = pulu bırak, soruyu kapat
keys-roll = zar at ya da sonraki oyuna geç
keys-end = sırayı ver
keys-undo = geri al
keys-settings = ayarlar
keys-help = bu liste
