# Greek: the time of a turn. This translation is not yet checked by a native speaker.

choose-clock = Χρόνος ανά σειρά
clock-open = Χωρίς όριο
clock-seconds = { $seconds } δ
clock-label = { $who ->
    [you] Ο χρόνος σου
    [bot] Ο χρόνος του μποτ
    [white] Ο χρόνος των άσπρων
   *[black] Ο χρόνος των μαύρων
  }
clock-left-spoken = { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
  }
clock-soon = { $who ->
    [you] Σου μένουν δέκα δευτερόλεπτα.
    [bot] Στο μποτ μένουν δέκα δευτερόλεπτα.
    [white] Στα άσπρα μένουν δέκα δευτερόλεπτα.
   *[black] Στα μαύρα μένουν δέκα δευτερόλεπτα.
  }
status-time-up = { $who ->
    [you] Ο χρόνος σου τελείωσε. Το μποτ ολοκληρώνει τη σειρά σου.
    [bot] Ο χρόνος του μποτ τελείωσε.
    [white] Ο χρόνος των άσπρων τελείωσε. Το μποτ ολοκληρώνει τη σειρά τους.
   *[black] Ο χρόνος των μαύρων τελείωσε. Το μποτ ολοκληρώνει τη σειρά τους.
  }
