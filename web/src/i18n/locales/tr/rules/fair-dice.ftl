# Turkish. This translation is not yet checked by a native speaker.

fair-title = Zarlar nasıl atılıyor
fair-text =
    Her zar, cihazının gizli anahtarlarını da üreten rastgele sayı üretecinden o anda çekilir. 1’den 6’ya her sayının olasılığı tam olarak eşittir; birini kayıracak bir çekiliş atılır ve yeniden çekilir.

    Atılmadan önce zarı kimse bilmez: ne bot ne sayfa. Bot seninle aynı zarları alır, düşünürken 21 zarın hepsini tartar. Zarlar kimse için, hiçbir nedenle ayarlanmaz. İşin içinde sunucu yoktur.

    Tek istisna alıştırma zarlarıdır: onları sıralayan bir bağlantıdan gelirler ve sayfa bunu söyler.
fair-feel = Uzun diziler, üst üste beş çift ya da bardan üç kez girememek, hilesiz zarla da olur. Kendin gör: bu düğme, oyunda zar atan işlevin ta kendisiyle 60.000 zar atar ve sayar.
fair-throw = 60.000 zar at
fair-again = 60.000 zar daha at
fair-throwing = Atılıyor: { $thrown } / { $all }
fair-number = Sayı
fair-times = Kez
fair-share = Pay
fair-count = { $count }
fair-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
fair-expected = Hilesiz zarla her sayı yaklaşık { $expected } kez gelir.
fair-verdict = { $verdict ->
    [usual] Farklar şansın getirdiği kadar: hilesiz zarlar böyle sayımların { $share } kadarında en az bu denli dengesiz düşer.
    [uncommon] Böyle farklar seyrektir ama olur: hilesiz zarlar böyle sayımların { $share } kadarında en az bu denli dengesiz düşer.
   *[rare] Hilesiz zarlar böyle sayımların yalnız { $share } kadarında bu denli dengesiz düşer. Yeniden at: sık sık olursa bir yanlışlık var demektir.
  }
fair-waiting = Motor daha başlıyor.
