# Bulgarian: where the page around a board lets nothing start.
# This translation is not yet checked by a native speaker.

problem-sealed = Страницата около дъската я ограничава толкова строго, че двигателят не може да тръгне. В отделен прозорец може да се играе.
own-window = Отвори в отделен прозорец
