"""Boards near each special rule, set up at random; one function a kind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.reference.flags import Flags
from tests.reference.setup import Setup, spread
from tests.reference.steps import BAR, OFF

Kind = Callable[[Random, Setup], None]


def anywhere(rng: Random, setup: Setup) -> None:
    """Both sides anywhere, some borne off."""
    for colour in (setup.me, setup.foe):
        setup.put(colour, OFF, rng.choice([0, 0, 0, rng.randint(1, 13)]))
        setup.fill(rng, colour, spread(rng, 1, 24))


def on_the_bar(rng: Random, setup: Setup) -> None:
    """Checkers on the bar before a home that is partly closed."""
    for point in rng.sample(range(19, 25), rng.randint(1, 6)):
        setup.put(setup.foe, point, rng.choice([1, 2, 2, 2]), seen_by=setup.me)
    setup.put(setup.me, BAR, rng.randint(1, 4))
    setup.put(setup.foe, BAR, rng.choice([0, 0, 1, 2]))
    setup.put(setup.me, OFF, rng.choice([0, 0, 0, 8]))
    setup.fill(rng, setup.foe, spread(rng, 1, 24))
    setup.fill(rng, setup.me, spread(rng, 1, 24))


def bearing_off(rng: Random, setup: Setup) -> None:
    """All mine at home, foes maybe behind or among them."""
    setup.put(setup.me, OFF, rng.randint(0, 10))
    setup.put(setup.foe, rng.randint(1, 6), rng.choice([0, 0, 1, 1, 2]), seen_by=setup.me)
    for _ in range(60):
        setup.put(setup.me, rng.randint(1, 6))
    setup.put(setup.foe, OFF, rng.choice([0, 0, rng.randint(0, 13)]))
    setup.fill(rng, setup.foe, spread(rng, 1, 24))
    setup.fill(rng, setup.me, spread(rng, 1, 6))


def ending_soon(rng: Random, setup: Setup) -> None:
    """One to four checkers of mine left, so that a play can end with one die, the lower too."""
    remaining = rng.choice([1, 1, 2, 2, 3, 4])
    for _ in range(remaining):
        setup.put(setup.me, rng.choice([1, 2, 3, 4, 5, 6, 6, 5, 7, 8]))
    setup.put(setup.me, OFF, 15)
    setup.put(setup.foe, OFF, rng.choice([0, 14, rng.randint(0, 14)]))
    setup.fill(rng, setup.foe, spread(rng, 1, rng.choice([6, 12, 24])))
    setup.fill(rng, setup.me, spread(rng, 1, 6))


def almost_home(rng: Random, setup: Setup) -> None:
    """One or two still outside, so that bearing off begins in the middle of a play."""
    for _ in range(rng.randint(1, 2)):
        setup.put(setup.me, rng.randint(7, 12))
    setup.put(setup.me, OFF, rng.randint(0, 11))
    for _ in range(60):
        setup.put(setup.me, rng.randint(1, 6))
    setup.fill(rng, setup.foe, spread(rng, 1, 24))
    setup.fill(rng, setup.me, spread(rng, 1, 6))


def pinned_everywhere(rng: Random, setup: Setup) -> None:
    """Lone checkers of both sides, most of them pinned."""
    points = list(range(1, 25))
    rng.shuffle(points)
    for number, point in enumerate(points[: rng.randint(6, 20)]):
        under, over = (setup.me, setup.foe) if number % 2 else (setup.foe, setup.me)
        setup.put(under, point, seen_by=setup.me)
        setup.put(over, point, rng.choice([0, 1, 1, 2]), seen_by=setup.me)
    for colour in (setup.me, setup.foe):
        setup.put(colour, OFF, rng.choice([0, 0, 0, 5]))
        setup.fill(rng, colour, spread(rng, 1, 24))


def pinned_highest(rng: Random, setup: Setup) -> None:
    """All mine at home, the highest of them pinned, maybe with others pinned below."""
    highest = rng.randint(2, 6)
    setup.put(setup.me, highest)
    setup.put(setup.foe, highest, rng.randint(1, 2), seen_by=setup.me)
    if rng.random() < 0.3:
        lower = rng.randint(1, highest - 1)
        setup.put(setup.me, lower)
        setup.put(setup.foe, lower, seen_by=setup.me)
    setup.put(setup.me, OFF, rng.randint(0, 12))
    for _ in range(60):
        setup.put(setup.me, rng.randint(1, highest))
    setup.fill(rng, setup.foe, spread(rng, 1, rng.choice([6, 24])))
    setup.fill(rng, setup.me, spread(rng, 1, 6))


def mothers(rng: Random, setup: Setup) -> None:
    """Last checkers on the 24s, pinned or about to be."""
    for colour, pinner in ((setup.me, setup.foe), (setup.foe, setup.me)):
        count = rng.choice([0, 1, 1, 1, 2])
        setup.put(colour, 24, count)
        if count == 1 and rng.random() < 0.5:
            setup.put(pinner, 24, rng.choice([1, 1, 2]), seen_by=colour)
    for _ in range(rng.randint(1, 3)):
        setup.put(setup.me, rng.randint(2, 8))
    for colour in (setup.me, setup.foe):
        setup.put(colour, OFF, rng.choice([0, 0, 0, 4, 12]))
        setup.fill(rng, colour, spread(rng, 1, 23))


def wall(rng: Random, setup: Setup) -> None:
    """Five of the six points of a wall, a spare or two before the gap, foes behind or not."""
    low = rng.choice([19, 6, rng.randint(1, 19)])
    gaps = rng.sample(range(low, low + 6), rng.choice([0, 1, 1, 1, 2]))
    for point in range(low, low + 6):
        if point not in gaps:
            setup.put(setup.me, point)
    for gap in gaps:
        for _ in range(rng.randint(1, 3)):
            setup.put(setup.me, min(24, gap + rng.randint(1, 6)))
    setup.put(setup.foe, 24, rng.choice([0, 0, 1, 3]))
    if rng.random() < 0.6:
        setup.put(setup.foe, rng.randint(13, 23), rng.randint(1, 2))
    setup.put(setup.foe, OFF, rng.choice([0, 0, 6]))
    setup.fill(rng, setup.foe, spread(rng, 1, rng.choice([6, 12, 24])))
    setup.fill(rng, setup.me, spread(rng, 1, 24))


def shut_in(rng: Random, setup: Setup) -> None:
    """The foe's last movable checkers behind a prime of mine that one play can complete."""
    stuck = rng.randint(8, 24)
    thick = 1 if setup.flags.contact == "block" else 2
    open_points = rng.sample(range(stuck - 6, stuck), rng.choice([0, 1, 1, 1, 2]))
    for point in range(stuck - 6, stuck):
        if point not in open_points:
            setup.put(setup.me, point, thick, seen_by=setup.foe)
    setup.put(setup.foe, stuck, rng.randint(1, 14))
    setup.put(setup.foe, 1, 15)
    setup.fill(rng, setup.foe, spread(rng, 1, 3))
    setup.fill(rng, setup.me, spread(rng, 1, 24))


