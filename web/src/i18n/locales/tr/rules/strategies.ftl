# Turkish. This translation is not yet checked by a native speaker.

strategies-title = Üç strateji
strategies-intro = Pul kırılan oyunlarda her oyuncunun bildiği üç plan vardır. Tahtanın altındaki düğmelerle adım adım izle.
strategy-name = { $strategy ->
    [block] Abluka: altı kapı
    [blitz] Yıldırım oyunu
   *[back] Geri oyun
  }
strategy-block-text =
    Yan yana altı kapı, Bulgaristan’daki adıyla педя (karış), geçilmez: hiçbir zar altı hanenin üstünden atlamaz. Arkasındaki pul, sen açana kadar tutsaktır.

    En çok açık bir pul tutsakken işe yarar: ötekileri içeri getirir, haneleri kapatır, onu istediğin zaman kırarsın; rakip ise kendi düzenini bozmak zorunda kalır.
strategy-block-0 = Beyaz yan yana beş kapı tutuyor. Arkasında bir siyah pul var.
strategy-block-1 = 4-2: beyaz altıncı kapıyı 9’da yapar. Altı kapı kuruldu.
strategy-block-2 = Siyah 6-6 atar. Tutsak pul geçemez, altılar başka yerden oynanır ve kendi tarafını bozar.
strategy-block-3 = 6-3: beyaz yedeklerini getirir.
strategy-block-4 = Siyah 5-4 atar, iç sahasını daha da bozar.
strategy-block-5 = 4-4: altı kapı tutsak pulun dibine geldi. Geçiş yok.
strategy-blitz-text =
    Yıldırım oyununda, rakibin bir iki pulu barda beklerken iç sahandaki kapıları olabildiğince çabuk yaparsın. Giremediği her sıra sana bedava hamledir.

    Başta, rakip arkadaki iki pulunu ayırmışken ve ikisini birden kıran bir çift attığında yakışır.
strategy-blitz-0 = Oyunun başı. Siyah başlıyor.
strategy-blitz-1 = Siyah 5-2 atar ve arkadaki pullarından birini senin 1’inden 3’üne götürür.
strategy-blitz-2 = 5-5 atarsın: 3’teki ve 1’deki ikisini de kır, iki haneyi de kapat.
strategy-blitz-3 = Siyah 6-3 atar. İkisi de kapalı: giremez.
strategy-blitz-4 = 4-2: dördüncü kapıyı 4’te yaparsın.
strategy-blitz-5 = Siyah 6-1 atar. Yine ikisi de kapalı.
strategy-blitz-6 = 4-4: 5’i de kapatırsın. Siyah yalnız iki ile girer.
strategy-back-text =
    Yarışta gerideysen rakibin iç sahasında bir iki kapı tut ve bekle. Pullarını senin önünden geçirip toplamak zorundadır, oynayacak hanesi azdır, er geç bir pulunu açık bırakır.

    Bazen kendi pulunu kırdırmak bile işe yarar: yeniden girip orada ikinci bir kapı yapar. Fırsat gelene kadar kendi iç sahanı kapalı tut.
strategy-back-0 = Beyaz çok geride, ama siyahın iç sahasında 22 ve 20’de iki kapı tutuyor, kendi tarafında da dört kapısı var.
strategy-back-1 = Siyah 6-1 atar. Bir pulu açık kalır.
strategy-back-2 = 2-1 atarsın ve onu 20’den kırarsın.
strategy-back-3 = Siyah 6-3 atar. İkisi de kapalı: giremez.
strategy-back-4 = 4-2: iki pulu 18’de birleştirirsin. Oyun döndü.
strategy-back-5 = Siyah 6-4 atar, yine giremez.
