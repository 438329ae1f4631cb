# Greek. This translation is not yet checked by a native speaker.
# $who and $from are "you", "bot", "white" or "black".

page-title = Τάβλι
page-description = Τάβλι, τάβλα, ταούλα, μπακγκάμον: όλα τα παιχνίδια σε ένα ταμπλό.

## Names

tradition-name = { $tradition ->
    [macedonian] Μακεδονικό
    [bulgarian] Βουλγαρικό
    [greek] Ελληνικό τάβλι
    [turkish] Τουρκικό
    [egyptian-31] Αιγυπτιακό 31
    [egyptian-aada] Αιγυπτιακό άαντα
    [bulgarian-classic] Παλιό βουλγαρικό
   *[other] { $tradition }
  }
game-name = { $name ->
    [macedonian-prva] Πρβα
    [macedonian-vtora] Βτόρα
    [macedonian-treta] Τρέτα
    [bulgarian-prva] Πράβα
    [bulgarian-vtora] Γκιουλμπαρά
    [bulgarian-treta] Τάπα
    [greek-prva] Πόρτες
    [greek-plakoto] Πλακωτό
    [greek-fevga] Φεύγα
    [turkish-prva] Τάβλα
    [egyptian-31-31] 31
    [egyptian-aada-aada] Άαντα
    [bulgarian-classic-obiknovena] Ομπικνοβένα
    [bulgarian-classic-chelebi] Τσελεμπί
    [bulgarian-classic-gyulbara] Γκιουλμπαρά
    [bulgarian-classic-tapa] Τάπα
   *[other] { $game ->
        [game-prva] Πόρτες (Πρβα, Τάβλα)
        [game-aada] Άαντα
        [game-obiknovena] Ομπικνοβένα
        [game-chelebi] Τσελεμπί
        [game-vtora] Βτόρα
        [game-gyulbara] Γκιουλμπαρά
        [game-treta] Τρέτα
        [game-plakoto] Πλακωτό
        [game-tapa] Τάπα
        [game-fevga] Φεύγα
        [game-31] 31
       *[other] { $id }
      }
  }
game-hint = { $game ->
    [game-prva] Χτυπάς τα μόνα πούλια
    [game-aada] Χτυπάς· η πρώτη ζαριά παίζεται
    [game-obiknovena] Χτυπάς· η πρώτη ζαριά παίζεται
    [game-chelebi] Χτυπάς· οι διπλές ανεβαίνουν ως τις εξάρες
    [game-vtora] Χωρίς χτύπημα· οι διπλές ανεβαίνουν ως τις εξάρες
    [game-gyulbara] Χωρίς χτύπημα· οι διπλές ανεβαίνουν ως τις εξάρες
    [game-treta] Πλακώνεις τα μόνα πούλια
    [game-plakoto] Πλακώνεις τα μόνα πούλια
    [game-tapa] Πλακώνεις τα μόνα πούλια
    [game-fevga] Χωρίς χτύπημα· ένα πούλι φεύγει πρώτο
    [game-31] Χωρίς χτύπημα· μετράει κάθε πούλι που μένει
   *[other] Κανόνες του σπιτιού
  }
player-name = { $who ->
    [you] Εσύ
    [bot] Μποτ
    [white] Άσπρα
   *[black] Μαύρα
  }

language = Γλώσσα

## New match

new-match-title = Νέος αγώνας
choose-kind = Τι θα παιχτεί
kind-tradition = Παράδοση
kind-game = Ένα παιχνίδι
kind-club = Κανόνες λέσχης
choose-tradition = Παράδοση
choose-game = Παιχνίδι
club-file = Αρχείο με τους κανόνες της λέσχης (JSON)
club-file-choose = Διάλεξε αρχείο
club-file-hint = Οι κανόνες ενός παιχνιδιού, γραμμένοι με τους ίδιους όρους όπως οι δικοί μας.
club-file-chosen = Οι κανόνες «{ $name }» είναι έτοιμοι.
choose-target = Πόντοι για τη νίκη στον αγώνα
choose-opponent = Αντίπαλος
opponent-bot = Μποτ
opponent-person = Δύο παίκτες
choose-side = Τα πούλια σου
side-white = Άσπρα
side-black = Μαύρα
turn-board = Γύριζε το ταμπλό για κάθε παίκτη
start-match = Ξεκίνα τον αγώνα

