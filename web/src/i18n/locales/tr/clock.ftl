# Turkish: the time of a turn. This translation is not yet checked by a native speaker.

choose-clock = Hamle süresi
clock-open = Süresiz
clock-seconds = { $seconds } sn
clock-label = { $who ->
    [you] Senin süren
    [bot] Botun süresi
    [white] Beyazın süresi
   *[black] Siyahın süresi
  }
clock-left-spoken = { $seconds } saniye
clock-soon = { $who ->
    [you] On saniyen kaldı.
    [bot] Botun on saniyesi kaldı.
    [white] Beyazın on saniyesi kaldı.
   *[black] Siyahın on saniyesi kaldı.
  }
status-time-up = { $who ->
    [you] Süren doldu. Hamleni bot tamamlıyor.
    [bot] Botun süresi doldu.
    [white] Beyazın süresi doldu. Hamleyi bot tamamlıyor.
   *[black] Siyahın süresi doldu. Hamleyi bot tamamlıyor.
  }
