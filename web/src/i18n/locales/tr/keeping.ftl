# Turkish: what is kept, and in which window. This translation is not yet checked by a native speaker.

problem-open = Bu maç başka bir pencerede açık. Bir maç aynı anda tek pencerede oynanır.
problem-other-match = Başka bir pencerede başka bir maç oynanıyor. Bunu başlatırsan oradaki biter.
start-here = Bu maçı başlat
problem-stored-part = Saklanan maçın bir bölümü bozulmuştu ve atlandı. Tahta ve skor olduğu gibi duruyor.
error-record-version = Bu maçı sayfanın başka bir sürümü saklamış, bu sürüm okuyamıyor. En yenisini almak için sayfayı yenile ya da maçı dosyaya kaydet.
error-match-too-long = Bu maç saklanamayacak kadar uzadı. Pes et ya da yeni bir maç başlat.
