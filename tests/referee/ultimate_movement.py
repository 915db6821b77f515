"""Where a token comes to on three tracks that stations link: pure functions from place to place."""

from collections import deque
from collections.abc import Callable

from tests.referee.ultimate_facts import BOARD, PAY_CORNERS

SIZES = {"outer": 56, "middle": 40, "inner": 24}
DEPTH = {"outer": 0, "middle": 1, "inner": 2}


def track(place: str) -> str:
    return place.partition(":")[0]


def index(place: str) -> int:
    return int(place.partition(":")[2])


def beside(place: str, steps: int) -> str:
    """So many spaces on along one track; backwards below zero."""
    here = track(place)
    return f"{here}:{(index(place) + steps) % SIZES[here]}"


def is_station(place: str) -> bool:
    return bool(BOARD[place].link)


def other_face(place: str) -> str:
    return BOARD[place].link


def faces(place: str) -> tuple[str, ...]:
    """UM-BRD-3: a station is one space with two faces."""
    return (place, BOARD[place].link) if BOARD[place].link else (place,)


def outer_face(place: str) -> str:
    return min(faces(place), key=lambda face: DEPTH[track(face)])


def inner_face(place: str) -> str:
    return max(faces(place), key=lambda face: DEPTH[track(face)])


def leaving(place: str, even: bool, odd_exit: str) -> str:
    """UM-TRN-6, -7: a roll leaves a station outwards if even, inwards if odd."""
    if not is_station(place):
        return place
    if even:
        return outer_face(place)
    return {"inner": inner_face(place), "outer": outer_face(place), "stay": place}[odd_exit]


def continuing(place: str, even: bool) -> str:
    """UM-TRN-9: a bonus move goes on with the roll, across if even."""
    return other_face(place) if even and is_station(place) else place


def walked(start: str, steps: int, even: bool, direction: int) -> list[str]:
    """The spaces of a move by dice, one after the other; even totals ride every station that they pass (001-0141)."""
    path: list[str] = []
    here = start
    for _ in range(steps):
        here = beside(here, direction)
        path.append(here)
        here = continuing(here, even)
    return path


def tour(start: str, even: bool, direction: int, wanted: Callable[[str], bool]) -> list[str]:
    """001-0091 to -0096: on to the first space that is wanted; nothing if the start comes first."""
    path: list[str] = []
    here = continuing(start, even)
    while True:
        here = beside(here, direction)
        if here in faces(start):
            return []
        path.append(here)
        if wanted(here):
            return path
        here = continuing(here, even)


def round_trip(start: str, even: bool) -> list[str]:
    """All spaces ahead until the start comes again (001-0257)."""
    path: list[str] = []
    here = continuing(start, even)
    while (here := beside(here, 1)) not in faces(start):
        path.append(here)
        here = continuing(here, even)
    return path


def advanced(start: str, target: str) -> list[str]:
    """001-0188, UM-CRD-3: along the own track if the target lies there, else by the next station that leads to it."""
    path: list[str] = []
    here = start
    while here not in faces(target) or not path:
        goal = nearest_face(target, here)
        if path or track(here) != track(goal):
            here = towards(here, goal)
        here = beside(here, 1)
        path.append(here)
    return path


def nearest_face(target: str, here: str) -> str:
    """IX-68: the face on the own track, if it has one, else the one that fewest tracks lie between."""
    return min(faces(target), key=lambda face: abs(DEPTH[track(face)] - DEPTH[track(here)]))


def towards(here: str, goal: str) -> str:
    """Across a station, if its other face lies nearer to the goal's track."""
    if not is_station(here) or track(here) == track(goal):
        return here
    across = other_face(here)
    nearer = abs(DEPTH[track(across)] - DEPTH[track(goal)]) < abs(DEPTH[track(here)] - DEPTH[track(goal)])
    return across if nearer else here


def shortest(start: str, target: str) -> list[str]:
    """UM-TRP-4: fewest steps forward, free at every station; of equal ones that which stays on its track first."""
    ends = faces(target)
    queue: deque[list[str]] = deque([[start]])
    seen = {start}
    while queue:
        path = queue.popleft()
        for face in dict.fromkeys(faces(path[-1])):
            following = beside(face, 1)
            if following in ends:
                return [*path[1:], following]
            if following not in seen:
                seen.add(following)
                queue.append([*path, following])
    raise ValueError(f"no way from {start} to {target}")


def side_end(place: str) -> str:
    """UM-VCH-8: the corner at the end of the side; a corner begins the next side."""
    here = track(place)
    side = SIZES[here] // 4
    return f"{here}:{(index(place) // side + 1) * side % SIZES[here]}"


def ticket_paths(start: str) -> list[list[str]]:
    """UM-VCH-8, -9: all moves of a bus ticket, up to the corner, with free choice at every station."""
    found: list[list[str]] = []

    def onwards(face: str, path: list[str]) -> None:
        end = side_end(face)
        here = face
        while True:
            here = beside(here, 1)
            path = [*path, here]
            found.append(path)
            if here == end:
                return
            if is_station(here):
                onwards(other_face(here), path)

    for face in faces(start):
        onwards(face, [])
    return found


def fare_paths(start: str, steps: int) -> list[list[str]]:
    """UM-TRN-11: each space that so many steps reach, with free choice at every station, the first included."""
    direction = 1 if steps > 0 else -1
    paths: list[list[str]] = [[]]
    for _ in range(abs(steps)):
        longer: list[list[str]] = []
        for path in paths:
            for face in faces(path[-1] if path else start):
                longer.append([*path, beside(face, direction)])
        paths = longer
    return paths


def token_paths(start: str) -> list[list[str]]:
    """A transit token: on to any station, with free choice at those on the way (UM-TRN-11), by whatever way."""
    found: list[list[str]] = []

    def onwards(face: str, path: list[str]) -> None:
        while True:
            face = beside(face, 1)
            if face in path or face == start:
                return
            path = [*path, face]
            if is_station(face):
                found.append(path)
                if other_face(face) not in path:
                    onwards(other_face(face), path)

    for face in faces(start):
        onwards(face, [])
    return sorted(found, key=len)


def corners_passed(path: list[str]) -> list[str]:
    return [place for place in path[:-1] if place in PAY_CORNERS]
