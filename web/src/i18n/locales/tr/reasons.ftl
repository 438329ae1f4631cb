# Turkish. This translation is not yet checked by a native speaker.
# $die is 0 when the reason holds whatever the dice, else the number of the die it is about.

reason-not-your-turn = Sıra sende değil.
reason-roll-first = Önce zar atılır.
reason-game-over = Oyun bitti.
reason-complete = Oynayacağın kalmadı. Sırayı ver ya da geri al.
reason-ends-game = Oyun ondan önce biter: başka zar oynanmaz.
reason-no-checker = Orada pulun yok.
reason-foes-checker = Orası rakibin.
reason-choose-checker = Önce toplamak istediğin pulu seç.
reason-backwards = Pullar hiçbir zaman geri gitmez.
reason-no-such-die = Zarlarından hiçbiri oraya götürmüyor.
reason-pinned = Bu pul hapiste. Rakip üstünde durdukça oynayamaz.
reason-enter-first = Önce bardaki pulun girmeli.
reason-runner-not-past = Önce tek bir pul gider: o rakibin başlangıç hanesini geçmeden ötekiler bekler.
reason-runner-not-home = Önce tek bir pul gider: o iç sahaya varmadan ötekiler bekler.
reason-blocked = { $die ->
    [0] Orada kapı var: haneyi rakibin iki ya da daha çok pulu tutuyor.
   *[other] { $die } ile rakibin kapısına gelirdi.
  }
reason-blocked-by-one = { $die ->
    [0] O hane kapalı: burada rakibin tek pulu bile haneyi tutar.
   *[other] { $die } ile kapalı haneye gelirdi: burada tek pul bile haneyi tutar.
  }
reason-blocked-by-pin = { $die ->
    [0] O hane kapalı: rakip orada hapsettiği pulunun üstünde duruyor.
   *[other] { $die } ile rakibin senin pulunu hapsettiği haneye gelirdi.
  }
reason-way-blocked = Aradaki hane kapalı: her zar açık bir haneye basmalı.
reason-not-all-home = { $die ->
    [0] Toplamak için bütün pulların iç sahada olmalı.
   *[other] { $die } ile toplanırdı, ama bütün pulların henüz iç sahada değil.
  }
reason-pinned-outside = { $die ->
    [0] Hapisteki pulun henüz iç sahada değil, bu yüzden başkası da toplanmaz.
   *[other] { $die } ile toplanırdı, ama hapisteki pulun henüz iç sahada değil.
  }
reason-pinned-at-home = { $die ->
    [0] İç sahada hapis bir pulun varken başkası toplanmaz.
   *[other] { $die } ile toplanırdı, ama iç sahada hapis bir pulun var.
  }
reason-pinned-anywhere = { $die ->
    [0] Hapis bir pulun varken başkası toplanmaz.
   *[other] { $die } ile toplanırdı, ama hapis bir pulun var.
  }
reason-foe-in-home = { $die ->
    [0] İç sahanda rakibin pulu dururken pul toplanmaz.
   *[other] { $die } ile toplanırdı, ama iç sahanda rakibin pulu duruyor.
  }
reason-not-highest = { $die ->
    [0] Büyük sayı yalnız en yüksek hanendeki puldan toplar.
   *[other] { $die } yalnız en yüksek hanendeki puldan toplar.
  }
reason-both-dice = { $die ->
    [0] Oynanabiliyorsa iki zar da oynanır: bundan sonra öteki oynanamazdı.
   *[other] Oynanabiliyorsa iki zar da oynanır: { $die } böyle oynanırsa öteki oynanamazdı.
  }
reason-larger-die = { $die ->
    [0] Yalnız bir zar oynanabiliyor, o da büyük olan olmalı.
   *[other] Yalnız bir zar oynanabiliyor, o da { $die } değil, büyük olan olmalı.
  }
reason-wall = { $die ->
    [0] Böylece burada yasak olan altı kapı kurulurdu.
   *[other] { $die } ile burada yasak olan altı kapı kurulurdu.
  }
reason-leave-a-move = { $die ->
    [0] Böylece rakibin hiç hamlesi kalmazdı, oysa başka bir oynayış ona hamle bırakıyor.
   *[other] { $die } ile rakibin hiç hamlesi kalmazdı, oysa başka bir oynayış ona hamle bırakıyor.
  }

## What is said beside the board

said-rule = Kural
said-close = Kapat
rules-open = Kurallar
