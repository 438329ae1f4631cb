# Turkish. This translation is not yet checked by a native speaker.

first-opening-play = Başlayan, az önce atılan iki zarı oynar.
first-hit = Açık bir pul kırıldı. Sahibi onu sokmadan başka pul oynayamaz.
first-pin = Burada açık pul kırılmaz, hapsedilir. Öteki üstünde durdukça oynayamaz.
first-mother = Bir ana tehlikede: başlangıç hanesinde hapsedilirse oyun mars olur.
first-cascade = Bu çift sürüyor: kendi sayısından sonra altıya kadar bütün büyük sayılar gelir.
first-handed = Rakip bu zarları oynayamadı. Oynayabildiğini oyna, sonra zar at.
first-left = Oynayamadığın zarlar rakibe geçer; o da zar atmadan önce onları oynar.
first-runner-pass = Önce tek pul gider. Ötekiler o rakibin başlangıç hanesini geçince çıkar.
first-runner-home = Önce tek pul gider. Ötekiler o iç sahaya varınca çıkar.
first-quarter = Başlangıç çeyreğinin altı hanesini de tutan oyunu hemen kazanır.
first-bear-off = Bütün pulların iç sahada: artık toplanır.
first-bear-off-pinned = Hepsi iç sahada, ama hapis bir pulun varken toplanmaz.
first-bear-off-foe = Hepsi iç sahada, ama orada rakibin pulu dururken toplanmaz.
