# Greek: settings and keys. This translation is not yet checked by a native speaker.

settings-playing = Τι κάνει η σελίδα για σένα
settings-board = Το ταμπλό
settings-sound = Ήχος και φωνές
setting-theme = Εμφάνιση
theme-auto = Όπως το σύστημα
theme-wood = Ξύλο
theme-felt = Τσόχα
theme-dark = Σκούρο
theme-contrast = Δυνατή αντίθεση
speed-off = Χωρίς
setting-auto-bear-off = Μάζευε για μένα όταν τίποτα δεν εμποδίζει
setting-fast-forward = Πέρνα γρήγορα τις σειρές χωρίς επιλογή
setting-home-left = Μαζεύω αριστερά
setting-home-top = Μαζεύω πάνω
setting-sounds = Ήχοι
setting-volume = Ένταση
setting-volume-value = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
setting-calls = Δείχνε πώς λέγεται η ζαριά
setting-spoken = Λέγε τη ζαριά δυνατά
setting-no-voice = Αυτή η συσκευή δεν έχει φωνή για αυτή τη γλώσσα.
setting-shortcuts = Συντομεύσεις με ένα πλήκτρο

status-bear-off = { $who ->
    [you] Τίποτα δεν εμποδίζει. Τα πούλια μαζεύονται για σένα.
    [bot] Τίποτα δεν εμποδίζει. Το μποτ μαζεύει.
    [white] Τίποτα δεν εμποδίζει. Τα άσπρα μαζεύουν.
   *[black] Τίποτα δεν εμποδίζει. Τα μαύρα μαζεύουν.
  }
news-picked-up = Πούλι στο χέρι από τη θέση { $from }. Μπορεί να πάει: { $targets }.
news-picked-up-bar = Πούλι στο χέρι από την μπάρα. Μπορεί να μπει: { $targets }.
news-put-down = Το πούλι γύρισε στη θέση του.
target-off = έξω από το ταμπλό

keys-title = Πλήκτρα
keys-hint = Όλα γίνονται και χωρίς ποντίκι. Τα γράμματα δουλεύουν όπου κι αν είσαι στη σελίδα.
keys-tab = από το ένα μέρος της σελίδας στο επόμενο
keys-arrows = βόλτα στο ταμπλό
keys-enter = πάρε ένα πούλι, άφησέ το, πάτα ένα κουμπί
keys-quick = παίξε το πούλι αμέσως: μάζεψέ το ή πήγαινέ το με το μεγαλύτερο ζάρι· ξανά για το μικρότερο
keys-escape = άφησε το πούλι, κλείσε μια ερώτηση
keys-roll = ρίξε, ή πήγαινε στο επόμενο παιχνίδι
keys-end = τέλος της σειράς
keys-undo = πίσω
keys-settings = ρυθμίσεις
keys-help = αυτός ο κατάλογος