def behind_a_prime(rng: Random, setup: Setup) -> None:
    """Mine behind foe points in a row, so that dice, chains and whole rolls are blocked."""
    length = rng.randint(3, 6)
    low = rng.randint(1, 23 - length)
    thick = 1 if setup.flags.contact == "block" else 2
    for point in range(low, low + length):
        setup.put(setup.foe, point, thick, seen_by=setup.me)
    for _ in range(rng.randint(4, 15)):
        setup.put(setup.me, min(24, low + length + rng.choice([0, 0, 1, 2])))
    setup.put(setup.me, OFF, rng.choice([0, 0, 5]))
    setup.fill(rng, setup.foe, spread(rng, 1, 24))
    setup.fill(rng, setup.me, spread(rng, 1, rng.choice([2, 6, 24])))


def runner(rng: Random, setup: Setup) -> None:
    """One checker out and about to lift the runner rule, or all still on the 24."""
    setup.put(setup.foe, 24, rng.choice([15, 14, 10, 3]))
    setup.put(setup.me, 24, rng.choice([15, 14, 14, 14, 14, 13, 10]))
    setup.put(setup.me, rng.choice([23, 18, 17, 16, 15, 14, 13, 12, 12, 11, 9, 8, 7, 6, OFF]))
    setup.fill(rng, setup.foe, spread(rng, 1, rng.choice([12, 24])))
    setup.fill(rng, setup.me, spread(rng, rng.choice([1, 7, 12]), 23))


def closing_quarter(rng: Random, setup: Setup) -> None:
    """Five (or four) of my 24–19 held, with spares above the gap; the foe's maybe as well."""
    for colour in (setup.me, setup.foe):
        if colour == setup.foe and rng.random() < 0.7:
            continue
        gaps = rng.sample(range(19, 24), rng.choice([1, 1, 2]))
        for point in range(19, 25):
            if point not in gaps:
                setup.put(colour, point, rng.choice([1, 1, 2, 3]))
    setup.put(setup.me, rng.choice([1, 6, 7, 12, OFF]))
    setup.put(setup.foe, OFF, rng.choice([0, 0, 10]))
    setup.fill(rng, setup.foe, spread(rng, 1, 24))
    setup.fill(rng, setup.me, spread(rng, 1, 24))


def dead(rng: Random, setup: Setup) -> None:
    """Both sides on the bar before a closed home (or nearly): nobody can ever move."""
    for colour, foe in ((setup.me, setup.foe), (setup.foe, setup.me)):
        for point in range(19, 25):
            setup.put(foe, point, 2, seen_by=colour)
    for colour in (setup.me, setup.foe):
        bar = setup.put(colour, BAR, rng.randint(1, 3))
        setup.put(colour, OFF, 3 - bar)
        setup.fill(rng, colour, spread(rng, 1, 6))


def kinds_for(flags: Flags) -> list[Kind]:
    """The kinds that can matter under these flags."""
    kinds: list[Kind] = [anywhere, bearing_off, ending_soon, almost_home, behind_a_prime, shut_in]
    if flags.contact == "hit":
        kinds += [on_the_bar, on_the_bar, dead]
    if flags.contact == "pin":
        kinds += [pinned_everywhere, pinned_everywhere, pinned_highest]
    if flags.mother:
        kinds += [mothers, mothers]
    if flags.walls or flags.leave_a_move:
        kinds += [wall, wall, shut_in, shut_in]
    if flags.runner != "none":
        kinds += [runner, runner]
    if flags.close_quarter:
        kinds += [closing_quarter, closing_quarter]
    if flags.cascade_from:
        kinds += [behind_a_prime, wall]
    return kinds
