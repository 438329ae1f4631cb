# Greek: the history of matches. This translation is not yet checked by a native speaker.

history-title = Ιστορικό
history-empty = Δεν έχει φυλαχτεί ακόμη αγώνας. Κάθε αγώνας που παίζεις εμφανίζεται εδώ.
history-nothing = Κανένας αγώνας δεν ταιριάζει με το φίλτρο.
history-unkept = Αυτό το πρόγραμμα περιήγησης δεν κρατάει ιστορικό για τη σελίδα. Τον αγώνα που παίζεται μπορείς να τον σώσεις σε αρχείο.
history-loading = Διαβάζονται οι αγώνες…
history-close = Πίσω στο παιχνίδι

## The list

history-filter-kind = Τι παίχτηκε
history-filter-opponent = Αντίπαλος
history-filter-outcome = Αποτέλεσμα
history-all = Όλα
history-two-players = Δύο παίκτες
history-bot = Μποτ, { $level }
history-outcome = { $outcome ->
    [won] Νίκη
    [lost] Ήττα
    [white] Νίκη για τα άσπρα
    [black] Νίκη για τα μαύρα
   *[unfinished] Δεν τελείωσε
  }
history-practice = Εξάσκηση
history-score = { $white } : { $black }, ως τους { $target }
history-when-unknown = Άγνωστη ημερομηνία
history-count = { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
  }
history-look = Δες τον
history-continue = Συνέχισε
history-save = Σώσε
history-delete = Σβήσε
history-delete-title = Να σβηστεί αυτός ο αγώνας;
history-delete-text = Δεν γυρίζει πίσω, εκτός αν τον έχεις σώσει σε αρχείο.
history-delete-no = Κράτησέ τον
history-delete-yes = Σβήσε
history-damaged = { $damage ->
    [no-record] Αυτή η εγγραφή δεν έχει αγώνα μέσα.
    [no-summary] Αυτή η εγγραφή δεν λέει ποιος έπαιξε τι.
   *[other] Αυτή η εγγραφή δεν είναι καν αγώνας.
  }
history-damaged-hint = Οι άλλες δεν παθαίνουν τίποτα. Μπορείς να σώσεις ό,τι απέμεινε ή να τη σβήσεις.

## Files

history-save-all = Σώσε τα όλα σε αρχείο
history-read = Διάβασε από αρχείο
history-read-done = { $count ->
    [0] Το αρχείο δεν έχει αγώνα που να μην είναι ήδη εδώ.
    [one] Διαβάστηκε { $count } αγώνας από το αρχείο.
   *[other] Διαβάστηκαν { $count } αγώνες από το αρχείο.
  }
history-read-refused = { $count ->
    [one] { $count } αγώνας του αρχείου δεν είναι σωστός και έμεινε έξω: { $reason }
   *[other] { $count } αγώνες του αρχείου δεν είναι σωστοί και έμειναν έξω. Ο πρώτος: { $reason }
  }
history-file-size = Το αρχείο είναι πολύ μεγάλο. Διαβάζονται αρχεία ως 30 MB.
history-file-unreadable = Το αρχείο δεν διαβάζεται. Διάλεξέ το πάλι, ή διάλεξε άλλο.
history-file-form = Το αρχείο δεν έχει αγώνες του Tabla.

## Sums

history-sums = Παιχνίδια με το μποτ
history-sums-game = Παιχνίδι
history-sums-level = Επίπεδο
history-sums-won = Νίκες
history-sums-lost = Ήττες
history-sums-drawn = Ισοπαλίες

## Looking back

replay-title = Ο αγώνας ξανά
replay-back = Όλοι οι αγώνες
replay-first = Στην αρχή
replay-previous = Πίσω
replay-next = Μπροστά
replay-last = Στο τέλος
replay-play = Παίξε
replay-pause = Σταμάτα
replay-event = Γεγονός { $number } από { $count }
replay-position = Σημείο του αγώνα
replay-game = Παιχνίδι { $number }: { $game }
replay-games = Τα παιχνίδια του αγώνα
replay-speed = Ταχύτητα
replay-start = Ο αγώνας αρχίζει.
replay-refused = Αυτός ο αγώνας δεν μπορεί να φανεί: { $reason }

## Dice

dice-title = Τα ζάρια αυτού του αγώνα
dice-number = Αριθμός
dice-of = { $who ->
    [you] Εσύ
    [bot] Μποτ
    [white] Άσπρα
   *[black] Μαύρα
  }
dice-doubles = Διπλές
dice-doubles-share = { $doubles } από { $rolls } ζαριές
dice-doubles-expected = Κατά μέσο όρο μία ζαριά στις έξι είναι διπλή.
dice-figure = { NUMBER($number) }
dice-fair = { $verdict ->
    [few] Οι ζαριές είναι ακόμη πολύ λίγες για να πούμε κάτι.
    [usual] Έτσι περίπου πέφτουν τα τίμια ζάρια.
    [uncommon] Τα τίμια ζάρια πέφτουν τόσο άνισα περίπου μία φορά στους { $matches } αγώνες. Συμβαίνει.
    [rare] Τα τίμια ζάρια πέφτουν τόσο άνισα μόνο μία φορά στους { $matches } αγώνες. Σπάνιο, αλλά και πάλι τύχη.
   *[never] Τα τίμια ζάρια πέφτουν τόσο άνισα πιο σπάνια από μία φορά στο εκατομμύριο αγώνες.
  }
dice-how = Κάθε ζάρι το βγάζει από την αρχή η ασφαλής γεννήτρια του προγράμματος περιήγησης και κάθε αριθμός έχει την ίδια πιθανότητα. Το μποτ δεν βλέπει τα ζάρια πριν πέσουν.
dice-practice = Αυτά τα ζάρια δεν έπεσαν στην τύχη: ήρθαν από λίστα ή από σπόρο.
