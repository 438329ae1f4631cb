# Arabic: where the page around a board lets nothing start.
# This translation is not yet checked by a native speaker.

problem-sealed = الصفحة اللي حوالين الطاولة مقيّداها لدرجة إن المحرك مايقدرش يشتغل. في شباك لوحدها هتقدر تلعب.
own-window = افتحها في شباك لوحدها