## An unfinished match

unfinished-title = Αγώνας που δεν τελείωσε
unfinished-text = Έπαιζες εδώ και πριν. Τίποτα δεν χάθηκε.
unfinished-linked = Η διεύθυνση της σελίδας ζητάει άλλον αγώνα. Αυτός που άφησες μένει μέχρι να αποφασίσεις.
continue-match = Συνέχισε
back-to-match = Πίσω στον αγώνα που άφησες
start-linked = Ξεκίνα τον αγώνα της διεύθυνσης
start-new = Νέος αγώνας

## Progress and failures

progress-download = Κατεβαίνει η μηχανή: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
progress-python = Η μηχανή ξεκινάει…
progress-engine = Ετοιμάζονται οι κανόνες…
progress-again = Η μηχανή σταμάτησε και ξεκινάει πάλι. Ο αγώνας σου φυλάχτηκε.
retry = Δοκίμασε πάλι
reload-page = Φόρτωσε πάλι τη σελίδα
update-ready = Υπάρχει έτοιμη νέα έκδοση.
update-elsewhere = Σε άλλο παράθυρο παίζεται παιχνίδι. Τελείωσέ το πρώτα εκεί.
update-now = Πέρασε σε αυτήν
dismiss = Κλείσε
save-record = Σώσε τον αγώνα σε αρχείο
problem-language = Τα λόγια αυτής της γλώσσας δεν κατέβηκαν. Έλεγξε τη σύνδεση και διάλεξέ την πάλι.
problem-details = Λεπτομέρειες
problem-download = Ένα αρχείο του παιχνιδιού δεν κατέβηκε. Έλεγξε τη σύνδεση και δοκίμασε πάλι.
problem-python = Η μηχανή δεν ξεκίνησε. Συχνά βοηθάει να δοκιμάσεις πάλι.
problem-engine = Οι κανόνες του παιχνιδιού δεν φορτώθηκαν. Συχνά βοηθάει να δοκιμάσεις πάλι.
problem-play = Η μηχανή σταμάτησε πάνω από μία φορά. Ο αγώνας σου φυλάχτηκε· δοκίμασε πάλι για να συνεχίσεις.
problem-wasm-blocked = Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να τρέξει WebAssembly, που το χρειάζεται η μηχανή. Επίτρεψέ το για αυτή τη σελίδα ή άλλαξε πρόγραμμα και δοκίμασε πάλι.
problem-no-worker = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να τρέξει τη μηχανή στο παρασκήνιο. Με ένα νεότερο θα παίξεις.
problem-silent = Η μηχανή δεν δίνει σημεία ζωής εδώ και ώρα. Δοκίμασε πάλι· με αργή σύνδεση ίσως χρειαστούν πολλές προσπάθειες.
problem-storage = Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να φυλάξει τον αγώνα. Μπορείς να συνεχίσεις, αλλά αν κλείσεις τη σελίδα ο αγώνας χάνεται.
problem-stored = Ο φυλαγμένος αγώνας δεν διαβάζεται. Μένει όπως είναι μέχρι να ξεκινήσεις νέον.
problem-record = Ο αγώνας δεν μπορεί να συνεχίσει: το γεγονός { $event } της καταγραφής του δεν γίνεται.
problem-elsewhere = Ο αγώνας συνεχίστηκε σε άλλο παράθυρο. Συνέχισε εδώ με ό,τι παίχτηκε εκεί.
continue-here = Συνέχισε εδώ
match-proposed = Η σελίδα γύρω από το ταμπλό προτείνει άλλον αγώνα. Θα αρχίσει όταν τελειώσει αυτός, ή αμέσως αν θέλεις.
settings-unkept = Το πρόγραμμα περιήγησης δεν κρατάει τίποτα για αυτό το ταμπλό: ο αγώνας και οι ρυθμίσεις μένουν όσο είναι ανοιχτή η σελίδα.

## Address parameters

