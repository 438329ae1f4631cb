# Turkish: the history of matches. This translation is not yet checked by a native speaker.

history-title = Geçmiş
history-empty = Henüz saklanan maç yok. Oynadığın her maç burada görünür.
history-nothing = Süzgece uyan maç yok.
history-unkept = Bu tarayıcı sayfa için geçmiş saklamıyor. Oynanan maç dosyaya kaydedilebilir.
history-loading = Maçlar okunuyor…
history-close = Oyuna dön

## The list

history-filter-kind = Oynanan
history-filter-opponent = Rakip
history-filter-outcome = Sonuç
history-all = Hepsi
history-two-players = İki kişi
history-bot = Bot, { $level }
history-outcome = { $outcome ->
    [won] Kazandın
    [lost] Kaybettin
    [white] Beyaz kazandı
    [black] Siyah kazandı
   *[unfinished] Yarım kaldı
  }
history-practice = Alıştırma
history-score = { $white } : { $black }, { $target } sayılık
history-when-unknown = Tarih bilinmiyor
history-count = { $count ->
    [one] { $count } maç
   *[other] { $count } maç
  }
history-look = İncele
history-continue = Devam et
history-save = Kaydet
history-delete = Sil
history-delete-title = Bu maç silinsin mi?
history-delete-text = Dosyaya kaydetmediysen geri getirilemez.
history-delete-no = Kalsın
history-delete-yes = Sil
history-damaged = { $damage ->
    [no-record] Bu kayıtta maç yok.
    [no-summary] Bu kayıt kimin ne oynadığını söylemiyor.
   *[other] Bu kayıt bir maç değil.
  }
history-damaged-hint = Ötekilere zararı yok. Kalanını kaydedebilir ya da silebilirsin.

## Files

history-save-all = Hepsini dosyaya kaydet
history-read = Dosyadan oku
history-read-done = { $count ->
    [0] Dosyada burada olmayan bir maç yok.
    [one] Dosyadan { $count } maç okundu.
   *[other] Dosyadan { $count } maç okundu.
  }
history-read-refused = { $count ->
    [one] Dosyadaki { $count } maç geçerli değil, alınmadı: { $reason }
   *[other] Dosyadaki { $count } maç geçerli değil, alınmadı. İlki: { $reason }
  }
history-file-size = Dosya çok büyük. En fazla 30 MB’lık dosyalar okunur.
history-file-unreadable = Dosya okunamadı. Yeniden seç ya da başka bir dosya seç.
history-file-form = Dosyada Tabla maçı yok.

## Sums

history-sums = Bota karşı oyunlar
history-sums-game = Oyun
history-sums-level = Düzey
history-sums-won = Galibiyet
history-sums-lost = Yenilgi
history-sums-drawn = Berabere

## Looking back

replay-title = Maça bakış
replay-back = Bütün maçlar
replay-first = Başa
replay-previous = Geri
replay-next = İleri
replay-last = Sona
replay-play = Oynat
replay-pause = Durdur
replay-event = { $number }. olay, toplam { $count }
replay-position = Maçtaki yer
replay-game = { $number }. oyun: { $game }
replay-games = Maçın oyunları
replay-speed = Hız
replay-start = Maç başlıyor.
replay-refused = Bu maç gösterilemiyor: { $reason }

## Dice

dice-title = Bu maçın zarları
dice-number = Sayı
dice-of = { $who ->
    [you] Sen
    [bot] Bot
    [white] Beyaz
   *[black] Siyah
  }
dice-doubles = Çift
dice-doubles-share = { $rolls } atışta { $doubles }
dice-doubles-expected = Ortalama her altı atıştan biri çift gelir.
dice-figure = { NUMBER($number) }
dice-fair = { $verdict ->
    [few] Bir şey söylemek için henüz çok az atış var.
    [usual] Hilesiz zar aşağı yukarı böyle düşer.
    [uncommon] Hilesiz zar bu kadar dengesiz { $matches } maçta bir kez düşer. Olur böyle şeyler.
    [rare] Hilesiz zar bu kadar dengesiz ancak { $matches } maçta bir kez düşer. Seyrek, ama yine de şans.
   *[never] Hilesiz zar bu kadar dengesiz, milyon maçta bir kezden daha seyrek düşer.
  }
dice-how = Her zarı tarayıcının güvenli üreteci yeniden çeker, her sayının olasılığı aynıdır. Bot zarları düşmeden görmez.
dice-practice = Bu zarlar çekilmedi: bir listeden ya da tohumdan geldi.
