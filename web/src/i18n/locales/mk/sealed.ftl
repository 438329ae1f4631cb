# Macedonian: where the page around a board lets nothing start.
# This translation is not yet checked by a native speaker.

problem-sealed = Страницата околу таблата ја затвора толку строго што моторот не може да се пушти. Во свој прозорец ќе може да се игра.
own-window = Отвори во свој прозорец