parameter-lang = Η διεύθυνση ζητάει τη γλώσσα «{ $value }», που δεν υπάρχει. Αγνοήθηκε.
parameter-tradition = Η διεύθυνση ζητάει την παράδοση «{ $value }», που δεν υπάρχει. Αγνοήθηκε.
parameter-game = Η διεύθυνση ζητάει το παιχνίδι «{ $value }», που δεν υπάρχει ή δεν ταιριάζει με τα υπόλοιπα. Αγνοήθηκε.
parameter-target = Η διεύθυνση ζητάει αγώνα ως τους «{ $value }», που δεν προσφέρεται σε αυτό το παιχνίδι. Αγνοήθηκε.
parameter-white = Η διεύθυνση δίνει τα άσπρα στο «{ $value }»· μόνο «human» ή «bot» μπορούν να παίξουν. Αγνοήθηκε.
parameter-level = Η διεύθυνση ζητάει το επίπεδο «{ $value }», που δεν υπάρχει. Αγνοήθηκε.
parameter-position = Η διεύθυνση έχει μια θέση που δεν γίνεται: «{ $value }». Αγνοήθηκε.
parameter-record = Η διεύθυνση έχει μια καταγραφή αγώνα που δεν διαβάζεται. Αγνοήθηκε.
parameter-seed = Η διεύθυνση έχει κενό σπόρο, ή σπόρο μαζί με λίστα ζαριών. Αγνοήθηκε.
parameter-theme = Η διεύθυνση ζητάει την εμφάνιση «{ $value }», που δεν υπάρχει. Αγνοήθηκε.
parameter-dice = Η διεύθυνση έχει ζάρια που δεν είναι λίστα αριθμών από το 1 ως το 6: «{ $value }». Αγνοήθηκαν.
parameter-long = Η διεύθυνση έχει ένα «{ $parameter }» πολύ μεγάλο για να διαβαστεί. Αγνοήθηκε.

## Errors by code

error-record = Η καταγραφή του αγώνα δεν είναι σωστή ({ $code }).
error-record-replay = Η καταγραφή του αγώνα δεν είναι σωστή: το γεγονός { $event } δεν γίνεται.
error-rules = Αυτοί οι κανόνες δεν είναι σωστοί ({ $code }).
error-rules-none = Διάλεξε πρώτα το αρχείο με τους κανόνες της λέσχης.
error-rules-form = Το αρχείο δεν έχει κανόνες παιχνιδιού.
error-rules-json = Το αρχείο δεν είναι JSON.
error-rules-size = Το αρχείο είναι πάνω από 100 kB. Οι κανόνες ενός παιχνιδιού είναι πολύ πιο μικροί.
error-rules-unreadable = Το αρχείο δεν διαβάζεται. Διάλεξέ το πάλι, ή διάλεξε άλλο.
error-rules-unknown-flag = Οι κανόνες έχουν έναν όρο που δεν υπάρχει.
error-rules-missing-flag = Από τους κανόνες λείπει ένας όρος που χρειάζονται.
error-rules-value = Ένας όρος των κανόνων έχει τιμή που δεν μπορεί να έχει.
error-rules-contradiction = Δύο όροι των κανόνων δεν συμβιβάζονται.
error-rules-start = Η αρχική θέση αυτών των κανόνων δεν βάζει 15 πούλια στις θέσεις 1 ως 24.
error-rules-id = Οι κανόνες χρειάζονται δικό τους μικρό όνομα: μικρά λατινικά γράμματα, ψηφία και παύλες.
error-rules-base = Οι κανόνες στηρίζονται σε παιχνίδι που δεν υπάρχει.
error-position = Η θέση δεν γίνεται ({ $code }).
error-play = Αυτή η κίνηση δεν επιτρέπεται εδώ.
error-dice-used-up = Η λίστα με τα ζάρια εξάσκησης τελείωσε. Με μεγαλύτερη λίστα, ή με αληθινά ζάρια, ο αγώνας συνεχίζει.
error-request-size = Η καταγραφή του αγώνα είναι πολύ μεγάλη για να διαβαστεί.
error-internal = Η μηχανή δεν μπόρεσε να απαντήσει. Ο αγώνας είναι όπως ήταν.
error-engine-failed = Η μηχανή δεν μπόρεσε να απαντήσει. Ο αγώνας είναι όπως ήταν.
error-other = Αυτό δεν έγινε ({ $code }).

