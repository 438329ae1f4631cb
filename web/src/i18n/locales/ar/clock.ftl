# Egyptian Arabic: the time of a turn. This translation is not yet checked by a native speaker.

choose-clock = وقت الدور
clock-open = مفتوح
clock-seconds = { $seconds } ث
clock-label = { $who ->
    [you] وقتك
    [bot] وقت البوت
    [white] وقت الأبيض
   *[black] وقت الأسود
  }
clock-left-spoken = { $seconds ->
    [zero] مفيش ولا ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثواني
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
  }
clock-soon = { $who ->
    [you] فاضلك عشر ثواني.
    [bot] فاضل للبوت عشر ثواني.
    [white] فاضل للأبيض عشر ثواني.
   *[black] فاضل للأسود عشر ثواني.
  }
status-time-up = { $who ->
    [you] وقتك خلص. البوت بيكمّل دورك.
    [bot] وقت البوت خلص.
    [white] وقت الأبيض خلص. البوت بيكمّل الدور.
   *[black] وقت الأسود خلص. البوت بيكمّل الدور.
  }
