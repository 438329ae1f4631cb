# Turkish: where the page around a board lets nothing start.
# This translation is not yet checked by a native speaker.

problem-sealed = Tahtanın çevresindeki sayfa onu o kadar sıkı kısıtlıyor ki oyun motoru başlayamıyor. Kendi penceresinde oynanabilir.
own-window = Kendi penceresinde aç