## The table

practice-badge = Εξάσκηση
practice-badge-hint = Τα ζάρια έρχονται από τη διεύθυνση, όχι από την τύχη.
settings = Ρυθμίσεις
new-match = Νέος αγώνας
resign = Παραίτηση
undo = Πίσω
roll = Ρίξε
end-turn = Τέλος
next-game = Επόμενο παιχνίδι
rematch = Ρεβάνς
score-of = { $who ->
    [you] Εσύ: { $score }
    [bot] Μποτ: { $score }
    [white] Άσπρα: { $score }
   *[black] Μαύρα: { $score }
  }
target-of = ως { $target }
game-of-match = Παιχνίδι { $number }
set-progress = Τα παιχνίδια του αγώνα

status-opening = Ρίχνετε από ένα ζάρι. Ο μεγαλύτερος αρχίζει.
status-opening-equal = Φέρατε και οι δύο { $number }. Ρίξτε πάλι.
status-opening-bots = Ρίχνουν από ένα ζάρι…
status-roll = { $who ->
    [you] Σειρά σου. Ρίξε τα ζάρια.
    [bot] Το μποτ θα ρίξει…
    [white] Ρίχνουν τα άσπρα.
   *[black] Ρίχνουν τα μαύρα.
  }
status-play = { $who ->
    [you] Παίζεις.
    [bot] Το μποτ σκέφτεται…
    [white] Παίζουν τα άσπρα.
   *[black] Παίζουν τα μαύρα.
  }
status-handed = { $who ->
    [you] Παίξε πρώτα τα ζάρια που σου έμειναν.
    [bot] Το μποτ παίζει τα ζάρια που του έμειναν.
    [white] Τα άσπρα παίζουν πρώτα τα ζάρια που άφησαν τα μαύρα.
   *[black] Τα μαύρα παίζουν πρώτα τα ζάρια που άφησαν τα άσπρα.
  }
status-complete = { $who ->
    [white] Τα άσπρα έπαιξαν τη ζαριά τους. Πάτα «Τέλος» ή «Πίσω».
    [black] Τα μαύρα έπαιξαν τη ζαριά τους. Πάτα «Τέλος» ή «Πίσω».
   *[you] Έπαιξες τη ζαριά σου. Πάτα «Τέλος» ή «Πίσω».
  }
status-stage-complete = Αυτός ο αριθμός παίχτηκε. Πάτα «Τέλος» για τον επόμενο ή «Πίσω».
status-forced = { $who ->
    [you] Υπάρχει μία μόνο κίνηση. Παίζεται για σένα.
    [bot] Το μποτ έχει μία μόνο κίνηση.
    [white] Τα άσπρα έχουν μία μόνο κίνηση.
   *[black] Τα μαύρα έχουν μία μόνο κίνηση.
  }
status-pass = { $who ->
    [you] Δεν παίζεις πουθενά.
    [bot] Το μποτ δεν παίζει πουθενά.
    [white] Τα άσπρα δεν παίζουν πουθενά.
   *[black] Τα μαύρα δεν παίζουν πουθενά.
  }
status-next = Ακολουθεί: { $game }.
status-over = Ο αγώνας τελείωσε.

news-opening = { $who ->
    [you] Έφερες { $mine }, το μποτ { $theirs }. Αρχίζεις εσύ.
    [bot] Το μποτ έφερε { $mine }, εσύ { $theirs }. Αρχίζει το μποτ.
    [white] Τα άσπρα έφεραν { $mine }, τα μαύρα { $theirs }. Αρχίζουν τα άσπρα.
   *[black] Τα μαύρα έφεραν { $mine }, τα άσπρα { $theirs }. Αρχίζουν τα μαύρα.
  }
news-opening-equal = Και οι δύο έφεραν { $number }.
news-roll = { $who ->
    [you] Έφερες { $first } και { $second }.
    [bot] Το μποτ έφερε { $first } και { $second }.
    [white] Τα άσπρα έφεραν { $first } και { $second }.
   *[black] Τα μαύρα έφεραν { $first } και { $second }.
  }
