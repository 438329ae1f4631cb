# Greek: sharing a position or a match. This translation is not yet checked by a native speaker.

share-title = Μοιράσου
share-what = Τι θα μοιραστείς
share-position = Αυτή τη θέση
share-match = Τον αγώνα
share-text = Το κείμενο που μοιράζεσαι
share-copy-link = Αντίγραψε τον σύνδεσμο
share-copy-text = Αντίγραψε το κείμενο
share-send = Στείλε…
share-done-link = Ο σύνδεσμος αντιγράφηκε.
share-done-text = Το κείμενο αντιγράφηκε.
share-done-by-hand = Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να αντιγράψει. Το κείμενο είναι επιλεγμένο: αντίγραψέ το εσύ.

## The text itself

share-heading = { $what }, αγώνας ως τους { $target }. Άσπρα { $white }, μαύρα { $black }.
share-game = Παιχνίδι { $number }: { $game }
share-game-ended = { $winner ->
    [white] { $points ->
        [one] Παιχνίδι { $number }, { $game }: τα άσπρα κερδίζουν { $points } πόντο.
       *[other] Παιχνίδι { $number }, { $game }: τα άσπρα κερδίζουν { $points } πόντους.
      }
    [black] { $points ->
        [one] Παιχνίδι { $number }, { $game }: τα μαύρα κερδίζουν { $points } πόντο.
       *[other] Παιχνίδι { $number }, { $game }: τα μαύρα κερδίζουν { $points } πόντους.
      }
   *[nobody] Παιχνίδι { $number }, { $game }: ισοπαλία.
  }
share-checkers = { $side ->
    [w] Άσπρα: { $places }
   *[b] Μαύρα: { $places }
  }
share-place = { $place ->
    [bar] μπάρα ×{ $count }
    [off] μαζεμένα ×{ $count }
    [pinned] { $number } ×{ $count } (πλακωμένο)
   *[point] { $number } ×{ $count }
  }
share-to-roll = { $side ->
    [w] Ρίχνουν τα άσπρα.
   *[b] Ρίχνουν τα μαύρα.
  }
share-to-play = { $side ->
    [w] Τα άσπρα παίζουν: { $dice }.
   *[b] Τα μαύρα παίζουν: { $dice }.
  }