news-play = { $who ->
    [you] Έπαιξες { $play }.
    [bot] Το μποτ έπαιξε { $play }.
    [white] Τα άσπρα έπαιξαν { $play }.
   *[black] Τα μαύρα έπαιξαν { $play }.
  }
play-step = { $way ->
    [entered] μπάρα/{ $to }
    [off] { $from }/έξω
   *[moved] { $from }/{ $to }
  }{ $mark ->
    [hit] {"*"}
    [pin] {"^"}
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] ({ $count })
  }
news-pass = { $who ->
    [you] Δεν έπαιζες πουθενά.
    [bot] Το μποτ δεν έπαιζε πουθενά.
    [white] Τα άσπρα δεν έπαιζαν πουθενά.
   *[black] Τα μαύρα δεν έπαιζαν πουθενά.
  }
news-handed = { $who ->
    [you] Άφησες ζάρια στο μποτ: { $dice }.
    [bot] Το μποτ σου άφησε ζάρια: { $dice }.
    [white] Τα άσπρα άφησαν ζάρια στα μαύρα: { $dice }.
   *[black] Τα μαύρα άφησαν ζάρια στα άσπρα: { $dice }.
  }
news-lost = Αυτά τα ζάρια χάνονται: { $dice }.
news-undo = Η κίνηση γύρισε πίσω.
news-step = { $way ->
    [entered] { $mark ->
        [hit] Είσοδος στη θέση { $to }, με χτύπημα.
       *[none] Είσοδος στη θέση { $to }.
      }
    [off] Μάζεμα από τη θέση { $from }.
   *[moved] { $mark ->
        [hit] Από τη θέση { $from } στη { $to }, με χτύπημα.
        [pin] Από τη θέση { $from } στη { $to }, με πλάκωμα.
       *[none] Από τη θέση { $from } στη { $to }.
      }
  }

chain-title = Μένουν να παιχτούν
chain-group = { $count ->
    [1] { $number }
   *[other] { $count } × { $number }
  }
chain-count = ×{ $count }
handed-from = { $from ->
    [you] Τα άφησες εσύ
    [bot] Τα άφησε το μποτ
    [white] Τα άφησαν τα άσπρα
   *[black] Τα άφησαν τα μαύρα
  }
leaving-for = { $who ->
    [you] Πάνε στο μποτ
    [bot] Έρχονται σε σένα
    [white] Πάνε στα μαύρα
   *[black] Πάνε στα άσπρα
  }
chain-spoken = { $what }: { $dice }

## Results

result-title = { $who ->
    [you] Κέρδισες το παιχνίδι
    [bot] Το μποτ κέρδισε το παιχνίδι
    [white] Τα άσπρα κέρδισαν το παιχνίδι
    [black] Τα μαύρα κέρδισαν το παιχνίδι
   *[nobody] Ισοπαλία
  }
match-title = { $who ->
    [you] Κέρδισες τον αγώνα!
    [bot] Το μποτ κέρδισε τον αγώνα
    [white] Τα άσπρα κέρδισαν τον αγώνα!
   *[black] Τα μαύρα κέρδισαν τον αγώνα!
  }
result-points = { $points ->
    [0] Κανένας πόντος
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
result-reason = { $reason ->
    [off] Μαζεύτηκαν και τα δεκαπέντε πούλια.
    [mars] Διπλό: ο χαμένος δεν μάζεψε ούτε ένα πούλι.
    [mother] Η μάνα πλακώθηκε και δεν ελευθερώνεται πια.
    [quarter] Το αρχικό τεταρτημόριο έκλεισε: έξι θέσεις στη σειρά δεν αφήνουν πέρασμα.
    [drawn] Πλακώθηκαν και οι δύο μάνες. Κανείς δεν μπορεί να κερδίσει.
    [dead] Κανείς από τους δύο δεν μπορεί πια να παίξει.
    [resigned] Ο χαμένος παραιτήθηκε.
   *[other] { $reason }
  }
match-score = { $white } : { $black }

## Resigning

resign-title = Παραιτείσαι από το παιχνίδι;
resign-text = { $who ->
    [you] { $cost ->
        [one] Το μποτ παίρνει { $cost } πόντο.
       *[other] Το μποτ παίρνει { $cost } πόντους.
      }
    [white] { $cost ->
        [one] Τα άσπρα παραιτούνται: τα μαύρα παίρνουν { $cost } πόντο.
       *[other] Τα άσπρα παραιτούνται: τα μαύρα παίρνουν { $cost } πόντους.
      }
   *[black] { $cost ->
        [one] Τα μαύρα παραιτούνται: τα άσπρα παίρνουν { $cost } πόντο.
       *[other] Τα μαύρα παραιτούνται: τα άσπρα παίρνουν { $cost } πόντους.
      }
  }
resign-yes = Παραίτηση
resign-no = Συνέχισε
abandon-title = Αφήνεις αυτόν τον αγώνα;
abandon-text = Ο αγώνας δεν τελείωσε. Μόλις ξεκινήσεις νέον, θα πάρει τη θέση του.
abandon-yes = Ετοίμασε νέον αγώνα
abandon-no = Συνέχισε
abandon-board-text = Ο αγώνας δεν τελείωσε. Ένας νέος παίρνει αμέσως τη θέση του.
abandon-board-yes = Ξεκίνα νέον αγώνα

## Settings

setting-auto-roll = Ρίχνε τα ζάρια για μένα
setting-auto-end = Τέλειωνε τη σειρά μου όταν δεν μένει τίποτα να διαλέξω
setting-auto-forced = Παίζε για μένα όταν υπάρχει μία μόνο κίνηση
setting-turn-board = Γύριζε το ταμπλό όταν παίζουν δύο
setting-pips = Δείχνε πόσες θέσεις απομένουν
setting-speed = Ταχύτητα
speed-slow = Αργά
speed-normal = Κανονικά
speed-fast = Γρήγορα

## About

about-title = Σχετικά με το Tabla
about-text = Το Tabla είναι ελεύθερο λογισμικό. Παίζει μόνο σε αυτή τη συσκευή: δεν χρειάζεται διακομιστή, δεν αφήνει cookies και δεν λέει τίποτα σε κανέναν.
about-version = Έκδοση { $version }
about-parts = Από τι είναι φτιαγμένο
about-part = { $name } { $version } ({ $licence })
about-part-unnumbered = { $name } ({ $licence })
about-missing = Ο κατάλογος με τις άδειες δεν κατέβηκε. Έλεγξε τη σύνδεση και δοκίμασε πάλι.

## The board, spoken

board-label = Το ταμπλό
board-point = { $state ->
    [pinned-w] θέση { $point }, μαύρα { $black } πάνω σε πλακωμένο άσπρο πούλι
    [pinned-b] θέση { $point }, άσπρα { $white } πάνω σε πλακωμένο μαύρο πούλι
    [white] { $white ->
        [one] θέση { $point }, { $white } άσπρο πούλι
       *[other] θέση { $point }, { $white } άσπρα πούλια
      }
    [black] { $black ->
        [one] θέση { $point }, { $black } μαύρο πούλι
       *[other] θέση { $point }, { $black } μαύρα πούλια
      }
   *[empty] θέση { $point }, άδεια
  }
board-bar = { $side ->
    [w] μπάρα, άσπρα πούλια: { $count }
   *[b] μπάρα, μαύρα πούλια: { $count }
  }
board-off = { $side ->
    [w] μαζεμένα άσπρα πούλια: { $count }
   *[b] μαζεμένα μαύρα πούλια: { $count }
  }
board-place = { $choice ->
    [selected] { $place }, πούλι στο χέρι
    [middle] { $place }, διάλεξε δρόμο
    [target] { $place }, εδώ μπορεί να πάει
    [movable] { $place }, μπορεί να παίξει
   *[plain] { $place }
  }
board-dice = Ζάρια: { $dice }
board-pips = { $side ->
    [w] Στα άσπρα απομένουν θέσεις: { $count }
   *[b] Στα μαύρα απομένουν θέσεις: { $count }
  }
